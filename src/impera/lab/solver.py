"""Brute force over one turn: every way it can end, whether it can win, and whether somebody else could win next.

It works on a full state. Orders of play that lead to the same position are looked at once, and of the cards of a Domain
only the lowest Age is tried: the Age changes nothing in play (R1.1). A `fair` turn uses nothing its seat cannot
know: it stops short of what would reveal hidden cards (a Breakthrough that draws, an Inquisition of a hand not wholly
known).
"""

from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS, Action
from impera.rules import actions
from impera.rules.apply import apply, begin_turn
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, NONE, Decision, Ending
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State, States, copy_of, new_states
from impera.rules.trace import COLUMNS, SILENT

DEPTH = 96  # decisions of one turn
ENDS_FIRST, ENDS_MOST = 2**10, 2**17  # room for end positions: what is tried first, what is refused
SEEN_FIRST, SEEN_MOST = 2**14, 2**23  # the same for positions on the way
FULL = -1

Keys = NDArray[np.uint64]

PRIME = np.uint64(0x100000001B3)
MIX = np.uint64(0xBF58476D1CE4E5B9)
SHIFT = np.uint64(29)


@dataclass(frozen=True, slots=True)
class Turn:
    """One way to play a turn: the decisions, and the state after its end."""

    actions: tuple[Action, ...]
    state: State

    @property
    def text(self) -> str:
        """The decisions, as a record writes them."""
        return "; ".join(action.text for action in self.actions)


def turns_of(state: State, *, fair: bool = True) -> list[Turn]:
    """Every way the seat to decide can finish its turn, each end position once."""
    room = ENDS_FIRST
    while room <= ENDS_MOST:
        turns = _search(state, room, 16 * room, fair, False)
        if turns is not None:
            return turns
        room *= 8
    raise UsageError("solver-too-large", most=ENDS_MOST)


def winning_turn(state: State, *, fair: bool = True) -> Turn | None:
    """A way for the seat to decide to win in this turn, or None."""
    slots = SEEN_FIRST
    while slots <= SEEN_MOST:
        turns = _search(state, 1, slots, fair, True)
        if turns is not None:
            return turns[0] if turns else None
        slots *= 8
    raise UsageError("solver-too-large", most=SEEN_MOST)


def _search(state: State, room: int, slots: int, fair: bool, only_won: bool) -> list[Turn] | None:
    stack, ends = new_states(DEPTH + 1), new_states(room + 1)
    paths = np.zeros((room + 1, DEPTH), dtype=np.int16)
    lengths = np.zeros(room + 1, dtype=np.int16)
    stack[0] = copy_of(state)
    count = search(stack, ends, paths, lengths, np.zeros(slots, dtype=np.uint64), fair, only_won)
    if count == FULL:
        return None
    return [_turn(ends, paths, lengths, place) for place in range(count)]


def has_won(state: State, seat: int) -> bool:
    """Is the game over with this seat among the winners?"""
    return bool(state.ending != Ending.RUNNING and state.winners >> seat & 1)


def has_lost(state: State, seat: int) -> bool:
    """Is the game over with this seat not among the winners?"""
    return bool(state.ending != Ending.RUNNING and not state.winners >> seat & 1)


def threat_of(state: State, seat: int) -> Turn | None:
    """How a seat would win for certain if its turn began now; None if it could not without luck."""
    if state.decision == Decision.OVER:
        return None
    then = copy_of(state)
    then.seat = seat
    then.spent_permanent = 0
    then.spent_discard = 0
    then.effect = NONE
    begin_turn(then, SILENT)
    return winning_turn(then)


def threats(state: State, seat: int) -> dict[int, Turn]:
    """Of the seats that play against this one, those that would win for certain if their turn began now."""
    rivals = [other for other in range(state.players) if not _are_together(state, seat, other)]
    found = {other: threat_of(state, other) for other in rivals}
    return {other: turn for other, turn in found.items() if turn is not None}


@compiled
def search(
    stack: States,
    ends: States,
    paths: Ids,  # [end, decision]
    lengths: Ids,  # [end]
    seen: Keys,
    fair: bool,
    only_won: bool,
) -> int:
    """Follow every decision of the turn stack[0] is in; write how it can end, or win; return how many ways, or FULL."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    ids = np.empty((stack.shape[0], actions.ACTIONS), dtype=np.int16)
    many = np.zeros(stack.shape[0], dtype=np.int16)
    tried = np.zeros(stack.shape[0], dtype=np.int16)
    path = np.zeros(stack.shape[0], dtype=np.int16)
    me = int(stack[0].seat)
    count, met, depth = 0, 0, 0
    many[0] = choices(stack[0], fair, ids[0])
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
            paths[count, : depth + 1] = path[: depth + 1]
            lengths[count] = depth + 1
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
            depth += 1
            tried[depth] = 0
            many[depth] = choices(stack[depth], fair, ids[depth])
    return count


@compiled
def choices(s: State, fair: bool, out: Ids) -> int:
    """The decisions worth telling apart: one card of each Domain, and nothing that reveals if it must be fair."""
    legal = legal_actions(s, out)
    count, last = 0, -1
    for place in range(legal):
        action = int(out[place])
        if actions.PLAY <= action < actions.PERMANENT:
            domain = int(DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT])
            if domain == last:
                continue
            last = domain
        elif fair and reveals(s, action):
            continue
        out[count] = action
        count += 1
    return count


@compiled
def reveals(s: State, action: int) -> bool:
    """Would this action show the seat cards it does not know?"""
    if action == actions.BREAKTHROUGH:
        return s.deck_top < s.deck_end
    if actions.INQUISITION <= action < actions.EMBARGO:
        victim = action - actions.INQUISITION
        return bool(s.known[victim, :, s.seat].sum() < s.hand_count[victim])
    return False


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


def _turn(ends: States, paths: Ids, lengths: Ids, place: int) -> Turn:
    done = tuple(ALL_ACTIONS[action] for action in paths[place, : lengths[place]].tolist())
    return Turn(done, cast(State, ends[place]))


def _are_together(state: State, seat: int, other: int) -> bool:
    return other == seat or (bool(state.teams) and (other - seat) % 2 == 0)
