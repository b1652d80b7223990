"""Forty rated games against oneself bring nothing: refused when given up at once, uncounted, unlisted, and shown."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from impera.server.identity import network_of
from impera.tables import commands
from impera.tables.counting import LEAST_ROUNDS
from impera.tables.entry import Person
from impera.tables.errors import NotAllowedError
from impera.tables.laying import TablePlan
from impera.tables.options import DAY, Options
from impera.tables.ratings import LISTED_FROM
from impera.tables.series import LEAST_GAMES, RatedPerson, series_of
from tests.tables.playing import ANN, BOB, CID, DEA, new_tables

GAMES = 40


def at(person: Person, *marks: str) -> Person:
    return replace(person, marks=frozenset(marks))


async def begun(tables: Any, one: Person, other: Person) -> Any:
    live = await tables.create(TablePlan(Options(rated=True, hints=False), one, seat=1))
    await live.do(lambda table, at: commands.Sit().decide(table, other, at))
    await live.do(lambda table, at: commands.Start().decide(table, one, at))
    return live


async def conceded(live: Any, *people: Person) -> None:
    """Everybody has their turns, then the second gives up."""
    table, rng = live.table, random.Random(1)
    while table.game.state.turns < LEAST_ROUNDS * len(people):
        who, seq, action = people[table.deciding - 1], table.seq, rng.choice(table.legal).text
        await live.do(lambda t, at, who=who, seq=seq, action=action: commands.Act(seq, action).decide(t, who, at))
    await live.do(lambda t, at: commands.Offer("concession").decide(t, people[1], at))
    assert table.status == "finished"


def test_forty_games_given_up_without_an_action_are_all_refused() -> None:
    async def promise() -> None:
        tables = new_tables()
        for _ in range(GAMES):
            live = await begun(tables, ANN, BOB)
            for offer in (commands.Offer("concession"), commands.Offer("draw")):
                with pytest.raises(NotAllowedError) as refused:
                    await live.do(lambda t, at, offer=offer: offer.decide(t, BOB, at))
                assert refused.value.key == "table-rated-early"
        assert await tables.store.ranking("2", 10, 0) == []
        await tables.stop()

    asyncio.run(promise())


@pytest.mark.parametrize(
    ("ann", "bob"),
    [
        (at(ANN, "192.0.2.1"), at(BOB, "192.0.2.1")),  # one address
        (at(ANN, "192.0.2.1", "bob"), at(BOB, "192.0.2.7")),  # Ann was Bob in this browser before a personal link
    ],
)
def test_two_seats_of_one_address_or_of_one_person_do_not_rate_each_other(ann: Person, bob: Person) -> None:
    async def promise() -> None:
        tables = new_tables()
        live = await begun(tables, ann, bob)
        assert live.info().uncounted == "one-person"
        await conceded(live, ann, bob)
        again = await new_tables(store=tables.store).open(live.id)
        assert (again.info().uncounted, again.info().seats[0].rating_change) == ("one-person", None)
        assert await tables.store.ratings_of("ann") == {}
        await tables.stop()

    asyncio.run(promise())


def test_marks_are_told_to_nobody_and_kept_only_where_a_game_is_rated() -> None:
    async def promise() -> None:
        tables = new_tables()
        live = await begun(tables, at(ANN, "192.0.2.1"), BOB)
        marks = (await tables.store.entries(live.id))[0].body["marks"]
        state = str(await live.state(None, 0))
        assert len(marks) == 2
        assert not any(mark in state for mark in [*marks, "192.0.2.1"])
        other = await tables.create(TablePlan(Options(), at(ANN, "192.0.2.1"), seat=1))
        assert "marks" not in (await tables.store.entries(other.id))[0].body
        await tables.stop()

    asyncio.run(promise())


def test_games_with_one_opponent_are_rated_but_not_listed() -> None:
    """From two addresses nobody can tell: but one opponent brings nobody into the list."""

    async def promise() -> None:
        tables = new_tables()
        ann = at(ANN, "192.0.2.1")
        for number, other in enumerate([BOB, BOB, CID, DEA]):
            live = await begun(tables, ann, at(other, f"192.0.2.{10 + number}"))
            assert live.info().uncounted is None
            listed = {ranked.player.id for ranked in await tables.store.ranking("2", 10, 0)}
            assert listed == set()
            await conceded(live, ann, at(other))
        assert (await tables.store.ratings_of("ann"))["2"].games == 4
        assert [ranked.player.id for ranked in await tables.store.ranking("2", 10, 0)] == ["ann"]
        assert LISTED_FROM == 3
        await tables.stop()

    asyncio.run(promise())


def series(count: int, apart: int, winner: str = "ann", loser: str = "bob") -> list[RatedPerson]:
    return [
        RatedPerson(f"{winner} {loser} {number}", "2", who, who.title(), change, number * apart)
        for number in range(count)
        for who, change in ((winner, 1.0), (loser, -1.0))
    ]


def test_a_host_is_shown_series_that_one_wins_again_and_again() -> None:
    (found,) = series_of(series(LEAST_GAMES, 60_000) + series(2, 1, "cid", "dea"))
    assert (found.winner.person, found.loser.person, found.games, found.won) == ("ann", "bob", 5, 5)
    assert series_of(series(LEAST_GAMES - 1, 60_000)) == []
    assert series_of(series(50, DAY)) == []  # one a day
    even = sorted(series(20, 60_000) + series(20, 60_001, "bob", "ann"), key=lambda each: each.at)
    assert series_of(even) == []
    (mostly,) = series_of([*series(9, 60_000), *series(1, 1, "bob", "ann")])
    assert (mostly.winner.person, mostly.won, mostly.games) == ("ann", 9, 10)


def test_a_household_is_an_address_or_a_network() -> None:
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db8:0:1::1")
    assert network_of("?") == "?"
