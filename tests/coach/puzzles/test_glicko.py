"""Glicko-2 against the worked example of Glickman's paper."""

import pytest

from impera.coach.puzzles.glicko import Encounter, GlickoRating, after_try, expected, rated


def test_the_worked_example_of_the_paper():
    opponents = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    results = [Encounter(GlickoRating(rating, deviation), score) for rating, deviation, score in opponents]
    found = rated(GlickoRating(1500.0, 200.0, 0.06), results, tau=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_a_game_only_doubt_grows():
    found = rated(GlickoRating(1500.0, 200.0, 0.06), [])
    assert found.rating == 1500.0
    assert found.deviation == pytest.approx(200.2714, abs=0.001)


def test_a_solved_puzzle_raises_and_a_missed_one_lowers():
    me, puzzle = GlickoRating(1500.0, 80.0), GlickoRating(1600.0, 60.0)
    assert after_try(me, puzzle, is_solved=True).rating > 1500 > after_try(me, puzzle, is_solved=False).rating
    assert 0.3 < expected(me, puzzle) < 0.5


def test_a_surprise_is_followed_by_more_volatility():
    found = rated(GlickoRating(1500.0, 50.0, 0.06), [Encounter(GlickoRating(2400.0, 40.0), 1.0)] * 4)
    assert found.volatility > 0.06
