"""The duplicate match: everyone plays the same deals from the same seats, each at a table of bots of one level.

A board is a deal played from one seat. Boards come in rounds: in each round every deal is played once, and whoever
plays goes one seat further, so that a deal comes back as late as it can.
"""

import hashlib
from dataclasses import dataclass
from typing import Literal

from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.options import Options

SEED_TAG = b"impera-duplicate/1"

Seating = Literal["every", "one"]


@dataclass(frozen=True, slots=True)
class KeptDuplicate:
    """A duplicate match: everyone who has its id may take part."""

    id: str
    host: str | None  # who made it; None: forgotten
    created: int
    deals: int
    players: int
    variant: str
    level: int  # of the bots, on the ladder
    seating: Seating  # is each deal played from every seat, or once, the seats taking turns?
    seed: str  # 64 hexadecimal digits, told to nobody

    @property
    def count(self) -> int:
        """How many boards there are."""
        return self.deals * (self.players if self.seating == "every" else 1)

    @property
    def bot(self) -> str:
        """Who sits in every other seat."""
        return f"ladder:{self.level}"

    def deal_of(self, number: int) -> int:
        """The deal of a board; both are counted from 1."""
        return (number - 1) % self.deals + 1

    def seat_of(self, number: int) -> int:
        """The seat from which a board is played."""
        played, deal = divmod(number - 1, self.deals)
        return (played + deal) % self.players + 1

    def boards_of(self, deal: int) -> list[int]:
        """The boards of a deal."""
        return list(range(deal, self.count + 1, self.deals))

    def seed_of(self, deal: int) -> str:
        """The server's seed of a deal; from it neither that of another deal nor the match's can be found."""
        return hashlib.sha256(SEED_TAG + bytes.fromhex(self.seed) + deal.to_bytes(2, "big")).hexdigest()

    def plan(self, number: int, person: Person) -> TablePlan:
        """The table of somebody's board: an ordinary one, without hints, undo or anybody who plays for the other."""
        options = Options(
            players=self.players,
            variant=self.variant,
            hints=False,
            chat=False,
            grace=0,
            duplicate=self.id,
            deal=self.deal_of(number),
            board=number,
        )
        seat = self.seat_of(number)
        bots = {other: self.bot for other in range(1, self.players + 1) if other != seat}
        return TablePlan(
            options, person, bots=bots, seat=seat, start=True, server_seed=self.seed_of(self.deal_of(number))
        )


@dataclass(frozen=True, slots=True)
class KeptBoard:
    """A board that somebody has begun, and what came of it once its game is over."""

    duplicate: str
    person: str
    number: int
    match: str | None  # None: it was pruned
    at: int
    won: float | None = None  # 1 won, 0 lost, a part of a shared win; None: not known yet
    luck: float | None = None


@dataclass(frozen=True, slots=True)
class BotsResult:
    """What the bots made of a board among themselves."""

    duplicate: str
    number: int
    won: float
    luck: float
