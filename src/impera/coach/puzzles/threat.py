"""Does the next seat win for certain? Asked of every world at once, or of each hand it could hold."""

import numpy as np

from impera.bots.search.bounds import is_win_near
from impera.bots.search.wins import FULL, new_depth_first, new_keys, search_turn
from impera.coach.puzzles.worlds import Hands
from impera.rules.apply import begin_turn_of
from impera.rules.facts import KIND_COUNT, Decision
from impera.rules.state import Cells, State
from impera.rules.trace import SILENT

SLOTS = (2**12, 2**16, 2**20)


class NextSeat:
    """Looks for wins of the seat that plays next; keeps its room."""

    def __init__(self) -> None:
        """Make room."""
        self._depth_first = new_depth_first()

    def wins_everywhere(self, after: State) -> bool:
        """Does it win with nothing but the cards the observer knows of? Then it does in every world."""
        return self._wins(after, np.zeros(KIND_COUNT, np.int8))

    def wins_somewhere(self, after: State, hidden: Hands) -> bool:
        """Is there a world in which it wins for certain?"""
        if after.decision == Decision.OVER:
            return False
        most = np.max(hidden, axis=0)
        if not self._is_near(after, most):  # not even with all that any of these hands holds
            return False
        return any(self._wins(after, hand) for hand in hidden)

    def _is_near(self, after: State, hand: Cells) -> bool:
        return bool(is_win_near(self._begun(after, hand)))

    def _begun(self, after: State, hand: Cells) -> State:
        """Its turn begun anew with this hidden part of its hand, on the stack."""
        rival = int(after.deciding)
        first: State = self._depth_first.stack[0]
        self._depth_first.stack[0] = after
        first.hand[rival] += hand
        begin_turn_of(first, rival, SILENT)
        return first

    def _wins(self, after: State, hand: Cells) -> bool:
        """Does it win for certain with this hidden part of its hand?"""
        if after.decision == Decision.OVER or not self._is_near(after, hand):
            return False
        for slots in SLOTS:
            self._begun(after, hand)
            found = search_turn(self._depth_first, new_keys(slots), True, True, True)
            if found != FULL:
                return bool(found > 0)
        return True  # too much to look through: nothing is claimed to be safe
