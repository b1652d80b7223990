"""The trace of an action: what happened, one row after another, for those who want to be told.

A trace is an integer array [row, column]; row 0 holds the number of rows used. An array of no rows switches it off.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled

Trace = NDArray[np.int16]

ROWS = 256  # the longest action, an Inquisition of a huge hand, stays far below
COLUMNS = 5
WHAT, SEAT, KIND, OTHER, DETAIL = range(COLUMNS)


class Happening(IntEnum):
    """What a row tells. `kind`, `other` and `detail` as said beside it, NONE elsewhere."""

    TURN_BEGAN = 0
    PLAY_SKIPPED = 1  # detail: how many plays there was no card for
    PLAYED = 2  # kind: hand to area
    DISCARDED = 3  # kind: hand to pile
    SACRIFICED = 4  # kind: area to pile, as an effect's cost
    PAID = 5  # kind: area to pile, for a discard effect
    LOST = 6  # kind: area to pile, to an Attack
    TOOK = 7  # kind: area to hand
    RECOVERED = 8  # kind: pile to hand
    DREW = 9  # kind: deck to hand, seen by its owner
    SEIZED = 10  # kind, other: from the victim's hand, seen by both
    GAVE = 11  # kind, other: to the victim's hand, seen by both
    APPLIED = 12  # kind: the effect; other: copied from or aimed at; detail: Domain aimed at
    EMBARGO_LAID = 13  # kind, other: whose area; detail: Domain
    EMBARGO_LIFTED = 14  # kind; detail: Domain
    DEMOCRACY_LAID = 15  # kind, other: whose area; detail: Domain
    HAND_SIZE_SET = 16  # detail: the new size
    COIN_PLACED = 17  # other: whose Domain; detail: Domain
    COIN_RETURNED = 18  # seat: who held it
    PICKED = 19  # kind: kept from the pack, seen by its owner
    PASSED = 20  # kind, other: to the pack of the next seat, seen by both
    CENTRED = 21  # kind: laid face up in the centre
    CLAIMED = 22  # kind: centre to area
    DECK_EMPTIED = 23  # seat: who drew the last card
    ENDED = 24  # detail: the Ending


SILENT: Trace = np.zeros((0, COLUMNS), dtype=np.int16)


def new_trace() -> Trace:
    """Make an empty trace that listens."""
    return np.zeros((ROWS, COLUMNS), dtype=np.int16)


@compiled
def note(trace: Trace, what: int, seat: int, kind: int, other: int, detail: int) -> None:
    """Add a row."""
    if trace.shape[0] == 0:
        return
    row = trace[0, 0] + 1
    trace[0, 0] = row
    trace[row, WHAT] = what
    trace[row, SEAT] = seat
    trace[row, KIND] = kind
    trace[row, OTHER] = other
    trace[row, DETAIL] = detail
