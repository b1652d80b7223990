"""Ratings: how strong people and bots are, by openskill (Plackett-Luce), one scale for each kind of game.

A new player has 25 ± 8.33. Bots are rated like people, under their names: they begin where everyone begins, and what
they play with people tells how strong they are. A step is what one game did to one player; a player's steps are
numbered, and a match has at most one for each player, so that nothing is counted twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from openskill.models import PlackettLuce, PlackettLuceRating

from impera.game.seat import place_of, seats_of
from impera.tables.counting import uncounted
from impera.tables.options import Options
from impera.tables.seats import Holder
from impera.tables.table import Table
from impera.wire.fields import RatingKind
from impera.wire.table import RatingInfo

KINDS: tuple[RatingKind, ...] = get_args(RatingKind)
MODEL = PlackettLuce()
LISTED_FROM = 3  # different opponents, people or bots, that a person in the list has met
CAUTIOUS = 3  # a rating is better than this many sigmas below mu, nearly for sure


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """Who is rated: a person by id, a bot by name."""

    holder: Literal["person", "bot"]
    id: str

    @classmethod
    def of(cls, holder: Holder) -> "RatedPlayer | None":
        """Who holds a seat, if anyone does."""
        if holder.kind == "person" and holder.person:
            return cls("person", holder.person)
        return cls("bot", holder.bot) if holder.kind == "bot" and holder.bot else None


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength and its uncertainty, after so many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def ordinal(self) -> float:
        """What a list is ordered by: strength as far as it is sure."""
        return self.mu - CAUTIOUS * self.sigma

    def to_wire(self) -> RatingInfo:
        """Write it for everyone."""
        return RatingInfo(mu=self.mu, sigma=self.sigma, games=self.games, ordinal=self.ordinal)


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What a game did to a player: the rating after it, and by how much mu changed."""

    kind: RatingKind
    player: RatedPlayer
    rating: Rating
    change: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player in the list of a kind."""

    player: RatedPlayer
    name: str | None  # a person's
    rating: Rating


def kind_of(options: Options) -> RatingKind:
    """The kind of game that a table is rated as."""
    return "teams" if options.teams else KINDS[options.players - 2]


def is_counted(table: Table) -> bool:
    """Does the result count? Only of a rated game, without hints, that ended, of a person with others."""
    is_meant = table.options.rated and not table.options.hints and not uncounted(table)
    return is_meant and table.status == "finished" and any(holder.kind == "person" for holder in table.starters)


def starters_of(table: Table) -> list[RatedPlayer]:
    """Who is rated, by seat: those who sat there at the start. Whoever leaves takes the result along."""
    return [player for holder in table.starters if (player := RatedPlayer.of(holder))]


def steps_of(table: Table, before: Mapping[RatedPlayer, Rating]) -> list[RatingStep]:
    """What a finished game does to those who began it."""
    players, winners = starters_of(table), table.result.winners if table.result else []
    sides = [[place_of(seat) for seat in side] for side in _sides(table)]
    ranks = [0.0 if not winners or side[0] + 1 in winners else 1.0 for side in sides]
    teams = [[_to_model(before[players[seat]]) for seat in side] for side in sides]
    moved: dict[RatedPlayer, list[PlackettLuceRating]] = {}
    for side, team in zip(sides, MODEL.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(side, team, strict=True):
            moved.setdefault(players[seat], []).append(rating)
    kind = kind_of(table.options)
    return [_step(kind, player, before[player], after) for player, after in moved.items()]


def _sides(table: Table) -> list[list[int]]:
    seats = seats_of(table.options.players)
    return [side for seat in seats if (side := table.side_of(seat))[0] == seat]


def _to_model(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _step(kind: RatingKind, player: RatedPlayer, before: Rating, after: Sequence[PlackettLuceRating]) -> RatingStep:
    """A bot in several seats moves by their mean."""
    mu = sum(float(rating.mu) for rating in after) / len(after)
    sigma = sum(float(rating.sigma) for rating in after) / len(after)
    return RatingStep(kind, player, Rating(mu, sigma, before.games + 1), mu - before.mu)
