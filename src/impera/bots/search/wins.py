"""A win in this turn, if there is one: every decision followed to the end, positions met before left out.

Of the cards of a Domain only the lowest Age is tried: the Age changes nothing in play (R1.1). A `fair` search uses
nothing its seat cannot know: it stops short of what would reveal hidden cards, and so runs on the record of a view.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.bounds import is_win_near
from impera.compiled import compiled, compiled_once
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State, States, new_states
from impera.rules.trace import COLUMNS

DEPTH = 96  # decisions of one turn
FULL = -1
SLOTS = (2**13, 2**18)  # room for positions met: the next is tried when one was too small

Keys = NDArray[np.uint64]

PRIME = np.uint64(0x100000001B3)
MIX = np.uint64(0xBF58476D1CE4E5B9)
SHIFT = np.uint64(29)


class DepthFirst(NamedTuple):
    """What a search works on: the turn, and the ends it found."""

    stack: States  # [decision] the turn begins in the first
    ends: States  # [end]
    paths: Ids  # [end, decision]
    lengths: Ids  # [end]


def new_depth_first(ends: int = 1) -> DepthFirst:
    """Make room for so many ends, and one too many."""
    paths = np.zeros((ends + 1, DEPTH), dtype=np.int16)
    return DepthFirst(new_states(DEPTH + 1), new_states(ends + 1), paths, np.zeros(ends + 1, dtype=np.int16))


def new_keys(slots: int) -> Keys:
    """Make room for positions met; twice as much as there may be of them."""
    return np.zeros(slots, dtype=np.uint64)


class WinFinder:
    """Looks for a way to win in this turn; keeps its room from turn to turn."""

    def __init__(self, slots: tuple[int, ...] = SLOTS) -> None:
        """Make room; with little of it, a win that takes a long look is not found."""
        self._depth_first = new_depth_first()
        self._slots = slots

    def find(self, record: State, plan: Ids) -> int:
        """Write a winning turn into `plan` and return its length; 0 if none was found."""
        if not is_win_near(record):
            return 0
        count = FULL
        for slots in self._slots:
            self._depth_first.stack[0] = record
            count = search_turn(self._depth_first, new_keys(slots), True, True, True)
            if count != FULL:
                break
        if count <= 0:
            return 0
        length = int(self._depth_first.lengths[0])
        plan[:length] = self._depth_first.paths[0, :length]
        return length


@compiled_once
def search_turn(depth_first: DepthFirst, seen: Keys, fair: bool, only_won: bool, bounded: bool) -> int:
    """Follow every decision of the turn on the stack; write how it can end, or win; return how many ways, or FULL.

    A bounded search turns back where no win is in reach any more.
    """
    stack, ends = depth_first.stack, depth_first.ends
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    ids = np.empty((stack.shape[0], actions.ACTIONS), dtype=np.int16)
    many = np.zeros(stack.shape[0], dtype=np.int16)
    tried = np.zeros(stack.shape[0], dtype=np.int16)
    path = np.zeros(stack.shape[0], dtype=np.int16)
    me = int(stack[0].deciding)
    count, met, depth = 0, 0, 0
    many[0] = choices(stack[0], fair, only_won, ids[0])
    while depth >= 0:
        if tried[depth] == many[depth]:
            depth -= 1
            continue
        action = int(ids[depth, tried[depth]])
        tried[depth] += 1
        path[depth] = action
        stack[depth + 1] = stack[depth]
        apply(stack[depth + 1], action, silent)
        if action == actions.END:
            ends[count] = stack[depth + 1]
            depth_first.paths[count, : depth + 1] = path[: depth + 1]
            depth_first.lengths[count] = depth + 1
            won = ends[count].winners >> me & 1 == 1
            count += won or not only_won
            if won and only_won:
                return count
            if count == ends.shape[0]:
                return FULL
        elif depth + 1 < stack.shape[0] - 1 and is_new(seen, key_of(stack[depth + 1])):
            met += 1
            if 2 * met > seen.shape[0]:
                return FULL
            if bounded and stack[depth + 1].decision == Decision.EFFECTS and not is_win_near(stack[depth + 1]):
                continue
            depth += 1
            tried[depth] = 0
            many[depth] = choices(stack[depth], fair, only_won, ids[depth])
    return count


@compiled
def choices(s: State, fair: bool, only_won: bool, out: Ids) -> int:
    """The decisions worth telling apart: one card of each Domain, nothing that reveals if it must be fair.

    Where only a win counts, no marks either: they cost a card and bear fruit later.
    """
    legal = legal_actions(s, out)
    count, last = 0, -1
    for place in range(legal):
        action = int(out[place])
        if actions.PLAY <= action < actions.PERMANENT:
            domain = int(DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT])
            if domain == last:
                continue
            last = domain
        elif (fair and reveals(s, action, int(s.deciding))) or (only_won and is_mark(action)):
            continue
        out[count] = action
        count += 1
    return count


@compiled
def is_mark(action: int) -> bool:
    """Does this action lay an embargo or a democracy?"""
    return actions.EMBARGO <= action < actions.BREAKTHROUGH or action >= actions.DEMOCRACY


@compiled
def key_of(s: State) -> np.uint64:
    """A hash of everything a turn can change, Ages apart."""
    key = PRIME
    for seat in range(s.players):
        for domain in range(DOMAINS):
            key = mix(key, s.tally[seat, domain])
            key = mix(key, s.democracy[seat, domain])
            key = mix(key, s.embargo[seat, domain].sum())
        key = mix_cards(key, s.hand[seat])
    key = mix_cards(key, s.pile)
    for number in (s.decision, s.owed, s.plays, s.effect, s.victim, s.spent_permanent, s.spent_discard):
        key = mix(key, number)
    key = mix(key, s.hand_size)
    key = mix(key, s.deck_top)
    return max(key, np.uint64(1))  # 0 is an empty slot


@compiled
def mix_cards(key: np.uint64, row: NDArray[np.int8]) -> np.uint64:
    """Mix in the cards of a zone, by Domain."""
    total = 0
    for kind in range(KIND_COUNT):
        total += row[kind] << 5 * int(DOMAIN_OF[kind])
    return mix(key, total)


@compiled
def mix(key: np.uint64, number: int) -> np.uint64:
    """Mix a number into a hash."""
    mixed = (key ^ np.uint64(np.int64(number) + 1)) * MIX
    return mixed ^ (mixed >> SHIFT)


@compiled
def is_new(seen: Keys, key: np.uint64) -> bool:
    """Note a position; was it not met before?"""
    slot = np.int64(key >> np.uint64(20)) & (seen.shape[0] - 1)
    while seen[slot] != 0:
        if seen[slot] == key:
            return False
        slot = (slot + 1) & (seen.shape[0] - 1)
    seen[slot] = key
    return True
