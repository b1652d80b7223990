"""An opponent that fits: from what a person has done so far, the level of the ladder that makes an even game.

Strength is measured in levels: who has strength 4 wins every second game against `ladder:4`. A level wins about three
games in four against the one below it, so one level is worth STEP in log-odds.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from impera.bots.players.ladder import LADDER

STEP = math.log(0.74 / 0.26)  # log-odds between neighbours of the ladder
AIM = 0.45  # the part of games the person should win
BETA = 25 / 6  # openskill's spread of a single game, by which its ratings are read
PREFIX = "ladder:"  # of the names of its bots
POINTS = [level / 10 for level in range(-20, 141)]  # strengths considered


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong somebody is, in levels of the ladder, and how far that may be off (one standard deviation)."""

    level: float
    doubt: float

    def chance_against(self, level: float) -> float:
        """The chance to win a game of two against a level, the doubt counted in."""
        spread = math.sqrt(1.0 + math.pi / 8 * (STEP * self.doubt) ** 2)
        return 1.0 / (1.0 + math.exp(-STEP * (self.level - level) / spread))


NEWCOMER = Strength(0.6, 2.2)  # a first game is against the weakest; three wins in a row lead to level 4


def level_of(bot: str | None) -> int | None:
    """The level of a bot of the ladder, whatever its style."""
    if not bot or not bot.startswith(PREFIX):
        return None
    number = bot.removeprefix(PREFIX).partition("/")[0]
    return int(number) if number.isdecimal() and int(number) in LADDER else None


def joint_level(levels: Iterable[float]) -> float:
    """The level of a single opponent who would be as hard to beat as several who play each for themselves."""
    return math.log(math.fsum(math.exp(STEP * level) for level in levels)) / STEP


def edges(levels: Sequence[float], teams: bool) -> list[float]:
    """By how many levels each seat's side is above what the others are on average, as hard as they are to beat."""
    sides = [math.fsum(levels[side::2]) / 2 for side in (0, 1)] if teams else list(levels)
    others = [sides[:side] + sides[side + 1 :] for side in range(len(sides))]
    found = [side - joint_level(other) + math.log(len(other)) / STEP for side, other in zip(sides, others, strict=True)]
    return [found[seat % len(sides)] for seat in range(len(levels))]


def strength_after(results: Iterable[tuple[float, float]], before: Strength = NEWCOMER) -> Strength:
    """Learn from games against levels: pairs of the level and the result, 1 won, 0 lost, 0.5 shared."""
    weights = [-0.5 * ((point - before.level) / before.doubt) ** 2 for point in POINTS]
    for level, result in results:
        for place, point in enumerate(POINTS):
            ahead = STEP * (point - level)
            weights[place] += result * ahead - math.log1p(math.exp(-abs(ahead))) - max(0.0, ahead)
    most = max(weights)
    parts = [math.exp(weight - most) for weight in weights]
    total = math.fsum(parts)
    mean = math.fsum(part * point for part, point in zip(parts, POINTS, strict=True)) / total
    spread = math.fsum(part * (point - mean) ** 2 for part, point in zip(parts, POINTS, strict=True)) / total
    return Strength(mean, math.sqrt(spread))


def strength_of_rating(mu: float, sigma: float, levels: Mapping[int, tuple[float, float]]) -> Strength:
    """Read an openskill rating beside those (mu, sigma) of ladder levels on the same scale; none: a newcomer's.

    Each rated level says where the person stands from there; those that are surer count more.
    """
    if not levels:
        return NEWCOMER
    unit = BETA * math.sqrt(2) * STEP / 1.702  # mu that one level is worth: 1.702 joins normal and logistic curves
    weights = {level: 1.0 / (1.0 + known[1] ** 2) for level, known in levels.items()}
    total = math.fsum(weights.values())
    here = math.fsum(weights[level] * (level + (mu - known[0]) / unit) for level, known in levels.items()) / total
    return Strength(here, math.hypot(sigma / unit, 1.0 / unit / math.sqrt(total)))


def level_for(strength: Strength, opponents: int = 1, aim: float = AIM) -> int:
    """The level against so many of which somebody so strong wins as near to `aim` of the games as can be."""
    return min(LADDER, key=lambda level: abs(strength.chance_against(joint_level([level] * opponents)) - aim))
