"""A test that may be looked at after every deal: a normal-mixture confidence sequence (Robbins; Waudby-Smith et al.).

For scores x_1 … x_n with running mean m and standard deviation s, the interval

    m ± s · sqrt( 2 (n ρ² + 1) / (n² ρ²) · log( sqrt(n ρ² + 1) / α ) )

holds the true mean at all n at once with probability about 1 - α (it is asymptotic: the first deals are not looked
at). ρ fixes where it is tightest, and not whether it holds. An ordinary interval has no such promise when one
stops as soon as it looks good.
"""

import math

FIRST_LOOK = 50  # deals: before that the standard deviation is not to be trusted
TIGHTEST_AT = 500  # deals


def mixture_rho(tightest: int, alpha: float) -> float:
    """The ρ whose sequence is about tightest after so many scores."""
    return math.sqrt((-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / tightest)


def half_width(count: int, deviation: float, alpha: float) -> float:
    """Half the width of the confidence sequence after `count` scores."""
    rho = mixture_rho(TIGHTEST_AT, alpha)
    spread = count * rho**2 + 1
    return deviation * math.sqrt(2 * spread / (count**2 * rho**2) * math.log(math.sqrt(spread) / alpha))


def interval(count: int, mean: float, deviation: float, alpha: float) -> tuple[float, float]:
    """The confidence sequence of a win rate after `count` deals; everything is possible before the first look."""
    if count < FIRST_LOOK:
        return 0.0, 1.0
    half = half_width(count, deviation, alpha)
    return max(0.0, mean - half), min(1.0, mean + half)


def is_decided(count: int, mean: float, deviation: float, chance: float, alpha: float) -> bool:
    """Is a win rate of `chance` ruled out?"""
    low, high = interval(count, mean, deviation, alpha)
    return not low <= chance <= high
