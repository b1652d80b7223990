"""Duels: the same positions for everyone. Losses are chances: 0.034 is 3.4 points of a hundred."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.coach import PartInfo
from impera.wire.fields import Players, SeatNumber
from impera.wire.practice import Moves
from impera.wire.shapes import Asked, Told

DuelMinutes = Annotated[Literal[0, 8], Meta(description="For all positions together; 0: without a clock.")]


class DuelWanted(Asked):
    """Make a duel out of games of so many players."""

    players: Players = 2
    minutes: DuelMinutes = 8


class DuelAnswered(Asked):
    """A whole turn as my answer to the position that is asked of me: the moves of the practice."""

    number: Annotated[int, Meta(ge=1, le=24)]
    moves: Moves


class DuelTurn(Told):
    """An answer to a position, what it cost, and what was played in the recorded game."""

    number: int
    played: Annotated[list[str], Meta(description="Empty: the time was over before.")]
    loss: Annotated[float | None, Meta(description="null: the coach is still at it.")]
    better: Annotated[list[str], Meta(description="A better turn; empty: none to speak of.")]
    reasons: list[PartInfo]
    recorded: list[str]


class DuelPlace(Told):
    """Somebody who takes part. What they did and lost is told to those who have finished themselves."""

    person: str
    name: str
    answered: int
    finished: bool
    place: Annotated[int | None, Meta(description="Fewest points lost first; null: not told yet, or not judged yet.")]
    loss: float | None
    seconds: int | None
    turns: list[DuelTurn] | None


class DuelSummary(Told):
    """A duel of mine in a list."""

    id: str
    created: int
    players: Players
    minutes: int
    people: list[str]
    answered: Annotated[int, Meta(description="By me.")]
    count: int
    place: int | None
    loss: float | None


class DuelList(Told):
    """My duels, the latest first."""

    duels: list[DuelSummary]


class DuelInfo(Told):
    """A duel as I may know it. The position to be answered is asked for as practice, from `start`."""

    id: str
    host: Annotated[str | None, Meta(description="The name of whoever made it, if they take part.")]
    players: Players
    minutes: int
    count: Annotated[int, Meta(description="Positions.")]
    status: Annotated[
        Literal["new", "running", "judging", "over"],
        Meta(description="Of mine: not begun, being answered, all answered but not judged, judged."),
    ]
    number: Annotated[int | None, Meta(description="The position that is asked of me now.")]
    start: str | None
    seat: SeatNumber | None
    now: int
    ends: Annotated[int | None, Meta(description="When my time is over.")]
    mine: list[DuelTurn]
    people: list[DuelPlace]
