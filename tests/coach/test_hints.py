"""A hint is a plan with reasons, a why-not a comparison; both see nothing but a view, in a process of their own."""

import json

import numpy as np
import pytest

from impera.coach.handed_view import read_view, write_view
from impera.coach.hints import hint, why_not
from impera.coach.parts import Part
from impera.coach.worker import answer
from impera.errors import UsageError
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.view import View
from impera.rules.state import key
from impera.words import LANGUAGES
from tests.bots.tactics.suite import POSITIONS


def view_of(name: str) -> View:
    found = next(position for position in POSITIONS if position.name == name)
    return View(found.state, found.seat + 1)


def middle_game() -> Game:
    game = Game.new(players=2, seed=5)
    while game.turn_number < 12 or game.decision != "play":
        game.play(game.legal()[0])
    return game


def test_a_hint_is_a_legal_plan_with_chances_and_reasons():
    game = middle_game()
    given = hint(game.view(game.deciding))
    assert 0 <= given.before <= 1
    assert 0 <= given.after <= 1
    for action in given.plan:
        game.play(action)
    said = [Part.from_wire(part.to_wire()).said_in(language) for part in given.reasons for language in LANGUAGES]
    assert said
    assert all(said)


def test_a_win_is_hinted_as_one_and_anything_else_is_answered_by_it():
    view = view_of("eighth-military")
    given = hint(view)
    assert [part.key for part in given.reasons] == ["hint-wins"]
    assert given.after == 1.0
    other = next(action for action in view.legal if action != given.plan[0])
    told = why_not(view, other.text)
    assert told.reasons[0].key == "reason-win-missed"
    assert told.verdict == "blunder"


def test_the_hint_itself_costs_nothing():
    game = middle_game()
    view = game.view(game.deciding)
    told = why_not(view, hint(view).plan[0].text)
    assert told.verdict == "fine"


def test_a_view_handed_over_is_the_same_view_and_holds_nothing_hidden():
    game = middle_game()
    view = game.view(game.deciding)
    handed = json.loads(json.dumps(write_view(view)))
    again = read_view(handed)
    assert key(again.record) == key(view.record)
    assert again.is_mine
    assert again.legal == view.legal
    other = View(determinize(view, np.random.default_rng(3)), view.seat)
    assert write_view(other) == write_view(view)


def test_a_job_is_answered_in_lines():
    game = middle_game()
    view = write_view(game.view(game.deciding))
    assert next(iter(answer({"kind": "hint", "view": view})))["answer"]["plan"]
    asked = {"kind": "why-not", "view": view, "action": game.legal()[0].text}
    assert "loss" in next(iter(answer(asked)))["answer"]


def test_who_is_not_asked_gets_no_hint_and_what_is_illegal_no_comparison():
    game = middle_game()
    waiting = 3 - game.deciding
    with pytest.raises(UsageError):
        hint(game.view(waiting))
    with pytest.raises(UsageError):
        why_not(game.view(game.deciding), "end")
