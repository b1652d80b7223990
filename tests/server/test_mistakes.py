"""My own mistakes, asked again over HTTP: from my own eyes, judged, unrated, and refused to everybody else."""

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs

from impera.coach.duels.duel import read_duel
from impera.coach.duels.judging import cost_of
from impera.coach.puzzles.points import SAME
from impera.coach.review import Reviewer
from impera.game.game import Game
from impera.rules.actions import END
from impera.server.coaching import REVIEWS_MOST, CoachDesk
from impera.server.identity import hash_of
from impera.server.mistake_desk import Mistake, mistakes_of
from impera.tables.entry import Entry, Match, Person
from impera.tables.memory import MemoryStore
from impera.tables.mistakes import RESTS, MistakeTry, order_of, rests
from impera.tables.options import Options
from impera.tables.table import Table
from impera.wire.coach import DuelCost, GameReview, TurnReview
from impera.wire.shapes import as_data, encode
from tests.server.serving import serving

PEOPLE = {"ann": "Ann", "bob": "Bob", "eve": "Eve"}
MATCH = "q3mZ1xYt7Rb0aLkp"


@dataclass(frozen=True)
class Played:
    """A game of Ann's and Bob's, and what the coach said of Ann's last turn."""

    match: Match
    entries: list[Entry]
    table: Table
    review: GameReview

    @property
    def turn(self) -> TurnReview:
        return self.review.turns[-1]

    def store(self) -> MemoryStore:
        store = MemoryStore()

        async def fill() -> None:
            for person, name in PEOPLE.items():
                await store.add_person(Person(person, name), hash_of(person), 1)
            await store.create(self.match, self.entries)
            await store.finish(self.match.id, 9)

        asyncio.run(fill())
        return store


def log_of(match: Match) -> list[Entry]:
    """Whoever is to act does the first thing there is."""
    entries = [
        Entry(1, "sat", 1, 1, "ann", {"name": "Ann"}),
        Entry(2, "sat", 2, 2, "bob", {"name": "Bob"}),
        Entry(3, "started", 3),
    ]
    table = Table.replay(match, entries)
    while table.status == "running":
        seat = table.deciding or 1
        entry = Entry(len(entries) + 1, "acted", 4, seat, ("ann", "bob")[seat - 1], {"action": table.legal[0].text})
        table.apply(entry)
        entries.append(entry)
    return entries


@pytest.fixture(scope="module")
def played() -> Played:
    return a_game_with_a_mistake()


def a_game_with_a_mistake() -> Played:
    """The dearest of Ann's last turns, as the coach sees it."""
    match = Match(MATCH, 1, "ann", Options(), "9" * 64)
    entries = log_of(match)
    table = Table.replay(match, entries)
    game = table.game
    assert game
    reviewer = Reviewer(game, ("Ann", "Bob"))
    plain = TurnReview(
        turn=1, seat=1, start=0, end=0, loss=0.0, ci95=(0.0, 0.0), verdict="fine", forced=False, chance=0.5, best=0.5,
        played="", better=None, runner_up=None, reasons=[], luck=[], decided=[], chances=[], eyes=[],
    )  # fmt: skip
    for start, end in reversed(turns_of(table)):
        actions = game.actions[start:end]
        serious = structs.replace(plain, start=start, end=end, turn=start, verdict="blunder")
        asked = Mistake(table, serious, max(0, start - 8)).asked()
        cost = cost_of(asked, 1, [action.id for action in actions])
        if cost.loss > 0.15 and cost.better[-1] == END:
            told = cost.to_wire()
            turn = structs.replace(
                serious, loss=told.loss, better="; ".join(told.better), reasons=told.reasons,
                played="; ".join(action.text for action in actions),
            )  # fmt: skip
            review = structs.replace(reviewer.to_wire(), turns=[structs.replace(plain, start=0, end=2), turn])
            return Played(match, entries, table, review)
    raise AssertionError("nobody made a mistake")


def turns_of(table: Table) -> list[tuple[int, int]]:
    """Where Ann's turns begin and end."""
    found: list[tuple[int, int]] = []
    for number, action in enumerate(table.standing):
        if action.seat != 1:
            continue
        if found and found[-1][1] == number:
            found[-1] = (found[-1][0], number + 1)
        else:
            found.append((number, number + 1))
    return found


class Guest:
    """Somebody with a token."""

    def __init__(self, http: httpx.AsyncClient, person: str) -> None:
        self.http, self.headers = http, {"authorization": f"Bearer {person}"}

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()


def served(tmp_path: Path, store: MemoryStore, promise: Any) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path, store=store) as (address, _),
            httpx.AsyncClient(base_url=address, timeout=60) as http,
        ):
            await promise(*(Guest(http, person) for person in PEOPLE))

    asyncio.run(run())


@pytest.fixture
def judged(monkeypatch):
    """The coach without a process of its own."""

    async def judge(self: CoachDesk, body: str, number: int, turn: list[int]) -> DuelCost:
        return cost_of(read_duel(body), number, turn).to_wire()

    monkeypatch.setattr(CoachDesk, "judge_duel", judge)


def test_a_mistake_is_asked_again_until_it_is_made_good_and_rates_nobody(tmp_path, played, judged):
    store, turn = played.store(), played.turn

    async def promise(ann: Guest, *_: Guest) -> None:
        await store.keep_review(MATCH, encode(played.review).decode())
        before = await ann.ask("GET", "/me/mistakes")
        assert (before["waiting"], before["resting"], before["reviewed"]) == (1, 0, 1)
        offer = before["offer"]
        assert (offer["start"], offer["seat"], offer["tried"]) == (f"mistake/{MATCH}/{turn.start}", 1, False)
        tries = f"/me/mistakes/{MATCH}/{turn.start}/tries"

        again = await ann.ask("POST", tries, {"moves": turn.played.split("; ")})
        assert not again["solved"]
        assert (again["loss"], again["lost"], again["better"]) == (turn.loss, turn.loss, turn.better.split("; "))
        assert (await ann.ask("GET", "/me/mistakes"))["offer"]["tried"]

        refused = await ann.ask("POST", tries, {"moves": turn.played.split("; ")[:1]}, status=409)
        assert refused["error"]["key"] == "puzzle-turn-not-over"

        right = await ann.ask("POST", tries, {"moves": turn.better.split("; ")})
        assert (right["solved"], right["loss"], right["played"]) == (True, 0.0, turn.played.split("; "))
        after = await ann.ask("GET", "/me/mistakes")
        assert (after["offer"], after["waiting"], after["resting"]) == (None, 0, 1)
        standing = (await ann.ask("GET", "/puzzles"))["standing"]
        assert (standing["tried"], standing["rating"]) == (0, 1500)

    served(tmp_path, store, promise)


def test_another_turn_is_judged_by_the_coach(tmp_path, played, judged):
    store, turn = played.store(), played.turn
    game = Game.replay(played.table.game.setup, [action.id for action in played.table.game.actions[: turn.start]])
    moves = []
    while not game.is_over and game.deciding == 1:  # the last card there is, and no effects if that can be
        legal = [action.text for action in game.legal()]
        moves.append("end" if "end" in legal else legal[-1])
        game.play(moves[-1])

    async def promise(ann: Guest, *_: Guest) -> None:
        await store.keep_review(MATCH, encode(played.review).decode())
        told = await ann.ask("POST", f"/me/mistakes/{MATCH}/{turn.start}/tries", {"moves": moves})
        cost = cost_of(Mistake(played.table, turn, 0).asked(), 1, [action.id for action in game.actions[turn.start :]])
        assert told["loss"] == round(cost.loss, 4)
        assert told["solved"] == (cost.loss <= SAME)

    served(tmp_path, store, promise)


def test_it_is_asked_from_my_own_eyes_and_refused_to_others(tmp_path, played):
    store, turn = played.store(), played.turn
    name = f"mistake/{MATCH}/{turn.start}"
    game = Game.replay(played.table.game.setup, [action.id for action in played.table.game.actions[: turn.start]])

    async def promise(ann: Guest, bob: Guest, eve: Guest) -> None:
        await store.keep_review(MATCH, encode(played.review).decode())
        told = await ann.ask("POST", "/practice", {"start": name, "moves": []})
        shown = told["updates"][-1]["view"]
        mine = as_data(game.view(1).to_wire())
        assert {key: shown[key] for key in ("hand", "others", "seats") if key in mine} == {
            key: mine[key] for key in ("hand", "others", "seats") if key in mine
        }
        for other in (bob, eve, Guest(ann.http, "nobody")):
            await other.ask("POST", "/practice", {"start": name, "moves": []}, status=404)
            await other.ask("POST", "/practice/explain", {"start": name, "moves": [], "action": "end"}, status=404)
        for other in (bob, eve):
            assert (await other.ask("GET", "/me/mistakes"))["offer"] is None
            await other.ask("POST", f"/me/mistakes/{MATCH}/{turn.start}/tries", {"moves": []}, status=404)
        await ann.ask("POST", "/practice", {"start": f"mistake/{MATCH}/1x", "moves": []}, status=404)
        await ann.ask("POST", "/practice", {"start": f"mistake/{MATCH}/1", "moves": []}, status=404)

    served(tmp_path, store, promise)


def test_games_that_are_not_reviewed_can_be_and_the_line_is_bounded(tmp_path, played, monkeypatch):
    store, begun = played.store(), []

    async def made(self: CoachDesk, match: str, record: object) -> None:
        begun.append(match)
        await asyncio.sleep(60)

    monkeypatch.setattr(CoachDesk, "_make", made)

    async def promise(ann: Guest, bob: Guest, eve: Guest) -> None:
        before = await ann.ask("GET", "/me/mistakes")
        assert (before["offer"], before["unreviewed"], before["under_way"]) == (None, 1, 0)
        after = await ann.ask("POST", "/me/mistakes/reviews")
        assert (after["unreviewed"], after["under_way"], begun) == (0, 1, [MATCH])
        assert (await bob.ask("GET", "/me/mistakes"))["under_way"] == 1
        assert (await eve.ask("POST", "/me/mistakes/reviews"))["under_way"] == 0

    served(tmp_path, store, promise)


def test_nothing_is_begun_where_the_line_is_full(tmp_path, played, monkeypatch):
    store = played.store()
    monkeypatch.setattr("impera.server.coaching.REVIEWS_MOST", 0)
    assert REVIEWS_MOST > 0

    async def promise(ann: Guest, *_: Guest) -> None:
        refused = await ann.ask("POST", "/me/mistakes/reviews", status=429)
        assert refused["error"]["key"] == "coach-busy"

    served(tmp_path, store, promise)


def test_what_a_stand_in_did_is_nobodys_mistake(played):
    turn = played.turn
    assert [each.turn for each in mistakes_of(played.table, played.review, "ann")] == [turn]
    assert not mistakes_of(played.table, played.review, "bob")
    match = replace(played.match, id="other")
    table = Table.replay(match, played.entries)
    table.standing[turn.start] = replace(table.standing[turn.start], person=None)
    assert not mistakes_of(table, played.review, "ann")


def test_a_mistake_made_good_rests_and_what_was_never_tried_comes_first():
    good, bad = MistakeTry(MATCH, 3, 1000, True), MistakeTry(MATCH, 5, 2000, False)
    assert rests(good, 999 + RESTS)
    assert not rests(good, 1000 + RESTS)
    assert not rests(bad, 2001)
    assert not rests(None, 1)
    order = sorted([(bad, 0.5), (None, 0.1), (None, 0.3)], key=lambda each: order_of(*each))
    assert order == [(None, 0.3), (None, 0.1), (bad, 0.5)]
