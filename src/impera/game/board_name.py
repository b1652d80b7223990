"""What a record calls the board of a duplicate match that it plays.

Its `Event` is `duplicate ID deal 3 P2`: the match, the deal, the seat of whoever is compared. Against each other it is
`duplicate ID deal 3 P1 P2 level 5`: everybody who is compared, and the level of the bots who play the same deal.
"""

import re
from dataclasses import dataclass
from typing import Self

from impera.game.record import Record
from impera.game.seat import seat_name

WRITTEN = re.compile(r"duplicate ([0-9a-f]{16}) deal ([1-9]\d?)((?: P[1-4]){1,4})(?: level ([1-9]))?")


@dataclass(frozen=True, slots=True)
class BoardName:
    """A match, one of its deals, and the seats of those who are compared."""

    duplicate: str
    deal: int
    seats: tuple[int, ...]
    level: int | None = None  # of the bots, where people play against each other; None: they sit at the table

    def __str__(self) -> str:
        """Write it as a record has it."""
        seats = " ".join(seat_name(seat) for seat in self.seats)
        level = "" if self.level is None else f" level {self.level}"
        return f"duplicate {self.duplicate} deal {self.deal} {seats}{level}"

    @property
    def is_together(self) -> bool:
        """Do people play against each other?"""
        return self.level is not None

    @classmethod
    def of(cls, record: Record) -> Self | None:
        """The board that a record plays; None if it plays none."""
        written = WRITTEN.fullmatch(record.tags.get("Event", ""))
        if written is None:
            return None
        seats = tuple(int(name[1:]) for name in written[3].split())
        level = int(written[4]) if written[4] else None
        is_odd = len(set(seats)) < len(seats) or (level is None and len(seats) > 1)
        if is_odd or max(seats) > record.setup.players:
            return None
        return cls(written[1], int(written[2]), seats, level)
