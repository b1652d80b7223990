"""An action applied: the turn (section 3), the answers to what an effect asks for, and the draft (R2.5)."""

from impera.compiled import compiled, compiled_once
from impera.rules import actions, cards, draft, victory
from impera.rules.effects import ask_for_plays, resolved, start
from impera.rules.facts import AGES, DOMAINS, HAND_SIZE, KIND_COUNT, NONE, Decision
from impera.rules.legal import Mask, can_play, legal_mask
from impera.rules.seating import left_of
from impera.rules.state import State, States
from impera.rules.trace import Happening, Trace, note


@compiled_once
def apply(s: State, action: int, trace: Trace) -> None:
    """Apply a legal action; what happened goes into the trace. Legality is the caller's to ask (`legal`)."""
    decision = s.decision
    if decision == Decision.EFFECTS:
        if action == actions.END:
            end_turn(s, trace)
        else:
            start(s, action, trace)
    elif decision == Decision.PICK:
        draft.pick(s, action - actions.PICK, trace)
    elif decision == Decision.CLAIM:
        draft.claim(s, action - actions.CLAIM, trace)
        if s.decision != Decision.CLAIM:
            begin_turn(s, trace)
    else:
        _move_card(s, decision, (action - actions.PLAY) % KIND_COUNT, trace)
        _one_less_owed(s, decision, trace)


@compiled
def step(states: States, index: int, action: int, mask: Mask, trace: Trace) -> int:
    """Apply an action to one game of a batch and fill its mask; return how many actions are legal now."""
    s = states[index]
    apply(s, action, trace)
    return legal_mask(s, mask)


@compiled
def begin_turn(s: State, trace: Trace) -> None:
    """A turn begins: nothing spent, embargoes bind, the coin comes home, a card is asked for (R3.1)."""
    seat = int(s.deciding)
    note(trace, Happening.TURN_BEGAN, seat, NONE, NONE, NONE)
    if s.coin_holder == seat:
        cards.return_coin(s, trace)
    s.barred = _barred_domains(s, seat) if s.embargoes[seat] > 0 else 0
    ask_for_plays(s, 1, trace)


@compiled
def begin_turn_of(s: State, seat: int, trace: Trace) -> None:
    """Let it be the turn of a seat, whoever's it is: for whoever asks what that seat could do."""
    s.deciding = seat
    s.spent_permanent = 0
    s.spent_discard = 0
    s.effect = NONE
    begin_turn(s, trace)


@compiled
def end_turn(s: State, trace: Trace) -> None:
    """Draw, lift what bound, look for Hegemony, and pass on: or finish, if the last round is over."""
    seat = int(s.deciding)
    while s.hand_count[seat] < s.hand_size and cards.draw(s, seat, trace):
        pass
    if s.embargoes[seat] > 0:
        _lift_embargoes(s, seat, trace)
    s.turns += 1
    s.spent_permanent = 0
    s.spent_discard = 0
    s.hand_size = HAND_SIZE
    s.barred = 0
    domain = victory.hegemony_domain(s, seat)
    following = left_of(s, seat)
    if domain != NONE:
        victory.end_by_hegemony(s, seat, domain, trace)
    elif s.deck_top == s.deck_end and following == s.first:
        victory.end_by_majority(s, trace)  # R8.2
    else:
        s.deciding = following
        begin_turn(s, trace)


@compiled
def _move_card(s: State, decision: int, kind: int, trace: Trace) -> None:
    seat = int(s.deciding)
    if decision == Decision.PLAY:
        cards.play(s, seat, kind, trace)
    elif decision == Decision.DISCARD:
        cards.discard(s, seat, kind, trace)
    elif decision == Decision.SACRIFICE:
        cards.sacrifice(s, seat, kind, trace)
    elif decision == Decision.TAKE:
        cards.take(s, seat, kind, trace)
    elif decision == Decision.RECOVER:
        cards.recover(s, seat, kind, trace)
    else:
        cards.give(s, seat, int(s.victim), kind, trace)


@compiled
def _one_less_owed(s: State, decision: int, trace: Trace) -> None:
    s.owed -= 1
    if s.owed > 0:
        if decision == Decision.PLAY and not can_play(s):
            ask_for_plays(s, int(s.owed), trace)
    elif s.plays > 0:
        ask_for_plays(s, int(s.plays), trace)
    else:
        resolved(s)


@compiled
def _barred_domains(s: State, seat: int) -> int:
    barred = 0
    for domain in range(DOMAINS):
        for age in range(AGES):
            if s.embargo[seat, domain, age] > 0:
                barred |= 1 << domain
    return barred


@compiled
def _lift_embargoes(s: State, seat: int, trace: Trace) -> None:
    """R6.4: those that bound this turn go to the pile; one laid on oneself this turn waits for the next."""
    for domain in range(DOMAINS):
        for age in range(AGES):
            for _ in range(s.embargo[seat, domain, age] - s.embargo_fresh[domain, age]):
                cards.lift_embargo(s, seat, domain, age, trace)
            s.embargo_fresh[domain, age] = 0
