"""Puzzles: what ships holds what it says, and what is mined is proven."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from impera.coach.puzzles.check import is_proven
from impera.coach.puzzles.file import SHIPPED, from_line, read_puzzles, shipped, to_line, write_puzzles
from impera.coach.puzzles.judge import PuzzleJudge
from impera.coach.puzzles.proof import is_won
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.coach.puzzles.worlds import hidden_hands
from impera.errors import UsageError
from impera.game.belief import determinize
from impera.rules.actions import END
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF
from impera.rules.state import State
from impera.rules.trace import SILENT

SAMPLE = 30


def some(count: int, *themes: Theme) -> list[Puzzle]:
    found = [puzzle for puzzle in shipped() if puzzle.theme in (themes or list(Theme))]
    return [found[place] for place in np.random.default_rng(5).permutation(len(found))[:count]]


def played(puzzle: Puzzle, turn: tuple[int, ...]) -> State:
    state = puzzle.game().state
    for action in turn:
        apply(state, action, SILENT)
    return state


def test_what_ships_is_small_and_nothing_is_there_twice():
    assert SHIPPED.stat().st_size <= 1_000_000
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())


def test_what_ships_is_spread_over_themes_players_and_difficulty():
    themes = Counter(puzzle.theme for puzzle in shipped())
    assert set(themes) == set(Theme)
    assert set(Counter(puzzle.setup.players for puzzle in shipped())) == {2, 3, 4}
    ratings = np.array([puzzle.rating for puzzle in shipped() if puzzle.tries])
    assert (ratings < 1100).mean() > 0.1
    assert (ratings > 1150).mean() > 0.2
    assert ratings.max() > 1700
    assert len(ratings) >= 400


def test_a_sample_is_proven_again():
    for puzzle in some(SAMPLE, Theme.WIN, Theme.STOP, Theme.ORDER, Theme.LAST):
        assert is_proven(puzzle), puzzle.id


@pytest.mark.slow
def test_a_sample_leads_by_points_in_other_worlds():
    for puzzle in some(1, Theme.MOST) + some(2, Theme.DRAFT):
        assert is_proven(puzzle), puzzle.id


def test_the_kept_turn_is_right_and_ending_at_once_is_not():
    judge = PuzzleJudge()
    for puzzle in some(SAMPLE, Theme.WIN, Theme.STOP, Theme.ORDER, Theme.LAST):
        assert judge.is_right(puzzle, puzzle.plan, played(puzzle, puzzle.plan)), puzzle.id
    wrong = 0
    for puzzle in some(SAMPLE, Theme.STOP):
        play = puzzle.game().legal()[0].id
        if play != END:
            wrong += not judge.is_right(puzzle, (play, END), played(puzzle, (play, END)))
    assert wrong > SAMPLE // 4


def test_a_win_does_not_depend_on_what_is_hidden():
    rng = np.random.default_rng(1)
    for puzzle in some(10, Theme.WIN):
        for _ in range(5):
            world = determinize(puzzle.view, rng)
            for action in puzzle.plan:
                apply(world, action, SILENT)
            assert is_won(world, puzzle.view.observer)


def test_every_hand_of_a_world_is_among_those_looked_at():
    rng = np.random.default_rng(2)
    for puzzle in some(10, Theme.STOP):
        view = puzzle.view
        rival = (view.observer + 1) % view.players
        hands = {tuple(np.bincount(DOMAIN_OF, hand, 6)) for hand in hidden_hands(view.record, rival)}
        for _ in range(30):
            hidden = determinize(view, rng).hand[rival] - view.record.hand[rival]
            assert tuple(np.bincount(DOMAIN_OF, hidden, 6)) in hands


def test_a_file_is_read_as_it_was_written(tmp_path: Path):
    few = some(5)
    write_puzzles(tmp_path / "few.xz", few)
    assert list(read_puzzles(tmp_path / "few.xz")) == few
    assert from_line(to_line(few[0])) == few[0]


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path):
    path = tmp_path / "none.xz"
    path.write_bytes(b"something else")
    with pytest.raises(UsageError) as refused:
        list(read_puzzles(path))
    assert refused.value.key == "puzzles-no-file"


def test_a_puzzle_with_a_wrong_turn_does_not_hold():
    puzzle = some(1, Theme.WIN)[0]
    play = puzzle.game().legal()[0].id
    others = [one for one in some(20, Theme.STOP) if one.game().legal()[0].id != END]
    assert not is_proven(replace(puzzle, name="0123456789"))
    assert not is_proven(Puzzle(Theme.WIN, puzzle.setup, puzzle.moves[:-3], puzzle.plan))
    assert not all(is_proven(Puzzle(Theme.WIN, one.setup, one.moves, (play, END))) for one in others)
