"""A position as data: the full state as docs/reference/playthrough.md shows it, and the cards of a zone by kind."""

from typing import TypedDict

from impera.game.result import result_of, result_to_json
from impera.game.seat import seat_of
from impera.rules.facts import (
    AGES,
    DOMAIN_LETTERS,
    DOMAINS,
    FIRST_KIND,
    KINDS,
    NONE,
    Decision,
    Domain,
)
from impera.rules.state import Cells, State
from impera.wire.shapes import JsonObject

DECISIONS = tuple(decision.name.lower() for decision in Decision)

Counts = dict[str, int]


class Coin(TypedDict):
    """Who copied, whose Domain, which."""

    holder: int
    seat: int
    domain: str


class SpentEffects(TypedDict):
    """The Domains whose effects are used up this turn, by letter."""

    permanent: str
    discard: str


class Truth(TypedDict):
    """The whole state as data, hidden cards too, in the fields and order of docs/reference/playthrough.md."""

    decision: str
    seat: int
    turns: int
    hands: list[Counts]
    areas: list[Counts]
    packs: list[Counts]
    centre: Counts
    embargoes: list[list[list[str]]]
    democracies: list[Counts]
    discard: Counts
    deck: int
    coin: Coin | None
    spent: SpentEffects
    hand_size: int
    result: JsonObject | None


def truth(s: State) -> Truth:
    """Write the whole state."""
    seats = range(s.players)
    return {
        "decision": DECISIONS[s.decision],
        "seat": seat_of(s.deciding),
        "turns": int(s.turns),
        "hands": [counts(s.hand[seat]) for seat in seats],
        "areas": [counts(s.area[seat]) for seat in seats],
        "packs": [counts(s.pack[seat]) for seat in seats] if s.decision == Decision.PICK else [],
        "centre": counts(s.centre),
        "embargoes": [embargoes(s, seat) for seat in seats],
        "democracies": [democracies(s, seat) for seat in seats],
        "discard": counts(s.pile),
        "deck": int(s.deck_end) - int(s.deck_top),
        "coin": coin(s),
        "spent": {"permanent": letters(s.spent_permanent), "discard": letters(s.spent_discard)},
        "hand_size": int(s.hand_size),
        "result": result_to_json(result_of(s)),
    }


def counts(cells: Cells) -> Counts:
    """Cards by kind, zeros left out."""
    return {KINDS[kind]: count for kind, count in enumerate(cells.tolist()) if count}


def letters(bits: int) -> str:
    """Domains by letter, from one bit each."""
    return "".join(letter for place, letter in enumerate(DOMAIN_LETTERS) if bits >> place & 1)


def embargoes(s: State, seat: int) -> list[list[str]]:
    """The embargoes on a seat: the Domain and the card that lies there, sorted."""
    return sorted(
        [DOMAIN_LETTERS[domain], KINDS[FIRST_KIND[Domain.ECONOMY] + age]]
        for domain in range(DOMAINS)
        for age in range(AGES)
        for _ in range(s.embargo[seat, domain, age])
    )


def democracies(s: State, seat: int) -> Counts:
    """How many democracies lie on each Domain of a seat."""
    row = s.democracy[seat].tolist()
    return {DOMAIN_LETTERS[domain]: count for domain, count in enumerate(row) if count}


def coin(s: State) -> Coin | None:
    """Who copied, whose Domain, which; None beside the deck."""
    if s.coin_holder == NONE:
        return None
    return {
        "holder": seat_of(s.coin_holder),
        "seat": seat_of(s.coin_seat),
        "domain": DOMAIN_LETTERS[s.coin_domain],
    }
