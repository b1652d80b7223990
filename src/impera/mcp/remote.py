"""A seat at a server's table, through the same client that bots use."""

import asyncio

from impera.client import Client, Seat
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.narrate import narrate
from impera.game.prompt import read_answer
from impera.game.seat import seat_name, seats_of
from impera.mcp.local import QUIET
from impera.mcp.place import told

PATIENCE = 600.0  # seconds to wait for the others
OVER = ("finished", "closed")


class TablePlace:
    """One person's seat at one table."""

    def __init__(self, client: Client, seat: Seat, language: str) -> None:
        """Hold the line; `sit_down` opens it."""
        self.client, self.seat, self.language = client, seat, language
        self.told = 0  # changes that were told

    @classmethod
    async def sit_down(cls, server: str, table: str, name: str, token: str | None, language: str) -> "TablePlace":
        """Come to a table and take the first free seat, or the one that is mine already."""
        client = Client(server, token)
        try:
            await client.sign_in(name)
            place = cls(client, client.seat(table, since=0), language)
            await place.seat.__aenter__()
            if place.seat.number is None:
                await place._take_a_seat()
        except BaseException:
            await client.__aexit__(None, None, None)
            raise
        return place

    async def look(self) -> str:
        """What I see, as soon as there is a game."""
        return self._look()

    async def legal(self) -> list[str]:
        """What I may do."""
        return list(self.seat.view.legal) if self.seat.view else []

    async def act(self, answer: str) -> str:
        """Decide and wait until I am asked again or it is over."""
        await self.seat.act(self._action(answer).text)
        async with asyncio.timeout(PATIENCE):
            while not self.seat.is_mine and self.seat.status not in OVER:
                await self.seat.news()
        return self._look()

    async def explain(self, answer: str) -> str:
        """May I? The server knows."""
        return (await self.seat.explain(self._action(answer).text)).message

    async def hint(self) -> str:
        """What the server's adviser would do, if the table allows hints."""
        return await self.seat.hint()

    async def leave(self) -> None:
        """Hang up; the seat stays mine until the table gives it away."""
        await self.seat.__aexit__(None, None, None)
        await self.client.__aexit__(None, None, None)

    async def _take_a_seat(self) -> None:
        free = [seat.seat for seat in self.seat.table.seats if not seat.person and not seat.bot]
        if not free:
            raise UsageError("mcp-no-seat")
        await self.seat.ask("sit", seat=free[0])

    def _action(self, answer: str) -> Action:
        legal = self.seat.view.legal if self.seat.view else []
        return read_answer(answer, [Action.parse(text) for text in legal])

    def _look(self) -> str:
        seen = self.seat.view
        if seen is None:
            return f"Table {self.seat.status}: the game has not begun. Look again later."
        changes, self.told = self.seat.changes[self.told :], len(self.seat.changes)
        names = {seat: seat_name(seat) for seat in seats_of(seen.players)}
        events = [event for change in changes for event in change.events]
        news = [narrate(event, names, self.language) for event in events if event.what not in QUIET]
        mine = self.client.person
        entries = [change.entry for change in changes]
        said = [
            f"{entry.name}: {entry.text}"
            for entry in entries
            if entry.what == "said" and entry.text and entry.person != mine
        ]
        return told(seen, news, said)
