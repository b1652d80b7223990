"""The only doors between zones. Each moves a card, keeps the counts, tells those who see it, and leaves a trace."""

from impera.compiled import compiled
from impera.rules import knowledge
from impera.rules.facts import AGE_OF, BY_AGE, DOMAIN_OF, FIRST_KIND, KIND_COUNT, NONE, UTOPIA_KIND, Domain
from impera.rules.state import State
from impera.rules.trace import Happening, Trace, note


@compiled
def draw(s: State, seat: int, trace: Trace) -> bool:
    """Deck to hand, unseen by the others. False when the deck is empty (R3.4)."""
    if s.deck_top == s.deck_end:
        return False
    kind = int(s.deck[s.deck_top])
    s.deck[s.deck_top] = NONE
    s.deck_top += 1
    _into_hand(s, seat, kind)
    note(trace, Happening.DREW, seat, kind, NONE, NONE)
    if s.deck_top == s.deck_end:
        note(trace, Happening.DECK_EMPTIED, seat, NONE, NONE, NONE)
    return True


@compiled
def play(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Hand to area."""
    _out_of_hand(s, seat, kind)
    _into_area(s, seat, kind)
    note(trace, Happening.PLAYED, seat, kind, NONE, NONE)
    _weigh_culture(s, kind, trace)


@compiled
def discard(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Hand to pile."""
    _out_of_hand(s, seat, kind)
    _into_pile(s, kind)
    note(trace, Happening.DISCARDED, seat, kind, NONE, NONE)


@compiled
def sacrifice(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Area to pile, as the cost of an effect."""
    _area_to_pile(s, seat, kind, Happening.SACRIFICED, trace)
    _weigh_culture(s, kind, trace)


@compiled
def pay(s: State, seat: int, domain: int, trace: Trace) -> int:
    """Area to pile, the lowest Age of a Domain, for a discard effect; return the kind (R4.5)."""
    kind = lowest_kind(s, seat, domain)
    _area_to_pile(s, seat, kind, Happening.PAID, trace)
    return kind


@compiled
def lose(s: State, seat: int, domain: int, trace: Trace) -> None:
    """Area to pile, the lowest Age of a Domain, to an Attack (R4.5). The coin is the caller's: it is one event."""
    _area_to_pile(s, seat, lowest_kind(s, seat, domain), Happening.LOST, trace)


@compiled
def take(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Area to hand, in the open."""
    _out_of_area(s, seat, kind)
    _into_hand(s, seat, kind)
    knowledge.enters_in_the_open(s, seat, kind)
    note(trace, Happening.TOOK, seat, kind, NONE, NONE)
    _weigh_culture(s, kind, trace)


@compiled
def recover(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Pile to hand, in the open."""
    s.pile[kind] -= 1
    s.pile_count -= 1
    _into_hand(s, seat, kind)
    knowledge.enters_in_the_open(s, seat, kind)
    note(trace, Happening.RECOVERED, seat, kind, NONE, NONE)


@compiled
def seize_hand(s: State, taker: int, victim: int, trace: Trace) -> int:
    """One whole hand into another; return how many cards (R6.2).

    They go by Age: an order by kind would let the others read faces from the sequence of backs.
    """
    knowledge.hand_is_seized(s, taker, victim)
    count = int(s.hand_count[victim])
    for place in range(KIND_COUNT):
        kind = int(BY_AGE[place])
        for _ in range(s.hand[victim, kind]):
            s.hand[victim, kind] -= 1
            s.hand_count[victim] -= 1
            _into_hand(s, taker, kind)
            note(trace, Happening.SEIZED, taker, kind, victim, NONE)
    return count


@compiled
def give(s: State, giver: int, victim: int, kind: int, trace: Trace) -> None:
    """Hand to hand, back to the victim of an Inquisition."""
    knowledge.is_given_back(s, giver, victim, kind)
    s.hand[giver, kind] -= 1
    s.hand_count[giver] -= 1
    _into_hand(s, victim, kind)
    note(trace, Happening.GAVE, giver, kind, victim, NONE)


@compiled
def lay_embargo(s: State, seat: int, target: int, domain: int, trace: Trace) -> None:
    """Area to marker: the lowest Economy card, face down on a Domain of any player (R6.3)."""
    kind = lowest_kind(s, seat, Domain.ECONOMY)
    _out_of_area(s, seat, kind)
    s.embargo[target, domain, AGE_OF[kind]] += 1
    s.embargoes[target] += 1
    if target == seat:
        s.embargo_fresh[domain, AGE_OF[kind]] += 1
    note(trace, Happening.EMBARGO_LAID, seat, kind, target, domain)


@compiled
def lift_embargo(s: State, seat: int, domain: int, age: int, trace: Trace) -> None:
    """Marker to pile (R6.4)."""
    kind = FIRST_KIND[Domain.ECONOMY] + age
    s.embargo[seat, domain, age] -= 1
    s.embargoes[seat] -= 1
    _into_pile(s, kind)
    note(trace, Happening.EMBARGO_LIFTED, seat, kind, NONE, domain)


@compiled
def lay_democracy(s: State, seat: int, target: int, domain: int, trace: Trace) -> None:
    """Area to marker: a Utopia card, face down to the end of the game (R6.6)."""
    _out_of_area(s, seat, UTOPIA_KIND)
    s.democracy[target, domain] += 1
    note(trace, Happening.DEMOCRACY_LAID, seat, UTOPIA_KIND, target, domain)


@compiled
def claim(s: State, seat: int, kind: int, trace: Trace) -> None:
    """Centre to area (R2.5)."""
    s.centre[kind] -= 1
    _into_area(s, seat, kind)
    note(trace, Happening.CLAIMED, seat, kind, NONE, NONE)


@compiled
def keep(s: State, seat: int, trace: Trace) -> None:
    """The card picked this round into the hand, once everyone has picked (R2.5)."""
    _into_hand(s, seat, int(s.picked[seat]))
    s.picked[seat] = NONE


@compiled
def lowest_kind(s: State, seat: int, domain: int) -> int:
    """The kind of the lowest Age a seat has in a Domain (R4.5). It has one."""
    kind = int(FIRST_KIND[domain])
    while s.area[seat, kind] == 0:
        kind += 1
    return kind


@compiled
def return_coin(s: State, trace: Trace) -> None:
    """The coin goes back beside the deck (R5.7)."""
    note(trace, Happening.COIN_RETURNED, s.coin_holder, NONE, NONE, NONE)
    s.coin_holder = NONE
    s.coin_seat = NONE
    s.coin_domain = NONE


@compiled
def weigh_coin(s: State, trace: Trace) -> None:
    """Send the coin back when another player has at least as many Culture cards as its holder (R5.7)."""
    holder = s.coin_holder
    if holder == NONE:
        return
    for seat in range(s.players):
        if seat != holder and s.tally[seat, Domain.CULTURE] >= s.tally[holder, Domain.CULTURE]:
            return_coin(s, trace)
            return


@compiled
def _weigh_culture(s: State, kind: int, trace: Trace) -> None:
    if DOMAIN_OF[kind] == Domain.CULTURE:
        weigh_coin(s, trace)


@compiled
def _into_hand(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] += 1
    s.hand_count[seat] += 1


@compiled
def _out_of_hand(s: State, seat: int, kind: int) -> None:
    knowledge.leaves_in_the_open(s, seat, kind)
    s.hand[seat, kind] -= 1
    s.hand_count[seat] -= 1


@compiled
def _into_area(s: State, seat: int, kind: int) -> None:
    s.area[seat, kind] += 1
    s.tally[seat, DOMAIN_OF[kind]] += 1
    s.area_count[seat] += 1


@compiled
def _out_of_area(s: State, seat: int, kind: int) -> None:
    s.area[seat, kind] -= 1
    s.tally[seat, DOMAIN_OF[kind]] -= 1
    s.area_count[seat] -= 1


@compiled
def _into_pile(s: State, kind: int) -> None:
    s.pile[kind] += 1
    s.pile_count += 1


@compiled
def _area_to_pile(s: State, seat: int, kind: int, what: int, trace: Trace) -> None:
    _out_of_area(s, seat, kind)
    _into_pile(s, kind)
    note(trace, what, seat, kind, NONE, NONE)
