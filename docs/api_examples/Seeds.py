from impera import Game, Seeds

seeds = Seeds("80" * 32, ("ann's own text", ""))
game = Game.new(players=2, seed=seeds)
print(seeds.commitment[:8])  # bd75a82b
print(game.seeds == seeds)  # True
