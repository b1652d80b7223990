"""The room a plan is made in: every array the search for a turn's outcomes writes to, made once and used again."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.features import GROUPS, Levels
from impera.compiled import compiled
from impera.rules.actions import ACTIONS
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT
from impera.rules.state import State, States, new_states

DEPTH = 24  # choices followed within one effect; the rest of a longer one is planned when it comes
STACK = DEPTH + 2  # states kept apart for the effect being followed
MOVES = 32  # actions kept of one effect with its choices

Heap = NDArray[np.int32]
Keys = NDArray[np.uint64]


class Room(NamedTuple):
    """Outcomes of a turn, numbered as they are found; outcome 0 is the position it begins with."""

    states: States  # [outcome], then [STACK] for the effect being followed
    value: NDArray[np.float32]  # [outcome] the chance of winning if the plan stops there
    parent: NDArray[np.int32]  # [outcome] the one it was reached from
    stop: NDArray[np.int8]  # [outcome] a Stop
    victim: NDArray[np.int8]  # [outcome] of an Inquisition
    winners: NDArray[np.int8]  # [outcome] bits of the seats that win there for certain, or 0
    moves: NDArray[np.int16]  # [outcome, move] the actions from its parent
    length: NDArray[np.int16]  # [outcome] how many
    heap: Heap  # [place] outcomes not yet followed, the most valuable on top
    keys: Keys  # [slot] positions met, by hash
    stamps: NDArray[np.int32]  # [slot] the search that met them
    path: NDArray[np.int16]  # [move] the effect being followed
    options: NDArray[np.int16]  # [depth, option] choices open at each step of it
    many: NDArray[np.int16]  # [depth]
    tried: NDArray[np.int16]  # [depth]
    ids: NDArray[np.int16]  # [id] legal actions
    levels: Levels
    counts: NDArray[np.int64]  # COUNT, HEAPED, STAMP, LIMIT


COUNT, HEAPED, STAMP, LIMIT = range(4)


def new_room(limit: int) -> Room:
    """Make room for up to `limit` outcomes."""
    slots = 1 << max(6, (4 * limit - 1).bit_length())
    return Room(
        new_states(limit + STACK),
        np.zeros(limit, np.float32),
        np.zeros(limit, np.int32),
        np.zeros(limit, np.int8),
        np.zeros(limit, np.int8),
        np.zeros(limit, np.int8),
        np.zeros((limit, MOVES), np.int16),
        np.zeros(limit, np.int16),
        np.zeros(limit + 1, np.int32),
        np.zeros(slots, np.uint64),
        np.zeros(slots, np.int32),
        np.zeros(MOVES + 1, np.int16),
        np.zeros((STACK, KIND_COUNT + 1), np.int16),
        np.zeros(STACK, np.int16),
        np.zeros(STACK, np.int16),
        np.zeros(ACTIONS, np.int16),
        np.zeros(GROUPS, np.int8),
        np.array([0, 0, 0, limit], np.int64),
    )


def _random_words(*shape: int) -> Any:
    return np.random.default_rng(104).integers(1, 2**63, size=shape, dtype=np.uint64)


_TALLY_WORDS = _random_words(4, DOMAINS)
_DEMOCRACY_WORDS = _random_words(4, DOMAINS)
_EMBARGO_WORDS = _random_words(4, DOMAINS)
_HAND_WORDS = _random_words(DOMAINS)
_PILE_WORDS = _random_words(DOMAINS)
_OTHER_WORDS = _random_words(5)


@compiled
def key_of(s: State, me: int) -> np.uint64:
    """A hash of what a turn can change, by Domain: Ages make no difference to what can still be done."""
    key = np.uint64(0)
    for seat in range(s.players):
        for domain in range(DOMAINS):
            key += np.uint64(s.tally[seat, domain]) * _TALLY_WORDS[seat, domain]
            key += np.uint64(s.democracy[seat, domain]) * _DEMOCRACY_WORDS[seat, domain]
        if s.embargoes[seat] > 0:
            for domain in range(DOMAINS):
                lies = s.embargo[seat, domain, 0] + s.embargo[seat, domain, 1] + s.embargo[seat, domain, 2]
                key += np.uint64(lies) * _EMBARGO_WORDS[seat, domain]
    for kind in range(KIND_COUNT):
        key += np.uint64(s.hand[me, kind]) * _HAND_WORDS[DOMAIN_OF[kind]]
        key += np.uint64(s.pile[kind]) * _PILE_WORDS[DOMAIN_OF[kind]]
    key += np.uint64(s.spent_permanent) * _OTHER_WORDS[0]
    key += np.uint64(s.spent_discard) * _OTHER_WORDS[1]
    key += np.uint64(s.hand_size) * _OTHER_WORDS[2]
    return key ^ (key >> np.uint64(29))


@compiled
def is_new(room: Room, key: np.uint64) -> bool:
    """Note a position; was it not met before in this search?"""
    mask = np.uint64(room.keys.shape[0] - 1)
    slot = key & mask
    while room.stamps[slot] == room.counts[STAMP]:
        if room.keys[slot] == key:
            return False
        slot = (slot + np.uint64(1)) & mask
    room.stamps[slot] = room.counts[STAMP]
    room.keys[slot] = key
    return True


@compiled
def push(room: Room, outcome: int) -> None:
    """Put an outcome on the heap of those to follow."""
    heap, value = room.heap, room.value
    place = room.counts[HEAPED]
    room.counts[HEAPED] += 1
    while place > 0:
        above = (place - 1) // 2
        if value[heap[above]] >= value[outcome]:
            break
        heap[place] = heap[above]
        place = above
    heap[place] = outcome


@compiled
def pop(room: Room) -> int:
    """Take the most valuable outcome off the heap."""
    heap, value = room.heap, room.value
    top = int(heap[0])
    room.counts[HEAPED] -= 1
    size = room.counts[HEAPED]
    last = heap[size]
    place = 0
    while 2 * place + 1 < size:
        below = 2 * place + 1
        if below + 1 < size and value[heap[below + 1]] > value[heap[below]]:
            below += 1
        if value[heap[below]] <= value[last]:
            break
        heap[place] = heap[below]
        place = below
    heap[place] = last
    return top


