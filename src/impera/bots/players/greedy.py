"""A player that tries sixty turns at random in its head and takes the one whose end looks best by hand-made weights.

A tried turn stops where something hidden would be seen. Looks only at what its seat may see.
"""

from typing import Any

import numpy as np

from impera.bots.bot import Budget
from impera.bots.search.dice import random_state_from, roll
from impera.bots.search.enumeration import is_pointless
from impera.bots.search.planned_turn import PlannedTurn
from impera.bots.search.workspace import EFFECT_ACTIONS
from impera.compiled import compiled, compiled_once
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import RandomState
from impera.game.view import View
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, legal_actions
from impera.rules.seating import is_friend
from impera.rules.state import State, States, new_states
from impera.rules.trace import COLUMNS
from impera.rules.victory import hegemony_needs, share_of_win, winners_if_ended

SAMPLES = 60
FREE, PAID = 67, 6  # of a hundred choices: a permanent effect, a discard effect; else the turn ends

# The hand-made weights
PROGRESS, STEEPNESS, BEST = 7.5, 4.0, 3.3
LEADING, SHARING, LEVEL, TO_DRAW = 0.15, 0.1, 0.4, 0.17
IN_HAND, FITTING = 0.017, 1.6
RIVAL, REVEAL = 0.21, 1.5
THREATS = np.array([25.0, 20.0, 1.6, 1.3], dtype=np.float64)  # a rival 0, 1, 2, 3 cards from Hegemony
LAST_CARDS, LAST_WEIGHT = 12, 18.0  # with fewer cards in the deck the Majority counts more


@compiled_once
def plan_greedy(states: States, samples: int, plan: Ids, random: RandomState) -> int:
    """Write the best of the tried turns from states[0] into `plan` and return its length; states has room for two."""
    trial = np.empty(4 * EFFECT_ACTIONS, dtype=np.int16)
    ids = np.empty(actions.ACTIONS, dtype=np.int16)
    best, length = -1e9, 0
    for _ in range(samples):
        states[1] = states[0]
        tried = _try_turn(states[1], trial, ids, random)
        worth = _worth_of_stop(states[1], int(states[0].deciding), int(trial[tried - 1]))
        if worth > best:
            best, length = worth, tried
            plan[:tried] = trial[:tried]
    return length


@compiled
def _try_turn(s: State, trial: Ids, ids: Ids, random: RandomState) -> int:
    """Decide at random up to the end of the turn, a reveal or a pick; write the actions, leave the last one undone."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    me = int(s.deciding)
    length = 0
    while True:
        count = legal_actions(s, ids)
        action = _any_effect(ids, count, random) if s.decision == Decision.EFFECTS else int(ids[roll(random, count)])
        if action != actions.END and is_pointless(s, action, me):
            continue
        trial[length] = action
        length += 1
        is_draft = s.decision == Decision.PICK or s.decision == Decision.CLAIM
        if action == actions.END or is_draft or reveals(s, action, me) or length == trial.shape[0]:
            return length
        apply(s, action, silent)


@compiled
def _any_effect(ids: Ids, count: int, random: RandomState) -> int:
    """A permanent effect, a discard effect or the end of the turn, by their odds."""
    free = 0
    for place in range(count):
        free += actions.PERMANENT <= ids[place] < actions.ATTACK
    odds = roll(random, 100)
    if free > 0 and odds < FREE:
        return int(ids[1 + roll(random, free)])
    if count > 1 + free and odds < FREE + PAID:
        return int(ids[1 + free + roll(random, count - 1 - free)])
    return actions.END


@compiled
def _worth_of_stop(s: State, me: int, last: int) -> float:
    if s.decision == Decision.PICK or s.decision == Decision.CLAIM:
        domain = int(DOMAIN_OF[(last - actions.PLAY) % KIND_COUNT])
        worth = 0.1 * domain + s.tally[me, domain]
        for kind in range(KIND_COUNT):
            if DOMAIN_OF[kind] == domain:
                worth += s.hand[me, kind]
        return float(worth)
    if last == actions.END:
        winners = winners_if_ended(s, me)
        if winners:
            return 1e6 * (share_of_win(s, me, winners) - 0.001)
        return position_worth(s, me)
    return position_worth(s, me) - REVEAL


@compiled
def position_worth(s: State, me: int) -> float:
    """What a position is worth to a seat by the hand-made weights."""
    left = int(s.deck_end) - int(s.deck_top)
    majority = 1.0 + LAST_WEIGHT * max(0, LAST_CARDS - left) / LAST_CARDS
    worth = TO_DRAW * min(left, max(0, int(s.hand_size) - int(s.hand_count[me])))
    worth += _side_worth(s, me, majority)
    for kind in range(KIND_COUNT):
        if s.hand[me, kind] > 0:
            worth += IN_HAND * s.hand[me, kind] * (1.0 + s.tally[me, DOMAIN_OF[kind]]) ** FITTING
    for seat in range(s.players):
        if seat == me:
            continue
        if is_friend(s, me, seat):
            worth += RIVAL * _side_worth(s, seat, majority)
        else:
            worth -= RIVAL / (s.players - 1) * _side_worth(s, seat, majority) + _threats(s, seat)
    return worth


@compiled
def _side_worth(s: State, seat: int, majority: float) -> float:
    worth, best = 0.0, 0.0
    for domain in range(DOMAINS):
        tally = int(s.tally[seat, domain])
        near = tally / hegemony_needs(s, seat, domain)
        best = max(best, near)
        worth += PROGRESS * near**STEEPNESS
        worth += LEVEL * ((tally >= 3) + (tally >= 5))
        best_other = 0
        for other in range(s.players):
            if other != seat:
                best_other = max(best_other, int(s.tally[other, domain]))
        if tally > best_other:
            worth += LEADING * majority
        elif tally == best_other and tally > 0:
            worth += SHARING * majority
    return worth + BEST * best


@compiled
def _threats(s: State, seat: int) -> float:
    worst = 0.0
    for domain in range(DOMAINS):
        away = max(0, hegemony_needs(s, seat, domain) - s.tally[seat, domain])
        if away < THREATS.shape[0]:
            worst = max(worst, THREATS[away])
    return worst


class GreedyBot:
    """Sixty turns tried in its head, the best by hand-made weights taken."""

    def __init__(self, name: str = "greedy", samples: int = SAMPLES) -> None:
        """Try so many turns."""
        self.name = name
        self._samples = samples
        self._turn = PlannedTurn()
        self._states: Any = new_states(2)

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Go on with the plan of this turn, or make one."""
        action = self._turn.next_action(view)
        if action is None:
            self._states[0] = view.record
            length = plan_greedy(self._states, self._samples, self._turn.plan, random_state_from(rng))
            action = self._turn.begin(view, length)
        return ALL_ACTIONS[action]
