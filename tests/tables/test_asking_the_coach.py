"""Who may ask the coach: at a table with hints, in a running game, and never at a rated one."""

import asyncio
from typing import Any

import pytest

from impera.tables import commands
from impera.tables.errors import NotAllowedError, TableError
from impera.tables.laying import TablePlan
from impera.tables.options import STAND_IN, Options
from tests.tables.playing import ANN, BOB, CID, decider, new_tables, started


def scene(play: Any) -> None:
    async def promise() -> None:
        tables = new_tables()
        await play(tables)
        await tables.stop()

    asyncio.run(promise())


@pytest.mark.parametrize("options", [{"rated": True, "hints": False}, {"hints": False}])
def test_neither_warnings_nor_chances_are_told_where_there_are_no_hints(options):
    async def play(tables: Any) -> None:
        live = await started(tables, 2, **options)
        for is_turn_needed in (True, False):
            for person in (ANN, BOB):
                with pytest.raises(NotAllowedError) as refused:
                    live.asked_view(person, is_turn_needed=is_turn_needed)
                assert refused.value.key == "table-no-hints"

    scene(play)


def test_chances_are_told_to_whoever_sits_and_from_their_own_view_alone():
    async def play(tables: Any) -> None:
        live = await started(tables, 2)
        waiting = BOB if decider(live) == ANN else ANN
        _, view = live.asked_view(waiting, is_turn_needed=False)
        assert view.seat == live.seat_of(waiting)
        with pytest.raises(TableError) as refused:
            live.asked_view(waiting)
        assert refused.value.key == "table-no-hint-now"
        with pytest.raises(NotAllowedError):
            live.asked_view(CID, is_turn_needed=False)

    scene(play)


def test_who_is_gone_is_played_for_at_the_tables_level_or_by_a_strong_bot():
    async def play(tables: Any) -> None:
        live = await started(tables, 2)
        await live.do(lambda table, at: commands.Leave().decide(table, BOB, at))
        assert (live.info().seats[1].bot, STAND_IN) == ("level:5", "level:5")
        plan = TablePlan(Options(players=3), ANN, bots={3: "random"}, seat=1)
        other = await tables.create(plan)
        await other.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        await other.do(lambda table, at: commands.Start().decide(table, ANN, at))
        await other.do(lambda table, at: commands.Leave().decide(table, BOB, at))
        assert other.info().seats[1].bot == "random"

    scene(play)
