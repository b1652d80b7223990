"""The plans under comparison: the best by the network, what worlds made of them, and which of them go on.

All plans meet the same worlds, so that luck cancels out; the worse half is dropped again and again, and where one plan
is clearly ahead or all are as good, the search ends early.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.circles import changes_deck
from impera.bots.search.enumeration import best_of_rest, write_plan
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.workspace import Workspace
from impera.compiled import compiled
from impera.rules.legal import Ids

TRUST_IN_NETWORK = 8.0  # worlds' worth of the network's own opinion of a plan
SURE = 3.0  # standard errors that a plan must be ahead by to be taken early
SAME = 0.002  # a standard error this small: whichever is better is better by nothing that counts


class Candidates(NamedTuple):
    """The plans under comparison, best first by the network."""

    plans: Ids  # [candidate, nth]
    length: NDArray[np.int32]  # [candidate]
    outcome: NDArray[np.int32]  # [candidate] its number in the workspacespace
    prior: NDArray[np.float64]  # [candidate] the network's value
    total: NDArray[np.float64]  # [candidate] values found in worlds, added up
    squares: NDArray[np.float64]  # [candidate] their squares, added up
    worlds: NDArray[np.int64]  # [candidate]
    favour: NDArray[np.float64]  # [candidate] what it is worth is multiplied by this


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
        np.ones(count, np.float64),
    )


@compiled
def list_candidates(work: Workspace, candidates: Candidates, without_draw: float) -> int:
    """Take the most valuable outcomes of a workspace, in order, none that is worth nothing; return how many.

    The worth of those that draw no card is multiplied by `without_draw`, in their values already.
    """
    found = work.progress[0].count
    taken = np.zeros(found, dtype=np.bool_)
    most = int(min(found, candidates.length.shape[0]))
    count = 0
    while count < most:
        best = best_of_rest(work, taken)
        if count > 0 and work.outcomes[best].value <= 0.0:
            break
        candidates.favour[count] = 1.0 if changes_deck(work, best) else without_draw
        candidates.outcome[count] = best
        candidates.prior[count] = work.outcomes[best].value / candidates.favour[count]
        candidates.length[count] = write_plan(work, best, candidates.plans[count])
        candidates.total[count] = 0.0
        candidates.squares[count] = 0.0
        candidates.worlds[count] = 0
        count += 1
    return count


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
    return float(candidates.favour[candidate] * total / (candidates.worlds[candidate] + TRUST_IN_NETWORK))


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
