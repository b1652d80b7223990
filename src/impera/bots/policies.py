"""Two simple players that run inside the compiled loop: random, and a builder that plays towards something.

Both look only at what their seat may see: its own hand and what lies open (R7.1).
"""

from enum import IntEnum

from impera.compiled import compiled
from impera.game.chance import Word, below
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
def choose(policy: int, s: State, ids: Ids, count: int, word: Word) -> int:
    """Choose one of the legal actions ids[:count] for the seat that decides."""
    if policy >= Policy.BUILDER and count > 1:
        goal = policy - Policy.BUILDER_OF if policy >= Policy.BUILDER_OF else fullest_domain(s, int(s.seat))
        return build(s, goal, ids, count, word)
    return int(ids[below(word, count)])


@compiled
def build(s: State, goal: int, ids: Ids, count: int, word: Word) -> int:
    """Gather a Domain; apply permanent and copied effects readily; seldom pay for discard effects."""
    decision = s.decision
    if decision == Decision.EFFECTS:
        return _choose_effect(ids, count, word)
    wants = decision != Decision.DISCARD and decision != Decision.SACRIFICE and decision != Decision.GIVE
    if below(word, 20) < TOWARDS_GOAL:
        for _ in range(2 * KIND_COUNT):
            action = int(ids[below(word, count)])
            if (DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT] == goal) == (wants and decision != Decision.TAKE):
                return action
    return int(ids[below(word, count)])


@compiled
def _choose_effect(ids: Ids, count: int, word: Word) -> int:
    """Permanent and copied effects first, then perhaps a discard effect, else end the turn."""
    free = 0
    for place in range(count):
        free += actions.PERMANENT <= ids[place] < actions.ATTACK
    if free > 0 and below(word, 20) < APPLIES_EFFECT:
        return int(ids[1 + below(word, free)])
    if count > 1 + free and below(word, 20) < PAYS_FOR_EFFECT:
        return int(ids[1 + free + below(word, count - 1 - free)])
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
