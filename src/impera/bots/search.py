"""Search on top of the network: the best few plans are tried out in worlds the seat could be in.

In each world (a full game made from the view) a plan is carried out, the others answer with the plans their own
networks like best, and the seat's next turn is valued. All plans meet the same worlds, so that luck cancels out; the
worse half is dropped again and again, and where one plan is clearly ahead or all are as good, the search ends early.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.features import Stop
from impera.bots.inner import Inner, plan_turn
from impera.bots.network import Network
from impera.bots.plans import best_of_rest, share, write_plan
from impera.bots.room import Room
from impera.bots.turn import LONGEST
from impera.compiled import compiled
from impera.game.belief import fill_in
from impera.game.chance import Word
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.legal import Ids
from impera.rules.state import States

TRUST_IN_NETWORK = 8.0  # worlds' worth of the network's own opinion of a plan
SURE = 3.0  # standard errors that a plan must be ahead by to be taken early
SAME = 0.002  # a standard error this small: whichever is better is better by nothing that counts


class Candidates(NamedTuple):
    """The plans under comparison, best first by the network."""

    plans: Ids  # [candidate, move]
    length: NDArray[np.int32]  # [candidate]
    outcome: NDArray[np.int32]  # [candidate] its number in the room
    prior: NDArray[np.float64]  # [candidate] the network's value
    total: NDArray[np.float64]  # [candidate] values found in worlds, added up
    squares: NDArray[np.float64]  # [candidate] their squares, added up
    worlds: NDArray[np.int64]  # [candidate]


def new_candidates(count: int) -> Candidates:
    """Make room for so many plans."""
    return Candidates(
        np.zeros((count, LONGEST), np.int16),
        np.zeros(count, np.int32),
        np.zeros(count, np.int32),
        np.zeros(count, np.float64),
        np.zeros(count, np.float64),
        np.zeros(count, np.float64),
        np.zeros(count, np.int64),
    )


@compiled
def list_candidates(room: Room, candidates: Candidates) -> int:
    """Take the most valuable outcomes of a room, in order; return how many."""
    found = room.desks[0].count
    taken = np.zeros(found, dtype=np.bool_)
    count = int(min(found, candidates.length.shape[0]))
    for place in range(count):
        best = best_of_rest(room, taken)
        candidates.outcome[place] = best
        candidates.prior[place] = room.outcomes[best].value
        candidates.length[place] = write_plan(room, best, candidates.plans[place])
        candidates.total[place] = 0.0
        candidates.squares[place] = 0.0
        candidates.worlds[place] = 0
    return count


@compiled
def try_out(
    states: States, me: int, candidates: Candidates, living: Ids, net: Network, inner: Inner, turns: int, word: Word
) -> int:
    """Try every living candidate in one more world made from states[0], the view; return the outcomes looked at."""
    states[1] = states[0]
    fill_in(states[0], me, states[1], word)
    start = word[0]
    looked = 0
    for place in range(living.shape[0]):
        candidate = int(living[place])
        states[2] = states[1]
        word[0] = start  # the same luck for all
        for move in range(candidates.length[candidate]):
            apply(states[2], int(candidates.plans[candidate, move]), inner.room.silent)
        worth, effort = _play_on(states, me, net, inner, turns, word)
        candidates.total[candidate] += worth
        candidates.squares[candidate] += worth * worth
        candidates.worlds[candidate] += 1
        looked += effort
    return looked


@compiled
def _play_on(states: States, me: int, net: Network, inner: Inner, turns: int, word: Word) -> tuple[float, int]:
    """Play states[2] on by the network's plans to the end of the seat's turn `turns` turns of its own ahead."""
    plan = np.empty(LONGEST, dtype=np.int16)
    s, room = states[2], inner.room
    looked = 0
    own = 0
    is_own_turn_over = s.seat != me
    while s.decision != Decision.OVER:
        best, effort = plan_turn(s, net, inner, word)
        looked += effort
        if s.seat == me and is_own_turn_over and room.outcomes[best].stop == Stop.END:
            own += 1
            if own == turns:
                return min(1.0, float(room.outcomes[best].value)), looked
        length = write_plan(room, best, plan)
        was = int(s.seat)
        for move in range(length):
            apply(s, int(plan[move]), room.silent)
        if s.seat != was or s.decision == Decision.OVER:
            is_own_turn_over = True
    return share(s, me, int(s.winners)), looked


@compiled
def keep_best(candidates: Candidates, living: Ids, keep: int) -> None:
    """Sort the living by what they are worth so far: the first `keep` of them go on."""
    for place in range(min(keep, living.shape[0])):
        best = _place_of_best(candidates, living, place)
        living[place], living[best] = living[best], living[place]


@compiled
def _place_of_best(candidates: Candidates, living: Ids, first: int) -> int:
    """Where the one worth most stands, from a place on."""
    best = first
    for other in range(first + 1, living.shape[0]):
        if worth_of(candidates, int(living[other])) > worth_of(candidates, int(living[best])):
            best = other
    return best


@compiled
def worth_of(candidates: Candidates, candidate: int) -> float:
    """The mean over worlds, the network's opinion counting as a few of them."""
    total = candidates.total[candidate] + TRUST_IN_NETWORK * min(1.0, candidates.prior[candidate])
    return float(total / (candidates.worlds[candidate] + TRUST_IN_NETWORK))


@compiled
def is_settled(candidates: Candidates, living: Ids) -> bool:
    """Is the best of the living ahead of each other by more than luck, or as good as equal?"""
    best = int(living[_place_of_best(candidates, living, 0)])
    for place in range(living.shape[0]):
        other = int(living[place])
        if other == best:
            continue
        error = np.sqrt(_error_squared(candidates, best) + _error_squared(candidates, other))
        lead = worth_of(candidates, best) - worth_of(candidates, other)
        if error > SAME and lead < SURE * error:
            return False
    return True


@compiled
def _error_squared(candidates: Candidates, candidate: int) -> float:
    """The variance of a candidate's mean over worlds."""
    worlds = candidates.worlds[candidate]
    mean = candidates.total[candidate] / worlds
    return max(0.0, float(candidates.squares[candidate] / worlds - mean * mean)) / float(worlds)
