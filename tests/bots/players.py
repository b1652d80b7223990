"""Set-ups and games for the tests of bots."""

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.game.action import Action
from impera.game.game import Game

SETUPS = [
    (2, "basic", False),
    (2, "draft", False),
    (3, "basic", False),
    (3, "draft", False),
    (4, "basic", False),
    (4, "draft", False),
    (4, "basic", True),
    (4, "draft", True),
]
CHEAP = ["random", "builder", "light", "greedy", "level:1", "level:2"]
COSTLY = ["ismcts:60", "plan:60", "search:2ms", "ladder:2", "ladder:5/raider"]
DECISIONS = 400  # a game of chance may take long; the rest of it proves nothing new


def play_game(bot: Bot, setup: tuple[int, str, bool], seed: int, most: int = DECISIONS) -> list[Action]:
    """Let a bot play all seats; every choice must be legal (Game.play refuses others)."""
    players, variant, teams = setup
    game = Game.new(players, variant, teams=teams, seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(most):
        if game.is_over:
            break
        game.play(bot.choose(game.view(game.deciding), Budget(), rng))
    return list(game.actions)
