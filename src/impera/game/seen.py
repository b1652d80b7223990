"""A record as the wire shows it: the one place where a view's fields are read from the cells of a state.

A server does it for every seat after every action. So the cells come as bytes, and the text of a row of cards is kept:
from one position to the next nearly all rows stay.
"""

import struct
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

from msgspec.structs import replace

from impera.game.action import ALL_ACTIONS, Action
from impera.game.position import DECISIONS
from impera.game.seat import place_of, seat_of
from impera.game.setup import VARIANTS, ages_of_deck
from impera.rules.facts import (
    AGE_OF,
    AGES,
    DOMAIN_LETTERS,
    DOMAINS,
    EFFECT_NAMES,
    FIRST_KIND,
    HAND_SIZE,
    HEGEMONY_NEEDS,
    KIND_COUNT,
    KINDS,
    LEVEL_NEEDS,
    NONE,
    SEATS,
    Decision,
    Domain,
)
from impera.rules.state import STATE
from impera.wire.fields import Counts, Decided, Variant
from impera.wire.shapes import written
from impera.wire.view import CoinInfo, DraftInfo, GameResult, HandInfo, Needs, Opened, Spent, ViewInfo

AT: dict[str, int] = {name: STATE.fields[name][1] for name in STATE.names or ()} if STATE.fields else {}
KEPT = 6_000  # rows of a kind: those of more than a thousand tables at once, in some megabytes
DRAFT = (int(Decision.PICK), int(Decision.CLAIM))
LEVELS = LEVEL_NEEDS.tolist()
HEGEMONY = HEGEMONY_NEEDS.tolist()
AGE = AGE_OF.tolist()
ECONOMY = int(FIRST_KIND[Domain.ECONOMY])
# A digest is made from JSON with its keys in the order of the alphabet
KINDS_IN_ORDER = sorted((name, kind) for kind, name in enumerate(KINDS))
DOMAINS_IN_ORDER = sorted((letter, domain) for domain, letter in enumerate(DOMAIN_LETTERS))
EFFECTS: dict[int, str | None] = {NONE: None} | dict(enumerate(EFFECT_NAMES))
TEXTS = [written(action.text) for action in ALL_ACTIONS]  # [action]


class Shared:
    """The fields that are the same in every view of a position, read once."""

    def __init__(self, raw: bytes, *, result: GameResult | None = None, opened: Opened | None = None) -> None:
        """Read the cells of any one of the position's records."""
        cell = memoryview(raw).cast("b")
        seats = range(cell[AT["players"]])
        democracies = [_row(raw, "democracy", seat, DOMAINS) for seat in seats]
        victim = cell[AT["victim"]]
        self.view = ViewInfo(
            areas=[_cards(_row(raw, "area", seat, KIND_COUNT)) for seat in seats],
            barred=_letters(cell[AT["barred"]]),
            coin=_coin(cell[AT["coin_holder"]], cell[AT["coin_seat"]], cell[AT["coin_domain"]]),
            decision=cast(Decided, DECISIONS[cell[AT["decision"]]]),
            deck=_deck(len(seats), cell[AT["deck_end"]] - cell[AT["deck_top"]]),
            democracies=[_domains(row) for row in democracies],
            discard=_cards(_row(raw, "pile", 0, KIND_COUNT)),
            draft=None,
            effect=EFFECTS[cell[AT["effect"]]],
            embargoes=[_embargoes(_row(raw, "embargo", seat, DOMAINS * AGES)) for seat in seats],
            first=seat_of(cell[AT["first"]]),
            hand={},
            hand_size=cell[AT["hand_size"]],
            hands=[],
            legal=[],
            needs=_needs(*democracies),
            open=opened,
            owed=cell[AT["owed"]],
            players=len(seats),
            plays=cell[AT["plays"]],
            result=result,
            seat=None,
            spent=_spent(cell[AT["spent_discard"]], cell[AT["spent_permanent"]]),
            teams=bool(cell[AT["teams"]]),
            turn=seat_of(cell[AT["deciding"]]),
            turns=struct.unpack_from("=h", raw, AT["turns"])[0],
            variant=cast(Variant, VARIANTS[cell[AT["variant"]]]),
            victim=seat_of(victim) if victim != NONE else None,
        )

    def seen(self, raw: bytes, seat: int | None, legal: Sequence[Action]) -> ViewInfo:
        """The view of a seat (None: a spectator), from the record that the seat may see."""
        own = None if seat is None else place_of(seat)
        players = self.view.players
        return replace(
            self.view,
            draft=_draft(raw, players, own) if raw[AT["decision"]] in DRAFT else None,
            hand={} if own is None else _cards(_row(raw, "hand", own, KIND_COUNT)),
            hands=[
                _hand(_row(raw, "veiled", n, AGES), _row(raw, "hand", n, KIND_COUNT), raw[AT["hand_count"] + n])
                for n in range(players)
            ],
            legal=[TEXTS[action.id] for action in legal],
            seat=seat,
        )


def _row(raw: bytes, name: str, row: int, length: int) -> bytes:
    start = AT[name] + row * length
    return raw[start : start + length]


def _counts(cells: bytes) -> Counts:
    return {name: cells[kind] for name, kind in KINDS_IN_ORDER if cells[kind]}


@lru_cache(KEPT)
def _cards(cells: bytes) -> Counts:
    return written(_counts(cells))


@lru_cache(KEPT)
def _hand(veiled: bytes, known: bytes, size: int) -> HandInfo:
    ages = list(veiled)
    for kind, count in enumerate(known):
        ages[AGE[kind]] += count
    return written(HandInfo(ages=ages, known=_counts(known), size=size))


@lru_cache(KEPT)
def _domains(row: bytes) -> Counts:
    return written({letter: row[domain] for letter, domain in DOMAINS_IN_ORDER if row[domain]})


@cache
def _letters(bits: int) -> str:
    return "".join(letter for place, letter in enumerate(DOMAIN_LETTERS) if bits >> place & 1)


@cache
def _spent(discard: int, permanent: int) -> Spent:
    return written(Spent(discard=_letters(discard), permanent=_letters(permanent)))


@lru_cache(KEPT)
def _embargoes(cells: bytes) -> list[list[str]]:
    laid = sorted(
        [DOMAIN_LETTERS[place // AGES], KINDS[ECONOMY + place % AGES]]
        for place, count in enumerate(cells)
        for _ in range(count)
    )
    return written(laid)


@cache
def _deck(players: int, left: int) -> list[int]:
    """The cards left by Age: the deck goes down from Age 1."""
    ages = []
    for count in reversed(ages_of_deck(players)):
        ages.append(min(left, count))
        left -= ages[-1]
    return written(ages[::-1])


@cache
def _coin(holder: int, seat: int, domain: int) -> CoinInfo | None:
    if holder == NONE:
        return None
    return written(CoinInfo(domain=DOMAIN_LETTERS[domain], holder=seat_of(holder), seat=seat_of(seat)))


@lru_cache(KEPT)
def _needs(*democracies: bytes) -> Needs:
    """The numbers a player counts towards: levels (R4.1) and Hegemony with democracies (R8.1, R6.6)."""
    players = len(democracies)
    most = HEGEMONY[players]
    hegemony = [{letter: most + row[domain] for letter, domain in DOMAINS_IN_ORDER} for row in democracies]
    levels = LEVELS[players]
    return written(Needs(hand_size=HAND_SIZE, hegemony=hegemony, level_1=levels[1], level_2=levels[2]))


def _draft(raw: bytes, players: int, own: int | None) -> DraftInfo:
    cell = memoryview(raw).cast("b")
    picked = cell[AT["picked"] : AT["picked"] + SEATS].tolist()
    mine = NONE if own is None else picked[own]
    start = AT["passed"] + 5 * (own or 0)
    passed = [] if own is None else [KINDS[kind] for kind in cell[start : start + 5].tolist() if kind != NONE]
    return DraftInfo(
        centre=_cards(_row(raw, "centre", 0, KIND_COUNT)),
        done=[kind != NONE for kind in picked[:players]],
        pack={} if own is None else _cards(_row(raw, "pack", own, KIND_COUNT)),
        passed=[passed[:3], passed[3:]],
        picked=KINDS[mine] if mine != NONE else None,
        round=raw[AT["draft_round"]] + 1,
    )
