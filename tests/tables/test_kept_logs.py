"""A log that is read again and again is replayed once, and no more is kept of logs than was said."""

import asyncio
from typing import Any

from impera.tables.entry import Entry
from impera.tables.kept_logs import KeptLogs
from impera.tables.memory import MemoryStore
from impera.tables.table import RECENT
from impera.wire.shapes import encode
from tests.tables.playing import ANN, Ear, act, new_tables, say, started

PLAYED = 10  # actions; no game is over by then


class AskedStore(MemoryStore):
    """Notes from where on logs were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        self.asked.append(after)
        return await super().entries(match, after)


async def played(tables: Any, actions: int) -> Any:
    live = await started(tables)
    for number in range(actions):
        await (act(live) if number < PLAYED else say(live))
    return live


def test_a_long_log_is_replayed_once_and_read_on_from_there():
    async def read() -> None:
        store = AskedStore()
        live = await played(new_tables(store=store), RECENT + 20)
        whole = (await live.state(ANN, 0)).changes
        assert [change.version for change in whole] == list(range(1, live.version + 1))
        assert (await live.state(ANN, 0)).changes == whole
        store.asked.clear()
        version = live.version
        await say(live)
        again = (await live.state(ANN, 0)).changes
        assert store.asked == [version]
        assert again[:-1] == whole
        assert [change.version for change in (await live.state(None, 7)).changes] == list(range(8, live.version + 1))

    asyncio.run(read())


def test_a_log_that_is_kept_tells_what_was_told_when_it_happened():
    async def read() -> None:
        live = await started(new_tables())
        ear = Ear()
        live.join(ear)
        for number in range(RECENT + 5):
            await (act(live) if number < PLAYED else say(live))
        state = await live.state(None, 0)
        told = {change.version: change for change in state.changes}
        for text in ear.texts:
            version = int(text.partition('"version":')[2].partition(",")[0])
            assert f'"entry":{encode(told[version].entry).decode()}' in text

    asyncio.run(read())


def test_so_many_entries_are_kept_and_the_last_log_however_long():
    async def read() -> None:
        store = MemoryStore()
        tables = new_tables(store=store)
        lives = [await played(tables, 12) for _ in range(4)]
        length = lives[0].version
        logs = KeptLogs(store, asyncio.Semaphore(1), most=2 * length)
        for live in lives:
            assert len(await logs.changes(live.table, 0)) == length
        assert logs.entries == 2 * length
        few = KeptLogs(store, asyncio.Semaphore(1), most=3)
        for live in lives:
            assert len(await few.changes(live.table, 5)) == length - 5
            assert few.entries == length

    asyncio.run(read())
