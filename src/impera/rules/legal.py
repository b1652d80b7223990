"""What may be done, and why not. One set of questions answers both: LEGAL, or the first reason against."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.rules import actions
from impera.rules.facts import (
    DOMAIN_OF,
    DOMAINS,
    EFFECT_CARDS,
    EFFECT_DOMAIN,
    EFFECT_LEVEL,
    KIND_COUNT,
    LEVEL_NEEDS,
    LEVELLED,
    Decision,
    Domain,
)
from impera.rules.state import Cells, State

Mask = NDArray[np.bool_]
Ids = NDArray[np.int16]


class Reason(IntEnum):
    """Why an action is refused."""

    LEGAL = 0
    OVER = 1  # the game has ended
    NOT_ASKED = 2  # another decision is pending
    NO_SUCH_SEAT = 3
    NOT_IN_HAND = 4
    NOT_IN_AREA = 5
    NOT_IN_PILE = 6
    NOT_IN_PACK = 7
    NOT_IN_CENTRE = 8
    EMBARGOED = 9
    PERMANENT_SPENT = 10
    LEVEL_TOO_LOW = 11
    HAND_TOO_SMALL = 12
    AREA_TOO_SMALL = 13
    PILE_EMPTY = 14
    COPIES_ITSELF = 15
    CULTURE_SPENT = 16
    NO_CULTURE_LEAD = 17
    SOURCE_TOO_LOW = 18
    DISCARD_SPENT = 19
    CANNOT_PAY = 20
    NOTHING_TO_ATTACK_WITH = 21
    AIMS_AT_ITSELF = 22
    TARGET_EMPTY = 23


# the decision that each run of card verbs answers, in the order of ids
ASKED_FOR = np.array(
    [
        Decision.PLAY,
        Decision.PICK,
        Decision.CLAIM,
        Decision.DISCARD,
        Decision.SACRIFICE,
        Decision.TAKE,
        Decision.RECOVER,
        Decision.GIVE,
    ],
    dtype=np.int8,
)
VERB_OF = np.array(  # [Decision] its first action id
    [
        actions.PICK,
        actions.CLAIM,
        actions.PLAY,
        actions.END,
        actions.DISCARD,
        actions.SACRIFICE,
        actions.TAKE,
        actions.RECOVER,
        actions.GIVE,
        actions.END,
    ],
    dtype=np.int16,
)


@compiled
def legal_mask(s: State, out: Mask) -> int:
    """Set out[id] for every legal action and clear the others; return how many there are."""
    ids = np.empty(actions.ACTIONS, dtype=np.int16)
    count = legal_actions(s, ids)
    out[:] = False
    for place in range(count):
        out[ids[place]] = True
    return count


@compiled
def legal_actions(s: State, out: Ids) -> int:
    """Write the ids of the legal actions, ascending; return how many there are."""
    decision = s.decision
    if decision == Decision.EFFECTS:
        return _legal_effects(s, out)
    if decision == Decision.OVER:
        return 0
    offered = cards_offered(s, decision)
    verb = int(VERB_OF[decision])
    count = 0
    for kind in range(KIND_COUNT):  # without a branch: an id that is not legal is written over by the next
        out[count] = verb + kind
        count += offered[kind] > 0 and not is_barred(s, decision, kind)
    return count


@compiled
def cards_offered(s: State, decision: int) -> Cells:
    """The cards, by kind, that a decision chooses from."""
    seat = int(s.deciding)
    if decision == Decision.SACRIFICE or decision == Decision.TAKE:
        return s.area[seat]
    if decision == Decision.RECOVER:
        return s.pile[:]
    if decision == Decision.PICK:
        return s.pack[seat]
    if decision == Decision.CLAIM:
        return s.centre[:]
    return s.hand[seat]


@compiled
def is_barred(s: State, decision: int, kind: int) -> bool:
    """Does an embargo forbid this play (R6.3)? It forbids nothing else."""
    return decision == Decision.PLAY and s.barred >> DOMAIN_OF[kind] & 1 == 1


@compiled
def why_not(s: State, action: int) -> int:
    """The first reason against an action, or LEGAL."""
    if s.decision == Decision.OVER:
        return Reason.OVER
    if actions.PLAY <= action < actions.PERMANENT:
        verb, kind = divmod(action - actions.PLAY, KIND_COUNT)
        if s.decision != ASKED_FOR[verb]:
            return Reason.NOT_ASKED
        return why_not_card(s, s.decision, kind)
    if s.decision != Decision.EFFECTS:
        return Reason.NOT_ASKED
    return _why_not_effect(s, int(s.deciding), action)


@compiled
def can_play(s: State) -> bool:
    """Has the seat whose turn it is a card it may play (R3.2)?"""
    for kind in range(KIND_COUNT):
        if s.hand[s.deciding, kind] > 0 and not is_barred(s, Decision.PLAY, kind):
            return True
    return False


@compiled
def why_not_card(s: State, decision: int, kind: int) -> int:
    """The reason against choosing a kind in answer to a decision."""
    if cards_offered(s, decision)[kind] == 0:
        return _not_offered(decision)
    if is_barred(s, decision, kind):
        return Reason.EMBARGOED
    return Reason.LEGAL


@compiled
def _not_offered(decision: int) -> int:
    if decision == Decision.SACRIFICE or decision == Decision.TAKE:
        return Reason.NOT_IN_AREA
    if decision == Decision.RECOVER:
        return Reason.NOT_IN_PILE
    if decision == Decision.PICK:
        return Reason.NOT_IN_PACK
    if decision == Decision.CLAIM:
        return Reason.NOT_IN_CENTRE
    return Reason.NOT_IN_HAND


@compiled
def why_not_permanent(s: State, seat: int, effect: int) -> int:
    """R4.2: once per Domain and turn. R4.1: the level, in play now. Then the cost."""
    domain = EFFECT_DOMAIN[effect]
    if s.spent_permanent >> domain & 1:
        return Reason.PERMANENT_SPENT
    if s.tally[seat, domain] < cards_needed(s, effect):
        return Reason.LEVEL_TOO_LOW
    return why_not_cost(s, seat, effect)


@compiled
def why_not_inspire(s: State, seat: int) -> int:
    """R5.6: once per turn, with strictly more Culture than each other player."""
    if s.spent_permanent >> Domain.CULTURE & 1:
        return Reason.CULTURE_SPENT
    for other in range(s.players):
        if other != seat and s.tally[other, Domain.CULTURE] >= s.tally[seat, Domain.CULTURE]:
            return Reason.NO_CULTURE_LEAD
    return Reason.LEGAL


@compiled
def why_not_copy(s: State, seat: int, source: int, effect: int) -> int:
    """R5.6: a level another player meets now, of a Domain not spent; the cost is one's own."""
    if source == seat:
        return Reason.COPIES_ITSELF
    domain = EFFECT_DOMAIN[effect]
    if s.spent_permanent >> domain & 1:
        return Reason.PERMANENT_SPENT
    if s.tally[source, domain] < cards_needed(s, effect):
        return Reason.SOURCE_TOO_LOW
    return why_not_cost(s, seat, effect)


@compiled
def why_not_cost(s: State, seat: int, effect: int) -> int:
    """R4.3: the cost in full. R5.5: something in the pile to take."""
    domain = EFFECT_DOMAIN[effect]
    if domain == Domain.MILITARY:
        return Reason.LEGAL if s.hand_count[seat] >= EFFECT_CARDS[effect] else Reason.HAND_TOO_SMALL
    if domain == Domain.ECONOMY or domain == Domain.SCIENCE:
        return Reason.LEGAL if s.area_count[seat] >= EFFECT_CARDS[effect] else Reason.AREA_TOO_SMALL
    if domain == Domain.UTOPIA and s.pile_count == 0:
        return Reason.PILE_EMPTY
    return Reason.LEGAL


@compiled
def why_not_pay(s: State, seat: int, domain: int) -> int:
    """R3.3: one discard effect per Domain and turn. R4.5: paid with a face-up card of it."""
    if s.spent_discard >> domain & 1:
        return Reason.DISCARD_SPENT
    if s.tally[seat, domain] == 0:
        return Reason.CANNOT_PAY
    return Reason.LEGAL


@compiled
def why_not_attack(s: State, seat: int, domain: int) -> int:
    """R6.1: an own card of the Domain, beside the Military card that pays."""
    if face_up_after_payment(s, seat, seat, domain, Domain.MILITARY) == 0:
        return Reason.NOTHING_TO_ATTACK_WITH
    return Reason.LEGAL


@compiled
def why_not_mark(s: State, seat: int, target: int, domain: int, payment: int) -> int:
    """R6.3, R6.6: the target has a face-up card of the Domain, after payment."""
    if face_up_after_payment(s, seat, target, domain, payment) == 0:
        return Reason.TARGET_EMPTY
    return Reason.LEGAL


@compiled
def face_up_after_payment(s: State, seat: int, target: int, domain: int, payment: int) -> int:
    """Count the target's face-up cards of a Domain once `seat` has paid one card of `payment`."""
    return s.tally[target, domain] - (1 if target == seat and domain == payment else 0)


@compiled
def cards_needed(s: State, effect: int) -> int:
    """Cards of its Domain that an effect's level needs in play (R4.1)."""
    return LEVEL_NEEDS[s.players, EFFECT_LEVEL[effect]]


@compiled
def _why_not_effect(s: State, seat: int, action: int) -> int:
    if action == actions.END:
        return Reason.LEGAL
    if action < actions.INSPIRATION:
        return why_not_permanent(s, seat, action - actions.PERMANENT)
    if action < actions.ATTACK:
        return _why_not_inspiration(s, seat, action - actions.INSPIRATION)
    if action < actions.INQUISITION:
        reason = why_not_pay(s, seat, Domain.MILITARY)
        return reason if reason != Reason.LEGAL else why_not_attack(s, seat, action - actions.ATTACK)
    if action < actions.EMBARGO:
        return _why_not_inquisition(s, seat, action - actions.INQUISITION)
    if action < actions.BREAKTHROUGH:
        return _why_not_aimed(s, seat, action - actions.EMBARGO, Domain.ECONOMY)
    if action == actions.BREAKTHROUGH:
        return why_not_pay(s, seat, Domain.SCIENCE)
    return _why_not_aimed(s, seat, action - actions.DEMOCRACY, Domain.UTOPIA)


@compiled
def _why_not_inspiration(s: State, seat: int, target: int) -> int:
    source, effect = divmod(target, LEVELLED)
    if source >= s.players:
        return Reason.NO_SUCH_SEAT
    reason = why_not_inspire(s, seat)
    return reason if reason != Reason.LEGAL else why_not_copy(s, seat, source, effect)


@compiled
def _why_not_inquisition(s: State, seat: int, victim: int) -> int:
    if victim >= s.players:
        return Reason.NO_SUCH_SEAT
    reason = why_not_pay(s, seat, Domain.RELIGION)
    if reason != Reason.LEGAL:
        return reason
    return Reason.AIMS_AT_ITSELF if victim == seat else Reason.LEGAL


@compiled
def _why_not_aimed(s: State, seat: int, target: int, payment: int) -> int:
    owner, domain = divmod(target, DOMAINS)
    if owner >= s.players:
        return Reason.NO_SUCH_SEAT
    reason = why_not_pay(s, seat, payment)
    return reason if reason != Reason.LEGAL else why_not_mark(s, seat, owner, domain, payment)


@compiled
def _legal_effects(s: State, out: Ids) -> int:
    seat = int(s.deciding)
    out[0] = actions.END
    count = 1
    level_1 = LEVEL_NEEDS[s.players, 1]
    for effect in range(LEVELLED):
        if s.tally[seat, EFFECT_DOMAIN[effect]] >= level_1:  # most fail here: asked first for speed
            out[count] = actions.PERMANENT + effect
            count += why_not_permanent(s, seat, effect) == Reason.LEGAL
    if why_not_inspire(s, seat) == Reason.LEGAL:
        count = _legal_copies(s, seat, out, count)
    if why_not_pay(s, seat, Domain.MILITARY) == Reason.LEGAL:
        for domain in range(DOMAINS):
            out[count] = actions.ATTACK + domain
            count += why_not_attack(s, seat, domain) == Reason.LEGAL
    if why_not_pay(s, seat, Domain.RELIGION) == Reason.LEGAL:
        for victim in range(s.players):
            if victim != seat:
                out[count] = actions.INQUISITION + victim
                count += 1
    if why_not_pay(s, seat, Domain.ECONOMY) == Reason.LEGAL:
        count = _legal_marks(s, seat, Domain.ECONOMY, actions.EMBARGO, out, count)
    if why_not_pay(s, seat, Domain.SCIENCE) == Reason.LEGAL:
        out[count] = actions.BREAKTHROUGH
        count += 1
    if why_not_pay(s, seat, Domain.UTOPIA) == Reason.LEGAL:
        count = _legal_marks(s, seat, Domain.UTOPIA, actions.DEMOCRACY, out, count)
    return count


@compiled
def _legal_copies(s: State, seat: int, out: Ids, count: int) -> int:
    for source in range(s.players):
        for effect in range(LEVELLED):
            out[count] = actions.INSPIRATION + source * LEVELLED + effect
            count += why_not_copy(s, seat, source, effect) == Reason.LEGAL
    return count


@compiled
def _legal_marks(s: State, seat: int, payment: int, verb: int, out: Ids, count: int) -> int:
    for target in range(s.players):
        for domain in range(DOMAINS):
            out[count] = verb + target * DOMAINS + domain
            count += why_not_mark(s, seat, target, domain, payment) == Reason.LEGAL
    return count


__all__ = [
    "Cells",
    "Ids",
    "Mask",
    "Reason",
    "can_play",
    "cards_needed",
    "face_up_after_payment",
    "legal_actions",
    "legal_mask",
    "why_not",
]
