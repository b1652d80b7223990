"""Chance inside compiled code, started from a generator of NumPy's.

A throw is a signed number: compiled code would take a sum of signed and unsigned for a fraction.
"""

import numpy as np

from impera.compiled import compiled
from impera.game.chance import RandomState, below, new_random_state


def random_state_from(rng: np.random.Generator) -> RandomState:
    """Start a source of chance for compiled code."""
    return new_random_state(int(rng.integers(2**63)))


@compiled
def roll(random: RandomState, bound: int) -> int:
    """Return a whole number from 0 to bound - 1, each equally likely."""
    return int(np.int64(below(random, bound)))
