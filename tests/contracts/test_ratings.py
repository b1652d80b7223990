"""Ratings in every store: counted once, all or nothing, whatever happens between the end of a game and its rating."""

import asyncio
import uuid

import pytest

from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.hall import Hall
from impera.tables.options import Options
from impera.tables.ports import Store
from impera.tables.ratings import Player, Rating, Step
from impera.tables.room import Room
from impera.tables.thinking import RandomBots, Thinking
from tests.contracts.test_store import keeps as keeps
from tests.contracts.test_store import new_match

NOBODY = Rating()


def new_people(count: int) -> list[Person]:
    return [Person(uuid.uuid4().hex, f"Person {number}") for number in range(count)]


def step(person: Person, mu: float, games: int = 1) -> Step:
    return Step("2", Player("person", person.id), Rating(mu, 8.0, games), mu - 25)


def new_hall(store: Store) -> Hall:
    return Hall(store, Thinking(RandomBots()), lambda: 5_000, bus=store, claims=store)  # type: ignore[arg-type]


async def rated_room(hall: Hall, people: list[Person], bots: dict[int, str] | None = None, **options) -> Room:
    for number, person in enumerate(people):
        await hall.store.add_person(person, f"{person.id} {number}", 1)
    room = await hall.create(Options(rated=True, hints=False, **options), people[0], bots=bots)
    for person in people[1:]:
        await room.do(lambda table, at, who=person: commands.sit(table, who, at))  # type: ignore[misc]
    await room.do(lambda table, at: commands.start(table, people[0], at))
    return room


async def concede(room: Room, person: Person, to: int | None = None) -> None:
    await room.do(lambda table, at: commands.offer(table, person, at, "concession", to))


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
        assert await store.rating("2", Player("person", ann.id)) == Rating(27, 8.0, 1)
        assert await store.rating("3", Player("person", ann.id)) == NOBODY
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
            await store.finish(match.id, 1, [step(person, 900 + number)])
        first = await store.ranking("2", 3, 0)
        assert [ranked.player.id for ranked in first] == [person.id for person in people[:1:-1]]
        assert first[0].name == "Person 4"
        assert (await store.ranking("2", 3, 3))[0].player.id == people[1].id

    keeps(promise)


def test_a_rated_game_moves_the_ratings_once(keeps):
    async def promise(store: Store) -> None:
        hall, people = new_hall(store), new_people(2)
        room = await rated_room(hall, people)
        await concede(room, people[0])
        loser, winner = [(await store.ratings_of(person.id))["2"] for person in people]
        assert loser.mu < NOBODY.mu < winner.mu
        assert winner.sigma < NOBODY.sigma
        assert (winner.games, loser.games) == (1, 1)
        seats = room.info()["seats"]
        assert [seat["rating"]["mu"] for seat in seats] == [loser.mu, winner.mu]
        assert seats[1]["rating_change"] == pytest.approx(winner.mu - NOBODY.mu)
        await hall.settle(room)
        again = await new_hall(store).room(room.table.match.id)
        assert again.info()["seats"][1]["rating_change"] == pytest.approx(winner.mu - NOBODY.mu)
        assert (await store.ratings_of(people[1].id))["2"] == winner
        assert room.table.match.id not in await store.running()

    keeps(promise)


def test_a_kill_between_the_end_and_the_rating_loses_nothing(keeps, monkeypatch):
    async def promise(store: Store) -> None:
        hall, people = new_hall(store), new_people(2)
        room = await rated_room(hall, people)

        async def dies(*_: object) -> None:
            raise StoreError("table-store-unavailable")

        with monkeypatch.context() as broken:
            broken.setattr(store, "finish", dies)
            await concede(room, people[0])
        assert room.table.status == "finished"
        assert await store.ratings_of(people[0].id) == {}
        assert room.table.match.id in await store.running()
        after = new_hall(store)  # the next server
        await after._resume()
        rated = await store.ratings_of(people[0].id)
        assert rated["2"].games == 1
        assert room.table.match.id not in await store.running()
        await new_hall(store)._resume()
        assert await store.ratings_of(people[0].id) == rated

    keeps(promise)


def test_two_processes_rate_a_match_once_and_many_matches_all(keeps):
    async def promise(store: Store) -> None:
        one, other, people = new_hall(store), new_hall(store), new_people(2)
        rooms = [await rated_room(one, people[:1], {2: "random"}) for _ in range(1)]
        ann = people[0]
        for _ in range(4):
            room = await one.create(Options(rated=True, hints=False), ann, bots={2: "random"}, start=True)
            rooms.append(room)
        await asyncio.gather(*(concede(room, ann) for room in rooms))
        await asyncio.gather(*(hall.room(room.table.match.id) for room in rooms for hall in (one, other)))
        assert (await store.ratings_of(ann.id))["2"].games == len(rooms)
        steps = [each for room in rooms for each in await store.rating_steps(room.table.match.id)]
        assert len(steps) == 2 * len(rooms)
        for hall in (one, other):
            hall.thinking.close()

    keeps(promise)


def test_what_counts_and_for_whom(keeps):
    async def promise(store: Store) -> None:
        hall = new_hall(store)
        ann, bob, cid, dea, eve = new_people(5)
        await store.add_person(eve, eve.id, 1)
        room = await rated_room(hall, [ann, bob, cid, dea], players=4, teams=True)
        await room.do(lambda table, at: commands.leave(table, bob, at))
        await room.do(lambda table, at: commands.return_to(table, eve, at, 2))
        await concede(room, ann, 2)
        await room.do(lambda table, at: commands.answer(table, cid, at, True))
        assert room.table.result == {"how": "concession", "winners": [2, 4]}
        assert (await store.ratings_of(bob.id))["teams"].mu > NOBODY.mu  # who began
        assert await store.ratings_of(eve.id) == {}  # who took over
        assert (await store.ratings_of(ann.id))["teams"].mu < NOBODY.mu
        drawn = await rated_room(hall, new_people(2))
        seated = [holder.person or "" for holder in drawn.table.holders]
        for number, person in enumerate(seated):
            who = Person(person, "")
            if number:
                await drawn.do(lambda table, at, who=who: commands.answer(table, who, at, True))  # type: ignore[misc]
            else:
                await drawn.do(lambda table, at, who=who: commands.offer(table, who, at, "draw"))  # type: ignore[misc]
        even = [(await store.ratings_of(person))["2"] for person in seated]
        assert [rating.mu for rating in even] == [NOBODY.mu, NOBODY.mu]
        assert even[0].sigma < NOBODY.sigma
        closed = await hall.create(Options(rated=True, hints=False), ann)
        await closed.do(lambda table, at: commands.close(table, ann, at))
        assert "2" not in await store.ratings_of(ann.id)

    keeps(promise)
