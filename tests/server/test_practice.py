"""Practice: a table from a known position without a match, told as a live one tells, and nothing hidden with it."""

import asyncio

import httpx
import numpy as np
import pytest

from impera.coach.lesson import lessons
from impera.coach.practice import PracticeStart
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.notation import parse_position, write_position
from impera.game.sketch import parse_sketch
from impera.server.practice import laid
from impera.server.prices import price_of
from impera.wire.shapes import encode
from tests.server.serving import serving

SKETCH = """
players=3 decision=play seat=P1 area.P1=M1*3,S1 hand.P1=M1,R1,S1 area.P2=R1*3 hand.P2=C1,E1,R1
area.P3=E1 hand.P3=M1,S1,S2 known.P1.P2=C1 deck=R1,C1,E1
"""
TURN = "lesson/turn"
SCENES = [(lesson, scene) for lesson in lessons() for scene in ("guided", "exercise")]


def test_a_game_begins_from_a_position_and_undo_leads_back_to_it():
    state = parse_sketch(SKETCH)
    game = Game.from_position(state)
    before = game.truth()
    assert {action.text for action in game.legal()} == {"play M1", "play R1", "play S1"}
    game.play("play M1")
    game.play("assassination")
    game.undo()
    game.undo()
    assert game.truth() == before
    assert write_position(game.state) == write_position(state)


def test_moves_are_played_again_and_told_from_where_one_was(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            begun = (await http.post("/api/practice", json={"start": f"{TURN}/guided", "moves": []})).json()
            assert begun["welcome"]["type"] == "welcome"
            assert begun["welcome"]["view"]["legal"]
            assert begun["updates"] == []
            asked = {"start": f"{TURN}/guided", "moves": ["play S1"], "since": begun["welcome"]["version"]}
            played = (await http.post("/api/practice", json=asked)).json()
            assert played["welcome"] is None
            (update,) = played["updates"]
            assert update["change"]["entry"]["action"] == "play S1"
            assert update["can_undo"]
            asked |= {"moves": ["play S1", "undo", "play M1", "end"], "since": None}
            again = (await http.post("/api/practice", json=asked)).json()
            whats = [update["change"]["entry"]["what"] for update in again["updates"]]
            assert whats[:4] == ["acted", "undone", "acted", "acted"]
            assert again["updates"][-1]["view"]["areas"][0] == {"M1": 1, "R1": 1}

    asyncio.run(promise())


def test_what_the_rules_forbid_is_refused_with_its_rule(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            asked = {"start": f"{TURN}/guided", "moves": ["end"]}
            refused = await http.post("/api/practice", json=asked)
            assert refused.status_code == 409
            assert refused.json()["error"]["rule"] == "R3.2"
            why = await http.post("/api/practice/explain", json=asked | {"moves": [], "action": "end"})
            assert why.json()["status"] == "illegal"
            assert why.json()["rule"] == "R3.2"
            unknown = await http.post("/api/practice", json={"start": "lesson/nothing/guided", "moves": []})
            assert unknown.status_code == 404
            for start in ("nothing/turn", "lesson/turn/else", "lesson/turn/guided/more"):
                assert (await http.post("/api/practice", json={"start": start, "moves": []})).status_code == 404
            for start in ("", "lesson", "../turn", "lesson/turn/"):
                assert (await http.post("/api/practice", json={"start": start, "moves": []})).status_code == 422
            many = {"start": f"{TURN}/guided", "moves": ["play S1", "undo"] * 100}
            assert (await http.post("/api/practice", json=many)).status_code == 422

    asyncio.run(promise())


def test_after_its_turn_a_task_is_met_or_not_and_then_it_is_over(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            asked = {"start": f"{TURN}/exercise", "moves": ["play M2", "end"]}
            solved = (await http.post("/api/practice", json=asked)).json()
            assert solved["outcome"] == "solved"
            assert solved["updates"][-1]["view"]["result"]["winners"] == [1]
            failed = (await http.post("/api/practice", json=asked | {"moves": ["play E1", "end"]})).json()
            assert failed["outcome"] == "failed"
            more = await http.post("/api/practice", json=asked | {"moves": ["play E1", "end", "play S2"]})
            assert more.status_code == 409
            assert more.json()["error"]["key"] == "practice-over"

    asyncio.run(promise())


def test_the_same_moves_get_the_same_bytes_from_a_bot():
    def told(moves: list[str]) -> bytes:
        practice = laid(PracticeStart(write_position(parse_sketch(SKETCH)), 1, bot="light", seed=7))
        practice.play_on(moves)
        return encode(practice.updates)

    first = told(["play M1", "end"])
    assert first == told(["play M1", "end"])
    assert told(["play M1", "undo", "play M1", "end"]).endswith(first[-200:])


@pytest.mark.parametrize(("lesson", "scene"), SCENES, ids=lambda part: getattr(part, "id", part))
def test_r7_1_what_is_hidden_changes_no_byte(lesson, scene):
    """Deal the hidden cards anew, as they might lie for all the learner knows: the same is told."""
    start = lesson.start(scene)
    told = seen(start)
    view = Game.from_position(parse_position(start.position)).view(start.seat)
    rng = np.random.default_rng(1)
    for _ in range(5):
        world = PracticeStart(write_position(determinize(view, rng)), start.seat)
        assert seen(world) == told


def seen(start: PracticeStart) -> bytes:
    """The welcome, and what is told of each first move that draws nothing."""
    practice = laid(start)
    told = encode(practice.welcome())
    assert practice.table.game
    for action in practice.table.game.legal():
        if action.verb not in ("end", "breakthrough", "inquisition", "pick"):
            other = laid(with_none(start))
            other.play_on([action.text])
            told += encode(other.updates)
    return told


def with_none(start: PracticeStart) -> PracticeStart:
    return PracticeStart(start.position, start.seat)


def test_longer_practice_costs_more():
    assert price_of("POST", "/api/practice", 2000) > price_of("POST", "/api/practice", 100) > 1
