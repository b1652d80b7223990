"""Perft: how many sequences of legal actions there are to a fixed depth. A small change of a rule changes it."""

import numpy as np

from impera.bots.players.policies import Policy
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply
from impera.rules.legal import legal_actions
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT
from tests.games import Options, played

SEED = 104
# From the fixed deck of a set-up, after so many actions of its fixed game: depths 1 to the given one.
STARTS = {"deal": (0, 10), "middle": (70, 6), "late": (130, 6)}
SHALLOW = 4  # as deep as the interpreted run goes


def perft_table(options: Options, deepest: int | None = None) -> dict[str, list[int]]:
    """Count sequences from each start of a set-up, for depth 1, 2, …"""
    table = {}
    for name, (actions, depth) in STARTS.items():
        state = played(options, SEED, Policy.BUILDER, most=actions).state
        table[name] = [count(state, plies) for plies in range(1, (deepest or depth) + 1)]
    return table


def count(state: State, depth: int) -> int:
    ids = np.empty(ACTIONS, dtype=np.int16)
    legal = ids[: legal_actions(state, ids)].tolist()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = copy_of(state)
        apply(twin, action, SILENT)
        total += count(twin, depth - 1)
    return total
