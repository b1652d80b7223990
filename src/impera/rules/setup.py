"""The set-up (section 2). Deck order, removed cards and First Player come from outside: the rules throw no dice."""

from impera.compiled import compiled
from impera.rules import cards
from impera.rules.apply import begin_turn
from impera.rules.facts import BASIC_DEAL, DRAFT_DEAL, HAND_SIZE, NONE, Decision, Variant
from impera.rules.seating import left_of
from impera.rules.state import Cells, State
from impera.rules.trace import Trace


@compiled
def deal(
    s: State, players: int, variant: int, teams: bool, first: int, deck: Cells, removed: Cells, trace: Trace
) -> None:
    """Set a blank record up: the deck (top first) laid out, the cards dealt, the first decision asked."""
    s.players = players
    s.variant = variant
    s.teams = 1 if teams else 0
    s.first = first
    s.deciding = first
    _blank(s)
    s.deck_end = deck.shape[0]
    s.deck[: deck.shape[0]] = deck
    s.removed[: removed.shape[0]] = removed
    if variant == Variant.DRAFT:
        _deal_packs(s)
    else:
        _deal_hands(s, trace)
        begin_turn(s, trace)


@compiled
def _blank(s: State) -> None:
    s.hand_size = HAND_SIZE
    s.effect = NONE
    s.victim = NONE
    s.coin_holder = NONE
    s.coin_seat = NONE
    s.coin_domain = NONE
    s.hegemony = NONE
    s.deck[:] = NONE
    s.removed[:] = NONE
    s.picked[:] = NONE
    s.passed[:] = NONE
    s.split[:] = NONE


@compiled
def _deal_hands(s: State, trace: Trace) -> None:
    """R2.4: three at a time, the First Player first."""
    seat = int(s.first)
    for _ in range(s.players):
        for _ in range(BASIC_DEAL):
            cards.draw(s, seat, trace)
        seat = left_of(s, seat)


@compiled
def _deal_packs(s: State) -> None:
    """R2.5: four at a time, the First Player first."""
    seat = int(s.first)
    for _ in range(s.players):
        for _ in range(DRAFT_DEAL):
            s.pack[seat, s.deck[s.deck_top]] += 1
            s.deck[s.deck_top] = NONE
            s.deck_top += 1
        seat = left_of(s, seat)
    s.decision = Decision.PICK
