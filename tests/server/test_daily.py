"""The daily deal over HTTP: the same for everyone, one try that counts, ranked; nothing of a coming day is sent."""

import asyncio
import base64
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from impera.client import Client, RefusedError
from impera.coach.deals import Deal, SeatScore
from impera.server.coaching import CoachDesk
from impera.server.live import Line
from impera.server.routes import Shown
from impera.tables.chain import leads_to, seed_of
from impera.tables.daily import start_of
from impera.tables.live import LiveTable
from impera.tables.memory import MemoryStore
from impera.tables.thinking import RandomBots
from impera.wire.bodies import ReviewState
from impera.wire.coach import GameReview
from impera.wire.table import ResultInfo
from tests.server.serving import guests, play_on, serving

TODAY = date(2026, 11, 17)
HOUR = 3_600_000
ROOT = "3c" * 32


def a_review(lost: float) -> GameReview:
    """A game of three that was won, with a fine turn and a mistake."""
    account: dict[str, Any] = {
        "even": 1 / 3,
        "luck": -0.1,
        "own": 0.0,
        "others": 0.0,
        "adjusted": 0.0,
        "unknown": None,
        "verdicts": {},
    }
    seats = [{"seat": seat, "result": 1.0, "loss": lost, "turns": 1, "accuracy": 91.5} | account for seat in (1, 2, 3)]
    words: dict[str, Any] = {
        "played": "",
        "better": None,
        "runner_up": None,
        "reasons": [],
        "chance": None,
        "best": None,
    }
    figures: dict[str, Any] = {"loss": 0.0, "ci95": (0.0, 0.0), "luck": [], "decided": [], "chances": [], "eyes": []}
    turn = {"turn": 1, "seat": 1, "start": 0, "end": 1, "forced": False} | words | figures
    of_game = {"format": "", "players": 3, "variant": "basic", "teams": False, "names": [], "result": "", "dealt": []}
    turns = [turn | {"verdict": verdict} for verdict in ("fine", "mistake")]
    made = {"complete": True, "total": 2, "seats": seats, "turns": turns, "decisive": []}
    return msgspec.convert(of_game | made, GameReview)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.set(TODAY)

    def set(self, day: date, hour: int = 9) -> None:
        self.now = start_of(day) + hour * HOUR

    def __call__(self) -> int:
        return self.now


class QuickCoach:
    """A coach who judges at once: by how many actions were played, so that every game has its own figures."""

    async def review(self, table: LiveTable, *, begin: bool) -> ReviewState:
        game = table.table.game
        assert game
        lost = len(game.actions) / 1000
        return ReviewState(status="ready", place=0, done=2, total=2, review=a_review(lost))

    async def play_deal(self, deal: Deal, bot: str) -> SeatScore:
        level = int(bot.removeprefix("ladder:"))
        return SeatScore(won=0.0, loss=0.4 / level, luck=0.0, accuracy=80.0, verdicts="ff")

    async def close(self) -> None: ...


class AnyBots(RandomBots):
    """Bots of every name, who play at random: where it is asked, always the same."""

    def has(self, name: str) -> bool:
        return True


@contextlib.asynccontextmanager
async def a_house(tmp_path: Any, people: int = 2) -> AsyncIterator[tuple[Any, Clock, list[Client]]]:
    """A server with a clock of ours, whose chain begins today, a quick coach, and people."""
    store, clock = MemoryStore(), Clock()
    await store.keep_chain(ROOT, TODAY.isoformat(), clock())
    async with serving(tmp_path, AnyBots(), store) as (address, server), contextlib.AsyncExitStack() as stack:
        desk = server.house.daily
        await desk.stop()
        desk.now, desk._coach = clock, QuickCoach()
        yield server.house, clock, await guests(stack, address, people)


async def finish(person: Client, day: date = TODAY, seed: int = 1) -> str:
    """Play a try to its end, at random."""
    table = (await person.ask("POST", f"/daily/days/{day}/play"))["table"]["id"]
    async with person.seat(table) as seat:
        await play_on(seat, random.Random(seed).choice)
    return str(table)


def days_after(count: int) -> date:
    return TODAY + timedelta(days=count)


async def refused(asked: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        await asked
    return str(caught.value.wire.key)


def test_the_deal_and_the_answers_are_the_same_for_everyone(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (house, _, (ann, bob)):
            tables = [await finish(person) for person in (ann, bob)]
            records = [await person.record(table) for person, table in zip((ann, bob), tables, strict=True)]
            assert tables[0] != tables[1]
            first, second = (each.record for each in records)
            assert first.deck == second.deck
            assert first.actions == second.actions  # the same moves, so the same answers
            live = await house.tables.open(tables[0])
            options = live.table.options
            assert (options.hints, options.rated, options.players, options.daily) == (False, False, 3, str(TODAY))

    asyncio.run(promise())


def test_one_try_counts_and_all_others_are_practice(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (house, clock, (ann, _)):
            begun = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            again = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            assert again["table"]["id"] == begun["table"]["id"]  # what is begun goes on
            assert begun["table"]["daily"] == {"date": str(TODAY), "attempt": 1}
            table = await finish(ann)
            assert table == begun["table"]["id"]
            practice = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            assert practice["table"]["daily"]["attempt"] == 2
            await house.daily.judge()
            day = (await ann.ask("GET", "/daily"))["today"]
            assert (day["mine"]["status"], day["mine"]["table"], day["practice"]) == ("scored", table, 1)
            clock.set(days_after(1))
            late = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            assert late["table"]["daily"]["attempt"] == 2  # still under way
            assert (await ann.ask("POST", f"/daily/days/{days_after(1)}/play"))["table"]["daily"]["attempt"] == 1

    asyncio.run(promise())


def test_two_askings_at_once_begin_one_try(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (_, _, (ann, _)):
            path = f"/daily/days/{TODAY}/play"
            found = await asyncio.gather(*(ann.ask("POST", path) for _ in range(4)))
            assert len({each["table"]["id"] for each in found}) == 1

    asyncio.run(promise())


def test_a_past_day_is_practice_even_the_first_time(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (house, clock, (ann, _)):
            clock.set(days_after(3))
            begun = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            assert begun["table"]["daily"]["attempt"] == 2
            await finish(ann)
            await house.daily.judge()
            day = await ann.ask("GET", f"/daily/days/{TODAY}")
            assert (day["mine"], day["places"], day["stage"]) == (None, [], "past")

    asyncio.run(promise())


def test_standings_go_by_points_lost_and_are_shown_to_those_who_have_finished(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path, 3) as (house, clock, (ann, bob, cid)):
            for number, person in enumerate((ann, bob), start=1):
                await finish(person, seed=number)
            await house.daily.judge()
            for _ in range(10):
                await house.daily.let_ladder_play()
            day = (await ann.ask("GET", "/daily"))["today"]
            losses = [each["score"]["loss"] for each in day["places"]]
            assert losses == sorted(losses)
            assert len(losses) == 2 == day["scored"]
            assert day["place"] == next(each["place"] for each in day["places"] if each["person"] == ann.person)
            assert [each["table"] is not None for each in day["places"]].count(True) == 1  # only one's own
            assert [each["level"] for each in day["levels"]] == list(range(1, 11))
            assert day["mine"]["score"]["verdicts"] == ["fine", "mistake"]
            unfinished = (await cid.ask("GET", "/daily"))["today"]
            assert (unfinished["places"], unfinished["levels"], unfinished["begun"]) == (None, None, 2)
            clock.set(days_after(2))
            after = await cid.ask("GET", f"/daily/days/{TODAY}")
            assert all(each["table"] for each in after["places"])
            week = await cid.ask("GET", f"/daily/weeks/{TODAY}")
            assert (week["first"], week["last"], week["needed"]) == ("2026-11-16", "2026-11-22", 2)
            assert [row["place"] for row in week["rows"]] == [None, None]
            month = await cid.ask("GET", f"/daily/months/{TODAY}")
            assert [row["loss"] for row in month["rows"]] == losses
            days = await ann.ask("GET", "/daily/days")
            assert [each["date"] for each in days["days"]] == [str(days_after(1)), str(TODAY)]
            assert days["days"][1]["mine"]["score"] == day["mine"]["score"]

    asyncio.run(promise())


def test_what_was_given_up_or_came_too_late_has_no_score(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (house, clock, (ann, bob)):
            table = (await ann.ask("POST", f"/daily/days/{TODAY}/play"))["table"]["id"]
            live = await house.tables.open(table)
            live.table.agreement = ResultInfo(how="concession", winners=[2])
            live.table._settle_status()
            await house.store.finish(table, clock())
            late = await finish(bob)
            house.store.logs[late][-1] = replace(house.store.logs[late][-1], at=start_of(days_after(2)))
            await house.daily.judge()
            for person in (ann, bob):
                mine = (await person.ask("GET", "/daily"))["today"]["mine"]
                assert (mine["status"], mine["score"]) == ("void", None)

    asyncio.run(promise())


def test_at_a_daily_table_nobody_takes_back_leaves_asks_or_plays_again(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (house, _, (ann, bob)):
            begun = await ann.ask("POST", f"/daily/days/{TODAY}/play")
            table = begun["table"]["id"]
            assert await refused(ann.command(table, "leave")) == "daily-stays"
            async with ann.seat(table) as seat:
                async for view in seat.decisions():
                    await seat.act(view.legal[0])
                    break
            live = await house.tables.open(table)
            assert not live.table.can_undo(1)
            assert await refused(ann.command(table, "undo", seq=live.seq)) == "daily-no-undo"
            branch = {"action": 0, "dealt_for": 1}
            assert await refused(ann.ask("POST", f"/tables/{table}/branches", json=branch)) == "branch-running"
            finished = await finish(bob)
            assert await refused(bob.ask("POST", f"/tables/{finished}/rematch")) == "daily-no-rematch"

    asyncio.run(promise())


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/daily/days/2026-11-18/play", "daily-not-yet"),
        ("/daily/days/2026-11-16/play", "daily-no-day"),
        ("/daily/days/2026-02-30/play", "daily-no-date"),
    ],
)
def test_a_day_that_is_not_there_is_refused_with_words(tmp_path, path, key):
    async def promise() -> None:
        async with a_house(tmp_path) as (_, _, (ann, _)):
            assert await refused(ann.ask("POST", path)) == key
            assert await refused(ann.ask("GET", path.removesuffix("/play"))) == key

    asyncio.run(promise())


def test_what_is_promised_is_what_is_dealt_and_anyone_can_check_it(tmp_path):
    async def promise() -> None:
        async with a_house(tmp_path) as (_, clock, (ann, _)):
            before = await ann.ask("GET", "/daily")
            promised = {each["date"]: each["commitment"] for each in before["coming"]}
            tomorrow = days_after(1)
            clock.set(tomorrow)
            begun = await ann.ask("POST", f"/daily/days/{tomorrow}/play")
            assert begun["table"]["commitment"] == promised[str(tomorrow)]
            assert (await ann.ask("GET", f"/daily/days/{tomorrow}"))["shown"] is None
            clock.set(days_after(3))
            shown = (await ann.ask("GET", f"/daily/days/{tomorrow}"))["shown"]
            assert leads_to(before["anchor"], date.fromisoformat(before["first"]), tomorrow, shown["link"])
            seeds = seed_of(tomorrow, bytes.fromhex(shown["link"]))
            assert (seeds.server, seeds.commitment) == (shown["seed"], promised[str(tomorrow)])

    asyncio.run(promise())


def secrets_of(chain: Any, days: list[date]) -> list[bytes]:
    """The seeds and links of days, and the root, as anybody might write them."""
    hidden = [chain.link(day) for day in days] + [bytes.fromhex(chain.seeds(day).server) for day in days]
    hidden.append(bytes.fromhex(chain.root))
    written = [form for each in hidden for form in (each, each.hex().encode(), base64.b64encode(each)[:40])]
    return written + [each.hex().upper().encode() for each in hidden]


def test_nothing_of_a_coming_day_is_in_any_byte_sent(tmp_path, monkeypatch):
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
        async with a_house(tmp_path, 3) as (house, clock, people):
            chain = await house.daily.chain()
            await finish(people[0])
            sent.clear()  # to those who have played, today's seed is shown by the proof of their own game
            table = (await people[1].ask("POST", f"/daily/days/{TODAY}/play"))["table"]["id"]
            paths = [
                "/daily",
                f"/daily/days/{TODAY}",
                "/daily/days",
                f"/daily/weeks/{TODAY}",
                f"/daily/months/{TODAY}",
                f"/tables/{table}?since=0",
                f"/tables/{table}/proof",
                f"/tables/{table}/statistics",
                f"/tables/{table}/positions/0",
                "/me/tables",
                "/tables",
            ]
            for person in people[1:]:
                for path in paths:
                    await person.ask("GET", path)
            async with people[1].seat(table, since=0):
                pass
            for day in (days_after(1), days_after(2)):
                await refused(people[2].ask("GET", f"/daily/days/{day}"))
                await refused(people[2].ask("POST", f"/daily/days/{day}/play"))
            coming = [days_after(number) for number in range(400)]
            text = b"\n".join(sent)
            assert len(sent) > 20
            assert chain.seeds(days_after(1)).commitment.encode() in text  # what is promised, and only that
            assert [each for each in secrets_of(chain, coming) if each in text] == []
            await house.daily.judge()
            clock.set(days_after(30))
            sent.clear()
            for path in ("/daily", "/daily/days", f"/daily/days/{TODAY}"):
                await people[0].ask("GET", path)
            later = [days_after(number) for number in range(29, 400)]  # those of the last two days may be under way
            assert [each for each in secrets_of(chain, later) if each in b"\n".join(sent)] == []
            assert chain.link(TODAY).hex().encode() in b"\n".join(sent)

    asyncio.run(promise())


def test_a_new_server_makes_its_chain_at_once_and_keeps_it(tmp_path):
    async def promise() -> None:
        anchors = []
        for _ in range(2):
            async with serving(tmp_path) as (address, server):
                assert await server.house.store.chain()
                async with httpx.AsyncClient(trust_env=False) as http:
                    anchors.append((await http.get(f"{address}/api/daily")).json()["anchor"])
        assert anchors[0] == anchors[1]

    asyncio.run(promise())


def test_the_coach_and_the_ladder_judge_a_deal(tmp_path):
    """The real coach, in its own process: what a level makes of a deal is the same every time."""

    async def promise() -> None:
        desk = CoachDesk(MemoryStore())
        deal = Deal("7b" * 32, 3, 1, "ladder:1")
        try:
            first, second = [await desk.play_deal(deal, "ladder:2") for _ in range(2)]
        finally:
            await desk.close()
        assert first == second
        assert first.verdicts
        assert 0.0 <= first.loss < 3.0

    asyncio.run(promise())
