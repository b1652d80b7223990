"""Sure? The coach warns of what gives the game away, of nothing else, and sees nothing but a view."""

import numpy as np
import pytest

from impera.coach.hints import hint
from impera.coach.jobs import ChancesJob, HandedView, SureJob
from impera.coach.warning import warn
from impera.coach.worker import answer
from impera.errors import UsageError
from impera.game.belief import determinize
from impera.game.view import View
from impera.wire.coach import ChancesInfo, WarningInfo
from tests.coach.test_hints import middle_game, view_of


def test_a_win_thrown_away_is_warned_of_with_what_is_better():
    view = view_of("eighth-military")
    other = next(action for action in view.legal if action != hint(view).plan[0])
    told = warn(view, other.text).to_wire()
    assert (told.action, told.gives_away) == (other.text, True)
    assert told.loss >= 0.15
    assert told.better[-1] == "end"
    assert told.reasons[0].key == "reason-win-missed"
    assert not warn(view, hint(view).plan[0].text).to_wire().gives_away


def test_what_the_coach_would_do_itself_is_never_warned_of():
    game = middle_game()
    view = game.view(game.deciding)
    assert warn(view, hint(view).plan[0].text).to_wire() == WarningInfo(
        action=hint(view).plan[0].text, gives_away=False
    )


def test_a_warning_does_not_depend_on_what_is_hidden():
    game = middle_game()
    view = game.view(game.deciding)
    other = View(determinize(view, np.random.default_rng(3)), view.seat)
    for action in view.legal[:3]:
        assert warn(other, action.text).to_wire() == warn(view, action.text).to_wire()


def test_who_is_not_asked_is_not_warned_and_what_is_illegal_neither():
    game = middle_game()
    with pytest.raises(UsageError):
        warn(game.view(3 - game.deciding), "end")
    with pytest.raises(UsageError):
        warn(game.view(game.deciding), "end")


def test_chances_and_warnings_are_jobs_of_the_coach():
    game = middle_game()
    mine, waiting = (HandedView.of(game.view(seat)) for seat in (game.deciding, 3 - game.deciding))
    assert isinstance(answer(SureJob(mine, game.legal()[0].text)), WarningInfo)
    for view in (mine, waiting):  # a chance is told at any moment
        told = answer(ChancesJob(view))
        assert isinstance(told, ChancesInfo)
        assert abs(sum(seat.chance for seat in told.seats) - 1) < 1e-6
