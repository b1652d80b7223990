"""A log has bounds, and a long one is read while the others play on."""

import asyncio
import time
from typing import Any

import pytest

from impera.tables import commands, table
from impera.tables.commands import command, playing
from impera.tables.errors import TooManyError
from tests.tables.playing import ANN, act, decider, new_tables, say, started


async def undo(live: Any) -> None:
    seq, who = live.seq, decider(live)
    await live.do(lambda at_table, at: commands.Undo(seq).decide(at_table, who, at))


async def switch_chat(live: Any, *, is_on: bool) -> None:
    await live.do(lambda at_table, at: commands.SwitchChat(is_on).decide(at_table, ANN, at))


def test_undos_have_an_end_and_the_game_goes_on(monkeypatch):
    for module in (playing, table):
        monkeypatch.setattr(module, "UNDONE_MOST", 3)

    async def promise() -> None:
        tables = new_tables()
        live = await started(tables)
        undone = 0
        while undone < 3:
            mover = live.deciding
            await act(live)
            if live.table.can_undo(mover):
                await undo(live)
                undone += 1
        with pytest.raises(TooManyError, match="3 times"):
            await undo(live)
        assert not live.table.can_undo(live.deciding)
        version = live.version
        await act(live)
        assert live.version == version + 1
        await tables.stop()

    asyncio.run(promise())


def test_what_is_not_the_game_has_an_end_and_leaving_stays_possible(monkeypatch):
    monkeypatch.setattr(command, "BESIDE_MOST", 6)

    async def promise() -> None:
        tables = new_tables()
        live = await started(tables)
        for turn in range(4):  # two have sat down
            await switch_chat(live, is_on=turn % 2 == 1)
        with pytest.raises(TooManyError, match="holds too much"):
            await switch_chat(live, is_on=False)
        await act(live)
        await live.do(lambda at_table, at: commands.Leave().decide(at_table, ANN, at))
        await tables.stop()

    asyncio.run(promise())


def test_a_long_log_is_read_while_the_others_play_on(monkeypatch):
    async def promise() -> None:
        tables = new_tables()
        live = await started(tables)
        for _ in range(10):
            await act(live)
        while live.version < 60:
            await say(live)
        follow = table.Table.follow

        def follow_slowly(self: Any, entry: Any) -> Any:
            time.sleep(0.005)
            return follow(self, entry)

        monkeypatch.setattr(table.Table, "follow", follow_slowly)
        looks = 0

        async def look() -> None:
            nonlocal looks
            while True:
                await asyncio.sleep(0.001)
                looks += 1

        looking = asyncio.create_task(look())
        state = await live.state(ANN, since=0)
        assert len(state.changes) == live.version
        counted = await live.statistics()
        assert counted.actions == len(live.table.standing)
        looking.cancel()
        assert looks > 20
        await tables.stop()

    asyncio.run(promise())
