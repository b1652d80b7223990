"""Turns after which a rival wins for certain: what the seat knows of a rival's hand is enough to see it.

The network values such a position by what it has met, which is seldom this. So the outcomes of a turn are looked
through, the best first: after each, could a rival win with nothing but the cards the seat knows of? Where all that was
looked at loses, the look goes on among the rest, until one is found that does not.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.bounds import is_win_near
from impera.bots.search.enumeration import best_of_rest
from impera.bots.search.features import Stop
from impera.bots.search.wins import DEPTH, FULL, DepthFirst, Keys, new_depth_first, new_keys, search_turn
from impera.bots.search.workspace import Workspace
from impera.compiled import compiled, compiled_once
from impera.rules import actions
from impera.rules.apply import apply, begin_turn_of
from impera.rules.facts import NONE, SEATS, Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, legal_actions
from impera.rules.seating import is_friend
from impera.rules.state import State, States, new_states
from impera.rules.trace import COLUMNS

LOOKED_AT, SLOTS = 60, 2**18  # how much is looked at with time to think
SLOTS_FIRST = 2**14  # enough for nearly every turn; what is larger takes long to clear
WITHOUT_END = 2**62  # positions of rivals' turns: more than there are
STOPPED_BY_OTHERS = 0.3  # what is left where somebody else has a turn before that rival
RESCUED = 0.3  # and where cards are still to be seen before the turn ends
CERTAIN = 1.0  # a value above is a win already


class ThreatSearch(NamedTuple):
    """What looking for threats works on; kept from turn to turn."""

    after: States  # [1]
    depth_first: DepthFirst
    seen: Keys  # room for the positions of a rival's turn; a turn that needs more is not followed to its end
    wins: Ids  # [seat, decision] how that rival won after an outcome looked at before: likely after the next one too
    left: NDArray[np.int64]  # [1] positions of rivals' turns that may still be looked at in this turn
    most: int  # outcomes looked at,
    looks_on: bool  # and all of them until one is safe?
    effort: int  # positions of rivals' turns looked at for one turn, about


def new_threat_search(
    slots: int = SLOTS, most: int = LOOKED_AT, looks_on: bool = True, effort: int = WITHOUT_END
) -> ThreatSearch:
    """Make room."""
    wins = np.full((SEATS, DEPTH), NONE, dtype=np.int16)
    left = np.full(1, effort, dtype=np.int64)
    return ThreatSearch(new_states(1), new_depth_first(), new_keys(slots), wins, left, most, looks_on, effort)


@compiled_once
def mark_down_threats(threats: ThreatSearch, work: Workspace, me: int, wanted: int) -> int:
    """Mark down the outcomes that lose so, the best first, until `wanted` are found that do not; how many looked at.

    Once one loses and another is safe, those not looked at are worth nothing: who knows what they let happen.
    """
    count = int(work.progress[0].count)
    is_looked_at = np.zeros(count, dtype=np.bool_)
    threats.wins[:, 0] = NONE  # what is found depends on this turn alone
    threats.left[0] = threats.effort
    fine, safe, lost, looked = 0, 0, 0, 0
    while looked < count and fine < wanted and threats.left[0] > 0:
        if looked >= threats.most and (safe > 0 or not threats.looks_on):
            break
        best = best_of_rest(work, is_looked_at)
        kept = _kept_of(threats, work, best, me)
        work.outcomes[best].value *= kept
        looked += 1
        fine += kept == 1.0
        lost += kept == 0.0
        safe += kept > 0.0 and work.outcomes[best].stop == Stop.END
    if threats.looks_on and lost > 0 and safe > 0:
        for outcome in range(count):
            if not is_looked_at[outcome]:
                work.outcomes[outcome].value = 0.0
    return looked


@compiled
def _kept_of(threats: ThreatSearch, work: Workspace, outcome: int, me: int) -> float:
    """What an outcome keeps of its worth."""
    stop = work.outcomes[outcome].stop
    if work.outcomes[outcome].value > CERTAIN or stop == Stop.PICK or stop == Stop.CLAIM:
        return 1.0
    if work.outcomes[outcome].winners != 0:
        return 1.0 if work.outcomes[outcome].value > 0.0 else 0.0
    kept = worth_left(work.states[outcome], me, threats)
    return kept if stop == Stop.END else max(kept, RESCUED)


@compiled
def worth_left(s: State, me: int, threats: ThreatSearch) -> float:
    """What is left of an outcome's worth once its turn ends: all, or little where a rival then wins for certain."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    after, stack = threats.after, threats.depth_first.stack
    after[0] = s
    apply(after[0], actions.END, silent)
    left = 1.0
    if after[0].decision == Decision.OVER:
        return left
    for step in range(1, s.players):
        rival = int((me + step) % s.players)
        if is_friend(s, me, rival):
            continue
        stack[0] = after[0]
        stack[0].hand[rival] = after[0].known[rival, :, me]  # the cards not known still count for the draw
        begin_turn_of(stack[0], rival, silent)
        if is_win_near(stack[0]) and (_wins_again(stack, rival, threats.wins[rival]) or _is_won(threats, rival)):
            left *= 0.0 if step == 1 else STOPPED_BY_OTHERS
    return left


@compiled
def _wins_again(stack: States, rival: int, line: Ids) -> bool:
    """Does the rival win as it did before? All of it must be possible now, with nothing that is not known."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    ids = np.empty(actions.ACTIONS, dtype=np.int16)
    stack[1] = stack[0]
    for action in line:
        if action == NONE:
            return False
        legal = ids[: legal_actions(stack[1], ids)]
        if not (legal == action).any() or reveals(stack[1], int(action), rival):
            return False
        apply(stack[1], int(action), silent)
        if action == actions.END:
            break
    return bool(stack[1].winners >> rival & 1)


@compiled
def _is_won(threats: ThreatSearch, rival: int) -> bool:
    """Does the turn on the stack win for certain? All the room is used only where a little is not enough."""
    depth_first, seen = threats.depth_first, threats.seen
    little = seen[: min(SLOTS_FIRST, seen.shape[0])]
    little[:] = 0
    found = search_turn(depth_first, little, True, True, True)
    threats.left[0] -= np.count_nonzero(little)
    if found == FULL and little.shape[0] < seen.shape[0]:
        seen[:] = 0
        found = search_turn(depth_first, seen, True, True, True)
        threats.left[0] -= np.count_nonzero(seen)
    if found > 0:
        threats.wins[rival] = depth_first.paths[0]
    return found > 0
