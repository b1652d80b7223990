"""Rollouts: a plan carried out in a world the seat could be in, and played on by the plans the networks like best.

Every player of a world plans its turn at a glance, and with more care where one overlooked turn decides the game.
"""

from typing import NamedTuple

import numpy as np

from impera.bots.search.bounds import is_tense
from impera.bots.search.candidates import Candidates
from impera.bots.search.enumeration import best_outcome, enumerate_turn, write_plan
from impera.bots.search.features import Stop
from impera.bots.search.network import Network
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.threats import ThreatSearch, mark_down_threats, new_threat_search
from impera.bots.search.workspace import Workspace, new_workspace
from impera.compiled import compiled, compiled_once
from impera.game.belief import fill_in
from impera.game.chance import RandomState
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.legal import Ids
from impera.rules.state import State, States
from impera.rules.victory import share_of_win

GLANCE = (2**9, 6)  # room for positions, and outcomes after which threats are looked for
HEEDED = 12  # outcomes that could be looked at in the time it takes to look for threats after one


class Rollout(NamedTuple):
    """What the players of a world plan their turns on, and how closely they look."""

    work: Workspace
    threats: ThreatSearch
    usual: int  # outcomes looked at for a plan,
    tense: int  # and in a tense position, threats in mind; 0: as usual


def new_rollout(usual: int, tense: int) -> Rollout:
    """Make room for players that look at so many outcomes."""
    return Rollout(new_workspace(max(usual, tense)), new_threat_search(*GLANCE, looks_on=False), usual, tense)


@compiled_once
def plan_turn(s: State, net: Network, rollout: Rollout, random: RandomState) -> tuple[int, int]:
    """Plan the turn of whoever's it is; return the outcome liked best, and the effort in outcomes looked at."""
    work = rollout.work
    work.states[0] = s
    if rollout.tense == 0 or not is_tense(s):
        best = enumerate_turn(work, net, rollout.usual, random)
        return best, int(work.progress[0].count)
    enumerate_turn(work, net, rollout.tense, random)
    heeded = mark_down_threats(rollout.threats, work, int(s.deciding), 1)
    return best_outcome(work), int(work.progress[0].count) + HEEDED * heeded


@compiled
def try_out(
    states: States,
    me: int,
    candidates: Candidates,
    living: Ids,
    net: Network,
    rollout: Rollout,
    turns: int,
    random: RandomState,
) -> int:
    """Try every living candidate in one more world made from states[0], the view; return the outcomes looked at."""
    states[1] = states[0]
    fill_in(states[0], me, states[1], random)
    start = random[0]
    looked = 0
    for place in range(living.shape[0]):
        candidate = int(living[place])
        states[2] = states[1]
        random[0] = start  # the same luck for all
        for nth in range(candidates.length[candidate]):
            apply(states[2], int(candidates.plans[candidate, nth]), rollout.work.silent)
        worth, effort = _play_on(states, me, net, rollout, turns, random)
        candidates.total[candidate] += worth
        candidates.squares[candidate] += worth * worth
        candidates.worlds[candidate] += 1
        looked += effort
    return looked


@compiled
def _play_on(
    states: States, me: int, net: Network, rollout: Rollout, turns: int, random: RandomState
) -> tuple[float, int]:
    """Play states[2] on by the network's plans to the end of the seat's turn `turns` turns of its own ahead."""
    plan = np.empty(LONGEST, dtype=np.int16)
    s, work = states[2], rollout.work
    looked = 0
    own = 0
    is_own_turn_over = s.deciding != me
    while s.decision != Decision.OVER:
        best, effort = plan_turn(s, net, rollout, random)
        looked += effort
        if s.deciding == me and is_own_turn_over and work.outcomes[best].stop == Stop.END:
            own += 1
            if own == turns:
                return min(1.0, float(work.outcomes[best].value)), looked
        length = write_plan(work, best, plan)
        was = int(s.deciding)
        for nth in range(length):
            apply(s, int(plan[nth]), work.silent)
        if s.deciding != was or s.decision == Decision.OVER:
            is_own_turn_over = True
    return share_of_win(s, me, int(s.winners)), looked
