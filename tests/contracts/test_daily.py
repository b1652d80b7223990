"""Every store keeps the daily deal the same way: in memory, SQLite, PostgreSQL."""

import uuid
from dataclasses import replace

import pytest

from impera.tables.daily_scores import Average, LevelScore, Score
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError
from impera.tables.options import Options
from impera.tables.ports import Store
from tests.contracts.test_store import keeps as keeps  # the fixture
from tests.contracts.test_store import new_match

MONDAY, TUESDAY = "2026-11-16", "2026-11-17"
GOOD = Score(1.0, 0.02, 0.1, 97.5, "ffif")
POOR = Score(0.0, 0.25, -0.2, 60.0, "fmbf")


async def person(store: Store, name: str) -> str:
    who = Person(uuid.uuid4().hex, name)
    await store.add_person(who, uuid.uuid4().hex, 1)
    return who.id


async def tried(store: Store, who: str, day: str, number: int = 1) -> str:
    match = replace(new_match(options=Options(players=3, hints=False, daily=day, attempt=number)), host=who)
    await store.create(match, [])
    return match.id


def test_there_is_one_chain_whoever_makes_it_first(keeps):
    async def promise(store: Store) -> None:
        first = await store.chain() or ("aa" * 32, MONDAY, 5)
        await store.keep_chain(*first)
        await store.keep_chain("bb" * 32, TUESDAY, 9)
        assert await store.chain() == first

    keeps(promise)


def test_a_try_is_kept_with_its_match_and_only_once(keeps):
    async def promise(store: Store) -> None:
        ann, bob = await person(store, "Ann"), await person(store, "Bob")
        first, again = await tried(store, ann, MONDAY), await tried(store, ann, MONDAY, 2)
        with pytest.raises(SequenceTakenError):
            await tried(store, ann, MONDAY)
        await tried(store, bob, TUESDAY)
        found = await store.tries_of(ann, MONDAY, TUESDAY)
        assert [(each.day, each.number, each.match) for each in found] == [(MONDAY, 1, first), (MONDAY, 2, again)]
        read = await store.match(first)
        assert read
        assert (read.options.daily, read.options.attempt) == (MONDAY, 1)
        begun = await store.tries_begun(MONDAY, TUESDAY)
        assert begun[MONDAY] >= 1 <= begun[TUESDAY]

    keeps(promise)


def test_only_finished_tries_that_count_wait_for_a_score(keeps):
    async def promise(store: Store) -> None:
        ann = await person(store, "Ann")
        first, again = await tried(store, ann, MONDAY), await tried(store, ann, MONDAY, 2)
        await store.finish(again, 5)
        assert ann not in {each.person for each in await store.unjudged(1000)}
        await store.finish(first, 6)
        assert first in {each.match for each in await store.unjudged(1000)}
        await store.keep_score(MONDAY, ann, GOOD)
        await store.keep_score(MONDAY, ann, POOR)  # the first one stands
        assert ann not in {each.person for each in await store.unjudged(1000)}
        assert await store.scores_of(ann, MONDAY, TUESDAY) == {MONDAY: GOOD}

    keeps(promise)


def test_standings_and_averages_go_by_points_lost(keeps):
    days = ("2030-01-07", "2030-01-08")

    async def promise(store: Store) -> None:
        people = [await person(store, name) for name in ("Ann", "Bob", "Cid", "Dea")]
        ann, bob, cid, dea = people
        for who in people:
            for day in days:
                await tried(store, who, day)
        for who, first, second in ((ann, 0.10, 0.30), (bob, 0.15, 0.15), (cid, 0.01, None)):
            await store.keep_score(days[0], who, replace(GOOD, loss=first))
            if second is not None:
                await store.keep_score(days[1], who, replace(POOR, loss=second))
        await store.keep_score(days[0], dea, Score())  # given up
        standings = await store.standings(days[0], 10)
        assert [each.name for each in standings] == ["Cid", "Ann", "Bob"]
        assert all(each.match for each in standings)
        assert [await store.scores_better(days[0], loss) for loss in (0.01, 0.15, None)] == [0, 2, 3]
        rows = await store.averages(*days, 2, 10)
        assert [(row.name, row.days) for row in rows] == [("Bob", 2), ("Ann", 2), ("Cid", 1)]
        assert replace(rows[0], loss=0.0) == Average(bob, "Bob", 2, 1.0, 0.0)
        assert rows[0].loss == pytest.approx(0.15)
        assert [row.name for row in await store.averages(*days, 1, 2)] == ["Cid", "Bob"]

    keeps(promise)


def test_what_the_levels_made_of_a_day_is_kept_once(keeps):
    async def promise(store: Store) -> None:
        await store.keep_level_score(MONDAY, LevelScore(3, POOR))
        await store.keep_level_score(MONDAY, LevelScore(1, POOR))
        await store.keep_level_score(MONDAY, LevelScore(3, GOOD))
        assert await store.level_scores(MONDAY) == [LevelScore(1, POOR), LevelScore(3, POOR)]

    keeps(promise)


def test_a_score_outlives_its_match(keeps):
    async def promise(store: Store) -> None:
        ann = await person(store, "Ann")
        match = await tried(store, ann, MONDAY)
        await store.finish(match, 6)
        await store.keep_score(MONDAY, ann, GOOD)
        await store.prune(10**13)
        assert await store.match(match) is None
        assert [each.match for each in await store.tries_of(ann, MONDAY, MONDAY)] == [None]
        assert await store.scores_of(ann, MONDAY, MONDAY) == {MONDAY: GOOD}

    keeps(promise)
