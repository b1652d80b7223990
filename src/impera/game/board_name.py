"""What a record calls the board of a duplicate match that it plays: its `Event` is `duplicate ID deal 3 P2`."""

import re
from dataclasses import dataclass
from typing import Self

from impera.game.record import Record
from impera.game.seat import seat_name

WRITTEN = re.compile(r"duplicate ([0-9a-f]{16}) deal ([1-9]\d?) P([1-4])")


@dataclass(frozen=True, slots=True)
class BoardName:
    """A match, one of its deals, and the seat of the one who is compared."""

    duplicate: str
    deal: int
    seat: int

    def __str__(self) -> str:
        """Write it as a record has it."""
        return f"duplicate {self.duplicate} deal {self.deal} {seat_name(self.seat)}"

    @classmethod
    def of(cls, record: Record) -> Self | None:
        """The board that a record plays; None if it plays none."""
        written = WRITTEN.fullmatch(record.tags.get("Event", ""))
        if written is None or int(written[3]) > record.setup.players:
            return None
        return cls(written[1], int(written[2]), int(written[3]))
