"""What others may hold can win for them: how likely that is, told in the same worlds for every plan."""

import numpy as np
import pytest

from impera.coach.likely import LOOKED_AT, LikelyWins, likelier, lowered
from impera.coach.solver import threats
from impera.game.belief import determinize
from impera.game.view import View
from impera.rules.actions import END
from impera.words import LANGUAGES
from tests.table_setter import lay


@pytest.fixture
def view() -> View:
    """The second seat is two Military short of Hegemony and holds four cards that nobody else knows."""
    areas, hands = {1: "R1 R1", 2: "M1 M1 M1 M1 M1 M1"}, {1: "R2 R2 S1", 2: "E1 E1 S1 S1"}
    return View(lay(area=areas, hand=hands).state, 1)


def test_a_win_is_as_likely_as_the_hands_that_have_it(view: View) -> None:
    found = LikelyWins().shares(view, (None,), LOOKED_AT)[0, 1]
    rng = np.random.default_rng(5)
    worlds = [determinize(view, rng) for _ in range(300)]
    counted = np.mean([1 in threats(world, 0) for world in worlds])
    assert 0.1 < found < 0.9
    assert found == pytest.approx(float(counted), abs=0.08)


def test_only_rivals_win_and_one_of_whom_a_certain_threat_was_told_is_not_told_again(view: View) -> None:
    shares = LikelyWins().shares(view, (None,), 60)
    assert (shares[0, [0, 2, 3]] == 0).all()
    assert lowered(view, [END], set())
    assert not lowered(view, [END], {1})


def test_it_is_told_from_what_the_seat_sees_alone(view: View) -> None:
    other = View(determinize(view, np.random.default_rng(9)), view.seat)
    assert [part.to_wire() for part in lowered(view, [END], set())] == [
        part.to_wire() for part in lowered(other, [END], set())
    ]


def test_equal_plans_differ_in_nothing_and_what_remains_is_said_as_a_risk(view: View) -> None:
    parts = likelier(view, [END], [END], set())
    assert {part.key for part in parts} <= {"reason-risk"}
    for part in parts:
        said = {part.said_in(language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(str(part.arguments["share"]) in one for one in said)
