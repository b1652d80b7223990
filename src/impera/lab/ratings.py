"""Ratings by openskill (Plackett-Luce): one scale for all bots, each with its uncertainty.

Bots do not change between games, so nothing is added to the uncertainty over time (tau is 0). The update is
one game after another in the order of deals; where a bot sits in several seats its rating moves by their mean.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from impera.lab.contest import Contest, Seating

TWO_SIGMA = 1.96  # of a rating, for an interval of 95 %


@dataclass(frozen=True, slots=True)
class BotRating:
    """Strength and its uncertainty, on openskill's scale (25 is average, a new bot has 25 ± 8.33)."""

    mu: float
    sigma: float

    @property
    def ci95(self) -> tuple[float, float]:
        """Where the strength lies, as far as the games tell."""
        return self.mu - TWO_SIGMA * self.sigma, self.mu + TWO_SIGMA * self.sigma


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What a rating needs of a game: the rated bot in each seat, the sides' seats, and who won."""

    bots: tuple[int, ...]  # [seat]
    sides: tuple[tuple[int, ...], ...]  # seats that win together
    winners: int  # bit per seat


def rated_games(contest: Contest, results: Iterable[tuple[int, int]], numbers: Sequence[int]) -> Iterable[RatedGame]:
    """The games of a contest for rating; `numbers` says which rated bot each bot of the contest is."""
    sides = ((0, 2), (1, 3)) if contest.teams else tuple((seat,) for seat in range(contest.players))
    bots = [_numbered(seating, numbers) for seating in contest.seatings]
    for seating, winners in results:
        yield RatedGame(bots[seating], sides, winners)


def rate(count: int, games: Iterable[RatedGame]) -> list[BotRating]:
    """Rate `count` bots by their games."""
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        if game.winners and len(set(game.bots)) > 1:  # a cut-off game, or one against itself, tells nothing
            _rate_game(model, ratings, game)
    return [BotRating(float(rating.mu), float(rating.sigma)) for rating in ratings]


def _rate_game(model: PlackettLuce, ratings: list[PlackettLuceRating], game: RatedGame) -> None:
    teams = [[ratings[game.bots[seat]] for seat in side] for side in game.sides]
    ranks = [0.0 if game.winners >> side[0] & 1 else 1.0 for side in game.sides]
    moved: dict[int, list[PlackettLuceRating]] = {}
    for side, team in zip(game.sides, model.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(side, team, strict=True):
            moved.setdefault(game.bots[seat], []).append(rating)
    for bot, after in moved.items():
        ratings[bot] = model.rating(
            mu=sum(rating.mu for rating in after) / len(after),
            sigma=sum(rating.sigma for rating in after) / len(after),
        )


def _numbered(seating: Seating, numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple(numbers[bot] for bot in seating.bots)
