from impera import Game

game = Game.new(players=2, seed=7)
while not game.is_over:
    game.play(game.legal()[0])
print(game.result)  # hegemony P2
print(game.result.how, game.result.winners)  # hegemony (2,)
