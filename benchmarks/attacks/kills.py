"""Servers killed with -9 at random moments while games are played: is anything acknowledged lost, or there twice?

    python -m benchmarks.attacks.kills [--kills 1000] [--games 12] [--servers 4] [--postgres 0] [--minutes 40] [--write]

Pairs of people play game after game over sockets, noting every action that was acknowledged. Somebody kills each server
a moment after it serves, wherever it is just then, and starts it again, until so many kills are done. Then the games
are played to their ends, and every record must hold every noted action under its number and replay to its result.
Each server has a SQLite file of its own and its part of the pairs. With `--postgres 1` two servers share a PostgreSQL,
each killed at moments of its own; of each pair one plays at either.
"""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import Iterator

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from impera.client import Client, RefusedError
from tests.contracts.postgres import running_postgres
from tests.server.surviving import check_records, play_noting

LEAST, MOST = 0.05, 0.6  # seconds from the moment it serves to the kill


class Kills:
    """One run."""

    def __init__(self, kills: int, games: int, servers: int, minutes: float, is_shared: bool) -> None:
        self.progress = Progress("kills", kills, minutes)
        self.pairs, self.count, self.is_shared = games, servers, is_shared
        self.rng = random.Random(17)
        self.games = self.acknowledged = self.unanswered = 0

    async def attack(self) -> None:
        with self._servers() as stores:
            tasks = [asyncio.create_task(self._kill(server)) for servers in stores for server in servers]
            for number in range(self.pairs):
                tasks.append(asyncio.create_task(self._play(stores[number % len(stores)])))
            try:
                await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()

    @contextlib.contextmanager
    def _servers(self) -> Iterator[list[list[Forked]]]:
        """The servers of each store."""
        with contextlib.ExitStack() as stack:
            if self.is_shared:
                url = stack.enter_context(running_postgres())
                yield [[stack.enter_context(Forked(IMPERA_DATABASE=url)) for _ in range(2)]]
            else:
                folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(self.count)]
                yield [[stack.enter_context(Forked(IMPERA_DATA=folder))] for folder in folders]

    async def _kill(self, server: Forked) -> None:
        while not self.progress.is_done:
            await asyncio.sleep(self.rng.uniform(LEAST, MOST))
            await asyncio.to_thread(server.kill)
            server.start()
            await asyncio.to_thread(server.wait)
            self.progress.step()

    async def _play(self, servers: list[Forked]) -> None:
        """A pair plays until the killing is over, and its last game to the end."""
        async with contextlib.AsyncExitStack() as stack:
            pair = [await stack.enter_async_context(Client(servers[n % len(servers)].address)) for n in range(2)]
            for person in pair:
                await self._insist(lambda person=person: person.sign_in("Pair"))
            while not self.progress.is_done:
                table = await self._insist(lambda: pair[0].make_table(players=2))
                await self._insist(lambda table=table: pair[1].command(table, "sit"), is_once=True)
                await self._insist(lambda table=table: pair[0].command(table, "start"), is_once=True)
                noted: dict[int, str] = {}
                async with pair[0].seat(table) as one, pair[1].seat(table) as two:
                    await asyncio.gather(*(play_noting(seat, self.rng, noted) for seat in (one, two)))
                await self._insist(lambda table=table, noted=noted: check_records(pair[0].address, [table], [noted]))
                self.games += 1
                self.acknowledged += len(noted)

    async def _insist(self, ask, *, is_once: bool = False):
        """Ask until there is an answer: a server that is just being killed gives none, and may have done it before."""
        is_again = False
        while True:
            try:
                return await ask()
            except (httpx.TransportError, OSError):
                self.unanswered += 1
            except RefusedError as error:
                if is_again and is_once and error.wire_code == "table-refused":
                    return None
                if error.wire_code != "store-unavailable":
                    raise
            is_again = True
            await asyncio.sleep(0.1)

    def report(self) -> str:
        where = "two processes on PostgreSQL" if self.is_shared else f"{self.count} processes on SQLite"
        return (
            f"{self.progress.count:,} kills with -9 of {where}, in {self.progress.seconds:.0f} s: "
            f"{self.games:,} games "
            f"played to their ends, {self.acknowledged:,} acknowledged actions, every one there once and under its "
            f"number, every record replays. {self.unanswered:,} requests met a dead server and were sent again."
        )


def main() -> None:
    asked = options(__doc__, 40, kills=1000, games=12, servers=4, postgres=0)
    run = Kills(asked.kills, asked.games, asked.servers, asked.minutes, bool(asked.postgres))
    title = "Kills, PostgreSQL" if asked.postgres else "Kills, SQLite"
    conduct(title, run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
