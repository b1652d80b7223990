"""PostgreSQL drops sessions: every process hears the others again, reads what it missed, and takes its tables back."""

import asyncio
import contextlib
import time
import uuid
from typing import Any

import asyncpg
import pytest

from impera.store.postgres import PostgresStore
from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.errors import StoreError
from impera.tables.laying import TablePlan
from impera.tables.live_tables import LiveTables
from impera.tables.options import Options
from impera.tables.thinking import RandomBots, Thinking
from tests.tables.playing import Ear

pytestmark = pytest.mark.postgres

DROPS = 40
SOON = 15.0  # seconds; two are promised, and a full machine is given more: the time itself is printed


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@contextlib.asynccontextmanager
async def two_processes(url: str) -> Any:
    """Two processes, as far as the database can tell, and one who cuts their lines."""
    stores = [await PostgresStore.open(url) for _ in range(2)]
    both = [LiveTables(store, Thinking(RandomBots()), milliseconds) for store in stores]
    for tables in both:
        await tables.start()
    cutter = await asyncpg.connect(url)
    try:
        yield both, cutter
    finally:
        await cutter.close()
        for tables, store in zip(both, stores, strict=True):
            await tables.stop()
            await store.close()


async def cut_all(cutter: Any) -> int:
    """Drop every session but one's own, as a restart does."""
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND {}"
    return int(await cutter.fetchval(cut.format("backend_type = 'client backend'")))


async def insist(work: Any) -> None:
    """Do something until the store takes it."""
    while True:
        try:
            await work()
            return
        except StoreError:
            await asyncio.sleep(0.01)


def test_every_change_is_told_soon_after_a_dropped_session(postgres):
    async def promise() -> None:
        ann = Person(uuid.uuid4().hex[:12], "Ann")
        async with two_processes(postgres) as ((one, other), cutter):
            here = await one.create(TablePlan(Options(), ann))
            there, ear = await other.open(here.id), Ear()
            there.join(ear)
            waited = []
            for number in range(DROPS):
                await cut_all(cutter)
                words = f"number {number}"
                await insist(lambda: here.do(lambda table, at: commands.Say(words).decide(table, ann, at)))  # noqa: B023
                written = time.monotonic()
                while not any(f'"{words}"' in text for text in ear.texts):
                    assert time.monotonic() - written < SOON, words
                    await asyncio.sleep(0.005)
                waited.append(time.monotonic() - written)
            print(f"\n{DROPS} drops, every change told, the last after {max(waited) * 1000:.0f} ms")

    asyncio.run(promise())


def test_a_loss_that_the_driver_does_not_tell_of_is_made_up_for(postgres):
    """asyncpg calls no termination listener when the server ends a session in the middle of a query."""

    async def promise() -> None:
        ann = Person(uuid.uuid4().hex[:12], "Ann")
        async with two_processes(postgres) as ((one, other), _):
            here = await one.create(TablePlan(Options(), ann))
            there, ear = await other.open(here.id), Ear()
            there.join(ear)
            session = other.store._session
            session._connection.remove_termination_listener(session._note_loss)
            session._connection.terminate()
            await here.do(lambda table, at: commands.Say("unheard").decide(table, ann, at))
            async with asyncio.timeout(SOON):
                while not any('"unheard"' in text for text in ear.texts):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    asyncio.run(promise())


def test_a_dropped_session_is_told_by_readiness_and_its_claims_are_taken_again(postgres):
    async def promise() -> None:
        ann = Person(uuid.uuid4().hex[:12], "Ann")
        async with two_processes(postgres) as ((one, other), cutter):
            here = await one.create(TablePlan(Options(), ann))
            there = await other.open(here.id)
            assert (here.claim.is_held, there.claim.is_held) == (True, False)
            assert one.store.is_listening
            assert await cut_all(cutter) >= 4
            async with asyncio.timeout(10):
                while one.store.is_listening:  # noqa: ASYNC110
                    await asyncio.sleep(0)
                while not (one.store.is_listening and other.store.is_listening):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                while here.claim.is_held == there.claim.is_held:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    asyncio.run(promise())


def test_a_driver_that_fails_in_an_unforeseen_way_stops_no_timer(postgres):
    async def promise() -> None:
        async with two_processes(postgres) as ((one, _), _):
            store: Any = one.store

            class Broken:
                async def fetch(self, *_: object) -> None:
                    raise asyncpg.InternalClientError("unexpected")

                execute = expire_connections = fetch

            whole, store._pool = store._pool, Broken()
            with pytest.raises(StoreError):
                await store.running()
            await one.tick(milliseconds())
            store._pool = whole
            assert await store.ready()

    asyncio.run(promise())
