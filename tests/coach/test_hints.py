"""A hint is a plan with reasons, a why-not a comparison; both see nothing but a view, in a process of their own."""

import numpy as np
import pytest

from impera.coach.hints import hint, why_not
from impera.coach.jobs import HandedView, HintJob, WhyNotJob, read_job
from impera.coach.parts import Part
from impera.coach.worker import answer
from impera.errors import UsageError
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.view import View
from impera.rules.state import key
from impera.wire.coach import HintInfo, WhyNotInfo
from impera.wire.shapes import encode
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
    handed = read_job.decode(encode(HintJob(HandedView.of(view))))
    assert isinstance(handed, HintJob)
    again = handed.view.view()
    assert key(again.record) == key(view.record)
    assert again.is_mine
    assert again.legal == view.legal
    other = View(determinize(view, np.random.default_rng(3)), view.seat)
    assert HandedView.of(other) == HandedView.of(view)


def test_a_job_is_answered_in_lines():
    game = middle_game()
    view = HandedView.of(game.view(game.deciding))
    given = answer(HintJob(view))
    assert isinstance(given, HintInfo)
    assert given.plan
    why = answer(WhyNotJob(view, game.legal()[0].text))
    assert isinstance(why, WhyNotInfo)
    assert why.loss >= 0


def test_who_is_not_asked_gets_no_hint_and_what_is_illegal_no_comparison():
    game = middle_game()
    waiting = 3 - game.deciding
    with pytest.raises(UsageError):
        hint(game.view(waiting))
    with pytest.raises(UsageError):
        why_not(game.view(game.deciding), "end")
