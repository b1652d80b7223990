"""How near a win is: a bound on what one turn can bring, so that a win is looked for where there can be one only.

Nothing here promises a win. Where it says that none is in reach, there is none: of the cards that could come into the
hand (its own, those of the pile that Utopia could fetch, those known in other hands) no more can be laid down than the
play of the turn, Economy and Science allow.
"""

from impera.compiled import compiled
from impera.rules.facts import (
    DOMAIN_OF,
    DOMAINS,
    HAND_SIZE,
    KIND_COUNT,
    LEVEL_NEEDS,
    NONE,
    Decision,
    Domain,
)
from impera.rules.state import State
from impera.rules.victory import hegemony_needs

MOST = 2  # cards a permanent effect can move, at level 2 (R5.3-R5.5)
FEW_LACKING, FEW_LEFT = 2, 8  # cards to a Hegemony, and of the deck, from which on a turn must be looked at closely


@compiled
def is_tense(s: State) -> bool:
    """Is somebody about to win, or the deck about to run out? Then one overlooked turn decides the game."""
    if s.deck_end - s.deck_top <= FEW_LEFT:
        return True
    for seat in range(s.players):
        for domain in range(DOMAINS):
            if hegemony_needs(s, seat, domain) - s.tally[seat, domain] <= FEW_LACKING:
                return True
    return False


@compiled
def is_win_near(s: State) -> bool:
    """Could the seat reach Hegemony in this turn, or does its end decide the Majority?"""
    me = int(s.deciding)
    first = int(s.decision == Decision.PLAY and s.effect == NONE)  # the play of the turn is still to come
    if not first and s.decision != Decision.EFFECTS:  # in the midst of an effect: whatever can be
        return _can_end_by_majority(s, me, int(s.owed) + 3 * MOST, MOST) or _can_reach_hegemony(s, me, 2 * MOST, MOST)
    economy = _level(s, me, Domain.ECONOMY, first + MOST)
    science = _level(s, me, Domain.SCIENCE, first + economy)
    economy = _level(s, me, Domain.ECONOMY, first + science)
    plays = first + economy + science
    given = plays + _level(s, me, Domain.MILITARY, plays)
    if _can_end_by_majority(s, me, given, _level(s, me, Domain.RELIGION, plays)):
        return True
    return _can_reach_hegemony(s, me, plays, _level(s, me, Domain.UTOPIA, plays))


@compiled
def _can_end_by_majority(s: State, me: int, given: int, religion: int) -> bool:
    """Could the last round end with this turn, at most so many cards given out of the hand before the draw?"""
    if (me + 1) % s.players != s.first:
        return False
    hand_size = max(int(s.hand_size), HAND_SIZE + 2 * religion)  # R5.2
    draws = hand_size - max(0, int(s.hand_count[me]) - given)
    return int(s.deck_end) - int(s.deck_top) <= max(0, draws)


@compiled
def _can_reach_hegemony(s: State, me: int, plays: int, fetched: int) -> bool:
    """Could a Domain be filled up by so many plays, so many cards fetched out of the pile?"""
    for domain in range(DOMAINS):
        lacks = hegemony_needs(s, me, domain) - s.tally[me, domain]
        if lacks <= 0:
            return True
        if lacks <= plays and not s.barred >> domain & 1 and lacks <= _cards_in_reach(s, me, domain, fetched):
            return True
    return False


@compiled
def _level(s: State, me: int, domain: int, plays: int) -> int:
    """The highest level of a Domain's permanent effect the seat could use, its own or copied, after so many plays."""
    if s.spent_permanent >> domain & 1:
        return 0
    own = _level_of(s, s.tally[me, domain] + min(plays, _cards_in_reach(s, me, domain, MOST)))
    if own == MOST or s.spent_permanent >> Domain.CULTURE & 1:
        return own
    most, copied = 0, 0
    for seat in range(s.players):
        if seat != me:
            most = max(most, int(s.tally[seat, Domain.CULTURE]))
            copied = max(copied, _level_of(s, s.tally[seat, domain]))
    culture = s.tally[me, Domain.CULTURE] + min(plays + MOST, _cards_in_reach(s, me, Domain.CULTURE, MOST))
    return max(own, copied) if culture > most - 1 else own  # an Attack might take one of theirs


@compiled
def _level_of(s: State, cards: int) -> int:
    """The level so many cards reach (R4.1)."""
    return int(cards >= LEVEL_NEEDS[s.players, 1]) + int(cards >= LEVEL_NEEDS[s.players, 2])


@compiled
def _cards_in_reach(s: State, me: int, domain: int, fetched: int) -> int:
    """At most so many cards of a Domain can be in the hand in this turn, `fetched` of them out of the pile."""
    held, lying = 0, 0
    for kind in range(KIND_COUNT):
        if DOMAIN_OF[kind] == domain:
            held += s.hand[me, kind]
            lying += s.pile[kind]
            for seat in range(s.players):
                if seat != me:
                    held += s.known[seat, kind, me]
    for seat in range(s.players):
        if seat != me and s.tally[seat, domain] > 0:
            lying += 1  # an Attack would put it there
    return int(held + min(fetched, lying))
