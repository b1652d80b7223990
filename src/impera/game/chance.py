"""Chance for programs: a small generator that runs inside compiled code, and shuffles made with it.

SplitMix64. Its state is an array of one number, handed in by the caller: the same state gives the same game, compiled
or interpreted, on any machine. Games between people are shuffled by `shuffle`, which can be verified.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from impera.compiled import INTERPRETED, compiled
from impera.rules.facts import AGE_CARDS, AGE_OF, AGES, COPIES, KIND_COUNT, REMOVED_PER_AGE
from impera.rules.state import Cells

RandomState = NDArray[np.uint64]  # [1] the state of a generator

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
STREAM = np.uint64(0xD1342543DE82EF95)
LOW = np.uint64(0xFFFFFFFF)
SHIFT_27, SHIFT_30, SHIFT_31, SHIFT_32 = (np.uint64(shift) for shift in (27, 30, 31, 32))

Function = TypeVar("Function", bound=Callable[..., Any])


def _wrapping(function: Function) -> Function:
    """Compile; or, interpreted, let 64-bit arithmetic wrap around in silence as machine code does."""
    if not INTERPRETED:
        return compiled(function)  # pragma: no cover - coverage is measured interpreted

    @wraps(function)
    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return quiet  # type: ignore[return-value]


def new_random_state(seed: int, stream: int = 0) -> RandomState:
    """Start a generator: streams of one seed are independent of each other."""
    return new_random_states(seed, stream, 1)


def new_random_states(seed: int, first: int, count: int) -> RandomState:
    """Start the generators of streams first, first + 1, … of a seed: one number each."""
    random = np.array([seed % 2**64], dtype=np.uint64)
    streams = np.arange(first, first + count, dtype=np.uint64)
    return mixed(random) ^ (streams * STREAM)


@_wrapping
def mixed(random: RandomState) -> np.uint64:
    """Advance the generator and return 64 random bits."""
    random[0] = random[0] + GAMMA
    z = random[0]
    z = (z ^ (z >> SHIFT_30)) * MIX_1
    z = (z ^ (z >> SHIFT_27)) * MIX_2
    return z ^ (z >> SHIFT_31)


@_wrapping
def below(random: RandomState, bound: int) -> int:
    """Return a whole number from 0 to bound - 1, each equally likely."""
    limit = np.uint64(bound)
    product = (mixed(random) >> SHIFT_32) * limit
    if product & LOW < limit:
        threshold = (LOW + np.uint64(1) - limit) % limit
        while product & LOW < threshold:
            product = (mixed(random) >> SHIFT_32) * limit
    return int(product >> SHIFT_32)


@compiled
def shuffle(random: RandomState, cards: Cells, start: int, end: int) -> None:
    """Shuffle cards[start:end] in place, every order equally likely."""
    for place in range(end - 1, start, -1):
        other = start + below(random, place - start + 1)
        cards[place], cards[other] = cards[other], cards[place]


@compiled
def shuffle_deck(random: RandomState, players: int, deck: Cells, removed: Cells) -> None:
    """Fill a deck (top first) and the removed cards for a number of players (R2.2)."""
    all_of_age = np.empty(AGE_CARDS.max(), dtype=np.int8)
    out = int(REMOVED_PER_AGE[players])
    top = 0
    for age in range(AGES):
        count = 0
        for kind in range(KIND_COUNT):
            if AGE_OF[kind] == age:
                for _ in range(COPIES[kind]):
                    all_of_age[count] = kind
                    count += 1
        shuffle(random, all_of_age, 0, count)
        removed[age * out : (age + 1) * out] = all_of_age[:out]
        deck[top : top + count - out] = all_of_age[out:count]
        top += count - out
