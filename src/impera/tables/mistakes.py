"""Somebody's tries at their own mistakes: turns of reviewed games, asked again. They count for nobody's rating."""

from collections.abc import Sequence
from dataclasses import dataclass

RESTS = 30 * 86_400_000  # milliseconds for which a mistake that was made good is not asked again


@dataclass(frozen=True, slots=True)
class MistakeTry:
    """The latest try at the turn of a match that begins after so many actions."""

    match: str
    action: int
    at: int
    is_solved: bool


def rests(tried: MistakeTry | None, now: int) -> bool:
    """Was it made good not long ago?"""
    return tried is not None and tried.is_solved and now - tried.at < RESTS


def order_of(tried: MistakeTry | None, loss: float) -> tuple[int, float]:
    """What is asked first: what was never tried, the dearest before the others; then what was tried longest ago."""
    return (0, -loss) if tried is None else (tried.at, -loss)


def by_turn(tries: Sequence[MistakeTry]) -> dict[tuple[str, int], MistakeTry]:
    """Tries by match and action."""
    return {(each.match, each.action): each for each in tries}
