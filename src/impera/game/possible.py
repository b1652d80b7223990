"""Positions set up by hand: what can be read need not be a game. What cannot be is refused by the rule it breaks."""

from itertools import pairwise

import numpy as np

from impera.errors import PositionError
from impera.game.notation import parse_position
from impera.game.seat import seat_name, seat_of
from impera.game.setup import ages_of_deck
from impera.game.sketch import parse_sketch
from impera.rules.actions import ACTIONS
from impera.rules.facts import AGE_OF, AGES, DOMAIN_LETTERS, KINDS, NONE, REMOVED_PER_AGE, Decision, Domain, Variant
from impera.rules.legal import legal_mask
from impera.rules.state import State
from impera.rules.victory import hegemony_domain
from impera.words import Term


def read_possible(text: str) -> State:
    """Read a position, whole or with only some of its cards told, that a game can be in and play on from."""
    plain = " ".join(text.split())
    state = parse_position(plain) if plain.startswith("impera-position/") else parse_sketch(plain)
    check_possible(state)
    return state


def check_possible(s: State) -> None:
    """Refuse a position in which no game can be."""
    if s.decision == Decision.OVER or s.ending:
        raise PositionError("position-over")
    if s.teams and s.players != 4:
        raise PositionError("setup-teams", rule="R9.1", players=int(s.players))
    if s.variant != Variant.DRAFT and (s.decision in (Decision.PICK, Decision.CLAIM) or s.pack.any() or s.centre.any()):
        raise PositionError("position-draft", rule="R2.5")
    _check_deck(s)
    _check_hegemony(s)
    _check_coin(s)
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    legal_mask(s, mask)
    if not mask.any():
        raise PositionError("position-nothing-legal", rule="R3.2", seat=seat_name(seat_of(s.deciding)))


def _check_deck(s: State) -> None:
    """The deck goes from Age 1 to Age 3 and has so many of each at most; so many were put back (R2.2)."""
    ages = [int(AGE_OF[kind]) for kind in s.deck[s.deck_top : s.deck_end].tolist()]
    for place, (upper, lower) in enumerate(pairwise(ages), start=2):
        if lower < upper:
            kind = KINDS[s.deck[s.deck_top + place - 1]]
            raise PositionError("setup-ages", rule="R2.2", kind=kind, place=place, age=upper + 1)
    out = [int(AGE_OF[kind]) for kind in s.removed.tolist() if kind != NONE]
    for age in range(AGES):
        needed = int(REMOVED_PER_AGE[s.players])
        if out.count(age) != needed:
            raise PositionError("position-removed", rule="R2.2", age=age + 1, needed=needed, have=out.count(age))
    size = sum(ages_of_deck(int(s.players)))
    if s.deck_end > size:
        raise PositionError("position-deck-size", rule="R2.2", most=size, have=int(s.deck_end))


def _check_hegemony(s: State) -> None:
    """Whoever has Hegemony won when their last turn ended; only the one whose turn it is may have come to it now."""
    for seat in range(s.players):
        domain = hegemony_domain(s, seat)
        if domain != NONE and seat != s.deciding:
            named = Term(f"domain-{DOMAIN_LETTERS[domain]}")
            raise PositionError("position-won", rule="R8.1", seat=seat_name(seat_of(seat)), domain=named)


def _check_coin(s: State) -> None:
    """The coin lies with someone only while they lead in Culture (R5.7)."""
    holder = s.coin_holder
    if holder == NONE:
        return
    mine = s.tally[holder, Domain.CULTURE]
    if any(s.tally[seat, Domain.CULTURE] >= mine for seat in range(s.players) if seat != holder):
        raise PositionError("position-coin", rule="R5.7", seat=seat_name(seat_of(holder)))
