"""The rules with chance outside: an action that draws waits until its cards have been dealt to it one by one."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.rules.apply import apply
from impera.rules.facts import AGE_CARDS, AGE_OF, FIRST_KIND, REMOVED_PER_AGE, Decision
from impera.rules.legal import legal_actions
from impera.rules.state import Cells, States
from impera.rules.trace import Trace

OVER, BROKEN_OFF = 8, 16  # added to the seat that decides
PLACES = 128  # more than a deck has

# Any kind of each Age: it stands for a card of the deck that has not been dealt
STAND_INS = np.array([FIRST_KIND[0], FIRST_KIND[0] + 1, FIRST_KIND[0] + 2], dtype=np.int8)  # [Age]


def blank_deck(players: int) -> Cells:
    """A deck of which only the backs are known."""
    left = AGE_CARDS - REMOVED_PER_AGE[players]
    return np.repeat(STAND_INS, left).astype(np.int8)


@cache
def ages_of_deck(players: int) -> list[int]:
    """The Age, from 0, of the card at each place of the deck."""
    return [int(age) for age in AGE_OF[blank_deck(players)]]


@compiled
def attempt(states: States, action: int, is_dealt: bool, turn_limit: int, trace: Trace) -> int:
    """Apply an action to states[0], unless it draws cards that are not dealt: then say which, below zero.

    Those are so many from a place of the deck on: -(how many × 128 + place). Else say which seat decides now, plus 8
    if the game is over, plus 16 if it was broken off. How many an action draws depends on no card's face.
    """
    states[1] = states[0]
    s = states[1]
    apply(s, action, trace)
    drawn = int(s.deck_top) - int(states[0].deck_top)
    if drawn > 0 and not is_dealt:
        return -(drawn * PLACES + int(states[0].deck_top))
    states[0] = states[1]
    if s.decision == Decision.OVER:
        return int(s.deciding) + OVER
    return int(s.deciding) + (BROKEN_OFF if s.turns >= turn_limit else 0)


@compiled
def legal_of(states: States, ids: NDArray[np.int16]) -> int:
    """Write the legal actions of states[0]; return how many there are."""
    return legal_actions(states[0], ids)
