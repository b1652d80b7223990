"""One live table for one match, whoever asks at once and whatever fails meanwhile."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from impera.tables.entry import Entry, Match
from impera.tables.errors import StoreError
from impera.tables.laying import TablePlan
from impera.tables.live import IDLE
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from tests.tables.playing import ANN, Ear, Time, new_tables

TRIES = 60


class Hesitant(MemoryStore):
    """A store whose answers take some turns of the loop, and which fails once while a match is read."""

    def __init__(self, rng: random.Random, failures: int) -> None:
        super().__init__()
        self.rng, self.failures = rng, failures

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        await self._hesitate()
        if self.failures:
            self.failures -= 1
            raise StoreError("table-store-unavailable")
        return await super().entries(match, since)

    async def match(self, match: str) -> Match | None:
        await self._hesitate()
        return await super().match(match)

    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        await super().create(match, entries)
        await self._hesitate()

    async def claim(self, match: str) -> bool:
        await self._hesitate()
        return True

    async def release(self, match: str) -> None:
        await self._hesitate()

    async def _hesitate(self) -> None:
        for _ in range(self.rng.randrange(4)):
            await asyncio.sleep(0)


async def ask_often(rng: random.Random, ask: Callable[[], Awaitable[Any]]) -> set[Any]:
    """Everything that is answered to several who ask within a few turns of the loop."""

    async def later() -> Any:
        for _ in range(rng.randrange(12)):
            await asyncio.sleep(0)
        return await ask()

    answers = await asyncio.gather(*(later() for _ in range(6)), return_exceptions=True)
    assert all(isinstance(answer, StoreError) for answer in answers if isinstance(answer, BaseException))
    return {answer for answer in answers if not isinstance(answer, BaseException)}


def test_a_store_that_fails_once_while_a_table_is_opened_leaves_one_live_table():
    async def one_try(seed: int) -> int:
        rng = random.Random(seed)
        store = Hesitant(rng, 0)
        match = (await new_tables(store=store).create(TablePlan(Options(), ANN))).table.match.id
        store.failures = 1
        tables = new_tables(store=store)
        found = await ask_often(rng, lambda: tables.open(match))
        return len(found | {await tables.open(match)})

    found = [asyncio.run(one_try(seed)) for seed in range(TRIES)]
    assert found == [1] * TRIES


def test_a_table_that_is_being_made_is_not_replaced_while_a_lobby_looks():
    async def one_try(seed: int) -> int:
        rng = random.Random(seed)
        store = Hesitant(rng, 0)
        tables = new_tables(store=store)
        seen: defaultdict[str, set[Any]] = defaultdict(set)

        async def look() -> None:
            for match in await store.lobby(10):
                seen[match].add(await tables.open(match))

        made, _ = await asyncio.gather(tables.create(TablePlan(Options(listed=True), ANN)), ask_often(rng, look))
        match = made.table.match.id
        return len(seen[match] | {made, await tables.open(match)})

    found = [asyncio.run(one_try(seed)) for seed in range(TRIES)]
    assert found == [1] * TRIES


def test_a_table_that_is_asked_for_while_it_is_closed_stays_open():
    async def one_try(seed: int) -> None:
        rng, time = random.Random(seed), Time()
        store = Hesitant(rng, 0)
        tables = new_tables(time, store)
        live = await tables.create(TablePlan(Options(), ANN))
        time.now += IDLE + 1
        found, _ = await asyncio.gather(ask_often(rng, lambda: tables.open(live.id)), tables.tick(time.now))
        assert len(found | {await tables.open(live.id)}) == 1
        time.now += 2_000
        await tables.beat(time.now)
        assert (await tables.open(live.id)).claim.is_held

    for seed in range(TRIES):
        asyncio.run(one_try(seed))


def test_a_table_nobody_asks_for_is_closed_and_its_claim_let_go():
    async def promise() -> None:
        time, store = Time(), Hesitant(random.Random(1), 0)
        tables = new_tables(time, store)
        live, ear = await tables.create(TablePlan(Options(), ANN)), Ear(ANN)
        live.join(ear)
        time.now += IDLE + 1
        await tables.tick(time.now)
        assert (tables.find(live.id) is live, live.claim.is_held) == (True, True)
        live.part(ear)
        await tables.tick(time.now)
        assert tables.find(live.id) is live
        time.now += IDLE + 1
        await tables.tick(time.now)
        assert (tables.find(live.id), live.claim.is_held) == (None, False)

    asyncio.run(promise())
