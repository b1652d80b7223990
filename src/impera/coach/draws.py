"""What could have been drawn: every hand of cards the deck might have given, with how likely it was.

Whoever knows all hands but not the order of the deck knows this much: the next card of an Age is any of the cards of
that Age that lie in the deck or went back to the box, each as likely (R2.2). Cards of one kind are the same thing
(R1.2), so what matters of a draw is how many of each kind it brings.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.dice import roll
from impera.compiled import compiled
from impera.game.chance import RandomState
from impera.rules.facts import AGE_CARDS, AGE_OF, AGES, KIND_COUNT, NONE, REMOVED_PER_AGE
from impera.rules.state import Cells, State

DRAWS_MOST = 4096  # ways to draw 7 cards from two Ages of five kinds: 2,450


class Draws(NamedTuple):
    """Every draw there could have been."""

    cards: Cells  # [draw, kind] how many
    likely: NDArray[np.float64]  # [draw] adds up to one
    pool: Cells  # [kind] cards that could come
    wanted: Cells  # [Age] cards that do come


def new_draws() -> Draws:
    """Make room."""
    return Draws(
        np.zeros((DRAWS_MOST, KIND_COUNT), np.int8),
        np.zeros(DRAWS_MOST, np.float64),
        np.zeros(KIND_COUNT, np.int8),
        np.zeros(AGES, np.int8),
    )


@compiled
def list_draws(s: State, count: int, draws: Draws) -> int:
    """List what the next `count` cards of the deck could be; return how many draws there are."""
    _count_pool(s, draws.pool)
    _count_wanted(s, count, draws.wanted)
    draws.cards[0] = 0
    draws.likely[0] = 1.0
    found = 1
    for age in range(AGES):
        if draws.wanted[age] > 0:
            found = _spread(draws, found, age)
    return found


@compiled
def lay_on_top(s: State, cards: Cells) -> None:
    """Put a draw on top of the deck; what lay there changes places with it, so that no card is there twice."""
    place = int(s.deck_top)
    for kind in range(KIND_COUNT):
        for _ in range(cards[kind]):
            _bring_up(s, kind, place)
            place += 1


@compiled
def _bring_up(s: State, kind: int, place: int) -> None:
    """Change a card of the deck for the next one of a kind that lies below it or in the box."""
    for below in range(place, s.deck_end):
        if s.deck[below] == kind:
            s.deck[below] = s.deck[place]
            s.deck[place] = kind
            return
    for boxed in range(s.removed.shape[0]):
        if s.removed[boxed] == kind:
            s.removed[boxed] = s.deck[place]
            s.deck[place] = kind
            return


@compiled
def deal_again(s: State, random: RandomState) -> None:
    """Shuffle what lies in the deck and in the box, each Age by itself; only which cards there are counts."""
    pool = np.zeros(KIND_COUNT, dtype=np.int8)
    _count_pool(s, pool)
    place, end = int(s.deck_top), 0
    for age in range(AGES):
        end += AGE_CARDS[age] - REMOVED_PER_AGE[s.players]
        left = 0
        for kind in range(KIND_COUNT):
            left += pool[kind] if AGE_OF[kind] == age else 0
        while place < min(end, int(s.deck_end)):
            s.deck[place] = _taken(pool, age, roll(random, left))
            left -= 1
            place += 1
    boxed = 0
    for kind in range(KIND_COUNT):
        for _ in range(pool[kind]):
            s.removed[boxed] = kind
            boxed += 1


@compiled
def _taken(pool: Cells, age: int, nth: int) -> int:
    """Take the nth card of an Age out of the pool; return its kind."""
    for kind in range(KIND_COUNT):
        if AGE_OF[kind] == age:
            if nth < pool[kind]:
                pool[kind] -= 1
                return kind
            nth -= int(pool[kind])
    return NONE


@compiled
def _count_pool(s: State, pool: Cells) -> None:
    pool[:] = 0
    for place in range(s.deck_top, s.deck_end):
        pool[s.deck[place]] += 1
    for place in range(s.removed.shape[0]):
        if s.removed[place] != NONE:
            pool[s.removed[place]] += 1


@compiled
def _count_wanted(s: State, count: int, wanted: Cells) -> None:
    """How many of the next cards are of which Age: the backs are public (R7.1)."""
    wanted[:] = 0
    end = 0
    place = int(s.deck_top)
    last = place + count
    for age in range(AGES):
        end += AGE_CARDS[age] - REMOVED_PER_AGE[s.players]
        while place < min(end, last):
            wanted[age] += 1
            place += 1


@compiled
def _spread(draws: Draws, found: int, age: int) -> int:
    """Go on with every draw listed so far in every way that cards of an Age can come."""
    kinds = np.flatnonzero(AGE_OF == age)
    taken = np.zeros(kinds.shape[0], dtype=np.int8)
    wanted = int(draws.wanted[age])
    total = 0
    for place in range(kinds.shape[0]):
        total += draws.pool[kinds[place]]
    all_ways = choose(total, wanted)
    count = found
    _fill_up(draws.pool, kinds, wanted, taken, 0)
    is_left = True
    while is_left:
        ways = 1.0
        for place in range(kinds.shape[0]):
            ways *= choose(int(draws.pool[kinds[place]]), int(taken[place]))
        for row in range(found):
            for kind in range(KIND_COUNT):
                draws.cards[count, kind] = draws.cards[row, kind]
            for place in range(kinds.shape[0]):
                draws.cards[count, kinds[place]] = taken[place]
            draws.likely[count] = draws.likely[row] * ways / all_ways
            count += 1
        is_left = _next_split(draws.pool, kinds, wanted, taken)
    made = count - found
    for row in range(made):  # those that were gone on with are no draws themselves
        for kind in range(KIND_COUNT):
            draws.cards[row, kind] = draws.cards[row + found, kind]
        draws.likely[row] = draws.likely[row + found]
    return made


@compiled
def _next_split(pool: Cells, kinds: NDArray[np.int64], wanted: int, taken: Cells) -> bool:
    """Write the next way to take `wanted` cards of these kinds; False when there is none left."""
    for place in range(kinds.shape[0] - 2, -1, -1):
        before = 0
        for earlier in range(place + 1):
            before += taken[earlier]
        if taken[place] < pool[kinds[place]] and before < wanted:
            taken[place] += 1
            _fill_up(pool, kinds, wanted, taken, place + 1)
            return True
    return False


@compiled
def _fill_up(pool: Cells, kinds: NDArray[np.int64], wanted: int, taken: Cells, start: int) -> None:
    """From a place on, take as few as can be of the earlier kinds."""
    left = wanted
    for place in range(start):
        left -= taken[place]
    behind = 0
    for place in range(start, kinds.shape[0]):
        behind += pool[kinds[place]]
    for place in range(start, kinds.shape[0]):
        behind -= pool[kinds[place]]
        taken[place] = max(0, left - behind)
        left -= taken[place]


@compiled
def choose(many: int, few: int) -> float:
    """In how many ways a few can be taken of many."""
    ways = 1.0
    for step in range(few):
        ways = ways * (many - step) / (step + 1)
    return ways
