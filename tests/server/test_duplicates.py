"""Duplicate matches over HTTP: the same for everyone, nothing of others before one's own, the same from records."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from impera.client import Client, RefusedError
from impera.coach.deals import Deal, SeatResult, play_among_bots, results_of
from impera.game.agreement import agreement_of
from impera.server.coaching import CoachDesk
from impera.server.live import Line
from impera.server.routes import Shown
from impera.tables.live import LiveTable
from tests.cli.test_commands import impera
from tests.server.serving import guests, serving
from tests.server.test_daily import AnyBots

Data = dict[str, Any]
SMALL = {"players": 2, "deals": 2, "level": 1}


@pytest.fixture
def coach_here(monkeypatch):
    """The coach without a process of its own: what it answers is what the worker answers."""

    async def account(self: CoachDesk, table: LiveTable) -> list[SeatResult]:
        record = table.record()
        return results_of(record.game, agreement_of(record))

    async def among_bots(self: CoachDesk, deal: Deal) -> list[SeatResult]:
        return play_among_bots(deal)

    monkeypatch.setattr(CoachDesk, "account", account)
    monkeypatch.setattr(CoachDesk, "play_among_bots", among_bots)


@contextlib.asynccontextmanager
async def a_match(folder: Path, people: int = 2, **wanted: Any) -> AsyncIterator[tuple[Any, list[Client], str]]:
    """A server, people, and a match that the first of them has made."""
    async with serving(folder, AnyBots()) as (address, server), contextlib.AsyncExitStack() as stack:
        found = await guests(stack, address, people)
        ident = (await found[0].ask("POST", "/duplicates", json=SMALL | wanted))["id"]
        yield server.house, found, ident


async def play_board(person: Client, ident: str, seed: int, most: int = 4) -> str:
    """Play somebody's next board at random; after so many decisions give the game up."""
    begun = await person.ask("POST", f"/duplicates/{ident}/play")
    table, to = str(begun["table"]["id"]), 2 if begun["you"]["seat"] == 1 else 1
    async with person.seat(table) as seat:
        rng = random.Random(seed)
        async for view in seat.decisions():
            if not most:
                await seat.ask("offer", kind="concession", to=to)
                break
            await seat.act(rng.choice(view.legal))
            most -= 1
    return table


async def compared(person: Client, ident: str, boards: int) -> Data:
    """The match, once so many of somebody's boards are compared."""
    for _ in range(600):
        found: Data = await person.ask("GET", f"/duplicates/{ident}")
        if sum(board["status"] == "done" for board in found["boards"]) == boards:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("nobody compares")


async def refused(asked: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        await asked
    return str(caught.value.wire.key)


def test_everyone_plays_the_same_boards_and_is_compared_with_the_field(tmp_path, coach_here):
    async def promise() -> None:
        async with a_match(tmp_path) as (house, (ann, bob), ident):
            tables: dict[Client, list[str]] = {ann: [], bob: []}
            for number in range(1, 5):
                for person in (ann, bob):
                    tables[person].append(await play_board(person, ident, seed=number))
            await compared(bob, ident, 4)
            found = await compared(ann, ident, 4)
            assert [(board["deal"], board["seat"]) for board in found["boards"]] == [(1, 1), (2, 2), (1, 2), (2, 1)]
            records = [[(await who.record(table)).record for table in tables[who]] for who in (ann, bob)]
            for mine, theirs in zip(*records, strict=True):
                assert (mine.deck, mine.actions) == (theirs.deck, theirs.actions)  # the same moves, the same answers
            assert records[0][0].deck == records[0][2].deck != records[0][1].deck
            places = {each["name"]: each for each in found["places"]}
            first, second = places["Guest 1"], places["Guest 2"]
            assert (first["score"], first["adjusted"]) == (second["score"], second["adjusted"])  # they did the same
            bots = places[None]
            assert first["adjusted"] + second["adjusted"] + bots["adjusted"] == pytest.approx(0.0, abs=1e-3)
            for board in found["boards"]:
                assert {each["name"] for each in board["results"]} == {"Guest 1", "Guest 2", None}
                assert board["datum"] == pytest.approx(sum(each["won"] for each in board["results"]) / 3, abs=1e-3)
            assert (found["status"], found["number"]) == ("over", None)
            assert await refused(ann.ask("POST", f"/duplicates/{ident}/play")) == "duplicate-over"
            listed = (await bob.ask("GET", "/duplicates"))["duplicates"]
            assert [(each["id"], each["finished"], each["people"]) for each in listed] == [
                (ident, 4, ["Guest 1", "Guest 2"])
            ]
            options = (await house.tables.open(tables[ann][0])).table.options
            assert (options.hints, options.rated, options.chat) == (False, False, False)

    asyncio.run(promise())


def test_the_command_works_the_same_table_out_of_the_records(tmp_path, coach_here):
    async def promise(folder: Path) -> tuple[str, list[Data]]:
        async with a_match(folder, 3, players=3, deals=3, seating="one") as (_, people, ident):
            for seed, person in enumerate(people):
                for number in range(3):
                    await play_board(person, ident, 10 * seed + number, most=999 if number == seed else 5)
            for person in people:
                await compared(person, ident, 3)
            found = await compared(people[1], ident, 3)
            text = await people[1]._ask("GET", f"/duplicates/{ident}/records.txt")
            return text.decode(), found["places"]

    matches = (asyncio.run(promise(tmp_path / str(number))) for number in range(5))  # in one all may do the same
    written, places = next(match for match in matches if len({each["score"] for each in match[1]}) > 1)
    (tmp_path / "match.txt").write_text(written, encoding="utf-8")
    called = impera("duplicate", str(tmp_path / "match.txt"), "--json")
    assert called.returncode == 0, called.stderr
    told = [
        (each["who"], each["place"], each["boards"], *each["raw"].values(), *each["adjusted"].values())
        for each in json.loads(called.stdout)
    ]
    figures = ("place", "boards", "score", "margin", "adjusted", "adjusted_margin")
    assert sorted(told) == sorted((each["name"] or "", *(each[name] for name in figures)) for each in places)
    assert len({each[3] for each in told}) > 1  # somebody did better than another
    shown = impera("duplicate", str(tmp_path / "match.txt"))
    assert "Guest 2" in shown.stdout
    assert "the bots" in shown.stdout
    half = written[: written.rindex("[Impera")]
    (tmp_path / "other.txt").write_text(half.replace(" deal 1 ", " deal 2 "), encoding="utf-8")
    assert "different cards" in impera("duplicate", str(tmp_path / "other.txt")).stderr
    (tmp_path / "none.txt").write_text(written.replace("duplicate ", "no "), encoding="utf-8")
    assert "which board" in impera("duplicate", str(tmp_path / "none.txt")).stderr


def test_nothing_of_a_board_is_in_any_byte_sent_before_it_is_finished(tmp_path, coach_here, monkeypatch):
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

    async def look_everywhere(person: Client, ident: str, tables: list[str]) -> set[str]:
        """Ask for everything there is; the reasons why not."""
        reasons: set[str] = set()
        told = ("", "/record", "/proof", "/statistics", "/positions/0", "/review", "/notes", "/branches")
        for path in (f"/duplicates/{ident}", "/duplicates", "/me/tables", "/tables"):
            await person.ask("GET", path)
        for table in tables:
            for end in told:
                reasons.add(await refused(person.ask("GET", f"/tables/{table}{end}")))
            reasons.add(await refused(person.ask("POST", f"/tables/{table}/review")))
            reasons.add(await refused(person.ask("POST", f"/tables/{table}/branches", json={"action": 0})))
            with pytest.raises(RefusedError):
                async with person.seat(table):
                    pass
        return reasons

    async def promise() -> None:
        async with a_match(tmp_path) as (house, (ann, bob), ident):
            kept = (await house.duplicates.open(ident)).kept
            secrets = [kept.seed, *(kept.seed_of(deal) for deal in (1, 2))]
            tables = [await play_board(bob, ident, seed) for seed in range(4)]
            await compared(bob, ident, 4)
            sent.clear()
            assert await look_everywhere(ann, ident, tables) == {"duplicate-closed"}
            assert await refused(ann.ask("GET", f"/duplicates/{ident}/records.txt")) == "duplicate-no-records"
            seen = await ann.ask("GET", f"/duplicates/{ident}")
            others = next(each for each in seen["places"] if each["name"] == "Guest 2")
            assert (others["finished"], others["score"], others["adjusted"], others["place"]) == (4, None, None, None)
            assert all(board["results"] is None and board["datum"] is None for board in seen["boards"])
            own = [await play_board(ann, ident, seed) for seed in range(3)]
            seen = await compared(ann, ident, 3)
            told = b"\n".join(sent)
            assert len(sent) > 50
            assert [secret for secret in secrets if secret.encode() in told] == []
            assert seen["boards"][3]["results"] is None  # the only one that is left
            assert next(each for each in seen["places"] if each["name"] == "Guest 2")["boards"] == 3
            assert [table for table in tables[1::2] if table.encode() in told] == []  # of the deal that is not through
            assert await refused(ann.ask("GET", f"/tables/{own[1]}/proof")) == "duplicate-closed"
            shown = await ann.ask("GET", f"/tables/{own[1]}")  # their own table, which is over: still as they saw it
            hidden = next(hand for seat, hand in enumerate(shown["view"]["hands"], 1) if seat != shown["you"]["seat"])
            assert shown["view"]["open"] is None
            assert sum(hidden["known"].values()) < hidden["size"]  # but for what was seen in the game
            assert await refused(ann.record(tables[1])) == "duplicate-closed"
            assert (await ann.record(tables[0])).record.seed == kept.seed_of(1)  # deal 1 is through
            assert kept.seed_of(2).encode() not in b"\n".join(sent)
            assert (await ann.ask("GET", "/me/mistakes"))["unreviewed"] == 2  # the two boards of deal 1
            everything = await ann._ask("GET", "/me/data")
            assert kept.seed_of(1).encode() in everything
            assert [each for each in (kept.seed, kept.seed_of(2)) if each.encode() in everything] == []
            await play_board(ann, ident, 3)
            await compared(ann, ident, 4)
            assert (await ann.record(tables[1])).record.seed == kept.seed_of(2)
            assert kept.seed.encode() not in b"\n".join(sent)

    asyncio.run(promise())


def test_what_is_refused_is_refused_in_words_and_a_board_is_begun_once(tmp_path, coach_here, monkeypatch):
    monkeypatch.setattr("impera.server.duplicate_desk.PEOPLE_MOST", 1)

    async def promise() -> None:
        async with a_match(tmp_path) as (_, (ann, bob), ident):
            path = f"/duplicates/{ident}/play"
            begun = await asyncio.gather(*(ann.ask("POST", path) for _ in range(4)))
            assert await refused(bob.ask("POST", path)) == "duplicate-full"
            assert len({each["table"]["id"] for each in begun}) == 1
            mark = begun[0]["table"]["duplicate"]
            assert (mark["id"], mark["deal"], mark["board"]) == (ident, 1, 1)
            table = begun[0]["table"]["id"]
            assert await refused(ann.command(table, "leave")) == "duplicate-stays"
            assert await refused(bob.ask("GET", f"/duplicates/{'0' * 16}")) == "duplicate-unknown"
            for wrong in ({"deals": 1}, {"deals": 13}, {"level": 10}, {"players": 5}, {"seating": "none"}):
                with pytest.raises(RefusedError):
                    await bob.ask("POST", "/duplicates", json=SMALL | wrong)
            await play_board(ann, ident, 1)
            assert await refused(ann.ask("POST", f"/tables/{table}/rematch")) == "duplicate-no-rematch"

    asyncio.run(promise())
