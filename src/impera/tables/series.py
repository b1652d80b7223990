"""Series of rated games that a host should look at: two people, many games in a day, nearly all won by the same one."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from impera.tables.options import DAY
from impera.wire.fields import RatingKind

LEAST_GAMES = 5  # in a day
LEAST_SHARE = 0.8  # of them, won by the same one


class RatedPerson(NamedTuple):
    """What a rated game did to a person."""

    match: str
    kind: RatingKind
    person: str
    name: str | None
    change: float
    at: int


Meeting = tuple[RatedPerson, RatedPerson]  # who gained, who lost


@dataclass(frozen=True, slots=True)
class Series:
    """Games of two people within a day, most of which the first one won."""

    winner: RatedPerson
    loser: RatedPerson
    games: int
    won: int
    first: int
    last: int


def series_of(rated: Iterable[RatedPerson]) -> list[Series]:
    """Every pair with a suspicious day, the busiest first; of each pair the busiest such day."""
    meetings: dict[frozenset[str], list[Meeting]] = defaultdict(list)
    for better, worse in _pairs(rated):
        meetings[frozenset((better.person, worse.person))].append((better, worse))
    found = [series for games in meetings.values() if (series := _busiest_day(games))]
    return sorted(found, key=lambda series: -series.games)


def _pairs(rated: Iterable[RatedPerson]) -> Iterator[Meeting]:
    """Who gained and who lost, for any two people of a game."""
    matches: dict[str, list[RatedPerson]] = defaultdict(list)
    for each in rated:
        matches[each.match].append(each)
    for people in matches.values():
        for one, other in combinations(sorted(people, key=lambda each: -each.change), 2):
            if one.change > 0 > other.change:
                yield one, other


def _busiest_day(games: list[Meeting]) -> Series | None:
    best: Series | None = None
    begin = 0
    for end in range(len(games)):
        while games[end][0].at - games[begin][0].at > DAY:
            begin += 1
        day = _series(games[begin : end + 1])
        if day.games >= LEAST_GAMES and day.won >= LEAST_SHARE * day.games and (not best or day.games > best.games):
            best = day
    return best


def _series(day: list[Meeting]) -> Series:
    winner, loser = day[-1]
    won = sum(better.person == winner.person for better, _ in day)
    if 2 * won < len(day):
        winner, loser, won = loser, winner, len(day) - won
    return Series(winner, loser, len(day), won, day[0][0].at, day[-1][0].at)
