"""Brute force over one turn: every way it can end, whether it can win, and whether somebody else could win next.

It works on a full state. Orders of play that lead to the same position are looked at once. With `fair`, a turn uses
nothing its seat cannot know: it stops short of what would reveal hidden cards (a Breakthrough that draws, an
Inquisition of a hand not wholly known).
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS, Action
from impera.rules import actions
from impera.rules.apply import apply, begin_turn
from impera.rules.facts import NONE, Decision, Ending
from impera.rules.legal import legal_actions
from impera.rules.state import State, copy_of, key
from impera.rules.trace import SILENT

POSITIONS_MAX = 400_000  # of one turn; more is refused


@dataclass(frozen=True, slots=True)
class Turn:
    """One way to play a turn: the decisions, and the state after its end."""

    actions: tuple[Action, ...]
    state: State


def turns_of(state: State, *, fair: bool = True, most: int = POSITIONS_MAX) -> Iterator[Turn]:
    """Every way the seat to decide can finish its turn, each end position once."""
    seat = int(state.seat)
    start = copy_of(state)
    known = start.known[:, :, seat].copy()  # what may be used; knowledge would tell equal positions apart
    start.known[:] = 0
    seen = {key(start)}
    stack: list[tuple[State, tuple[int, ...]]] = [(start, ())]
    ids = np.empty(actions.ACTIONS, dtype=np.int16)
    while stack:
        before, path = stack.pop()
        count = legal_actions(before, ids)
        for action in ids[:count].tolist():
            if fair and _reveals(before, action, known):
                continue
            after = copy_of(before)
            apply(after, action, SILENT)
            after.known[:] = 0
            if (place := key(after)) in seen:
                continue
            seen.add(place)
            if len(seen) > most:
                raise UsageError("solver-too-large", most=most)
            if action == actions.END:
                yield Turn(tuple(ALL_ACTIONS[done] for done in (*path, action)), after)
            else:
                stack.append((after, (*path, action)))


def winning_turn(state: State, *, fair: bool = True) -> Turn | None:
    """A way for the seat to decide to win in this turn, or None."""
    seat = int(state.seat)
    for turn in turns_of(state, fair=fair):
        if has_won(turn.state, seat):
            return turn
    return None


def has_won(state: State, seat: int) -> bool:
    """Is the game over with this seat among the winners?"""
    return state.ending != Ending.RUNNING and bool(state.winners >> seat & 1)


def has_lost(state: State, seat: int) -> bool:
    """Is the game over with this seat not among the winners?"""
    return state.ending != Ending.RUNNING and not state.winners >> seat & 1


def threat_of(state: State, seat: int) -> Turn | None:
    """How a seat would win if its turn began now, all cards known; None if it could not."""
    if state.decision == Decision.OVER:
        return None
    then = copy_of(state)
    then.seat = seat
    then.spent_permanent = 0
    then.spent_discard = 0
    then.effect = NONE
    begin_turn(then, SILENT)
    return winning_turn(then, fair=False)


def threats(state: State, seat: int) -> dict[int, Turn]:
    """Of the seats that play against this one, those that would win if their turn began now."""
    others = [other for other in range(state.players) if not _are_together(state, seat, other)]
    found = {other: threat_of(state, other) for other in others}
    return {other: turn for other, turn in found.items() if turn is not None}


def _are_together(state: State, seat: int, other: int) -> bool:
    return other == seat or (bool(state.teams) and (other - seat) % 2 == 0)


def _reveals(state: State, action: int, known: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> bool:
    if action == actions.BREAKTHROUGH:
        return state.deck_top < state.deck_end
    if actions.INQUISITION <= action < actions.EMBARGO:
        victim = action - actions.INQUISITION
        return bool(known[victim].sum() < state.hand_count[victim])
    return False
