"""What is kept of the daily deal: tries, scores, and both together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Try:
    """One try of somebody at the deal of a day; number 1 counts."""

    day: str  # as in 2026-11-17
    person: str
    number: int
    match: str | None  # None: it was pruned
    at: int


@dataclass(frozen=True, slots=True)
class Score:
    """What came of a try that counts; of one that was given up there is nothing but that."""

    won: float | None = None  # 1 won, 0 lost, a part of a shared win; None: given up, or too late
    loss: float | None = None  # by decisions, in chances of winning
    luck: float | None = None
    accuracy: float | None = None
    verdicts: str = ""  # of each own turn, a letter: f fine, i inaccuracy, m mistake, b blunder


@dataclass(frozen=True, slots=True)
class DayPlace:
    """Somebody's score of a day, with their name and table."""

    person: str
    name: str
    match: str | None
    score: Score


@dataclass(frozen=True, slots=True)
class Average:
    """Somebody's days together."""

    person: str
    name: str
    days: int
    won: float
    loss: float  # on average


@dataclass(frozen=True, slots=True)
class LevelScore:
    """What a level of the ladder made of the deal of a day."""

    level: int
    score: Score
