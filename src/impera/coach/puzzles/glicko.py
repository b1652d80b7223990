"""Glicko-2, after Mark Glickman's “Example of the Glicko-2 system” (2013): a rating, how sure it is, how steady.

A solver and a puzzle are two players: who solves it has won.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

SCALE, MIDDLE = 173.7178, 1500.0
TAU = 0.5  # how much volatility may change
CLOSE = 1e-6  # where the search for a volatility ends
MOST_UNSURE, LEAST_UNSURE = 350.0, 45.0  # nobody is taken to be known better than this


@dataclass(frozen=True, slots=True)
class GlickoRating:
    """How strong somebody is, or how hard a puzzle."""

    rating: float = MIDDLE
    deviation: float = MOST_UNSURE
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        """The rating on the scale of the formulas."""
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        """The deviation on that scale."""
        return self.deviation / SCALE


@dataclass(frozen=True, slots=True)
class Encounter:
    """A result against somebody: 1 won, 0 lost."""

    against: GlickoRating
    score: float


def expected(one: GlickoRating, other: GlickoRating) -> float:
    """How likely one is to win against another, as far as both are known."""
    return 1 / (1 + math.exp(-_g(math.hypot(one.phi, other.phi)) * (one.mu - other.mu)))


def rated(skill: GlickoRating, results: Sequence[Encounter], tau: float = TAU) -> GlickoRating:
    """The skill after a rating period with these results; without any it is only less sure."""
    if not results:
        return _skill(skill.mu, math.hypot(skill.phi, skill.volatility), skill.volatility)
    variance = 1 / sum(_g(one.against.phi) ** 2 * _e(skill, one) * (1 - _e(skill, one)) for one in results)
    gain = sum(_g(one.against.phi) * (one.score - _e(skill, one)) for one in results)
    volatility = _volatility(skill, variance, variance * gain, tau)
    before = math.hypot(skill.phi, volatility)
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance)
    return _skill(skill.mu + phi**2 * gain, phi, volatility)


def _skill(mu: float, phi: float, volatility: float) -> GlickoRating:
    return GlickoRating(MIDDLE + SCALE * mu, min(MOST_UNSURE, SCALE * phi), volatility)


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _e(skill: GlickoRating, one: Encounter) -> float:
    return 1 / (1 + math.exp(-_g(one.against.phi) * (skill.mu - one.against.mu)))


def _volatility(skill: GlickoRating, variance: float, change: float, tau: float) -> float:
    """Step 5 of the paper: the zero of a falling function, found by the Illinois algorithm."""
    start = math.log(skill.volatility**2)

    def height(x: float) -> float:
        spread = skill.phi**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - spread) / (2 * spread**2) - (x - start) / tau**2

    low = start
    if change**2 > skill.phi**2 + variance:
        high = math.log(change**2 - skill.phi**2 - variance)
    else:
        steps = 1
        while height(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = height(low), height(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = height(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def after_try(solver: GlickoRating, puzzle: GlickoRating, *, is_solved: bool) -> GlickoRating:
    """The solver's skill after one puzzle; the puzzle itself moves only when many are rated anew."""
    found = rated(solver, [Encounter(puzzle, float(is_solved))])
    return GlickoRating(found.rating, max(LEAST_UNSURE, found.deviation), found.volatility)
