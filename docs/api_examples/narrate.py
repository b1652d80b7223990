from impera import Game, narrate

game = Game.new(players=2, seed=7, first=1)
names = {1: "Ann", 2: "Ben"}
for event in game.play(game.legal()[0]):
    print(narrate(event, names, "it"))
