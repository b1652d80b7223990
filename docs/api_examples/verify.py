from impera import Game, Record, verify

game = Game.new(players=2, seed=7)
while not game.is_over:
    game.play(game.legal()[0])
checks = verify(Record(game, game.seeds.commitment))
print(all(check.holds for check in checks))  # True
