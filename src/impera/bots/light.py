"""A player of simple rules: gather the Domain that is nearest to Hegemony and use what plainly helps it.

Done thoroughly, it also exchanges cards, copies effects and stops who is about to win.

Looks only at what its seat may see: its own hand and what lies open.
"""

import numpy as np
from numpy.typing import NDArray

from impera.bots.dice import roll
from impera.compiled import compiled
from impera.game.chance import Word
from impera.rules import actions
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, NONE, Decision, Effect
from impera.rules.legal import Ids
from impera.rules.state import State
from impera.rules.victory import hegemony_needs

NEAR = 2  # cards from Hegemony at which a rival is stopped


@compiled
def choose_light(s: State, ids: Ids, count: int, thorough: bool, word: Word) -> int:
    """Choose one of the legal actions ids[:count]; who is not thorough looks at nothing but its own cards."""
    if count == 1:
        return int(ids[0])
    me = int(s.seat)
    goal = goal_of(s, me, thorough)
    if s.decision == Decision.EFFECTS:
        return _effect(s, me, goal, ids, count, thorough)
    return _card(s, me, goal, ids, count, word)


@compiled
def goal_of(s: State, me: int, thorough: bool) -> int:
    """The Domain to gather: fewest cards from Hegemony; thoroughly, cards in hand and rivals ahead count too."""
    best, most = 0, -99
    for domain in range(DOMAINS):
        worth = 4 * (s.tally[me, domain] - hegemony_needs(s, me, domain))
        if thorough:
            worth += 2 * held(s, me, domain)
            for seat in range(s.players):
                worth -= seat != me and s.tally[seat, domain] > s.tally[me, domain]
        if worth > most:
            best, most = domain, worth
    return best


@compiled
def held(s: State, seat: int, domain: int) -> int:
    """Cards of a Domain in a hand."""
    cards = 0
    for kind in range(KIND_COUNT):
        if DOMAIN_OF[kind] == domain:
            cards += s.hand[seat, kind]
            if s.picked[seat] == kind:
                cards += 1
    return cards


@compiled
def threat(s: State, me: int) -> tuple[int, int]:
    """The rival nearest to Hegemony and its Domain, if near enough to be stopped; else NONE."""
    least, who, where = NEAR + 1, NONE, NONE
    for seat in range(s.players):
        if seat == me or (s.teams and (seat - me) % 2 == 0):
            continue
        for domain in range(DOMAINS):
            away = hegemony_needs(s, seat, domain) - s.tally[seat, domain]
            if away < least:
                least, who, where = away, seat, domain
    return who, where


@compiled
def _effect(s: State, me: int, goal: int, ids: Ids, count: int, thorough: bool) -> int:
    """The first effect on its list that is legal and helps, else the end of the turn."""
    legal = np.zeros(actions.ACTIONS, dtype=np.bool_)
    for place in range(count):
        legal[ids[place]] = True
    own = _own_effect(s, me, goal, legal) if thorough else _plain_effect(s, me, goal, legal)
    if own != NONE or not thorough:
        return max(own, actions.END)
    who, where = threat(s, me)
    if who != NONE and s.tally[me, goal] < hegemony_needs(s, me, goal):
        if where != goal and legal[actions.ATTACK + where]:
            return actions.ATTACK + where
        if goal != DOMAINS - 1 and legal[actions.DEMOCRACY + who * DOMAINS + where]:
            return actions.DEMOCRACY + who * DOMAINS + where
        if goal != Effect.EMBARGO - 11 and legal[actions.EMBARGO + who * DOMAINS + where]:
            return actions.EMBARGO + who * DOMAINS + where
    return actions.END


@compiled
def _plain_effect(s: State, me: int, goal: int, legal: NDArray[np.bool_]) -> int:
    """A larger hand, or a card of the goal from the pile."""
    if legal[actions.PERMANENT + Effect.HOLY_BOOK]:
        return actions.PERMANENT + Effect.HOLY_BOOK
    for kind in range(KIND_COUNT):
        if DOMAIN_OF[kind] == goal and s.pile[kind] > 0 and legal[actions.PERMANENT + Effect.OLIGARCHY]:
            return actions.PERMANENT + Effect.OLIGARCHY
    return NONE


@compiled
def _own_effect(s: State, me: int, goal: int, legal: NDArray[np.bool_]) -> int:
    """An own or copied permanent effect that brings the goal nearer."""
    in_pile = 0
    for kind in range(KIND_COUNT):
        if DOMAIN_OF[kind] == goal:
            in_pile += s.pile[kind]
    in_hand = held(s, me, goal)
    others = s.area_count[me] - s.tally[me, goal]
    for step in range(actions.INSPIRATION - actions.PERMANENT):
        effect = Effect.REPUBLIC - step  # the higher level first, Utopia's and Science's before the rest
        domain_helps = False
        if effect >= Effect.OLIGARCHY:
            domain_helps = in_pile > 0
        elif effect >= Effect.DEVELOPMENT:
            needed = 2 if effect % 2 else 1
            domain_helps = in_hand >= needed and others >= needed
        elif effect >= Effect.HOLY_BOOK:
            domain_helps = True
        if domain_helps:
            if legal[actions.PERMANENT + effect]:
                return actions.PERMANENT + effect
            for seat in range(s.players):
                copied = actions.INSPIRATION + seat * (actions.INSPIRATION - actions.PERMANENT) + effect
                if legal[copied]:
                    return copied
    return NONE


@compiled
def _card(s: State, me: int, goal: int, ids: Ids, count: int, word: Word) -> int:
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
            if roll(word, ties) == 0:
                best = int(ids[place])
    return best
