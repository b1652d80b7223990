"""A throw of the dice as a signed number: compiled code would take a sum of signed and unsigned for a fraction."""

import numpy as np

from impera.compiled import compiled
from impera.game.chance import Word, below


@compiled
def roll(word: Word, bound: int) -> int:
    """Return a whole number from 0 to bound - 1, each equally likely."""
    return int(np.int64(below(word, bound)))
