"""A turn planned ahead: the actions still to come, good only as long as the seat sees just what the plan expected."""

import numpy as np

from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.legal import Ids
from impera.rules.state import State, copy_of, key
from impera.rules.trace import SILENT

LONGEST = 256  # actions


class PlannedTurn:
    """The rest of a plan. It is made from a view and dropped as soon as a view differs from what it leads to."""

    def __init__(self) -> None:
        """Begin without a plan."""
        self.plan: Ids = np.zeros(LONGEST, dtype=np.int16)
        self._length = 0
        self._done = 0
        self._expected: State | None = None

    def begin(self, view: View, length: int) -> int:
        """Take the first `length` actions of `plan` for the turn of this view; return the first."""
        self._length = length
        self._done = 0
        self._expected = copy_of(view.record)
        return self._step()

    def next_action(self, view: View) -> int | None:
        """The next action of the plan, if the view is where the plan led; else None."""
        if self._expected is None or self._done >= self._length:
            return None
        if key(self._expected) != key(view.record):
            self._expected = None
            return None
        return self._step()

    def _step(self) -> int:
        """Hand out an action and expect what comes of it; the last one of a plan ends the turn or shows new cards."""
        action = int(self.plan[self._done])
        self._done += 1
        if self._done < self._length and self._expected is not None:
            apply(self._expected, action, SILENT)
        return action
