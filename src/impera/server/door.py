"""The door of the server: how many connections one address and all together may hold, finished requests or not.

Every connection is an open file, and a process may open so many. One address gets its part; the last part of all is
kept for those who hold few.
"""

import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

OWN_FILES = 64  # that the process opens itself: the database, logs, libraries
CROWDED = 0.8  # part of the connections from which on only those who hold few get one more
FEW = 16  # connections


def raise_file_limit() -> int | None:
    """Let this process open as many files as it is allowed to; how many, where that is limited."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not everywhere

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


@dataclass(slots=True)
class Door:
    """Who holds how many connections."""

    most: int | None = None  # of all; None: no limit
    most_each: int | None = None  # of one address
    held: Counter[str] = field(default_factory=Counter)  # address: connections
    refused: int = 0

    def enter(self, address: str) -> bool:
        """Let one more connection in, if there is room for this address."""
        if not self._has_room(self.held[address]):
            self.refused += 1
            if not self.held[address]:
                del self.held[address]
            return False
        self.held[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]

    def _has_room(self, mine: int) -> bool:
        if self.most_each is not None and mine >= self.most_each:
            return False
        if self.most is None:
            return True
        total = self.held.total()
        return total < self.most and (total < CROWDED * self.most or mine < FEW)
