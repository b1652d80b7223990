"""Two simple players that run inside the compiled loop: random, and a builder that plays towards something.

Both look only at what their seat may see: its own hand and what lies open (R7.1).
"""

from enum import IntEnum

import numpy as np

from impera.bots.bot import Budget
from impera.bots.search.dice import random_state_from
from impera.compiled import compiled
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import RandomState, below
from impera.game.view import View
from impera.rules import actions
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, Decision
from impera.rules.legal import Ids
from impera.rules.state import State


class Policy(IntEnum):
    """The simple players, by number."""

    RANDOM = 0
    BUILDER = 1
    BUILDER_OF = 2  # + Domain: a builder that wants this one and no other


POLICY_NAMES = ("random", "builder")

# The builder keeps a card of its Domain with these odds, of twenty
TOWARDS_GOAL = 17
PAYS_FOR_EFFECT = 2
APPLIES_EFFECT = 15


@compiled
def choose(policy: int, s: State, ids: Ids, count: int, random: RandomState) -> int:
    """Choose one of the legal actions ids[:count] for the seat that decides."""
    if policy >= Policy.BUILDER and count > 1:
        goal = policy - Policy.BUILDER_OF if policy >= Policy.BUILDER_OF else fullest_domain(s, int(s.deciding))
        return build(s, goal, ids, count, random)
    return int(ids[below(random, count)])


@compiled
def build(s: State, goal: int, ids: Ids, count: int, random: RandomState) -> int:
    """Gather a Domain; apply permanent and copied effects readily; seldom pay for discard effects."""
    decision = s.decision
    if decision == Decision.EFFECTS:
        return _choose_effect(ids, count, random)
    wants = decision != Decision.DISCARD and decision != Decision.SACRIFICE and decision != Decision.GIVE
    if below(random, 20) < TOWARDS_GOAL:
        for _ in range(2 * KIND_COUNT):
            action = int(ids[below(random, count)])
            if (DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT] == goal) == (wants and decision != Decision.TAKE):
                return action
    return int(ids[below(random, count)])


@compiled
def _choose_effect(ids: Ids, count: int, random: RandomState) -> int:
    """Permanent and copied effects first, then perhaps a discard effect, else end the turn."""
    free = 0
    for place in range(count):
        free += actions.PERMANENT <= ids[place] < actions.ATTACK
    if free > 0 and below(random, 20) < APPLIES_EFFECT:
        return int(ids[1 + below(random, free)])
    if count > 1 + free and below(random, 20) < PAYS_FOR_EFFECT:
        return int(ids[1 + free + below(random, count - 1 - free)])
    return actions.END


@compiled
def fullest_domain(s: State, seat: int) -> int:
    """The Domain with the most cards in play, those in hand counting half."""
    best, most = 0, -1
    for domain in range(DOMAINS):
        worth = 2 * s.tally[seat, domain]
        for kind in range(KIND_COUNT):
            if DOMAIN_OF[kind] == domain:
                worth += s.hand[seat, kind]
        if worth > most:
            best, most = domain, worth
    return best


class PolicyBot:
    """One of the policies that run in the compiled loop: random, builder."""

    def __init__(self, name: str) -> None:
        """Take the policy of that name."""
        self.name = name
        self._policy = POLICY_NAMES.index(name)

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Choose as the policy does."""
        ids = np.array([action.id for action in view.legal], dtype=np.int16)
        return ALL_ACTIONS[choose(self._policy, view.record, ids, ids.shape[0], random_state_from(rng))]
