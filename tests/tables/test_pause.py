"""Bots take their time where people follow, but nobody waits for the first decision of the game."""

import asyncio
from typing import Any

from impera.tables.laying import TablePlan
from impera.tables.options import Options
from tests.tables.playing import ANN, act, new_tables


async def settled(live: Any, seconds: float = 5.0) -> bool:
    """Does it become a person's turn without anyone waiting for a pause?"""
    for _ in range(int(seconds / 0.02)):
        if live.table.deciding is not None and not live.table.holder(live.table.deciding).is_bot_played:
            return True
        await asyncio.sleep(0.02)
    return False


async def new_table(tables: Any) -> Any:
    return await tables.create(TablePlan(Options(players=3), ANN, bots={2: "random", 3: "random"}, seat=1, start=True))


def test_the_first_decision_is_not_waited_for() -> None:
    async def promise() -> None:
        tables = new_tables(bot_pause=600.0)
        begun_by_bots = 0
        for _ in range(12):
            live = await new_table(tables)
            begun_by_bots += live.table.deciding != 1
            assert await settled(live)
        assert begun_by_bots
        await tables.stop()

    asyncio.run(promise())


def test_after_it_bots_take_their_time() -> None:
    async def promise() -> None:
        tables = new_tables(bot_pause=600.0)
        live = await new_table(tables)
        assert await settled(live)
        while live.table.deciding == 1:
            await act(live, None if live.table.game.decision == "play" else "end")
        assert not await settled(live, 0.3)
        await tables.stop()

    asyncio.run(promise())
