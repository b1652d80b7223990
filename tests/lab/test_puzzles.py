"""Mining, rating and simulating puzzles."""

from pathlib import Path

import pytest

from impera.cli.puzzles import make_puzzles
from impera.coach.puzzles.check import is_proven
from impera.coach.puzzles.file import read_puzzles, shipped
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.errors import UsageError
from impera.lab.engines import HereEngine
from impera.lab.puzzle_levels import rank_correlation, rate_one, simulate_solvers
from impera.lab.puzzle_mining import mine, themes_named

CHEAP = (Theme.WIN, Theme.STOP, Theme.ORDER, Theme.LAST)


def mined(games: int) -> list[Puzzle]:
    return [puzzle for found in mine(HereEngine(), games, 11, CHEAP) for puzzle in found.puzzles]


def test_what_is_mined_is_proven_and_the_same_each_time():
    found = mined(8)
    assert found
    assert all(is_proven(puzzle) for puzzle in found)
    assert found == mined(8)


def test_a_file_is_added_to_and_holds_nothing_twice(tmp_path: Path):
    out = tmp_path / "made.xz"
    for _ in range(2):
        make_puzzles("en", out, 4, 11, 1, "win,order")
    ids = [puzzle.id for puzzle in read_puzzles(out)]
    assert ids
    assert len(set(ids)) == len(ids)


def test_an_unknown_theme_is_refused_by_name():
    with pytest.raises(UsageError) as refused:
        themes_named("win,chess")
    assert refused.value.arguments["theme"] == "chess"


def test_what_every_level_solves_is_rated_below_what_few_do():
    by_solved = sorted((puzzle for puzzle in shipped() if puzzle.tries), key=lambda puzzle: sum(puzzle.solved))
    hard, easy = by_solved[0], by_solved[-1]
    assert easy.rating < hard.rating
    again = rate_one(easy, 1)
    assert sum(again.solved) >= 8


def test_ranks_by_levels_and_by_final_ratings_agree():
    found = simulate_solvers([one for one in shipped() if one.tries], people=100, attempts=20_000, seed=1)
    assert found.puzzles >= 0.8
    assert found.solvers >= 0.8


def test_equal_orders_agree_and_opposite_ones_do_not():
    import numpy as np

    one = np.array([1.0, 2.0, 3.0, 3.0])
    assert rank_correlation(one, one) == pytest.approx(1.0)
    assert rank_correlation(one, -one) == pytest.approx(-1.0)
