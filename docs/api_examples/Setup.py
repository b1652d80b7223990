from impera import Game

setup = Game.new(players=4, teams=True, seed=1).setup
print(setup.players, setup.variant, setup.teams)  # 4 basic True
print(len(setup.deck), len(setup.removed))  # 104 0
print(Game(setup).setup == setup)  # True
