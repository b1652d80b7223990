"""What the coach says: to a question about a turn, and of a finished game the account of every seat and turn."""

from typing import Literal

from msgspec import field

from impera.wire.fields import Variant
from impera.wire.refusal import Arguments
from impera.wire.shapes import Told

TurnVerdict = Literal["fine", "inaccuracy", "mistake", "blunder", "unjudged"]
Band = tuple[float, float, float]  # chance, low end, high end


class PartInfo(Told):
    """A sentence of the coach, for the catalogue."""

    key: str
    arguments: Arguments


class HintInfo(Told):
    """A plan for the turn, the seat's chance at a glance and with it, and why."""

    plan: list[str]
    before: float
    after: float
    reasons: list[PartInfo]


class WhyNotInfo(Told):
    """What an action costs of the chance against the best plan, with its 95 % interval, and why."""

    action: str
    plan: list[str]
    better: list[str]
    loss: float
    ci95: list[float]
    verdict: str
    reasons: list[PartInfo]


class WarningInfo(Told):
    """Whether an action gives the game away; if it does, what it costs, what is better, and why."""

    action: str
    gives_away: bool
    loss: float = 0.0
    better: list[str] = field(default_factory=list)
    reasons: list[PartInfo] = field(default_factory=list)


class SeatChance(Told):
    """A seat's chance of winning, with its 95 % interval."""

    seat: int
    chance: float
    ci95: list[float]


class ChancesInfo(Told):
    """Every seat's chance, from how many worlds and in how many milliseconds."""

    seats: list[SeatChance]
    worlds: int
    ms: float


class PuzzleJudged(Told):
    """Was a turn right in a puzzle, and what is to be said."""

    is_solved: bool
    reasons: list[PartInfo]


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


class DuelCost(Told):
    """What an answer to a position of a duel cost, and what was better."""

    loss: float
    better: list[str]
    reasons: list[PartInfo]


class DuelMade(Told):
    """A duel as text, hidden cards and all: never sent to a player."""

    duel: str
