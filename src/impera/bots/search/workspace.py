"""The workspace a plan is made in: every array the search for a turn's outcomes writes to, made once and used again."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.features import GROUPS
from impera.compiled import compiled
from impera.rules.actions import ACTIONS
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT
from impera.rules.state import State, States, new_states
from impera.rules.trace import COLUMNS, Trace

DEPTH = 24  # choices followed within one effect; the rest of a longer one is planned when it comes
STACK = DEPTH + 2  # states kept apart for the effect being followed
EFFECT_ACTIONS = 32  # actions kept of one effect with its choices

OUTCOME = np.dtype(
    [
        ("key", np.uint64),
        ("parent", np.int32),  # the outcome it was reached from, or NONE
        ("heap", np.int32),  # [place] not of this outcome: the heap of those to follow, the most valuable on top
        ("value", np.float32),  # the chance of winning if the plan stops there
        ("stop", np.int8),  # a Stop
        ("victim", np.int8),  # of an Inquisition
        ("winners", np.int8),  # bits of the seats that win there for certain, or 0
        ("length", np.int8),  # how many moves
        ("actions", np.int16, (EFFECT_ACTIONS,)),  # the actions from its parent
    ]
)
SLOT = np.dtype([("key", np.uint64), ("stamp", np.int64)])  # a position met, and the search that met it
PROGRESS = np.dtype(
    [
        ("count", np.int64),  # outcomes found
        ("heaped", np.int64),  # outcomes on the heap
        ("stamp", np.int64),  # number of this search
        ("limit", np.int64),  # outcomes to find at most
        ("path", np.int16, (EFFECT_ACTIONS + 1,)),  # the effect being followed
        ("options", np.int16, (STACK, KIND_COUNT + 1)),  # [depth] choices open at each step of it
        ("many", np.int16, (STACK,)),  # [depth]
        ("tried", np.int16, (STACK,)),  # [depth]
        ("ids", np.int16, (ACTIONS,)),  # legal actions
        ("effects", np.int16, (ACTIONS,)),  # legal effects of the outcome being followed
        ("levels", np.int8, (GROUPS,)),
    ]
)


class Workspace(NamedTuple):
    """Outcomes of a turn, numbered as they are found. Few arrays: compiled code counts references to each."""

    states: States  # [outcome], then [STACK] for the effect being followed
    outcomes: NDArray[Any]  # [outcome] of OUTCOME
    slots: NDArray[Any]  # of SLOT
    progress: NDArray[Any]  # [1] of PROGRESS
    silent: Trace


def new_workspace(limit: int) -> Workspace:
    """Make room for up to `limit` outcomes."""
    slots = 1 << max(6, (4 * limit - 1).bit_length())
    return Workspace(
        new_states(limit + STACK),
        np.zeros(limit + 1, OUTCOME).view(np.recarray),
        np.zeros(slots, SLOT).view(np.recarray),
        np.zeros(1, PROGRESS).view(np.recarray),
        np.empty((0, COLUMNS), dtype=np.int16),
    )


@compiled
def capacity(work: Workspace) -> int:
    """Outcomes there is room for; the states of the effect being followed come after them."""
    return int(work.outcomes.shape[0]) - 1


_SOURCE = np.random.default_rng(104)  # one for all: no two keys alike; small enough that no sum overflows


def _random_keys(*shape: int) -> Any:
    return _SOURCE.integers(1, 2**52, size=shape, dtype=np.uint64)


_TALLY_KEYS = _random_keys(4, DOMAINS)
_DEMOCRACY_KEYS = _random_keys(4, DOMAINS)
_EMBARGO_KEYS = _random_keys(4, DOMAINS)
_HAND_KEYS = _random_keys(DOMAINS)
_PILE_KEYS = _random_keys(DOMAINS)
_OTHER_KEYS = _random_keys(5)


@compiled
def key_of(s: State, me: int) -> np.uint64:
    """A hash of what a turn can change, by Domain: Ages make no difference to what can still be done."""
    key = np.uint64(0)
    for seat in range(s.players):
        for domain in range(DOMAINS):
            key += np.uint64(s.tally[seat, domain]) * _TALLY_KEYS[seat, domain]
            key += np.uint64(s.democracy[seat, domain]) * _DEMOCRACY_KEYS[seat, domain]
        if s.embargoes[seat] > 0:
            for domain in range(DOMAINS):
                lies = s.embargo[seat, domain, 0] + s.embargo[seat, domain, 1] + s.embargo[seat, domain, 2]
                key += np.uint64(lies) * _EMBARGO_KEYS[seat, domain]
    for kind in range(KIND_COUNT):
        key += np.uint64(s.hand[me, kind]) * _HAND_KEYS[DOMAIN_OF[kind]]
        key += np.uint64(s.pile[kind]) * _PILE_KEYS[DOMAIN_OF[kind]]
    key += np.uint64(s.spent_permanent) * _OTHER_KEYS[0]
    key += np.uint64(s.spent_discard) * _OTHER_KEYS[1]
    key += np.uint64(s.hand_size) * _OTHER_KEYS[2]
    return np.uint64(key ^ (key >> np.uint64(29)))


@compiled
def is_new(work: Workspace, key: np.uint64) -> bool:
    """Note a position; was it not met before in this search?"""
    slots, stamp = work.slots, work.progress[0].stamp
    mask = np.uint64(slots.shape[0] - 1)
    slot = key & mask
    while slots[slot].stamp == stamp:
        if slots[slot].key == key:
            return False
        slot = (slot + np.uint64(1)) & mask
    slots[slot].stamp = stamp
    slots[slot].key = key
    return True


@compiled
def push(work: Workspace, outcome: int) -> None:
    """Put an outcome on the heap of those to follow."""
    o, progress = work.outcomes, work.progress[0]
    place = progress.heaped
    progress.heaped += 1
    while place > 0:
        above = (place - 1) // 2
        if o[o[above].heap].value >= o[outcome].value:
            break
        o[place].heap = o[above].heap
        place = above
    o[place].heap = outcome


@compiled
def pop(work: Workspace) -> int:
    """Take the most valuable outcome off the heap."""
    o, progress = work.outcomes, work.progress[0]
    top = int(o[0].heap)
    progress.heaped -= 1
    size = progress.heaped
    last = o[size].heap
    place = 0
    while 2 * place + 1 < size:
        under = 2 * place + 1
        if under + 1 < size and o[o[under + 1].heap].value > o[o[under].heap].value:
            under += 1
        if o[o[under].heap].value <= o[last].value:
            break
        o[place].heap = o[under].heap
        place = under
    o[place].heap = last
    return top
