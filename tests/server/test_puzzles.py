"""Puzzles over HTTP: one that fits, a turn as the answer, a rating; and nothing of the answer before it."""

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from impera.coach.puzzles import answer
from impera.coach.puzzles.answer import by_id
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.game.action import ALL_ACTIONS
from impera.rules.actions import END
from tests.server.serving import serving


def texts(plan: tuple[int, ...]) -> list[str]:
    return [ALL_ACTIONS[action].text for action in plan]


def of_theme(theme: Theme) -> Puzzle:
    return next(puzzle for puzzle in by_id().values() if puzzle.theme is theme and ends_at_once(puzzle))


def ends_at_once(puzzle: Puzzle) -> bool:
    """Can a turn be ended after its first card?"""
    game = puzzle.game()
    game.play(game.legal()[0])
    return END in [action.id for action in game.legal()]


def first_turn(puzzle: Puzzle) -> list[str]:
    return [puzzle.game().legal()[0].text, "end"]


def asked(tmp_path: Any, promise: Any) -> None:
    async def run() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address, timeout=120) as http:
            await http.post("/api/guests", json={"name": "Ann"})
            await promise(http)

    asyncio.run(run())


def test_a_puzzle_that_fits_is_offered_solved_and_rated_once(tmp_path):
    async def promise(http: httpx.AsyncClient) -> None:
        before = (await http.get("/api/puzzles")).json()
        assert before["standing"]["tried"] == 0
        assert sum(theme["count"] for theme in before["themes"]) == len(by_id())
        offer = (await http.get("/api/puzzles/next?theme=win")).json()
        assert offer["theme"] == "win"
        assert not offer["tried"]
        moves = texts(by_id()[offer["id"]].plan)
        verdict = (await http.post(f"/api/puzzles/{offer['id']}/tries", json={"moves": moves})).json()
        assert verdict["solved"]
        assert verdict["counted"]
        assert verdict["change"] > 0
        assert verdict["standing"] | {"rating": 0, "deviation": 0} == {
            "rating": 0, "deviation": 0, "tried": 1, "solved": 1, "streak": 1, "best": 1,
        }  # fmt: skip
        assert verdict["reasons"][0]["key"] == "puzzle-right-win"
        again = (await http.post(f"/api/puzzles/{offer['id']}/tries", json={"moves": moves})).json()
        assert not again["counted"]
        assert again["standing"] == verdict["standing"]
        assert (await http.get(f"/api/puzzles/{offer['id']}")).json()["tried"]

    asked(tmp_path, promise)


def test_a_wrong_turn_is_told_why_and_what_was_right(tmp_path):
    puzzle = of_theme(Theme.STOP)
    wrong = first_turn(puzzle)

    async def promise(http: httpx.AsyncClient) -> None:
        verdict = (await http.post(f"/api/puzzles/{puzzle.id}/tries", json={"moves": wrong})).json()
        assert verdict["solution"] == texts(puzzle.plan)
        if not verdict["solved"]:
            assert verdict["change"] < 0
            assert verdict["standing"]["streak"] == 0
            assert verdict["reasons"][0]["key"] == "puzzle-wrong-stop"

    asked(tmp_path, promise)


def test_half_a_turn_and_an_illegal_one_are_refused_and_nothing_counts(tmp_path):
    puzzle = of_theme(Theme.WIN)

    async def promise(http: httpx.AsyncClient) -> None:
        address = f"/api/puzzles/{puzzle.id}/tries"
        half = await http.post(address, json={"moves": texts(puzzle.plan[:1])})
        assert half.status_code == 409
        assert half.json()["error"]["key"] == "puzzle-turn-not-over"
        assert (await http.post(address, json={"moves": ["democracy P4 M"]})).status_code in (409, 422)
        assert (await http.post("/api/puzzles/0123456789/tries", json={"moves": []})).status_code == 404
        assert (await http.get("/api/puzzles/next?theme=chess")).status_code == 422
        assert (await http.get("/api/puzzles")).json()["standing"]["tried"] == 0

    asked(tmp_path, promise)


@pytest.mark.parametrize("theme", [Theme.WIN, Theme.STOP, Theme.ORDER])
def test_nothing_sent_before_the_answer_depends_on_it(tmp_path, monkeypatch, theme):
    """The same bytes whatever the kept solution is, for every move that can be tried."""
    puzzle = of_theme(theme)
    other = replace(puzzle, plan=tuple(ALL_ACTIONS.index(action) for action in puzzle.game().legal()[:1]))
    sent: list[list[bytes]] = []

    async def promise(http: httpx.AsyncClient) -> None:
        told = [(await http.get(f"/api/puzzles/{puzzle.id}")).content, (await http.get("/api/puzzles")).content]
        start = f"puzzle/{puzzle.id}"
        for moves in ([], first_turn(puzzle), texts(puzzle.plan)):
            told.append((await http.post("/api/practice", json={"start": start, "moves": moves})).content)
        question = {"start": start, "moves": [], "action": texts(puzzle.plan)[0]}
        told.append((await http.post("/api/practice/explain", json=question)).content)
        assert b"solved" not in b"".join(told[2:])
        sent.append(told)

    for number, kept in enumerate((puzzle, other)):
        changed = by_id() | {puzzle.id: kept}
        monkeypatch.setattr(answer, "by_id", lambda changed=changed: changed)
        asked(tmp_path / str(number), promise)
    assert sent[0] == sent[1]
