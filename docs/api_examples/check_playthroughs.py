from impera import Game, check_playthroughs, write_playthrough

game = Game.new(players=2, seed=7)
game.play(game.legal()[0])
lines = write_playthrough(game.setup, game.actions)
print([len(game.actions) for game in check_playthroughs(lines)])  # [1]
