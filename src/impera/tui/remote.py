"""A seat at a server's table, for the screen."""

from collections.abc import Sequence
from pathlib import Path

from impera.client import Client, Seat
from impera.errors import UsageError
from impera.game.record import Record
from impera.game.record_reader import parse_record
from impera.wire.log import EventInfo
from impera.wire.shapes import encode
from impera.wire.view import ViewInfo

OVER = ("finished", "closed")


class TableSitting:
    """One person's seat; everything is as the server last told."""

    def __init__(self, address: str, table: str, name: str) -> None:
        """Name the table; `settle` comes to it."""
        self.client = Client(address)
        self.table, self.name = table, name
        self._seat: Seat | None = None
        self.seen: ViewInfo | None = None
        self.events: Sequence[EventInfo] = []

    @property
    def seat(self) -> Seat:
        """The line to the table, once there is one."""
        if self._seat is None:
            raise UsageError("tui-waiting")
        return self._seat

    @property
    def is_over(self) -> bool:
        """As the server says."""
        return self._seat is not None and self._seat.status in OVER

    async def settle(self) -> None:
        """Come to the table if not there yet, and wait until this seat is asked or it is over."""
        if self._seat is None:
            await self._come()
        while not self.seat.is_mine and self.seat.status not in OVER:
            self._look()
            await self.seat.news()
        self._look()

    def look(self) -> None:
        """Take in what the server has told meanwhile: somebody may concede in my turn."""
        if self._seat is not None:
            self._look()

    async def act(self, action: str) -> None:
        """Decide."""
        await self.seat.act(action)
        self._look()

    async def undo(self) -> None:
        """Ask the table."""
        await self.seat.undo()
        self._look()

    async def explain(self, action: str, language: str) -> str:
        """Ask the server."""
        verdict = await self.seat.explain(action)
        return verdict.message

    async def chances(self) -> list[float]:
        """A server's table tells no chances while it is played."""
        raise UsageError("tui-local-only")

    async def record(self) -> Record:
        """Ask the server, which gives it out once the game is over."""
        body = await self.client.record(self.table)
        return parse_record(encode(body.record).decode())

    def save(self, path: Path) -> None:
        """The server keeps the record."""
        raise UsageError("tui-local-only")

    def places(self) -> int:
        """The server keeps the record."""
        return 0

    def at(self, number: int) -> ViewInfo | None:
        """The server keeps the record."""
        return None

    async def leave(self) -> None:
        """Hang up."""
        if self._seat is not None:
            await self._seat.__aexit__(None, None, None)
        await self.client.__aexit__(None, None, None)

    async def _come(self) -> None:
        await self.client.sign_in(self.name)
        seat = self.client.seat(self.table, since=0)
        await seat.__aenter__()
        self._seat = seat  # not before the server has told of the table: the screen asks at any time
        free = [place.seat for place in seat.table.seats if not place.person and not place.bot]
        if seat.number is None and free:
            await seat.ask("sit", seat=free[0])

    def _look(self) -> None:
        self.seen = self.seat.view
        self.events = [event for change in self.seat.changes for event in change.events]
