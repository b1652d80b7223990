"""How a duplicate match is scored: each result against the datum of its board, as it was and without luck.

The datum of a board is the trimmed mean of all results there: a fifth of them is left out at either end, the bots' own
result is one of them. A score is the sum of results less their datums. Its interval comes from the spread between
deals, since boards of one deal go together.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Self

BOTS = ""  # who the bots are, among those who played
TRIMMED = 5  # of so many results one is left out at either end
DEALS_LEAST = 3  # for an interval
# Student's t for 95 %, by degrees of freedom from 2 on
T_95 = (4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201)

Board = tuple[int, int]  # a deal and a seat


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """What somebody made of a board."""

    who: str
    deal: int
    seat: int
    won: float  # 1 won, 0 lost, a part of a shared win
    luck: float

    @property
    def board(self) -> Board:
        """The board."""
        return self.deal, self.seat

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.won - self.luck


@dataclass(frozen=True, slots=True)
class Datum:
    """What a result is compared with: the field's on the same board."""

    won: float
    adjusted: float
    results: int


@dataclass(frozen=True, slots=True)
class Sum:
    """A score in chances of winning, and the half width of its interval of 95 %, from three deals on."""

    score: float
    margin: float | None


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """Where somebody stands. A place has whoever has played every board that counts."""

    who: str
    place: int | None
    boards: int
    raw: Sum
    adjusted: Sum

    @classmethod
    def unknown(cls, who: str) -> Self:
        """Somebody of whom nothing is known yet."""
        return cls(who, None, 0, Sum(0.0, None), Sum(0.0, None))


def trimmed_mean(results: Sequence[float]) -> float:
    """The mean without a fifth of the results at either end; of fewer than five none is left out."""
    cut = len(results) // TRIMMED
    return fmean(sorted(results)[cut : len(results) - cut])


def datums(results: Iterable[PlayedBoard]) -> dict[Board, Datum]:
    """The datum of every board that was played."""
    boards: dict[Board, list[PlayedBoard]] = {}
    for each in results:
        boards.setdefault(each.board, []).append(each)
    return {
        board: Datum(
            trimmed_mean([each.won for each in field]), trimmed_mean([each.adjusted for each in field]), len(field)
        )
        for board, field in boards.items()
    }


def standings(results: Sequence[PlayedBoard], *, together: bool = False) -> list[MatchStanding]:
    """The table of a match: the best luck-adjusted score first; those who are not through come last.

    Against each other everybody plays a deal once. The bots, who hold all its seats, have no score there: whatever one
    of them wins another loses.
    """
    compared = datums(results)
    needed = len({deal for deal, _ in compared}) if together else len(compared)
    by: dict[str, list[PlayedBoard]] = {}
    for each in results:
        if not (together and each.who == BOTS):
            by.setdefault(each.who, []).append(each)
    found = [_standing(who, mine, compared) for who, mine in by.items()]
    found.sort(key=lambda each: (each.boards < needed, -each.adjusted.score, each.who))
    return _placed(found, needed)


def _standing(who: str, mine: Sequence[PlayedBoard], compared: Mapping[Board, Datum]) -> MatchStanding:
    raw: dict[int, float] = {}
    adjusted: dict[int, float] = {}
    for each in mine:
        datum = compared[each.board]
        raw[each.deal] = raw.get(each.deal, 0.0) + each.won - datum.won
        adjusted[each.deal] = adjusted.get(each.deal, 0.0) + each.adjusted - datum.adjusted
    return MatchStanding(who, None, len(mine), _sum(list(raw.values())), _sum(list(adjusted.values())))


def _sum(deals: Sequence[float]) -> Sum:
    """The sum over deals, rounded as it is told."""
    count = len(deals)
    if count < DEALS_LEAST:
        return Sum(round(sum(deals), 4), None)
    margin = T_95[min(count - DEALS_LEAST, len(T_95) - 1)] * stdev(deals) * sqrt(count)
    return Sum(round(sum(deals), 4), round(margin, 4))


def _placed(found: list[MatchStanding], boards: int) -> list[MatchStanding]:
    """With places: whoever has the same score shares one."""
    placed: list[MatchStanding] = []
    for number, each in enumerate(found, start=1):
        last = placed[-1] if placed else None
        place = last.place if last and last.adjusted.score == each.adjusted.score else number
        shown = place if each.boards == boards else None
        placed.append(MatchStanding(each.who, shown, each.boards, each.raw, each.adjusted))
    return placed
