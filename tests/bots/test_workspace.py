"""Merging duplicates must never merge what differs."""

import numpy as np

from impera.bots.search import workspace
from impera.game.game import Game
from impera.rules.apply import apply
from impera.rules.trace import SILENT


def test_no_two_keys_of_the_hash_are_alike() -> None:
    tables = [
        value for name, value in vars(workspace).items() if name.endswith("_KEYS") and isinstance(value, np.ndarray)
    ]
    keys = np.concatenate([table.ravel() for table in tables]).tolist()
    assert len(tables) == 6
    assert len(set(keys)) == len(keys)


def test_every_first_play_leads_to_a_position_of_its_own() -> None:
    for seed in range(30):
        game = Game.new(2, seed=seed)
        seat, keys, domains = game.deciding - 1, set(), set()
        for action in game.legal():
            state = game.state
            apply(state, action.id, SILENT)
            keys.add(int(workspace.key_of(state, seat)))
            domains.add((action.kind or "")[0])
        assert len(keys) == len(domains)
