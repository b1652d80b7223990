"""What was missed is read again, nobody is sent away for it, and what runs for ever goes on whatever goes wrong."""

import asyncio
from typing import Any

import pytest

from impera.tables import commands, forever
from impera.tables.forever import Forever
from impera.tables.memory import MemoryStore
from impera.tables.presence import HEARSAY
from tests.tables.playing import Ear, Time, decider, new_tables, started


class Shared(MemoryStore):
    """A store that may be deaf for a while, and then says that news were missed."""

    def __init__(self) -> None:
        super().__init__()
        self.hears = True
        self.held: set[str] = set()

    @property
    def is_listening(self) -> bool:
        return self.hears

    async def listen(self, on_news: Any, on_return: Any) -> None:
        self.on_news, self.on_return = on_news, on_return

    async def claim(self, match: str) -> bool:
        self.held.add(match)
        return True


def test_a_deaf_server_sends_nobody_away_and_gives_everyone_the_grace_again():
    async def promise() -> None:
        time, store = Time(), Shared()
        tables = new_tables(time, store, bot_pause=60.0)
        live = await started(tables, grace=60)
        seat, absent = live.deciding, decider(live)
        live.hear_presence("other", frozenset({absent.id}))  # on the line of another process
        await live.tick(time.now)
        store.hears = False
        for _ in range(100):
            time.now += 5_000
            await live.tick(time.now)
        assert absent.id in live.here()
        store.hears = True
        await live.recover()
        assert live.claim.is_held
        time.now += HEARSAY - 1
        await live.tick(time.now)
        live.hear_presence("other", frozenset({absent.id}))
        time.now += 1_000
        await live.tick(time.now)
        assert (live.table.holder(seat).gone, live.here()) == (None, {absent.id})
        for waited in (HEARSAY, 59_999, 1):  # the other process is silent from now on: its people are gone
            assert live.table.holder(seat).gone is None
            time.now += waited
            await live.tick(time.now)
        assert live.table.holder(seat).gone == "away"
        await tables.stop()

    asyncio.run(promise())


def test_every_table_is_read_anew_when_news_were_missed():
    async def promise() -> None:
        time, store = Time(), Shared()
        one, other = new_tables(time, store), new_tables(time, store)
        at_one = [await started(one) for _ in range(3)]
        await other.start()
        at_other = [await other.open(live.id) for live in at_one]
        ears = [Ear() for _ in at_other]
        for live, ear in zip(at_other, ears, strict=True):
            live.join(ear)
        for live in at_one:
            who = decider(live)
            await live.do(lambda table, at, who=who: commands.Say("hello").decide(table, who, at))
        assert not any("hello" in text for ear in ears for text in ear.texts)
        store.held.clear()  # lost with the session
        await store.on_return()
        assert all(any('"hello"' in text for text in ear.texts) for ear in ears)
        assert store.held == {live.id for live in at_other}
        for tables in (one, other):
            await tables.stop()

    asyncio.run(promise())


def test_work_that_fails_goes_on_and_is_counted():
    async def promise() -> None:
        reported: list[BaseException] = []
        times = 0

        async def work() -> None:
            nonlocal times
            times += 1
            if times % 2:
                raise ZeroDivisionError(times)

        timer = Forever(work, 0.001, reported.append)
        task = asyncio.create_task(timer.run())
        while times < 10:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        task.cancel()
        assert timer.failures == len(reported) >= 5
        assert not timer.is_late

    asyncio.run(promise())


def test_work_that_hangs_or_always_fails_is_late(monkeypatch):
    monkeypatch.setattr(forever, "LATE", 0.05)

    async def promise() -> None:
        async def hang() -> None:
            await asyncio.sleep(60)

        async def fail() -> None:
            raise ZeroDivisionError

        timers = [Forever(work, 0.001, lambda error: None) for work in (hang, fail)]
        tasks = [asyncio.create_task(timer.run()) for timer in timers]
        await asyncio.sleep(0.02)
        assert not any(timer.is_late for timer in timers)
        await asyncio.sleep(0.2)
        assert all(timer.is_late for timer in timers)
        for task in tasks:
            task.cancel()

    asyncio.run(promise())


def test_an_unforeseen_error_at_one_table_is_no_trouble_of_the_others():
    class Unforeseen(MemoryStore):
        victim = ""

        async def publish(self, news: str) -> None:
            if self.victim and self.victim in news:
                raise RuntimeError("nobody has thought of this")

    async def promise() -> None:
        time, store = Time(), Unforeseen()
        tables = new_tables(time, store)
        first, second = await started(tables), await started(tables)
        store.victim = first.id
        for live in (first, second):
            live.join(Ear())
        await tables.tick(time.now)
        assert tables.failures == 1
        second_ear = next(iter(second.watchers))
        assert any('"presence"' in text for text in second_ear.texts)
        await tables.stop()

    asyncio.run(promise())


def test_what_was_written_while_nobody_waited_any_more_is_told_at_the_next_tick():
    class Slow(MemoryStore):
        async def append(self, match: str, entry: Any, status: Any = None, also: Any = ()) -> None:
            await super().append(match, entry, status, also)
            if entry.what == "said":
                await asyncio.sleep(60)

    async def promise() -> None:
        time = Time()
        tables = new_tables(time, Slow())
        live = await started(tables)
        ear, who = Ear(), decider(live)
        live.join(ear)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await live.do(lambda table, at: commands.Say("hello").decide(table, who, at))
        assert not any('"hello"' in text for text in ear.texts)
        await live.tick(time.now)
        assert any('"hello"' in text for text in ear.texts)
        await tables.stop()

    asyncio.run(promise())
