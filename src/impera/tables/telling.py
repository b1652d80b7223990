"""What a live table tells those who sit and watch: each change, who is here, everything at once."""

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec.structs import replace

from impera.tables.entry import Change, Person
from impera.tables.release import Pace
from impera.tables.settle import SeatRatings
from impera.tables.sight import change_info, clock_info, table_info, you_info
from impera.tables.table import Table
from impera.tables.views import Sight, Sights
from impera.wire.log import ChangeInfo
from impera.wire.messages import Presence, Update
from impera.wire.shapes import encode, written
from impera.wire.table import TableInfo, TableState


class Watcher(Protocol):
    """Someone who is told what happens: a socket."""

    person: Person | None
    muted: frozenset[str]

    def send(self, message: bytes) -> None:
        """Take a message, written already; must not wait."""


class Scene(Protocol):
    """A table at this moment, with those who are around it."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def watchers(self) -> Collection[Watcher]:
        """Those who are told."""

    @property
    def ratings(self) -> SeatRatings:
        """How strong those are who sit there."""

    @property
    def pace(self) -> Pace:
        """Do bots have less time to think than usual, or wait?"""

    def here(self) -> set[str]:
        """Everyone who is connected, to whatever process."""

    def now(self) -> int:
        """The time."""

    def expiry(self) -> int | None:
        """When the table may be pruned if nothing more happens."""


def info(scene: Scene) -> TableInfo:
    """What everyone may know of the table."""
    here = scene.here()
    seated = {holder.person for holder in scene.table.holders}
    watching = sum(watcher.person is None or watcher.person.id not in seated for watcher in scene.watchers)
    return table_info(scene.table, here, watching, scene.expiry(), scene.ratings, pace=scene.pace)


def sights_of(table: Table) -> Sights | None:
    """What there is to see, once there is a game."""
    return Sights(table.game, table.legal, is_open=table.is_open) if table.game else None


def sight_of(table: Table, seat: int | None) -> Sight | None:
    """The view of a seat, once there is a game."""
    sights = sights_of(table)
    return sights.of(seat) if sights else None


def changes_seen(
    table: Table, person: Person | None, missed: Sequence[Change], muted: frozenset[str]
) -> list[ChangeInfo]:
    """What somebody missed, as they may know it."""
    seat = table.seat_of(person.id) if person else None
    return [change_info(change, seat, is_open=table.is_open, muted=muted) for change in missed]


def state(scene: Scene, person: Person | None, missed: Sequence[ChangeInfo]) -> TableState:
    """Everything somebody needs to be in step: the table, their view, the clock, what they missed."""
    table = scene.table
    seat = table.seat_of(person.id) if person else None
    sight = sight_of(table, seat)
    return TableState(
        version=table.version,
        seq=table.seq,
        digest=sight.digest if sight else None,
        you=you_info(table, person),
        table=info(scene),
        view=sight.view if sight else None,
        clock=clock_info(table, scene.now()),
        can_undo=table.can_undo(seat),
        changes=[change for change in missed if change.version <= table.version],
    )


def presence(scene: Scene) -> bytes:
    """Who is here, ready to be sent."""
    return encode(Presence(table=info(scene)))


class Telling:
    """One change, written once for each seat and then sent to all who sit or watch there."""

    def __init__(self, scene: Scene, change: Change) -> None:
        """Write what is the same for all."""
        self.table, self.change = scene.table, change
        self.info = written(info(scene)) if change.is_of_table else None
        self.clock = clock_info(self.table, scene.now())
        self.is_open = self.table.is_open
        self.sights = sights_of(self.table)
        self.made: dict[tuple[int | None, bool], tuple[Update, bytes]] = {}

    def to(self, watcher: Watcher) -> bytes:
        """The message to one watcher."""
        seat = self.table.seat_of(watcher.person.id) if watcher.person else None
        is_muted = self.change.entry.person in watcher.muted
        made = self.made.get((seat, is_muted))
        if made is None:
            update = self.update(seat, watcher.muted if is_muted else frozenset())
            made = self.made[seat, is_muted] = update, encode(update)
        if not self.change.is_of_table:
            return made[1]
        return encode(replace(made[0], you=you_info(self.table, watcher.person)))

    def update(self, seat: int | None, muted: frozenset[str] = frozenset()) -> Update:
        """The change as a seat may know it."""
        table = self.table
        sight = self.sights.of(seat) if self.sights else None
        return Update(
            version=self.change.entry.seq,
            seq=table.seq,
            digest=sight.digest if sight else None,
            change=change_info(self.change, seat, is_open=self.is_open, muted=muted),
            view=sight.view if sight else None,
            table=self.info,
            clock=self.clock,
            you=None,
            can_undo=table.can_undo(seat),
        )
