"""Bots think where somebody waits for them: alone they stop, and go on when somebody looks."""

import asyncio
from typing import Any

from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.live import IDLE
from impera.tables.options import Options
from impera.tables.presence import SOMEBODY
from tests.tables.playing import ANN, BOB, Ear, Time, new_tables


async def bots_alone(tables: Any) -> Any:
    plan = TablePlan(Options(), ANN, bots={1: "random", 2: "random"}, seat=0, start=True)
    return await tables.create(plan)


async def rest(live: Any) -> int:
    """Let time pass without a tick until nothing more happens; how far the game is."""
    while live.bots.is_thinking:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    return int(live.seq)


async def played(live: Any, least: int) -> None:
    async with asyncio.timeout(5):
        while live.seq < least:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


def test_bots_alone_do_not_play_on_and_do_when_somebody_looks():
    async def promise() -> None:
        tables = new_tables()
        live = await bots_alone(tables)
        await tables.tick(tables.now())
        assert await rest(live) == 0
        ear = Ear()
        live.join(ear)
        await played(live, 3)
        live.part(ear)
        stopped = await rest(live)
        await tables.tick(tables.now())
        assert live.status == "running"
        assert await rest(live) == stopped
        await tables.stop()

    asyncio.run(promise())


def test_a_look_without_a_line_counts_for_a_while():
    async def promise() -> None:
        time = Time()
        tables = new_tables(time)
        live = await bots_alone(tables)
        live.look()
        await played(live, 1)
        time.now += 60_000
        stopped = await rest(live)
        await tables.tick(time.now)
        assert (live.seq, live.status) == (stopped, "running")
        await tables.stop()

    asyncio.run(promise())


def test_those_who_look_through_another_process_count_too_named_or_not():
    async def promise() -> None:
        for someone in (SOMEBODY, BOB.id):
            tables = new_tables()
            live = await bots_alone(tables)
            live.hear_presence("another", frozenset({someone}))
            await tables.tick(tables.now())
            await played(live, 3)
            await tables.stop()

    asyncio.run(promise())


def test_who_watches_without_a_name_is_told_to_the_others():
    async def promise() -> None:
        tables = new_tables()
        live = await bots_alone(tables)
        live.join(Ear())
        live.join(Ear(Person("bob", "Bob")))
        assert live.presence.said() == [SOMEBODY, "bob"]
        assert live.presence.people() == ["bob"]
        await tables.stop()

    asyncio.run(promise())


def test_bots_play_up_to_the_turn_of_a_person_who_is_away():
    async def promise() -> None:
        tables = new_tables()
        plan = TablePlan(Options(players=3), ANN, bots={1: "random", 3: "random"}, seat=2, start=True)
        live = await tables.create(plan)
        await rest(live)
        assert live.deciding == 2  # nobody is here, but it is her turn when she comes
        await tables.stop()

    asyncio.run(promise())


def test_a_table_of_bots_that_nobody_looks_at_is_closed():
    async def promise() -> None:
        time = Time()
        tables = new_tables(time)
        live = await bots_alone(tables)
        time.now += IDLE + 1
        await tables.tick(time.now)
        assert tables.find(live.id) is None
        again = await tables.open(live.id)
        again.join(Ear())
        await played(again, 1)
        await tables.stop()

    asyncio.run(promise())
