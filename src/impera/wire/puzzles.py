"""Puzzles: one that is offered, a try at it, and what came of it."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.coach import PartInfo
from impera.wire.fields import Players, SeatNumber, Variant
from impera.wire.practice import Moves
from impera.wire.shapes import Asked, Told

PuzzleTheme = Literal["win", "stop", "order", "last", "most", "draft"]


class PuzzleStanding(Told):
    """How I stand with puzzles: my Glicko-2 rating, how unsure it is, and what I have tried."""

    rating: int
    deviation: int
    tried: int
    solved: int
    streak: Annotated[int, Meta(description="Solved in a row, up to now.")]
    best: Annotated[int, Meta(description="The most I ever solved in a row.")]


class ThemeCount(Told):
    """A theme, how many puzzles it has, and how many of them I have tried."""

    theme: PuzzleTheme
    count: int
    tried: int


class PuzzlesInfo(Told):
    """My standing, and every theme."""

    standing: PuzzleStanding
    themes: list[ThemeCount]


class PuzzleOffer(Told):
    """A puzzle to be solved: its position is asked for as practice, from `start`. Nothing of its answer is here."""

    id: str
    start: str
    theme: PuzzleTheme
    rating: int
    players: Players
    variant: Variant
    teams: bool
    seat: SeatNumber
    tried: Annotated[bool, Meta(description="Have I tried it before? Then it does not count again.")]


class PuzzleTried(Asked):
    """A whole turn as my answer: the moves of the practice."""

    moves: Moves


class PuzzleVerdict(Told):
    """What came of a try. Only the first at a puzzle counts."""

    solved: bool
    counted: bool
    change: Annotated[int, Meta(description="Of my rating.")]
    solution: Annotated[list[str], Meta(description="A right turn, as actions.")]
    reasons: list[PartInfo]
    standing: PuzzleStanding
