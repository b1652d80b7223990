"""Duplicate matches against each other: the same deals at several tables of people, each deal once for everybody."""

import asyncio
import json
import random
from typing import Any

import pytest

from impera.client import Client
from impera.server.live import Line
from impera.server.routes import Shown
from tests.cli.test_commands import impera
from tests.server.serving import Process, serving
from tests.server.test_daily import AnyBots
from tests.server.test_duplicates import SMALL, a_match, compared, play_board, refused
from tests.server.test_duplicates import coach_here as coach_here  # the fixture

Data = dict[str, Any]
TOGETHER = {"players": 2, "deals": 2, "level": 1, "seating": "people"}


async def gather(people: list[Client], ident: str) -> Data:
    """Everybody takes part; the first of them begins."""
    for person in people[1:]:
        await person.ask("POST", f"/duplicates/{ident}/enter")
    found: Data = await people[0].ask("POST", f"/duplicates/{ident}/begin")
    return found


async def play_deal(people: list[Client], ident: str, deal: int, most: int = 6) -> dict[str, str]:
    """Everybody plays a deal at random, some decisions long; then one concedes. Who sat at which table."""
    tables: dict[str, list[Client]] = {}
    for person in people:
        opened = await person.ask("POST", f"/duplicates/{ident}/play?deal={deal}")
        assert opened["table"]["duplicate"]["deal"] == deal
        tables.setdefault(str(opened["table"]["id"]), []).append(person)
    for table, seated in tables.items():
        await play_table(seated, table, most)
    return {str(person.token): table for table, seated in tables.items() for person in seated}


async def play_table(seated: list[Client], table: str, most: int) -> None:
    """Let people play at a table, whoever is on turn; after so many decisions the first of them gives up."""
    rng = random.Random(most)
    while most:
        for person in seated:
            told = await person.ask("GET", f"/tables/{table}")
            if told["table"]["status"] == "running" and told["view"]["legal"]:
                action = rng.choice(told["view"]["legal"])
                await person.command(table, "act", seq=told["seq"], action=action)
                most -= 1
                break
    seat = (await seated[0].ask("GET", f"/tables/{table}"))["you"]["seat"]
    await seated[0].command(table, "offer", kind="concession", to=3 - seat)


def test_everybody_plays_each_deal_once_against_others_and_is_compared_with_whoever_held_the_same_cards(
    tmp_path, coach_here
):
    async def promise() -> tuple[str, list[Data], list[str]]:
        async with a_match(tmp_path, 4, **TOGETHER) as (house, people, ident):
            begun = await gather(people, ident)
            assert begun["field"] == {"begun": True, "entered": True, "people": 4, "needed": 4, "mine": True}
            assert [board["status"] for board in begun["boards"]] == ["ahead", "ahead"]
            sat = [await play_deal(people, ident, deal) for deal in (1, 2)]
            for person in people:
                await compared(person, ident, 2)
            found = await compared(people[0], ident, 2)
            assert [len(set(tables.values())) for tables in sat] == [2, 2]
            seats = {board["seat"] for board in found["boards"]}
            assert seats == {1, 2}  # one deal from each
            tables = [await house.tables.open(table) for table in sat[0].values()]
            assert len({live.table.seeds.server for live in tables}) == 1  # the same cards at both
            assert {live.table.options.clock.mode for live in tables} == {"days"}
            for board in found["boards"]:
                held = [each for each in board["results"] if each["name"]]
                assert len(held) == 2  # one at each table
                assert board["datum"] == pytest.approx(sum(each["won"] for each in board["results"]) / 3, abs=1e-3)
                assert sorted(board["people"])[0].startswith("Guest")
            assert [each["name"] for each in found["places"] if each["name"] is None] == []  # bots have no score
            assert sum(each["score"] for each in found["places"]) == pytest.approx(0.0, abs=1e-3)
            assert (found["status"], found["count"], found["number"]) == ("over", 2, None)
            assert await refused(people[0].ask("POST", f"/duplicates/{ident}/play")) == "duplicate-over"
            text = await people[1]._ask("GET", f"/duplicates/{ident}/records.txt")
            return text.decode(), found["places"], list(sat[0].values())

    written, places, _ = asyncio.run(promise())
    assert written.count("[Impera") == 4  # two tables of two deals
    (tmp_path / "match.txt").write_text(written, encoding="utf-8")
    called = impera("duplicate", str(tmp_path / "match.txt"), "--json")
    assert called.returncode == 0, called.stderr
    told = [
        (each["who"], each["place"], each["boards"], each["raw"]["score"], each["adjusted"]["score"])
        for each in json.loads(called.stdout)
    ]
    figures = ("name", "place", "boards", "score", "adjusted")
    assert sorted(told) == sorted(tuple(each[name] for name in figures) for each in places)


def test_nothing_of_a_deal_is_in_any_byte_sent_to_somebody_who_has_it_before_them(tmp_path, coach_here, monkeypatch):
    sent: list[bytes] = []
    render, send = Shown.render, Line.send

    def rendered(self: Shown, content: Any) -> bytes:
        sent.append(render(self, content))
        return sent[-1]

    def told(self: Line, message: bytes) -> None:
        sent.append(message)
        send(self, message)

    monkeypatch.setattr(Shown, "render", rendered)
    monkeypatch.setattr(Line, "send", told)

    async def promise() -> None:
        async with a_match(tmp_path, 5, **TOGETHER) as (house, (*people, stranger), ident):
            await gather(people, ident)
            kept = (await house.duplicates.open(ident)).kept
            mine = await play_own(people, ident)
            others = next(table for table in await tables_of(house, ident) if table not in mine)
            sent.clear()
            waiting = [person for person in people if person not in mine[next(iter(mine))]]
            for person in (*waiting, stranger):
                for end in ("", "/record", "/proof", "/statistics", "/positions/0", "/review", "/notes"):
                    why = await refused(person.ask("GET", f"/tables/{next(iter(mine))}{end}"))
                    assert why == "duplicate-closed"
                for path in (f"/duplicates/{ident}", "/duplicates", "/me/tables", "/me/data"):
                    await person.ask("GET", path)
                assert await refused(person.ask("GET", f"/duplicates/{ident}/records.txt")) == "duplicate-no-records"
            seen = await waiting[0].ask("GET", f"/duplicates/{ident}")
            assert all(board["results"] is None and board["datum"] is None for board in seen["boards"])
            assert {each["score"] for each in seen["places"]} == {None}
            told = b"\n".join(sent)
            secrets = (kept.seed, kept.seed_of(1), kept.seed_of(2), next(iter(mine)))
            assert [secret for secret in secrets if secret.encode() in told] == []
            assert others.encode() in told  # their own table is theirs to know
            finished = mine[next(iter(mine))][0]
            assert (await finished.record(next(iter(mine)))).record.seed == kept.seed_of(1)
            assert kept.seed_of(2).encode() not in b"\n".join(sent)

    asyncio.run(promise())


async def tables_of(house: Any, ident: str) -> set[str]:
    return {board.match for board in (await house.duplicates.open(ident)).boards if board.match}


async def play_own(people: list[Client], ident: str) -> dict[str, list[Client]]:
    """Both tables of the first deal are laid, and one of them is played: that one, and who sat there."""
    tables: dict[str, list[Client]] = {}
    for person in people:
        opened = await person.ask("POST", f"/duplicates/{ident}/play?deal=1")
        tables.setdefault(str(opened["table"]["id"]), []).append(person)
    table, seated = next(iter(tables.items()))
    await play_table(seated, table, 3)
    for person in seated:
        await compared(person, ident, 1)
    return {table: seated}


def test_what_cannot_be_is_refused_in_words(tmp_path, coach_here):
    async def promise() -> None:
        async with a_match(tmp_path, 4, **TOGETHER) as (_, (ann, bob, cid, dan), ident):
            path = f"/duplicates/{ident}"
            assert await refused(ann.ask("POST", f"{path}/play")) == "duplicate-not-begun"
            assert await refused(ann.ask("POST", f"{path}/begin")) == "duplicate-uneven"  # alone
            await bob.ask("POST", f"{path}/enter")
            seen = await cid.ask("POST", f"{path}/enter")
            assert seen["field"] == {"begun": False, "entered": True, "people": 3, "needed": 4, "mine": False}
            assert await refused(ann.ask("POST", f"{path}/begin")) == "duplicate-uneven"
            assert await refused(bob.ask("POST", f"{path}/begin")) == "duplicate-not-host"
            assert await refused(bob.ask("POST", f"{path}/leave", json={"person": cid.person})) == "duplicate-not-host"
            await ann.ask("POST", f"{path}/leave", json={"person": cid.person})
            assert await refused(cid.ask("POST", f"{path}/leave", json={})) == "duplicate-not-entered"
            await asyncio.gather(*(ann.ask("POST", f"{path}/begin") for _ in range(3)))
            assert await refused(dan.ask("POST", f"{path}/enter")) == "duplicate-begun"
            assert await refused(dan.ask("POST", f"{path}/play")) == "duplicate-not-entered"
            begun = await asyncio.gather(*(who.ask("POST", f"{path}/play?deal=2") for who in (ann, bob, ann, bob)))
            assert len({each["table"]["id"] for each in begun}) == 1  # laid once, for both
            assert all(seat["person"] for seat in begun[0]["table"]["seats"])
            at_bots = (await dan.ask("POST", "/duplicates", json={"players": 2, "deals": 2}))["id"]
            assert await refused(dan.ask("POST", f"/duplicates/{at_bots}/enter")) == "duplicate-bots-only"

    asyncio.run(promise())


def test_a_bot_takes_the_seats_of_whoever_leaves_and_the_rest_is_compared(tmp_path, coach_here):
    async def promise() -> None:
        async with a_match(tmp_path, 2, **TOGETHER) as (_, (ann, bob), ident):
            await gather([ann, bob], ident)
            await play_deal([ann, bob], ident, 1)
            await bob.ask("POST", f"/duplicates/{ident}/leave", json={})
            await compared(ann, ident, 1)
            opened = await ann.ask("POST", f"/duplicates/{ident}/play")
            assert sorted(seat["bot"] or "" for seat in opened["table"]["seats"]) == ["", "ladder:1"]
            table, seat = opened["table"]["id"], opened["you"]["seat"]
            await ann.command(table, "offer", kind="concession", to=3 - seat)
            found = await compared(ann, ident, 2)
            places = {each["name"]: (each["place"], each["boards"]) for each in found["places"]}
            assert places == {"Guest 1": (1, 2), "Guest 2": (None, 1)}
            assert found["boards"][1]["people"].count(None) == 1

    asyncio.run(promise())


async def next_of(people: list[Client], table: str) -> tuple[Client, Data]:
    """Whoever of them decides next at a table, and what they are told; bots may decide before."""
    async with asyncio.timeout(60):
        while True:
            for person in people:
                told: Data = await person.ask("GET", f"/tables/{table}")
                if told["view"]["legal"]:
                    return person, told


def test_matches_of_both_kinds_survive_kill_9_in_the_middle_of_a_board(tmp_path, coach_here):
    async def begin(address: str) -> tuple[list[str], dict[str, str]]:
        """A board at a table of bots, and one of two people: in each a few decisions."""
        async with Client(address) as ann, Client(address) as bob:
            tokens = [await ann.sign_in("Ann"), await bob.sign_in("Bob")]
            tables = {}
            for wanted in (SMALL, TOGETHER):
                ident = (await ann.ask("POST", "/duplicates", json=wanted))["id"]
                if wanted is TOGETHER:
                    await gather([ann, bob], ident)
                tables[ident] = table = (await ann.ask("POST", f"/duplicates/{ident}/play"))["table"]["id"]
                for _ in range(2):
                    who, told = await next_of([ann, bob] if wanted is TOGETHER else [ann], table)
                    await who.command(table, "act", seq=told["seq"], action=told["view"]["legal"][-1])
            return tokens, tables

    async def promise(tokens: list[str], tables: dict[str, str]) -> None:
        async with (
            serving(tmp_path, AnyBots()) as (address, _),
            Client(address, tokens[0]) as ann,
            Client(address, tokens[1]) as bob,
        ):
            (alone, its_table), (together, table) = tables.items()
            begun = await ann.ask("POST", f"/duplicates/{alone}/play")
            assert begun["table"]["id"] == its_table
            assert begun["table"]["actions"] >= 2
            assert await play_board(ann, alone, 1) == its_table
            found = await compared(ann, alone, 1)
            assert ({each["name"] for each in found["boards"][0]["results"]}, found["number"]) == ({"Ann", None}, 2)
            for person in (ann, bob):
                opened = await person.ask("POST", f"/duplicates/{together}/play?deal=1")
                assert (opened["table"]["id"], opened["table"]["actions"]) == (table, 2)
            await play_table([ann, bob], table, 4)
            found = await compared(bob, together, 1)
            assert {each["name"] for each in found["boards"][0]["results"]} == {"Bob", None}

    with Process(IMPERA_DATA=str(tmp_path)) as server:
        found = asyncio.run(begin(server.address))
        server.kill()
    asyncio.run(promise(*found))
