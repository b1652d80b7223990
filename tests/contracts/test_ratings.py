"""Ratings in every store: counted once, all or nothing, whatever happens between the end of a game and its rating."""

import asyncio
import uuid

import pytest

from impera.tables import commands, counting
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.laying import TablePlan
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables
from impera.tables.options import Options
from impera.tables.ports import Store
from impera.tables.ratings import LISTED_FROM, RatedPlayer, Rating, RatingStep
from impera.tables.settle import settle
from impera.tables.thinking import RandomBots, Thinking
from impera.wire.shapes import as_data
from impera.wire.table import ResultInfo
from tests.contracts.test_store import keeps as keeps
from tests.contracts.test_store import new_match

NOBODY = Rating()


@pytest.fixture(autouse=True)
def may_concede_at_once(monkeypatch):
    """How soon one may is told apart by tests/tables/test_counting.py."""
    monkeypatch.setattr(counting, "LEAST_ROUNDS", 0)


def new_people(count: int) -> list[Person]:
    return [Person(uuid.uuid4().hex, f"Person {number}") for number in range(count)]


def step(person: Person, mu: float, games: int = 1) -> RatingStep:
    return RatingStep("2", RatedPlayer("person", person.id), Rating(mu, 8.0, games), mu - 25)


def new_tables(store: Store) -> LiveTables:
    return LiveTables(store, Thinking(RandomBots()), lambda: 5_000)


async def rated_table(
    tables: LiveTables, people: list[Person], bots: dict[int, str] | None = None, **options
) -> LiveTable:
    for number, person in enumerate(people):
        await tables.store.add_person(person, f"{person.id} {number}", 1)
    live = await tables.create(TablePlan(Options(rated=True, hints=False, **options), people[0], bots=bots or {}))
    for person in people[1:]:
        await live.do(lambda table, at, who=person: commands.Sit().decide(table, who, at))  # type: ignore[misc]
    await live.do(lambda table, at: commands.Start().decide(table, people[0], at))
    return live


async def concede(live: LiveTable, person: Person, to: int | None = None) -> None:
    await live.do(lambda table, at: commands.Offer("concession", to).decide(table, person, at))


def test_a_rating_is_written_once_for_a_match_and_a_number(keeps):
    async def promise(store: Store) -> None:
        ann, bob = new_people(2)
        one, other = new_match(), new_match()
        for match in (one, other):
            await store.create(match, [])
        await store.finish(one.id, 7, [step(ann, 27), step(bob, 23)])
        with pytest.raises(SequenceTakenError):  # the same match again
            await store.finish(one.id, 8, [step(ann, 29, games=2), step(bob, 21, games=2)])
        with pytest.raises(SequenceTakenError):  # another match, but Ann has had her first game
            await store.finish(other.id, 8, [step(ann, 28), step(new_people(1)[0], 23)])
        assert await store.rating("2", RatedPlayer("person", ann.id)) == Rating(27, 8.0, 1)
        assert await store.rating("3", RatedPlayer("person", ann.id)) == NOBODY
        assert {each.player.id for each in await store.rating_steps(one.id)} == {ann.id, bob.id}
        assert await store.rating_steps(other.id) == []
        assert await store.ratings_of(bob.id) == {"2": Rating(23, 8.0, 1)}

    keeps(promise)


def test_the_list_is_ordered_and_paged(keeps):
    async def promise(store: Store) -> None:
        people = new_people(5)
        for number, person in enumerate(people):
            await store.add_person(person, person.id, 1)
            match = new_match()
            await store.create(match, [])
            bots = [
                RatingStep("2", RatedPlayer("bot", f"{person.id[:8]} {bot}"), Rating(1, 8, 1), -24)
                for bot in range(LISTED_FROM - 1)
            ]
            await store.finish(match.id, 1, [step(person, 900 + number), *bots])
            assert await store.opponents("2", RatedPlayer("person", person.id)) == LISTED_FROM - 1
            match = new_match()
            await store.create(match, [])
            assert person.id not in {ranked.player.id for ranked in await store.ranking("2", 5, 0)}
            opponent = new_people(1)[0]
            await store.finish(match.id, 1, [step(person, 900 + number, games=2), step(opponent, 1)])
            assert await store.opponents("2", RatedPlayer("person", person.id)) == LISTED_FROM
            assert await store.opponents("3", RatedPlayer("person", person.id)) == 0
            assert await store.opponents("2", RatedPlayer("person", opponent.id)) == 1
        first = await store.ranking("2", 3, 0)
        assert [ranked.player.id for ranked in first] == [person.id for person in people[:1:-1]]
        assert first[0].name == "Person 4"
        assert (await store.ranking("2", 3, 3))[0].player.id == people[1].id

    keeps(promise)


def test_a_rated_game_moves_the_ratings_once(keeps):
    async def promise(store: Store) -> None:
        tables, people = new_tables(store), new_people(2)
        live = await rated_table(tables, people)
        await concede(live, people[0])
        loser, winner = [(await store.ratings_of(person.id))["2"] for person in people]
        assert loser.mu < NOBODY.mu < winner.mu
        assert winner.sigma < NOBODY.sigma
        assert (winner.games, loser.games) == (1, 1)
        seats = as_data(live.info().seats)
        assert [seat["rating"]["mu"] for seat in seats] == [loser.mu, winner.mu]
        assert seats[1]["rating_change"] == pytest.approx(winner.mu - NOBODY.mu)
        await settle(store, live.table)
        again = await new_tables(store).open(live.table.match.id)
        assert again.info().seats[1].rating_change == pytest.approx(winner.mu - NOBODY.mu)
        assert (await store.ratings_of(people[1].id))["2"] == winner
        assert live.table.match.id not in await store.running()

    keeps(promise)


def test_a_kill_between_the_end_and_the_rating_loses_nothing(keeps, monkeypatch):
    async def promise(store: Store) -> None:
        tables, people = new_tables(store), new_people(2)
        live = await rated_table(tables, people)

        async def dies(*_: object) -> None:
            raise StoreError("table-store-unavailable")

        with monkeypatch.context() as broken:
            broken.setattr(store, "finish", dies)
            await concede(live, people[0])
        assert live.table.status == "finished"
        assert await store.ratings_of(people[0].id) == {}
        assert live.table.match.id in await store.running()
        after = new_tables(store)  # the next server
        await after.resume()
        rated = await store.ratings_of(people[0].id)
        assert rated["2"].games == 1
        assert live.table.match.id not in await store.running()
        await new_tables(store).resume()
        assert await store.ratings_of(people[0].id) == rated

    keeps(promise)


def test_two_processes_rate_a_match_once_and_many_matches_all(keeps):
    async def promise(store: Store) -> None:
        one, other, people = new_tables(store), new_tables(store), new_people(2)
        all_live = [await rated_table(one, people[:1], {2: "random"}) for _ in range(1)]
        ann = people[0]
        for _ in range(4):
            live = await one.create(TablePlan(Options(rated=True, hints=False), ann, bots={2: "random"}, start=True))
            all_live.append(live)
        await asyncio.gather(*(concede(live, ann) for live in all_live))
        await asyncio.gather(*(tables.open(live.table.match.id) for live in all_live for tables in (one, other)))
        assert (await store.ratings_of(ann.id))["2"].games == len(all_live)
        steps = [each for live in all_live for each in await store.rating_steps(live.table.match.id)]
        assert len(steps) == 2 * len(all_live)
        for tables in (one, other):
            tables.thinking.close()

    keeps(promise)


def test_what_counts_and_for_whom(keeps):
    async def promise(store: Store) -> None:
        tables = new_tables(store)
        ann, bob, cid, dea, eve = new_people(5)
        await store.add_person(eve, eve.id, 1)
        live = await rated_table(tables, [ann, bob, cid, dea], players=4, teams=True)
        await live.do(lambda table, at: commands.Leave().decide(table, bob, at))
        await live.do(lambda table, at: commands.Return(2).decide(table, eve, at))
        await concede(live, ann, 2)
        await live.do(lambda table, at: commands.Answer(True).decide(table, cid, at))
        assert live.table.result == ResultInfo("concession", [2, 4])
        assert (await store.ratings_of(bob.id))["teams"].mu > NOBODY.mu  # who began
        assert await store.ratings_of(eve.id) == {}  # who took over
        assert (await store.ratings_of(ann.id))["teams"].mu < NOBODY.mu
        drawn = await rated_table(tables, new_people(2))
        seated = [holder.person or "" for holder in drawn.table.holders]
        for number, person in enumerate(seated):
            who = Person(person, "")
            if number:
                await drawn.do(lambda table, at, who=who: commands.Answer(True).decide(table, who, at))  # type: ignore[misc]
            else:
                await drawn.do(lambda table, at, who=who: commands.Offer("draw").decide(table, who, at))  # type: ignore[misc]
        even = [(await store.ratings_of(person))["2"] for person in seated]
        assert [rating.mu for rating in even] == [NOBODY.mu, NOBODY.mu]
        assert even[0].sigma < NOBODY.sigma
        closed = await tables.create(TablePlan(Options(rated=True, hints=False), ann))
        await closed.do(lambda table, at: commands.Close().decide(table, ann, at))
        assert "2" not in await store.ratings_of(ann.id)

    keeps(promise)
