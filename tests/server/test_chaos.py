"""Chaos: lines cut after every event, the process killed with -9, the store refusing. Nothing acknowledged is lost."""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence

import pytest

from impera.client import RefusedError, Seat
from impera.tables.entry import Entry, Status
from impera.tables.errors import StoreError
from impera.tables.memory import MemoryStore
from tests.contracts.postgres import running_postgres
from tests.server.serving import Process, full_table, guests, play_on, serving
from tests.server.surviving import check_ratings, check_records, play_noting

GAMES, KILLS = 16, 4


def test_a_line_cut_after_every_event_loses_nothing(tmp_path):
    async def promise() -> None:
        rng = random.Random(1)
        cuts = 0

        async def play_and_cut(seat: Seat) -> None:
            nonlocal cuts
            async for view in seat.decisions():
                await seat.act(rng.choice(view.legal))
                if seat._socket:
                    seat._socket.transport.abort()
                    cuts += 1

        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people, variant="draft")
            seats = [await stack.enter_async_context(person.seat(table, since=0)) for person in people]
            await asyncio.gather(*(play_and_cut(seat) for seat in seats))
            record = (await people[0].record(table)).record
            told = [[c.entry.action for c in seat.changes if c.entry.what == "acted"] for seat in seats]
            # each was told every action exactly once, whatever was cut
            assert [len(actions) for actions in told] == [len(record.actions)] * 2
            versions = [[change.version for change in seat.changes] for seat in seats]
            assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in versions)
            print(f"\n{cuts} lines cut, {sum(seat.reconnects for seat in seats)} reconnections, nothing lost")

    asyncio.run(promise())


class Unwilling(MemoryStore):
    """A store that often refuses, sometimes after it has written."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.refused = {"before": 0, "after": 0}

    async def append(self, match: str, entry: Entry, status: Status | None = None, also: Sequence[Entry] = ()) -> None:
        chance = self.rng.random() if entry.what == "acted" else 1
        if chance < 0.1:
            self.refused["before"] += 1
            raise StoreError("table-store-unavailable")
        await super().append(match, entry, status, also)
        if chance < 0.2:
            self.refused["after"] += 1
            raise StoreError("table-store-unavailable")


def test_a_store_that_refuses_loses_nothing_and_doubles_nothing(tmp_path):
    async def promise() -> None:
        rng = random.Random(2)
        store = Unwilling(rng)

        async def insist(seat: Seat) -> None:
            async for view in seat.decisions():
                action, seq = rng.choice(view.legal), seat.seq
                while True:
                    try:
                        await seat.ask("act", seq=seq, action=action)
                        break
                    except RefusedError as error:
                        if error.wire_code != "store-unavailable":
                            raise

        async with serving(tmp_path, store=store) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 3)
            table = await full_table(people)
            seats = [await stack.enter_async_context(person.seat(table, since=0)) for person in people]
            await asyncio.gather(*(insist(seat) for seat in seats))
            actions = (await people[0].record(table)).record.actions
            assert all(sum(c.entry.what == "acted" for c in seat.changes) == len(actions) for seat in seats)
            print(f"\nrefused {store.refused}; {len(actions)} actions, each stored and told once")

    asyncio.run(promise())


async def play_through_kills(
    address: str, games: int, rng: random.Random, noted: list[dict[int, str]]
) -> tuple[list[str], list[str]]:
    """Play; the tables, and the tokens of the two who played."""
    async with contextlib.AsyncExitStack() as stack:
        people = await guests(stack, address, 2)
        tables = [await full_table(people, rated=True) for _ in range(games)]
        seats = [await stack.enter_async_context(person.seat(table)) for table in tables for person in people]
        noted += [{} for _ in tables]
        await asyncio.gather(*(play_noting(seat, rng, noted[n // 2]) for n, seat in enumerate(seats)))
    return tables, [person.token or "" for person in people]


@pytest.mark.slow
def test_kill_9_at_random_moments_loses_no_acknowledged_action(tmp_path):
    rng = random.Random(3)
    noted: list[dict[int, str]] = []
    kills = 0
    with Process(IMPERA_DATA=str(tmp_path)) as process:

        async def kill_at_random() -> None:
            nonlocal kills
            for number in range(KILLS):
                moment = (number + rng.random()) * GAMES * 150 / KILLS  # in the games, not in time
                while len(noted) < GAMES or sum(map(len, noted)) < moment:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
                process.kill()
                kills += 1
                process.start()
                await asyncio.to_thread(process.wait)

        async def promise() -> tuple[list[str], list[str]]:
            async with asyncio.timeout(240):
                killer = asyncio.create_task(kill_at_random())
                played = await play_through_kills(process.address, GAMES, rng, noted)
                await killer
                return played

        began = time.monotonic()
        tables, tokens = asyncio.run(promise())
        actions = asyncio.run(check_records(process.address, tables, noted))
        for token in tokens:
            asyncio.run(check_ratings(process.address, token, len(tables)))
    seconds = time.monotonic() - began
    print(
        f"\n{len(tables)} games, {kills} kills, {actions} acknowledged actions, all there, all rated; {seconds:.0f} s"
    )
    assert kills == KILLS


@pytest.mark.slow
@pytest.mark.postgres
def test_two_processes_share_postgresql_and_one_may_die(tmp_path):
    async def promise(first: Process, second: Process) -> None:
        rng = random.Random(4)
        async with contextlib.AsyncExitStack() as stack:
            ann = (await guests(stack, first.address, 1))[0]
            bob = (await guests(stack, second.address, 1))[0]
            tables = []
            for _ in range(6):
                table = await ann.make_table(players=3, bots={3: "random"})
                await bob.command(table, "sit")
                await ann.command(table, "start")
                tables.append(table)
            seats = []
            for table in tables:
                seats += [await stack.enter_async_context(person.seat(table, since=0)) for person in (ann, bob)]
            playing = [asyncio.create_task(play_on(seat, rng.choice)) for seat in seats]
            await asyncio.sleep(1.5)
            first.kill()  # Ann's process, and the one that lets the bots play
            await asyncio.sleep(1)
            moved = [seat for seat in seats if seat.url.startswith(first.address.replace("http", "ws"))]
            for seat in moved:
                seat.url = seat.url.replace(str(first.port), str(second.port))
            await asyncio.gather(*playing)
            for one, two in zip(seats[::2], seats[1::2], strict=True):
                assert one.table.result == two.table.result
                assert [c.version for c in one.changes] == [c.version for c in two.changes]
            print(f"\n{len(tables)} games on two processes; one killed; all finished, {len(moved)} lines moved over")

    with (
        running_postgres() as url,
        Process(IMPERA_DATABASE=url) as first,
        Process(IMPERA_DATABASE=url) as second,
    ):
        asyncio.run(promise(first, second))
