import numpy as np

from impera import Game, View, determinize

view = Game.new(players=3, seed=42).view(seat=1)
world = determinize(view, np.random.default_rng(0))
print(View(world, 1).to_json() == view.to_json())  # True
