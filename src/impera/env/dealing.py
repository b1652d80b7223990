"""The rules with chance outside: an action that draws waits until its cards have been dealt to it one by one."""

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.rules.apply import apply
from impera.rules.facts import AGE_CARDS, AGE_OF, CARDS, FIRST_KIND, REMOVED_PER_AGE, Decision
from impera.rules.legal import legal_actions
from impera.rules.state import Cells, States
from impera.rules.trace import Trace

OVER = 8  # added to the seat that decides

# Any kind of each Age: it stands for a card of the deck that has not been dealt
STAND_INS = np.array([FIRST_KIND[0], FIRST_KIND[0] + 1, FIRST_KIND[0] + 2], dtype=np.int8)  # [Age]


def blank_deck(players: int) -> Cells:
    """A deck of which only the backs are known."""
    left = AGE_CARDS - REMOVED_PER_AGE[players]
    return np.repeat(STAND_INS, left).astype(np.int8)


def age_at(players: int, place: int) -> int:
    """The Age, from 0, of the card at a place of the deck."""
    return int(AGE_OF[blank_deck(players)[place]]) if place < CARDS else 0


@compiled
def attempt(states: States, action: int, is_dealt: bool, trace: Trace) -> int:
    """Apply an action to states[0], unless it draws cards that are not dealt: then say how many, below zero.

    Else say which seat decides now, plus 8 if the game is over. How many an action draws depends on no card's face.
    """
    states[1] = states[0]
    s = states[1]
    apply(s, action, trace)
    drawn = int(s.deck_top) - int(states[0].deck_top)
    if drawn > 0 and not is_dealt:
        return -drawn
    states[0] = states[1]
    return int(s.deciding) + (OVER if s.decision == Decision.OVER else 0)


@compiled
def legal_of(states: States, ids: NDArray[np.int16]) -> int:
    """Write the legal actions of states[0]; return how many there are."""
    return legal_actions(states[0], ids)
