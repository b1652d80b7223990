"""Compile the core ahead of time: `python -m impera.cli.warm`. After that every start takes the code from disk."""

import numpy as np

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.compiled import INTERPRETED, remove_stale_caches
from impera.game.belief import determinize
from impera.game.game import Game
from impera.lab.analysis import win_chances
from impera.lab.simulate import Plan, play_chunk
from impera.rules.actions import ACTIONS
from impera.rules.apply import step
from impera.rules.legal import legal_mask
from impera.rules.state import new_states
from impera.rules.trace import SILENT, new_trace


def warm() -> None:
    """Use every entry into compiled code once, so that each is compiled and cached."""
    game = Game.new(players=2, variant="draft", seed=1)
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    determinize(game.view(1), np.random.default_rng(1))
    game.view(None).to_json()
    for action in game.legal():
        game.explain(action)
    game.play(game.legal()[0])
    legal_mask(game.state, mask)
    states = new_states(1)
    for trace in (SILENT, new_trace()):
        game.setup.deal(states[0], trace)
        step(states, 0, int(np.flatnonzero(mask)[0]), mask, trace)
    play_chunk(Plan.of(players=2), 0, 2)
    warm_bots()
    win_chances(Game.new(players=2, seed=1).view(1))


def warm_bots() -> None:
    """Let every kind of bot decide once, so that nobody's first opponent waits for a compiler."""
    rng = np.random.default_rng(1)
    for name in ("random", "light", "greedy", "ismcts:10", "plan:20", "search:5ms"):
        game = Game.new(players=2, seed=1)
        bot = create(name)
        for _ in range(2):
            game.play(bot.choose(game.view(game.seat), Budget(), rng))


if __name__ == "__main__":
    if not INTERPRETED:
        warm()
        remove_stale_caches()
