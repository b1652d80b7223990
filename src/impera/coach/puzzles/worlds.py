"""Every hand a rival could hold: what a seat sees fits no other, and each is looked at.

Hands that differ by Ages alone count once: the Age changes nothing in play (R1.1).
"""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import numpy as np

from impera.rules.facts import (
    AGE_OF,
    AGES,
    COPIES,
    DOMAIN_OF,
    DOMAINS,
    FIRST_KIND,
    KIND_COUNT,
    PUBLIC,
    UTOPIA_KIND,
    Domain,
)
from impera.rules.state import NONE, Cells, State

Hands = list[Cells]  # [kind] the hidden part of a hand


def hidden_hands(view: State, rival: int) -> Hands:
    """Every way the hidden part of a rival's hand can be, from the record of a view."""
    unseen = _unseen(view)
    parts = [_of_age(unseen, age, int(view.veiled[rival, age])) for age in range(AGES)]
    every = reduce(lambda some, more: [one + other for one in some for other in more], parts)
    by_domain = {tuple(np.bincount(DOMAIN_OF, weights=hand, minlength=DOMAINS).tolist()): hand for hand in every}
    return list(by_domain.values())


def has_secrets(full: State, rival: int) -> bool:
    """Does a rival know more of other hands than everybody does? Then nobody else can say what it is certain of."""
    others = [seat for seat in range(full.players) if seat != rival]
    knows = any((full.known[seat, :, rival] != full.known[seat, :, PUBLIC]).any() for seat in others)
    return bool(knows or full.split[rival, 0] != NONE)


def _unseen(view: State) -> Cells:
    """The cards of the box less every card that is seen, by kind."""
    seats = range(view.players)
    unseen: Any = COPIES.astype(np.int8) - view.pile - view.centre
    for seat in seats:
        unseen = unseen - view.hand[seat] - view.area[seat] - view.pack[seat]
        unseen[UTOPIA_KIND] -= view.democracy[seat].sum()
        for age in range(AGES):
            unseen[FIRST_KIND[Domain.ECONOMY] + age] -= view.embargo[seat, :, age].sum()
    return unseen  # type: ignore[no-any-return]


def _of_age(unseen: Cells, age: int, count: int) -> Hands:
    kinds = [kind for kind in range(KIND_COUNT) if AGE_OF[kind] == age]
    return list(_choices(unseen, kinds, count, np.zeros(KIND_COUNT, np.int8)))


def _choices(unseen: Cells, kinds: list[int], count: int, hand: Cells) -> Iterator[Cells]:
    if not kinds:
        if count == 0:
            yield hand
        return
    kind, rest = kinds[0], kinds[1:]
    for some in range(min(count, int(unseen[kind])) + 1):
        more = hand.copy()
        more[kind] += some
        yield from _choices(unseen, rest, count - some, more)
