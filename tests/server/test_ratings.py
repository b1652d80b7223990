"""Ratings over the wire: my own, the lists, and at a rated table."""

import asyncio
import contextlib

import pytest

from impera.client import Client
from impera.client.errors import RefusedError
from impera.tables import counting
from tests.server.serving import full_table, guests, serving


@pytest.fixture(autouse=True)
def may_concede_at_once(monkeypatch):
    """How soon one may is told apart by tests/tables/test_counting.py."""
    monkeypatch.setattr(counting, "LEAST_ROUNDS", 0)
    monkeypatch.setattr("impera.tables.memory.LISTED_FROM", 1)
    monkeypatch.setattr("impera.store.rating_rows.LISTED_FROM", 1)


async def lose(people: list[Client], **options) -> str:
    """A rated game that the first of them concedes."""
    table = await full_table(people, rated=True, **options)
    await people[0].command(table, "offer", kind="concession")
    return table


def test_a_rated_table_tells_ratings_and_what_the_game_changed(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people, rated=True)
            state = await people[0].ask("GET", f"/tables/{table}")
            assert not state["table"]["options"]["hints"]
            assert [seat["rating"]["games"] for seat in state["table"]["seats"]] == [0, 0]
            async with people[1].seat(table) as seat:
                await people[0].command(table, "offer", kind="concession")
                for _ in range(500):
                    if seat.table.seats[1].rating_change is not None:
                        break
                    await asyncio.sleep(0.02)
                lost, won = (each.rating_change or 0.0 for each in seat.table.seats)
                assert won > 0 > lost
            mine = await people[1].ask("GET", "/me/ratings")
            assert [(each["kind"], each["rating"]["games"]) for each in mine["ratings"]] == [("2", 1)]
            assert (await people[0].ask("GET", "/me/tables"))["tables"][0]["table"]["seats"][0]["rating"]["games"] == 1
            with pytest.raises(RefusedError):
                await people[0].command(table, "undo", seq=0)

    asyncio.run(promise())


def test_an_unrated_table_tells_no_ratings_and_moves_none(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            await people[0].command(table, "offer", kind="concession")
            seats = (await people[0].ask("GET", f"/tables/{table}"))["table"]["seats"]
            assert {(seat["rating"], seat["rating_change"]) for seat in seats} == {(None, None)}
            assert (await people[0].ask("GET", "/me/ratings"))["ratings"] == []

    asyncio.run(promise())


def test_the_list_of_a_kind_is_paged_and_holds_bots_too(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            await lose(people)
            table = await people[0].make_table({2: "random"}, players=2, rated=True)
            await people[0].command(table, "start")
            await people[0].command(table, "offer", kind="concession")
            first = await people[0].ask("GET", "/ratings/2", params={"limit": 2})
            rest = await people[0].ask("GET", "/ratings/2", params={"limit": 2, "offset": 2})
            assert (first["more"], rest["more"]) == (True, False)
            players = first["players"] + rest["players"]
            assert [each["place"] for each in players] == [1, 2, 3]
            assert {each["name"] or each["bot"] for each in players[:2]} == {"Guest 2", "random"}
            assert players[2]["person"] == people[0].person
            ordinals = [each["rating"]["ordinal"] for each in players]
            assert ordinals == sorted(ordinals, reverse=True)
            assert (await people[0].ask("GET", "/ratings/teams"))["players"] == []
            for wrong in ({"limit": 1000}, {"offset": 10**6}):
                with pytest.raises(RefusedError):
                    await people[0].ask("GET", "/ratings/2", params=wrong)

    asyncio.run(promise())


def test_rated_with_hints_is_refused(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            with pytest.raises(RefusedError) as refused:
                await ann.make_table(players=2, rated=True, hints=True)
            assert (refused.value.wire_code, refused.value.key) == ("bad-setup", "table-rated-hints")
            assert (await ann.ask("GET", "/me/tables"))["tables"] == []
            assert await ann.make_table(players=2, rated=True, hints=False)

    asyncio.run(promise())
