"""An opponent that fits: what somebody's games against the ladder say, and the level that follows from it."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from impera.bots.fitting import (
    NEWCOMER,
    PREFIX,
    joint_level,
    level_for,
    level_of,
    strength_after,
    strength_of_rating,
)
from impera.bots.players.ladder import LADDER
from impera.tables.live_tables import LiveTables
from impera.tables.ratings import Rating
from impera.tables.table import Table
from impera.wire.bodies import FittingOpponent

LATEST = 30  # games that are counted: people learn
KEPT = 20_000  # finished games remembered


@dataclass(frozen=True, slots=True)
class LadderGame:
    """A finished game against the ladder: how hard it was, and what came of it (1 won, 0 lost, between: shared)."""

    level: float
    score: float

    @property
    def is_won(self) -> bool:
        """Was it won, alone or with others?"""
        return self.score > 0.0


def ladder_game(table: Table, person: str) -> LadderGame | None:
    """What a table says of somebody's strength: only a finished game, each for themselves, against the ladder alone,
    played from its beginning."""
    seats = [seat for seat, holder in enumerate(table.starters, start=1) if holder.person == person]
    if table.status != "finished" or table.result is None or len(seats) != 1:
        return None
    if table.options.teams or table.match.origin:
        return None
    if table.options.attempt > 1:  # a deal that was known
        return None
    levels = [level_of(holder.bot) for seat, holder in enumerate(table.starters, start=1) if seat != seats[0]]
    winners = table.result.winners
    met = [level for level in levels if level is not None]
    if len(met) < len(levels):
        return None
    score = 1.0 / table.options.players if not winners else (seats[0] in winners) / len(winners)
    return LadderGame(joint_level(met), score)


def fitting_opponent(
    games: Sequence[LadderGame], players: int, rating: Rating | None = None, rated: Mapping[int, Rating] | None = None
) -> FittingOpponent:
    """The opponent for a table of that size; games that count for a rating are known by the rating, if levels are."""
    before, count = NEWCOMER, 0
    if rating and rating.games and rated:
        levels = {level: (known.mu, known.sigma) for level, known in rated.items()}
        before, count = strength_of_rating(rating.mu, rating.sigma, levels), rating.games
    strength = strength_after(((game.level, game.score) for game in games), before)
    level = level_for(strength, players - 1)
    return FittingOpponent(
        bot=f"{PREFIX}{level}",
        level=level,
        levels=len(LADDER),
        games=len(games),
        won=sum(game.is_won for game in games),
        rated=count,
        chance=strength.chance_against(joint_level([level] * (players - 1))),
    )


class FinishedGames:
    """What finished games say of those who played them. It does not change any more, and is read once."""

    def __init__(self) -> None:
        """Begin with none."""
        self._known: OrderedDict[tuple[str, str], tuple[LadderGame | None, bool]] = OrderedDict()

    async def of(self, tables: LiveTables, person: str, match: str) -> tuple[LadderGame | None, bool]:
        """What a match says of somebody, and whether it was rated; one that is not finished says nothing yet."""
        key = person, match
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        for live in await tables.open_known([match]):
            if live.status == "finished":
                self._known[key] = ladder_game(live.table, person), live.table.options.rated
                if len(self._known) > KEPT:
                    self._known.popitem(last=False)
                return self._known[key]
        return None, False
