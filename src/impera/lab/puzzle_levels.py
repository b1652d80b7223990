"""What each level of the ladder solves: the first rating of a puzzle, and a simulation of people who solve them.

A level is asked with little time to think. A puzzle's first rating is that of Glicko-2 after one period against the ten
levels, which stand a fixed distance apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.coach.puzzles.glicko import Encounter, GlickoRating, after_try, rated
from impera.coach.puzzles.judge import PuzzleJudge
from impera.coach.puzzles.puzzle import LEVELS, Puzzle
from impera.game.seat import seat_of
from impera.game.view import View
from impera.lab.engines import Engine, in_order
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import copy_of
from impera.rules.trace import SILENT

Numbers = NDArray[np.float64]

SECONDS = 0.02  # of thought for a level that searches
LOWEST, STEP = 900.0, 130.0  # the ratings of the levels
SURE = 60.0  # their deviation
TRIES = 2  # of each level


def level_skill(level: int) -> GlickoRating:
    """What a level counts as, from 1."""
    return GlickoRating(LOWEST + STEP * (level - 1), SURE)


def rate_all(engine: Engine, puzzles: Sequence[Puzzle], tries: int = TRIES) -> Iterator[Puzzle]:
    """Let the levels try each puzzle; yield them in order with their first ratings."""
    yield from in_order(engine, rate_one, ((puzzle, tries) for puzzle in puzzles))


def rate_one(puzzle: Puzzle, tries: int) -> Puzzle:
    """What the levels make of a puzzle."""
    solved = tuple(
        sum(is_solved_by(puzzle, level, number) for number in range(tries)) for level in range(1, LEVELS + 1)
    )
    return with_first_rating(replace(puzzle, solved=solved, tries=tries))


def with_first_rating(puzzle: Puzzle) -> Puzzle:
    """A puzzle wins against those who do not solve it."""
    results = [
        Encounter(level_skill(level), float(number >= right))
        for level, right in enumerate(puzzle.solved, start=1)
        for number in range(puzzle.tries)
    ]
    found = rated(GlickoRating(), results)
    return replace(puzzle, rating=round(found.rating), deviation=round(found.deviation))


def is_solved_by(puzzle: Puzzle, level: int, number: int) -> bool:
    """Does a level solve it at this try?"""
    state = copy_of(puzzle.state)
    seat, turns, turn = int(state.deciding), int(state.turns), []
    rng = np.random.default_rng([level, number])
    while state.decision != Decision.OVER and state.deciding == seat and state.turns == turns:
        action = _bot(level).choose(View(state, seat_of(seat)), Budget(SECONDS), rng)
        apply(state, action.id, SILENT)
        turn.append(action.id)
        if puzzle.view.record.decision in (Decision.PICK, Decision.CLAIM):
            break
    return _judge().is_right(puzzle, turn, state)


@cache
def _bot(level: int) -> Bot:
    return create(f"ladder:{level}")


@cache
def _judge() -> PuzzleJudge:
    return PuzzleJudge()


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of a simulation: how ranks agree (Spearman)."""

    puzzles: float  # by what the levels solve, and by the final ratings
    solvers: float  # by level, and by the final ratings
    attempts: int


def simulate_solvers(puzzles: Sequence[Puzzle], people: int, attempts: int, seed: int) -> Simulated:
    """People as strong as the levels, everyone and every puzzle unknown at first, solve puzzles that fit them.

    Whether somebody solves a puzzle is drawn from what their level made of it; both ratings move after each try.
    """
    rng = np.random.default_rng(seed)
    levels = np.arange(people) % LEVELS
    chances = np.array([[right / puzzle.tries for right in puzzle.solved] for puzzle in puzzles])
    skills, hardness = [GlickoRating()] * people, [GlickoRating()] * len(puzzles)
    ratings, known = np.full(len(puzzles), GlickoRating().rating), np.zeros(len(puzzles))
    for number in range(attempts):
        who = number % people
        which = _that_fits(ratings, known, skills[who].rating, rng)
        is_solved = bool(rng.random() < chances[which, levels[who]])
        before = skills[who]
        skills[who] = after_try(before, hardness[which], is_solved=is_solved)
        hardness[which] = after_try(hardness[which], before, is_solved=not is_solved)
        ratings[which] = hardness[which].rating
        known[which] += 1
    met = known > 0
    by_levels = -chances.mean(axis=1)
    return Simulated(
        rank_correlation(by_levels[met], ratings[met]),
        rank_correlation(levels.astype(float), np.array([skill.rating for skill in skills])),
        attempts,
    )


def _that_fits(ratings: Numbers, known: Numbers, wanted: float, rng: np.random.Generator) -> int:
    """One of the puzzles nearest in rating, those tried least before the others."""
    far = np.abs(ratings - wanted + rng.normal(0, 60)) + 40 * known
    return int(rng.choice(np.argpartition(far, min(8, len(far) - 1))[: min(8, len(far))]))


def rank_correlation(one: Numbers, other: Numbers) -> float:
    """Spearman's: how far two orders agree, ties shared."""
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _ranks(values: Numbers) -> Numbers:
    order = np.sort(values)
    return (np.searchsorted(order, values, "left") + np.searchsorted(order, values, "right")) / 2
