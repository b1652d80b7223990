from impera import Game

game = Game.new(players=2, seed=7)
for event in game.play("play " + next(iter(game.view(game.deciding).hand))):
    print(event.what, event.seat, event.card)
