"""Turns after which a rival wins for certain: what the seat knows of a rival's hand is enough to see it.

The network values such a position by what it has met, which is seldom this. So the outcomes of a turn are looked
through, the best first: after each, could a rival win with nothing but the cards the seat knows of?
"""

from typing import NamedTuple

import numpy as np

from impera.bots.features import Stop
from impera.bots.plans import best_of_rest
from impera.bots.reach import is_win_near
from impera.bots.room import Room
from impera.bots.wins import Bench, Keys, let_begin, new_bench, new_keys, search
from impera.compiled import compiled
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import State, States, new_states
from impera.rules.trace import COLUMNS

LOOKED_AT, SLOTS = 60, 2**12  # how much is looked at with time to think
STOPPED_BY_OTHERS = 0.3  # what is left where somebody else has a turn before that rival
CERTAIN = 1.0  # a value above is a win already


class Watch(NamedTuple):
    """What looking for threats works on; kept from turn to turn."""

    after: States  # [1]
    bench: Bench
    seen: Keys  # room for the positions of a rival's turn; a turn that needs more is not followed to its end
    most: int  # outcomes looked at


def new_watch(slots: int = SLOTS, most: int = LOOKED_AT) -> Watch:
    """Make room."""
    return Watch(new_states(1), new_bench(), new_keys(slots), most)


@compiled
def heed(watch: Watch, room: Room, me: int, wanted: int) -> int:
    """Mark down the outcomes that lose so, the best first, until `wanted` are found that do not; how many looked at."""
    count = int(room.desks[0].count)
    is_looked_at = np.zeros(count, dtype=np.bool_)
    fine, looked = 0, 0
    for _ in range(min(count, watch.most)):
        best = best_of_rest(room, is_looked_at)
        kept = 1.0
        if room.outcomes[best].value <= CERTAIN and room.outcomes[best].stop == Stop.END:
            kept = left_after(room.states[best], me, watch.after, watch.bench, watch.seen)
        room.outcomes[best].value *= kept
        fine += kept == 1.0
        looked += 1
        if fine == wanted:
            break
    return looked


@compiled
def left_after(s: State, me: int, after: States, bench: Bench, seen: Keys) -> float:
    """What is left of an outcome's worth once its turn ends: all, or little where a rival then wins for certain."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    stack = bench.stack
    after[0] = s
    apply(after[0], actions.END, silent)
    left = 1.0
    if after[0].decision == Decision.OVER:
        return left
    for step in range(1, s.players):
        if s.teams and step % 2 == 0:
            continue
        stack[0] = after[0]
        rival = int((me + step) % s.players)
        stack[0].hand[rival] = after[0].known[rival, :, me]  # the cards not known still count for the draw
        let_begin(stack[0], rival)
        if is_win_near(stack[0]):
            seen[:] = 0
            if search(bench, seen, True, True, True) > 0:
                left *= 0.0 if step == 1 else STOPPED_BY_OTHERS
    return left
