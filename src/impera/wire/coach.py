"""What the coach says of a finished game: the account of every seat, every turn, and the turns that decided it."""

from typing import Literal

from impera.wire.fields import Variant
from impera.wire.refusal import Arguments
from impera.wire.shapes import Told

TurnVerdict = Literal["fine", "inaccuracy", "mistake", "blunder", "unjudged"]
Band = tuple[float, float, float]  # chance, low end, high end


class PartInfo(Told):
    """A sentence of the coach, for the catalogue."""

    key: str
    arguments: Arguments


class DecisiveTurn(PartInfo):
    """A turn that decided the game, and what is to be said of it."""

    turn: int


class TurnReview(Told):
    """One turn: what it cost by what the seat knew, and how it moved the chances.

    `turn` is 0 for a pick or claim of the draft; the turn is the actions from `start` to before `end`. `chance` is the
    seat's own with what was played, null where nothing was to be chosen. By seat: `luck` and `decided` from the
    account, `chances` on the open table after the turn; `eyes` by observer and seat at its start.
    """

    turn: int
    seat: int
    start: int
    end: int
    loss: float
    ci95: tuple[float, float]
    verdict: TurnVerdict
    forced: bool
    chance: float | None
    best: float | None
    played: str
    better: str | None
    runner_up: str | None
    reasons: list[PartInfo]
    luck: list[float]
    decided: list[float]
    chances: list[float]
    eyes: list[list[Band]]


class SeatReview(Told):
    """What a seat's part of the win came from, and what its turns cost."""

    seat: int
    result: float
    even: float
    luck: float
    own: float
    others: float
    adjusted: float
    turns: int
    loss: float
    unknown: float | None
    accuracy: float | None
    verdicts: dict[str, int]


class GameReview(Told):
    """A finished game reviewed, as far as it is done."""

    format: str
    players: int
    variant: Variant
    teams: bool
    names: list[str]
    result: str
    complete: bool
    total: int
    dealt: list[float]
    seats: list[SeatReview]
    turns: list[TurnReview]
    decisive: list[DecisiveTurn]
