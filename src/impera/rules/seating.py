"""Who sits beside whom (R2.1): seats run clockwise, and the left neighbour is next."""

from impera.compiled import compiled
from impera.rules.state import State


@compiled
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise. (Without a division: it is asked every turn.)"""
    return 0 if seat + 1 == s.players else seat + 1


@compiled
def right_of(s: State, seat: int) -> int:
    """The seat before, clockwise."""
    return s.players - 1 if seat == 0 else seat - 1


@compiled
def is_friend(s: State, seat: int, other: int) -> bool:
    """Is the other seat this one, or its partner (R9.1)?"""
    return seat == other or (s.teams == 1 and (seat - other) % 2 == 0)
