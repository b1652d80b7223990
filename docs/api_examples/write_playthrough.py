from impera import Game, write_playthrough

game = Game.new(players=2, seed=7)
game.play(game.legal()[0])
header, decision = write_playthrough(game.setup, game.actions)
print(header[:35])  # {"format": "impera-playthrough/1",
print('"decision": "play"' in decision)  # True
