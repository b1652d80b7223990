"""A person's tries at puzzles: the first at each counts, and carries the rating that it led to."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """One try."""

    puzzle: str
    number: int  # of this person's tries, from 1
    at: int
    is_solved: bool
    rating: float  # after it
    deviation: float
    volatility: float


def streak_of(tries: Sequence[PuzzleTry]) -> int:
    """How many were solved in a row, up to the last."""
    count = 0
    for each in reversed(tries):
        if not each.is_solved:
            break
        count += 1
    return count


def best_streak_of(tries: Sequence[PuzzleTry]) -> int:
    """The most that were ever solved in a row."""
    best = count = 0
    for each in tries:
        count = count + 1 if each.is_solved else 0
        best = max(best, count)
    return best
