"""An end that players agreed on: a draw or a concession.

It is no end of the rules (section 8): the comment of a record tells it.
"""

import re
from dataclasses import dataclass
from typing import Literal

from impera.game.record import Record
from impera.game.seat import seat_name

AgreedHow = Literal["draw", "concession"]

WRITTEN = re.compile("(draw|concession)((?: P[1-4])*)")
SEAT = re.compile("P([1-4])")


@dataclass(frozen=True, slots=True)
class Agreement:
    """How players ended a game: as a draw, or conceded to the winners."""

    how: AgreedHow
    winners: tuple[int, ...] = ()  # seats, from 1; partners together

    def __str__(self) -> str:
        """Write it as a comment has it: `draw`, `concession P2`."""
        return " ".join([self.how, *map(seat_name, self.winners)])


def agreement_of(record: Record) -> Agreement | None:
    """What the players of a game on paper agreed on; None if it ended by the rules or runs."""
    written = WRITTEN.fullmatch(record.tags.get("Comment", ""))
    if written is None or record.game.is_over:
        return None
    winners = tuple(int(seat) for seat in SEAT.findall(written[2]) if int(seat) <= record.setup.players)
    return Agreement("draw" if written[1] == "draw" else "concession", winners)
