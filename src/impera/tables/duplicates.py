"""The duplicate match: everyone plays the same deals, at tables of bots of one level or against each other.

A board is a deal played from one seat. At tables of bots everyone plays the same boards. They come in rounds: in each
round every deal is played once, and whoever plays goes one seat further, so that a deal comes back as late as it can.
Against each other everyone plays each deal once, from the seat that the field gives them (`duplicate_field`).
"""

import base64
import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.options import ClockOptions, Options

SEED_TAG = b"impera-duplicate/1"
ROOM_TAG = b"impera-duplicate-room/1"
DAYS_MOST = 7  # that others wait for a turn against each other; then a bot plays until its person is back

# From every seat or once, the seats taking turns, at tables of bots; or against each other
Seating = Literal["every", "one", "people"]


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
    seating: Seating
    seed: str  # 64 hexadecimal digits, told to nobody

    @property
    def is_together(self) -> bool:
        """Do people play against each other?"""
        return self.seating == "people"

    @property
    def count(self) -> int:
        """How many boards there are."""
        return self.deals * (1 if self.seating == "one" else self.players)

    @property
    def boards_each(self) -> int:
        """How many of them everybody plays."""
        return self.count if self.seating == "every" else self.deals

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

    def number_of(self, deal: int, seat: int) -> int:
        """The board of a deal that is played from a seat."""
        return next(number for number in self.boards_of(deal) if self.seat_of(number) == seat)

    def is_through(self, deal: int, finished: Collection[int]) -> bool:
        """Is a deal behind somebody who has finished these boards: will they never hold its cards again?"""
        mine = [number in finished for number in self.boards_of(deal)]
        return any(mine) if self.is_together else all(mine)

    def seed_of(self, deal: int) -> str:
        """The server's seed of a deal; from it neither that of another deal nor the match's can be found."""
        return hashlib.sha256(SEED_TAG + bytes.fromhex(self.seed) + deal.to_bytes(2, "big")).hexdigest()

    def plan(self, number: int, person: Person) -> TablePlan:
        """The table of somebody's board: an ordinary one, without hints, undo or anybody who plays for the other."""
        deal, seat = self.deal_of(number), self.seat_of(number)
        bots = {other: self.bot for other in range(1, self.players + 1) if other != seat}
        options = self._options(deal, board=number)
        return TablePlan(options, person, bots=bots, seat=seat, start=True, server_seed=self.seed_of(deal))

    def plan_room(self, room: int, boards: "Iterable[KeptBoard]", names: Mapping[str, str], host: Person) -> TablePlan:
        """The table of several people's board, begun by one of them: all of them sit, and each comes when there is
        time. In the seat of somebody who has left the match sits a bot."""
        held = {self.seat_of(board.number): board for board in boards}
        deal = self.deal_of(next(iter(held.values())).number)
        days = ClockOptions("days", DAYS_MOST)
        return TablePlan(
            replace(self._options(deal, board=deal), clock=days, room=room, level=self.level),
            host,
            bots={seat: self.bot for seat in range(1, self.players + 1) if seat not in held},
            seat=next(seat for seat, board in held.items() if board.person == host.id),
            guests={
                seat: Person(board.person, names[board.person])
                for seat, board in held.items()
                if board.person != host.id
            },
            start=True,
            server_seed=self.seed_of(deal),
            ident=self.table_of(room),
        )

    def _options(self, deal: int, board: int) -> Options:
        return Options(
            players=self.players,
            variant=self.variant,
            hints=False,
            chat=False,
            grace=0,
            duplicate=self.id,
            deal=deal,
            board=board,
            closed=self.seating == "every",
        )

    def table_of(self, room: int) -> str:
        """The id of a room's table: always the same, so that it is laid once, and nobody can guess it."""
        lot = hashlib.sha256(ROOM_TAG + bytes.fromhex(self.seed) + room.to_bytes(2, "big")).digest()
        return base64.urlsafe_b64encode(lot[:12]).decode()


@dataclass(frozen=True, slots=True)
class KeptBoard:
    """A board that somebody has begun, or that the field has given them, and what came of it once its game is over."""

    duplicate: str
    person: str
    number: int
    match: str | None  # None: it was pruned, or its table is not laid yet
    at: int  # when it was begun; 0: it was given and its table is not laid yet
    won: float | None = None  # 1 won, 0 lost, a part of a shared win; None: not known yet
    luck: float | None = None
    room: int | None = None  # against each other: the table, counted over all deals

    @property
    def is_ahead(self) -> bool:
        """Is it given to somebody, and not begun? One that was begun and pruned is not begun again."""
        return self.at == 0


@dataclass(frozen=True, slots=True)
class KeptField:
    """Who takes part in a match against each other, in the order they came; and when its tables were drawn."""

    names: dict[str, str]
    begun: int | None


@dataclass(frozen=True, slots=True)
class BotsResult:
    """What the bots made of a board among themselves."""

    duplicate: str
    number: int
    won: float
    luck: float
