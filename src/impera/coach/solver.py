"""Brute force over one turn: every way it can end, whether it can win, and whether somebody else could win next.

It works on a full state. Orders of play that lead to the same position are looked at once, and of the cards of a Domain
only the lowest Age is tried: the Age changes nothing in play (R1.1). A `fair` turn uses nothing its seat cannot
know: it stops short of what would reveal hidden cards (a Breakthrough that draws, an Inquisition of a hand not wholly
known).
"""

from dataclasses import dataclass
from typing import cast

from impera.bots.search.wins import FULL, DepthFirst, new_depth_first, new_keys, search_turn
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS, Action
from impera.rules.apply import begin_turn_of
from impera.rules.facts import Decision, Ending
from impera.rules.legal import Ids
from impera.rules.seating import is_friend
from impera.rules.state import State, States, copy_of
from impera.rules.trace import SILENT

ENDS_FIRST, ENDS_MOST = 2**10, 2**17  # room for end positions: what is tried first, what is refused
SEEN_FIRST, SEEN_MOST = 2**14, 2**23  # the same for positions on the way


@dataclass(frozen=True, slots=True)
class Turn:
    """One way to play a turn: the decisions, and the state after its end."""

    actions: tuple[Action, ...]
    state: State

    @property
    def text(self) -> str:
        """The decisions, as a record writes them."""
        return "; ".join(action.text for action in self.actions)


def ends_of(state: State, *, fair: bool = True, most: int = ENDS_MOST) -> tuple[States, Ids, Ids] | None:
    """Every end of the turn as arrays: the states, the decisions [end, nth] and how many; None if they are too many."""
    room = ENDS_FIRST
    while room <= most:
        depth_first = new_depth_first(room)
        depth_first.stack[0] = copy_of(state)
        count = search_turn(depth_first, new_keys(16 * room), fair, False, False)
        if count != FULL:
            return depth_first.ends[:count], depth_first.paths[:count], depth_first.lengths[:count]
        room *= 8
    return None


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
    depth_first = new_depth_first(room)
    depth_first.stack[0] = copy_of(state)
    count = search_turn(depth_first, new_keys(slots), fair, only_won, False)
    if count == FULL:
        return None
    return [_turn(depth_first, place) for place in range(count)]


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
    begin_turn_of(then, seat, SILENT)
    return winning_turn(then)


def threats(state: State, seat: int) -> dict[int, Turn]:
    """Of the seats that play against this one, those that would win for certain if their turn began now."""
    rivals = [other for other in range(state.players) if not is_friend(state, seat, other)]
    found = {other: threat_of(state, other) for other in rivals}
    return {other: turn for other, turn in found.items() if turn is not None}


def _turn(depth_first: DepthFirst, place: int) -> Turn:
    done = tuple(ALL_ACTIONS[action] for action in depth_first.paths[place, : depth_first.lengths[place]].tolist())
    return Turn(done, cast(State, depth_first.ends[place]))
