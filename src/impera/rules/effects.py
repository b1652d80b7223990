"""The sixteen effects, in rulebook order. Each begins here; what it then asks for is answered in `apply`."""

from impera.compiled import compiled
from impera.rules import actions, cards
from impera.rules.facts import (
    BREAKTHROUGH_DRAW,
    DOMAINS,
    EFFECT_CARDS,
    EFFECT_DOMAIN,
    LEVELLED,
    NONE,
    Decision,
    Domain,
    Effect,
)
from impera.rules.legal import can_play
from impera.rules.seating import left_of
from impera.rules.state import State
from impera.rules.trace import Happening, Trace, note


@compiled
def start(s: State, action: int, trace: Trace) -> None:
    """Begin the effect an action names (R3.3)."""
    seat = int(s.deciding)
    if action < actions.INSPIRATION:
        effect = action - actions.PERMANENT
        note(trace, Happening.APPLIED, seat, effect, NONE, NONE)
        permanent(s, seat, effect, trace)
    elif action < actions.ATTACK:
        source, effect = divmod(action - actions.INSPIRATION, LEVELLED)
        inspiration(s, seat, source, effect, trace)
    elif action < actions.INQUISITION:
        attack(s, seat, action - actions.ATTACK, trace)
    elif action < actions.EMBARGO:
        inquisition(s, seat, action - actions.INQUISITION, trace)
    elif action < actions.BREAKTHROUGH:
        target, domain = divmod(action - actions.EMBARGO, DOMAINS)
        embargo(s, seat, target, domain, trace)
    elif action == actions.BREAKTHROUGH:
        breakthrough(s, seat, trace)
    else:
        target, domain = divmod(action - actions.DEMOCRACY, DOMAINS)
        democracy(s, seat, target, domain, trace)


@compiled
def permanent(s: State, seat: int, effect: int, trace: Trace) -> None:
    """Apply a levelled effect, own or copied: spend its Domain (R4.2), then do what its Domain does."""
    domain = EFFECT_DOMAIN[effect]
    s.spent_permanent |= 1 << domain
    s.effect = effect
    many = int(EFFECT_CARDS[effect])
    if domain == Domain.MILITARY:
        ask(s, Decision.DISCARD, many)  # R5.1 Assassination, Purge
    elif domain == Domain.RELIGION:
        holy_book(s, seat, many, trace)
    elif domain == Domain.ECONOMY:
        s.plays = many  # R5.3 Development, Monopoly: sacrifices, then plays
        ask(s, Decision.SACRIFICE, many)
    elif domain == Domain.SCIENCE:
        s.plays = many  # R5.4 Experiment, Research: take up, then plays
        ask(s, Decision.TAKE, many)
    else:
        ask(s, Decision.RECOVER, min(many, int(s.pile_count)))  # R5.5 Oligarchy, Republic


@compiled
def holy_book(s: State, seat: int, size: int, trace: Trace) -> None:
    """R5.2 Holy Book and Divine Right: a larger hand size, to this turn's draw."""
    s.hand_size = size
    note(trace, Happening.HAND_SIZE_SET, seat, NONE, NONE, size)
    resolved(s)


@compiled
def inspiration(s: State, seat: int, source: int, effect: int, trace: Trace) -> None:
    """R5.6: copy a permanent effect of another player; the coin marks where from (R5.7)."""
    note(trace, Happening.APPLIED, seat, effect, source, NONE)
    s.spent_permanent |= 1 << Domain.CULTURE
    s.coin_holder = seat
    s.coin_seat = source
    s.coin_domain = EFFECT_DOMAIN[effect]
    note(trace, Happening.COIN_PLACED, seat, NONE, source, s.coin_domain)
    permanent(s, seat, effect, trace)


@compiled
def pay_for(s: State, seat: int, domain: int, trace: Trace) -> None:
    """Pay for the discard effect of a Domain, which is spent for the turn (R3.3, R4.5)."""
    s.spent_discard |= 1 << domain
    cards.pay(s, seat, domain, trace)


@compiled
def attack(s: State, seat: int, domain: int, trace: Trace) -> None:
    """R6.1: pay, lose a card of the Domain, and everyone else with one loses one too: a single event for the coin."""
    note(trace, Happening.APPLIED, seat, Effect.ATTACK, NONE, domain)
    pay_for(s, seat, Domain.MILITARY, trace)
    cards.lose(s, seat, domain, trace)
    other = left_of(s, seat)
    while other != seat:
        if s.tally[other, domain] > 0:
            cards.lose(s, other, domain, trace)
        other = left_of(s, other)
    if domain == Domain.CULTURE:
        cards.weigh_coin(s, trace)


@compiled
def inquisition(s: State, seat: int, victim: int, trace: Trace) -> None:
    """R6.2: pay, take a whole hand, give back as many."""
    note(trace, Happening.APPLIED, seat, Effect.INQUISITION, victim, NONE)
    pay_for(s, seat, Domain.RELIGION, trace)
    s.effect = Effect.INQUISITION
    s.victim = victim
    ask(s, Decision.GIVE, cards.seize_hand(s, seat, victim, trace))


@compiled
def embargo(s: State, seat: int, target: int, domain: int, trace: Trace) -> None:
    """R6.3: an Economy card face down: that Domain is barred to that player's next turn."""
    note(trace, Happening.APPLIED, seat, Effect.EMBARGO, target, domain)
    s.spent_discard |= 1 << Domain.ECONOMY
    cards.lay_embargo(s, seat, target, domain, trace)


@compiled
def breakthrough(s: State, seat: int, trace: Trace) -> None:
    """R6.5: pay, draw five or what there is, discard as many."""
    note(trace, Happening.APPLIED, seat, Effect.BREAKTHROUGH, NONE, NONE)
    pay_for(s, seat, Domain.SCIENCE, trace)
    drawn = 0
    while drawn < BREAKTHROUGH_DRAW and cards.draw(s, seat, trace):
        drawn += 1
    s.effect = Effect.BREAKTHROUGH
    ask(s, Decision.DISCARD, drawn)


@compiled
def democracy(s: State, seat: int, target: int, domain: int, trace: Trace) -> None:
    """R6.6: a Utopia card face down: that player needs one card more for Hegemony in that Domain."""
    note(trace, Happening.APPLIED, seat, Effect.DEMOCRACY, target, domain)
    s.spent_discard |= 1 << Domain.UTOPIA
    cards.lay_democracy(s, seat, target, domain, trace)


@compiled
def ask(s: State, decision: int, owed: int) -> None:
    """Ask for cards, one decision each; a choice of none is no decision."""
    s.decision = decision
    s.owed = owed
    if owed == 0:
        resolved(s)


@compiled
def ask_for_plays(s: State, plays: int, trace: Trace) -> None:
    """Ask for plays as far as there is a card to play; skip the rest (R3.2, R4.3)."""
    s.plays = 0
    s.decision = Decision.PLAY
    s.owed = plays
    if not can_play(s):
        note(trace, Happening.PLAY_SKIPPED, s.deciding, NONE, NONE, plays)
        resolved(s)


@compiled
def resolved(s: State) -> None:
    """Nothing more to do here: back to the effects step."""
    s.decision = Decision.EFFECTS
    s.effect = NONE
    s.owed = 0
    s.victim = NONE
