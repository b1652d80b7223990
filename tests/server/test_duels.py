"""Duels over HTTP: the same bytes for everyone, one position after the other, nothing of others before one's own."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from impera.coach.duels.duel import Duel, read_duel, write_duel
from impera.coach.duels.judging import cost_of
from impera.coach.duels.making import make_duel
from impera.game.action import ALL_ACTIONS
from impera.server.coaching import CoachDesk
from impera.wire.coach import DuelCost
from tests.server.serving import serving

COUNT = 3
Data = dict[str, Any]


@pytest.fixture(scope="module")
def duel() -> Duel:
    return make_duel("a seed that is told to nobody", 2, COUNT)


@pytest.fixture
def at_desk(duel, monkeypatch):
    """The coach without a process of its own: what it answers is what the worker answers."""

    async def make(self: CoachDesk, seed: str, players: int) -> str:
        return write_duel(duel)

    async def judge(self: CoachDesk, body: str, number: int, turn: list[int]) -> DuelCost:
        return cost_of(read_duel(body), number, turn).to_wire()

    monkeypatch.setattr(CoachDesk, "make_duel", make)
    monkeypatch.setattr(CoachDesk, "judge_duel", judge)


def texts(turn: tuple[int, ...]) -> list[str]:
    return [ALL_ACTIONS[action].text for action in turn]


def poor_turn(duel: Duel, number: int) -> list[str]:
    """Some whole turn: the first card there is, and no effects if that can be."""
    game = duel.game(number)
    seat, turn = game.deciding, []
    while not game.is_over and game.deciding == seat:
        legal = [action.text for action in game.legal()]
        turn.append("end" if "end" in legal else legal[0])
        game.play(turn[-1])
    return turn


class Entrant:
    """Somebody with a connection of their own, who keeps every byte that was sent."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.sent: list[bytes] = []

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = await self.http.request(method, f"/api{path}", json=body)
        self.sent.append(answer.content)
        return answer

    async def answer(self, ident: str, number: int, moves: list[str]) -> Data:
        answer = await self.ask("POST", f"/duels/{ident}/answers", {"number": number, "moves": moves})
        assert answer.status_code == 200, answer.text
        told: Data = answer.json()
        return told

    async def judged(self, ident: str) -> Data:
        for _ in range(600):
            found: Data = (await self.ask("GET", f"/duels/{ident}")).json()
            if found["status"] != "judging":
                return found
            await asyncio.sleep(0.1)
        raise AssertionError("nobody judges")


@asynccontextmanager
async def guest(address: str, name: str = "", cookies: httpx.Cookies | None = None) -> AsyncIterator[Entrant]:
    async with httpx.AsyncClient(base_url=address, timeout=120, cookies=cookies) as http:
        if name:
            await http.post("/api/guests", json={"name": name})
        yield Entrant(http)


@asynccontextmanager
async def met(address: str) -> AsyncIterator[tuple[Entrant, Entrant, str]]:
    async with guest(address, "Ann") as ann, guest(address, "Bob") as bob:
        ident = (await ann.ask("POST", "/duels", {"players": 2})).json()["id"]
        for each in (ann, bob):
            await each.ask("POST", f"/duels/{ident}/begin")
        yield ann, bob, ident


def test_a_duel_is_answered_judged_and_won_by_the_fewest_points_lost(tmp_path, duel, at_desk):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), met(address) as (ann, bob, ident):
            for number in range(1, COUNT + 1):
                asked = (await ann.ask("GET", f"/duels/{ident}")).json()
                assert (asked["status"], asked["number"], asked["count"]) == ("running", number, COUNT)
                told = (await ann.ask("POST", "/practice", {"start": asked["start"], "moves": []})).json()
                assert len(told["updates"]) == len(duel.lead(number))  # the record is played up to here
                assert told["updates"][-1]["view"]["turn"] == asked["seat"]
                await ann.answer(ident, number, texts(duel.recorded(number)))
                await bob.answer(ident, number, poor_turn(duel, number))
            await bob.judged(ident)
            first, second = (await ann.judged(ident))["people"]
            assert (first["name"], second["name"]) == ("Ann", "Bob")
            assert first["loss"] < second["loss"]
            assert (first["place"], second["place"]) == (1, 2)
            assert first["turns"][0]["recorded"] == texts(duel.recorded(1))
            assert second["turns"][0]["played"] == poor_turn(duel, 1)
            assert sum(turn["loss"] for turn in second["turns"]) == pytest.approx(second["loss"], abs=1e-3)
            listed = (await bob.ask("GET", "/duels")).json()["duels"]
            assert [(each["id"], each["place"], each["people"]) for each in listed] == [(ident, 2, ["Ann", "Bob"])]

    asyncio.run(promise())


def test_both_are_sent_the_same_bytes_and_nothing_of_the_other_before_they_answer(tmp_path, duel, at_desk):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), met(address) as (ann, bob, ident):
            for number in range(1, COUNT + 1):
                await bob.answer(ident, number, poor_turn(duel, number))
            await bob.judged(ident)
            for number in range(1, COUNT + 1):
                start = {"start": f"duel/{ident}/{number}", "moves": []}
                both = [(await each.ask("POST", "/practice", start)).content for each in (ann, bob)]
                assert both[0] == both[1]
                listed = (await ann.ask("GET", "/duels")).content
                seen = (await ann.ask("GET", f"/duels/{ident}")).json()
                mine = seen.pop("mine")  # may be the same as another turn
                told = both[0] + listed + json.dumps(seen, separators=(",", ":")).encode()
                for turn in (texts(duel.recorded(number)), poor_turn(duel, number)):
                    assert json.dumps(turn, separators=(",", ":")).encode() not in told
                others = next(each for each in seen["people"] if each["name"] == "Bob")
                assert {others[name] for name in ("loss", "turns", "place", "seconds")} == {None}
                assert len(mine) == number - 1
                await ann.answer(ident, number, poor_turn(duel, number))

    asyncio.run(promise())


def test_what_is_not_ones_turn_is_refused_in_words_and_changes_nothing(tmp_path, duel, at_desk):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), met(address) as (ann, _, ident), guest(address, "Carl") as carl:
            answers = f"/duels/{ident}/answers"
            refused: list[tuple[Entrant, str, str, Any, str]] = [
                (carl, "POST", "/practice", {"start": f"duel/{ident}/1", "moves": []}, "duel-not-begun"),
                (carl, "POST", answers, {"number": 1, "moves": poor_turn(duel, 1)}, "duel-not-begun"),
                (ann, "POST", "/practice", {"start": f"duel/{ident}/2", "moves": []}, "duel-not-yet"),
                (ann, "POST", "/practice", {"start": f"duel/{ident}/99", "moves": []}, "practice-unknown"),
                (ann, "POST", answers, {"number": 2, "moves": poor_turn(duel, 2)}, "duel-not-yet"),
                (ann, "POST", answers, {"number": 20, "moves": []}, "duel-not-yet"),
                (ann, "POST", answers, {"number": 1, "moves": []}, "puzzle-turn-not-over"),
                (ann, "GET", f"/duels/{'0' * 16}", None, "duel-unknown"),
            ]
            for who, method, path, body, key in refused:
                answer = await who.ask(method, path, body)
                assert answer.json()["error"]["key"] == key, answer.text
            assert (await ann.ask("POST", "/duels", {"minutes": 3})).status_code == 422
            found = (await ann.ask("GET", f"/duels/{ident}")).json()
            assert (found["number"], found["mine"]) == (1, [])

    asyncio.run(promise())


def test_answers_outlive_the_server_are_judged_by_the_next_and_time_runs_out(tmp_path, duel, at_desk, monkeypatch):
    async def promise() -> None:
        with monkeypatch.context() as coach_is_away:
            coach_is_away.setattr("impera.server.duel_desk.LOOK", 1000.0)
            async with serving(tmp_path) as (address, _), met(address) as (ann, _, ident):
                cookies = ann.http.cookies
                await ann.answer(ident, 1, texts(duel.recorded(1)))
                again = await ann.answer(ident, 1, poor_turn(duel, 1))  # it stands
                assert again["mine"][0]["played"] == texts(duel.recorded(1))
        monkeypatch.setattr("impera.server.duel_desk.MINUTE", 0)
        monkeypatch.setattr("impera.server.duel_desk.GRACE", -1)
        async with serving(tmp_path) as (address, _), guest(address, cookies=cookies) as late:
            late_answer = {"number": 2, "moves": poor_turn(duel, 2)}
            refused = await late.ask("POST", f"/duels/{ident}/answers", late_answer)
            assert refused.json()["error"]["key"] == "duel-time-over"
            ended = await late.judged(ident)
            assert ended["mine"][0]["loss"] is not None
            assert [turn["loss"] for turn in ended["mine"][1:]] == [0.25] * (COUNT - 1)

    asyncio.run(promise())
