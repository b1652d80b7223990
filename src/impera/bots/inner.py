"""Turns inside a possible world: planned at a glance, and with more care where one overlooked turn decides the game."""

from typing import NamedTuple

from impera.bots.network import Network
from impera.bots.plans import best_outcome, enumerate_turn
from impera.bots.reach import is_tense
from impera.bots.room import Room, new_room
from impera.bots.threats import Watch, heed, new_watch
from impera.compiled import compiled
from impera.game.chance import Word
from impera.rules.state import State

GLANCE = (2**9, 6)  # room for positions, and outcomes after which threats are looked for
HEEDED = 12  # outcomes that could be looked at in the time it takes to look for threats after one


class Inner(NamedTuple):
    """What the players of a world plan their turns on, and how closely they look."""

    room: Room
    watch: Watch
    usual: int  # outcomes looked at for a plan,
    tense: int  # and in a tense position, threats in mind; 0: as usual


def new_inner(usual: int, tense: int) -> Inner:
    """Make room for players that look at so many outcomes."""
    return Inner(new_room(max(usual, tense)), new_watch(*GLANCE), usual, tense)


@compiled
def plan_turn(s: State, net: Network, inner: Inner, word: Word) -> tuple[int, int]:
    """Plan the turn of whoever's it is; return the outcome liked best, and the effort in outcomes looked at."""
    room = inner.room
    room.states[0] = s
    if inner.tense == 0 or not is_tense(s):
        best = enumerate_turn(room, net, inner.usual, word)
        return best, int(room.desks[0].count)
    enumerate_turn(room, net, inner.tense, word)
    heeded = heed(inner.watch, room, int(s.seat), 1)
    return best_outcome(room), int(room.desks[0].count) + HEEDED * heeded
