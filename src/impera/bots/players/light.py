"""A player of simple rules: gather the Domain that is nearest to Hegemony and use what plainly helps it.

Looks only at what its seat may see: its own hand and what lies open.
"""

import numpy as np

from impera.bots.bot import Budget
from impera.bots.search.dice import random_state_from, roll
from impera.compiled import compiled
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import RandomState
from impera.game.view import View
from impera.rules import actions
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, Decision, Effect
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State
from impera.rules.victory import hegemony_needs

MISTAKES = 0.25  # how often a beginner plays a card without a thought, or forgets an effect


@compiled
def choose_light(s: State, ids: Ids, count: int, random: RandomState) -> int:
    """Choose one of the legal actions ids[:count]."""
    if count == 1:
        return int(ids[0])
    me = int(s.deciding)
    goal = goal_of(s, me)
    if s.decision == Decision.EFFECTS:
        return _effect(s, goal, ids, count)
    return _card(s, me, goal, ids, count, random)


@compiled
def goal_of(s: State, me: int) -> int:
    """The Domain to gather: fewest cards from Hegemony."""
    best, most = 0, -99
    for domain in range(DOMAINS):
        worth = s.tally[me, domain] - hegemony_needs(s, me, domain)
        if worth > most:
            best, most = domain, worth
    return best


@compiled
def _effect(s: State, goal: int, ids: Ids, count: int) -> int:
    """A larger hand, or a card of the goal from the pile; else the end of the turn."""
    legal = np.zeros(actions.ACTIONS, dtype=np.bool_)
    for place in range(count):
        legal[ids[place]] = True
    if legal[actions.PERMANENT + Effect.HOLY_BOOK]:
        return actions.PERMANENT + Effect.HOLY_BOOK
    for kind in range(KIND_COUNT):
        if DOMAIN_OF[kind] == goal and s.pile[kind] > 0 and legal[actions.PERMANENT + Effect.OLIGARCHY]:
            return actions.PERMANENT + Effect.OLIGARCHY
    return actions.END


@compiled
def _card(s: State, me: int, goal: int, ids: Ids, count: int, random: RandomState) -> int:
    """Keep and play cards of the goal, part with the others; among equals any."""
    decision = s.decision
    wants = decision != Decision.DISCARD and decision != Decision.SACRIFICE
    wants = wants and decision != Decision.GIVE and decision != Decision.TAKE
    best, most, ties = int(ids[0]), -99, 0
    for place in range(count):
        domain = int(DOMAIN_OF[(ids[place] - actions.PLAY) % KIND_COUNT])
        worth = int(s.tally[me, domain]) + (20 if domain == goal else 0)
        worth = worth if wants else -worth
        if worth > most:
            best, most, ties = int(ids[place]), worth, 1
        elif worth == most:
            ties += 1
            if roll(random, ties) == 0:
                best = int(ids[place])
    return best


class LightBot:
    """Simple rules; with mistakes, a beginner."""

    def __init__(self, name: str = "light", mistakes: float = 0.0) -> None:
        """Play without mistakes unless told how often to make one."""
        self.name = name
        self._mistakes = mistakes

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Choose by the rules, or make a beginner's mistake: any card, or no effect at all."""
        random = random_state_from(rng)
        is_mistaken = rng.random() < self._mistakes
        if is_mistaken and view.record.decision == Decision.EFFECTS:
            return ALL_ACTIONS[actions.END]
        if is_mistaken:
            return view.legal[int(rng.integers(len(view.legal)))]
        return ALL_ACTIONS[light_action(view.record, random)]


@compiled
def light_action(s: State, random: RandomState) -> int:
    """The choice of simple rules."""
    ids: Ids = np.empty(actions.ACTIONS, dtype=np.int16)
    return choose_light(s, ids, legal_actions(s, ids), random)
