"""A live table as far as it can be asked: who sits, how it stands, what was played. Nothing here changes it."""

import asyncio
from collections.abc import Collection

from impera.errors import NotYourTurnError
from impera.game.explain import Verdict
from impera.game.game import to_action
from impera.game.record import Record
from impera.game.view import View
from impera.tables import afterwards
from impera.tables.entry import Change, Origin, Person, Status
from impera.tables.errors import NotAllowedError, TableError
from impera.tables.options import DAY, Options
from impera.tables.presence import Attendance
from impera.tables.settle import SeatRatings, TableRatings
from impera.tables.surroundings import Surroundings
from impera.tables.table import Table
from impera.tables.telling import Watcher
from impera.wire.bodies import PositionAt, Proof, Statistics
from impera.wire.table import ResultInfo


class AskedTable:
    """One table and those around it."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        """Look at a table."""
        self.table = table
        self.presence = Attendance(around.now(), self._seated())
        self._ratings = TableRatings(around.settling, table)
        self._around = around

    @property
    def id(self) -> str:
        """The id of its match."""
        return self.table.match.id

    @property
    def version(self) -> int:
        """The number of the last entry of its log."""
        return self.table.version

    @property
    def seq(self) -> int:
        """The sequence number of the next action or undo."""
        return self.table.seq

    @property
    def status(self) -> Status:
        """Open, running, finished or closed."""
        return self.table.status

    @property
    def deciding(self) -> int | None:
        """The seat that decides now."""
        return self.table.deciding

    @property
    def updated(self) -> int:
        """When something last happened."""
        return self.table.updated

    @property
    def watchers(self) -> Collection[Watcher]:
        """Those who are told what happens, by this process."""
        return self.presence.watchers

    @property
    def ratings(self) -> SeatRatings:
        """How strong those are who sit here, as far as that is known."""
        return self._ratings.by_seat

    @property
    def options(self) -> Options:
        """What kind of table it is."""
        return self.table.options

    @property
    def origin(self) -> Origin | None:
        """Where it comes from, if it is a branch."""
        return self.table.match.origin

    def is_host(self, person: Person) -> bool:
        """Did somebody make the table?"""
        return self.table.match.host == person.id

    def names(self) -> list[str]:
        """The names of the people who sit here."""
        return [holder.name for holder in self.table.holders if holder.kind == "person" and holder.name]

    def free_seats(self) -> int:
        """How many seats nobody has taken."""
        return sum(not holder.is_taken for holder in self.table.holders)

    def seat_of(self, person: Person | None) -> int | None:
        """Where someone sits."""
        return self.table.seat_of(person.id) if person else None

    def now(self) -> int:
        """The time."""
        return self._around.now()

    def here(self) -> set[str]:
        """Everyone who is connected, to whatever process."""
        return self.presence.here(self.now())

    def expiry(self) -> int | None:
        """When the table may be pruned if nothing more happens."""
        days = self._around.retention_days
        return self.table.updated + days * DAY if days else None

    async def changes(self, since: int = 0) -> list[Change]:
        """What happened after a version: from memory or, further back, by replay."""
        recent = list(self.table.recent)
        if since >= self.table.version:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return [change for change in recent if change.entry.seq > since]
        return await self._around.logs.changes(self.table, since)

    def record(self) -> Record:
        """The finished game on paper."""
        return afterwards.record_of(self.table)

    def result(self) -> ResultInfo:
        """How the finished game ended."""
        return afterwards.result_of(self.table)

    def proof(self) -> Proof:
        """The commitment to the shuffle and, after the game, what proves it."""
        return afterwards.proof_of(self.table)

    async def statistics(self) -> Statistics:
        """What everyone may count."""
        return await asyncio.to_thread(afterwards.statistics_of, self.table, await self.changes())

    async def position(self, number: int, seat: int | None, person: Person | None) -> PositionAt:
        """The game after so many actions, as somebody may see it."""
        async with self._around.long_work:
            return await asyncio.to_thread(afterwards.position_at, self.table, number, seat, self.seat_of(person))

    def explain(self, person: Person, action: str) -> Verdict:
        """Say why somebody may or may not do something: to the one who decides, nobody else may learn it."""
        seat, game = self._own_seat(person), self.table.game
        if game is None:
            raise TableError("table-is-open")
        parsed = to_action(action)
        if game.deciding != seat and not game.is_over:
            raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{seat}", turn=f"P{game.deciding}")
        return game.explain(parsed)

    def asked_view(self, person: Person, *, is_turn_needed: bool = True) -> tuple[int, View]:
        """What somebody who asks the coach sees, and the version this is; refused where there are no hints."""
        table, seat = self.table, self._own_seat(person)
        if not table.options.hints or table.options.rated:
            raise NotAllowedError("table-no-hints")
        if table.game is None or table.status != "running" or (is_turn_needed and table.deciding != seat):
            raise TableError("table-no-hint-now")
        return table.version, table.game.view(seat)

    def _own_seat(self, person: Person) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotAllowedError("table-not-seated")
        return seat

    def _seated(self) -> list[str]:
        return [holder.person for holder in self.table.holders if holder.person]
