"""Who meets whom: a contest is a few bots, a set-up and a seed; every deal is played in every seating.

Duplicate deals: all seatings of a deal share the deck, the cards put aside and the First Player, so that luck of the
cards falls on every bot alike. What a bot draws from its own random numbers depends on the seed, the deal, the seating
and the seat alone: games can be played in any order, anywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from impera.errors import UsageError
from impera.game.setup import check_options
from impera.lab.bot_games import deal_of
from impera.rules.state import State


@dataclass(frozen=True, slots=True)
class Seating:
    """Which bot sits where, and for whom the game counts."""

    bots: tuple[int, ...]  # [seat] numbers of bots in the contest
    counted: tuple[int, ...]  # bots whose score this game is part of


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots that meet in a set-up. Deal number i of a seed is the same whatever bots play it."""

    players: int
    variant: str
    teams: bool
    bots: tuple[str, ...]
    seed: int

    @classmethod
    def of(
        cls,
        bots: Sequence[str],
        *,
        players: int = 2,
        variant: str = "basic",
        teams: bool = False,
        seed: int = 1,
    ) -> "Contest":
        """Check and make a contest: two bots, or one for each seat."""
        check_options(players, variant, teams)
        if len(bots) != 2 and (teams or len(bots) != players):
            raise UsageError("arena-bots-count", needed=2 if teams else players, have=len(bots))
        return cls(players, variant, teams, tuple(bots), seed)

    @property
    def sides(self) -> int:
        """How many can win apart from each other."""
        return 2 if self.teams else self.players

    @property
    def chance(self) -> float:
        """What a bot no better than the others would win."""
        return 1 / self.sides

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Every way to seat the bots, each once; their order is part of what a seed means."""
        if len(self.bots) == self.sides:
            return tuple(self._rotation(step) for step in range(self.sides))
        return tuple(self._alone(bot, seat) for bot in range(2) for seat in range(self.players))

    def _rotation(self, step: int) -> Seating:
        """Each bot moved `step` seats on; partners play the same bot (R9.1)."""
        seats = tuple((seat - step) % self.sides for seat in range(self.players))
        return Seating(seats, tuple(range(len(self.bots))))

    def _alone(self, bot: int, seat: int) -> Seating:
        """One bot in a seat, the other in all other seats: the game counts for the one."""
        seats = tuple(bot if place == seat else 1 - bot for place in range(self.players))
        return Seating(seats, (bot,))


def deal_number(contest: Contest, number: int) -> State:
    """Shuffle and deal: the same cards and First Player for every seating of this deal."""
    return deal_of(contest.seed, number, contest.players, contest.variant, contest.teams)


def stream(contest: Contest, number: int, seating: int, seat: int) -> np.random.Generator:
    """The random numbers of one seat in one game."""
    return np.random.default_rng((abs(contest.seed), int(contest.seed < 0), number, seating, seat))
