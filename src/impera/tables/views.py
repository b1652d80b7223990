"""Views as the text that is sent, with its digest: what `View.to_json` writes, many times as fast.

A table does it for every seat after every action. So the machine code is called once for all seats, and the text of a
row of cards is kept: from one position to the next nearly all rows stay. A test holds the two to the same.
"""

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from impera.compiled import compiled
from impera.game.action import ALL_ACTIONS, Action
from impera.game.game import Game
from impera.game.position import DECISIONS
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
    PUBLIC,
    SEATS,
    Decision,
    Domain,
)
from impera.rules.knowledge import observe
from impera.rules.state import STATE, States

AT = {name: STATE.fields[name][1] for name in STATE.names or ()} if STATE.fields else {}
SIZE = STATE.itemsize
KEPT = 30_000  # texts of rows: those of some thousand tables at once
DRAFT = (int(Decision.PICK), int(Decision.CLAIM))
LEVELS = LEVEL_NEEDS.tolist()
HEGEMONY = HEGEMONY_NEEDS.tolist()
AGE = AGE_OF.tolist()
ECONOMY = int(FIRST_KIND[Domain.ECONOMY])
# A digest is made from JSON with its keys in the order of the alphabet
KINDS_IN_ORDER = [(kind, f'"{name}":') for name, kind in sorted((name, kind) for kind, name in enumerate(KINDS))]
DOMAINS_IN_ORDER = [(d, f'"{name}":') for name, d in sorted((name, d) for d, name in enumerate(DOMAIN_LETTERS))]
EFFECTS = {NONE: "null"} | {effect: f'"{name}"' for effect, name in enumerate(EFFECT_NAMES)}
QUOTED = [f'"{action.text}"' for action in ALL_ACTIONS]  # [action]

dumps = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


@dataclass(frozen=True, slots=True)
class Sight:
    """A view ready to be sent."""

    text: str  # JSON
    digest: str

    @classmethod
    def of(cls, text: str) -> "Sight":
        """A view from its text."""
        return cls(text, hashlib.sha256(text.encode()).hexdigest())


class Sights:
    """A position as everyone at a table may see it."""

    def __init__(self, game: Game, legal: Sequence[Action], *, is_open: bool) -> None:
        """Look at a game; `legal` is what the deciding seat may do, `is_open` once everybody sees everything."""
        self._game, self._is_open = game, is_open or game.is_over
        self._made: dict[int | None, Sight] = {}
        if not self._is_open:
            self._raw = _observed(game.states)
            self._shared = _Shared(self._raw)
            self._deciding = game.seat
            self._legal = ",".join([QUOTED[action.id] for action in legal])

    def of(self, seat: int | None) -> Sight:
        """What a seat (None: a spectator) sees."""
        sight = self._made.get(seat)
        if sight is None:
            sight = self._made[seat] = Sight.of(self._written(seat))
        return sight

    def _written(self, seat: int | None) -> str:
        if self._is_open:
            return dumps(self._game.open_view(seat).to_json())
        observer = PUBLIC if seat is None else seat - 1
        raw = self._raw[observer * SIZE : (observer + 1) * SIZE]
        return _around(raw, seat, self._legal if seat == self._deciding else "", self._shared)


@compiled
def _observe_each(states: States, views: States) -> None:
    for seat in range(states[0].players):
        observe(states[0], seat, views[seat])
    observe(states[0], PUBLIC, views[PUBLIC])


def _observed(states: States) -> bytes:
    """The records that the seats and a spectator may see, one after the other."""
    cells = np.empty((SEATS + 1, SIZE), dtype=np.int8)
    cells[:] = states.view(np.int8)
    _observe_each(states, cells.reshape(-1).view(STATE))
    return cells.tobytes()


class _Shared:
    """The fields that are the same in every view of a position, written once: five parts, in the order of names."""

    def __init__(self, raw: bytes) -> None:
        cell = memoryview(raw).cast("b")
        seats = range(cell[AT["players"]])
        democracies = [_row(raw, "democracy", seat, DOMAINS) for seat in seats]
        effect, victim = cell[AT["effect"]], cell[AT["victim"]]
        coin = cell[AT["coin_holder"]], cell[AT["coin_seat"]], cell[AT["coin_domain"]]
        self.first = (
            f'"areas":[{",".join([_cards(_row(raw, "area", seat, KIND_COUNT)) for seat in seats])}],'
            f'"barred":"{_letters(cell[AT["barred"]])}","coin":{_coin(*coin)},'
            f'"decision":"{DECISIONS[cell[AT["decision"]]]}",'
            f'"deck":{_deck(len(seats), cell[AT["deck_end"]] - cell[AT["deck_top"]])},'
            f'"democracies":[{",".join([_domains(row) for row in democracies])}],'
            f'"discard":{_cards(_row(raw, "pile", 0, KIND_COUNT))}'
        )
        laid = ",".join([_embargoes(_row(raw, "embargo", seat, DOMAINS * AGES)) for seat in seats])
        self.second = f'"effect":{EFFECTS[effect]},"embargoes":[{laid}],"first":{cell[AT["first"]] + 1}'
        self.third = f'"hand_size":{cell[AT["hand_size"]]}'
        self.fourth = (
            f'"needs":{_needs(*democracies)},"open":null,"owed":{cell[AT["owed"]]},'
            f'"players":{len(seats)},"plays":{cell[AT["plays"]]},"result":null'
        )
        self.fifth = (
            f'"spent":{{"discard":"{_letters(cell[AT["spent_discard"]])}",'
            f'"permanent":"{_letters(cell[AT["spent_permanent"]])}"}},'
            f'"teams":{"true" if cell[AT["teams"]] else "false"},"turn":{cell[AT["seat"]] + 1},'
            f'"turns":{struct.unpack_from("=h", raw, AT["turns"])[0]},'
            f'"variant":"{VARIANTS[cell[AT["variant"]]]}","victim":{victim + 1 if victim != NONE else "null"}'
        )


def _around(raw: bytes, seat: int | None, offered: str, shared: _Shared) -> str:
    """The JSON of a view: the shared parts with a seat's own fields between them."""
    own = None if seat is None else seat - 1
    players = raw[AT["players"]]
    hands = ",".join(
        [
            _hand(_row(raw, "veiled", n, AGES), _row(raw, "hand", n, KIND_COUNT), raw[AT["hand_count"] + n])
            for n in range(players)
        ]
    )
    draft = dumps(_draft(raw, players, own)) if raw[AT["decision"]] in DRAFT else "null"
    hand = "{}" if own is None else _cards(_row(raw, "hand", own, KIND_COUNT))
    return (
        f'{{{shared.first},"draft":{draft},{shared.second},"hand":{hand},{shared.third},"hands":[{hands}],'
        f'"legal":[{offered}],{shared.fourth},"seat":{seat or "null"},{shared.fifth}}}'
    )


def _row(raw: bytes, name: str, row: int, length: int) -> bytes:
    start = AT[name] + row * length
    return raw[start : start + length]


@lru_cache(KEPT)
def _cards(cells: bytes) -> str:
    return "{" + ",".join([f"{key}{cells[kind]}" for kind, key in KINDS_IN_ORDER if cells[kind]]) + "}"


def _counts(cells: bytes) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(cells) if count}


@lru_cache(KEPT)
def _hand(veiled: bytes, known: bytes, size: int) -> str:
    ages = list(veiled)
    for kind, count in enumerate(known):
        ages[AGE[kind]] += count
    return f'{{"ages":[{ages[0]},{ages[1]},{ages[2]}],"known":{_cards(known)},"size":{size}}}'


@lru_cache(KEPT)
def _domains(row: bytes) -> str:
    return "{" + ",".join([f"{key}{row[domain]}" for domain, key in DOMAINS_IN_ORDER if row[domain]]) + "}"


@cache
def _letters(bits: int) -> str:
    return "".join(letter for place, letter in enumerate(DOMAIN_LETTERS) if bits >> place & 1)


@lru_cache(KEPT)
def _embargoes(cells: bytes) -> str:
    laid = sorted(
        [DOMAIN_LETTERS[place // AGES], KINDS[ECONOMY + place % AGES]]
        for place, count in enumerate(cells)
        for _ in range(count)
    )
    return dumps(laid)


@cache
def _deck(players: int, left: int) -> str:
    """The cards left by Age: the deck goes down from Age 1."""
    ages = []
    for count in reversed(ages_of_deck(players)):
        ages.append(min(left, count))
        left -= ages[-1]
    return dumps(ages[::-1])


@cache
def _coin(holder: int, seat: int, domain: int) -> str:
    if holder == NONE:
        return "null"
    return f'{{"domain":"{DOMAIN_LETTERS[domain]}","holder":{holder + 1},"seat":{seat + 1}}}'


@lru_cache(KEPT)
def _needs(*democracies: bytes) -> str:
    players = len(democracies)
    most = HEGEMONY[players]
    needs = [",".join([f"{key}{most + row[domain]}" for domain, key in DOMAINS_IN_ORDER]) for row in democracies]
    hegemony = "},{".join(needs)
    one, two = LEVELS[players][1], LEVELS[players][2]
    return f'{{"hand_size":{HAND_SIZE},"hegemony":[{{{hegemony}}}],"level_1":{one},"level_2":{two}}}'


def _draft(raw: bytes, players: int, own: int | None) -> dict[str, Any]:
    cell = memoryview(raw).cast("b")
    picked = cell[AT["picked"] : AT["picked"] + SEATS].tolist()
    mine = NONE if own is None else picked[own]
    start = AT["passed"] + 5 * (own or 0)
    passed = [] if own is None else [KINDS[kind] for kind in cell[start : start + 5].tolist() if kind != NONE]
    return {
        "round": raw[AT["draft_round"]] + 1,
        "pack": {} if own is None else _counts(_row(raw, "pack", own, KIND_COUNT)),
        "picked": KINDS[mine] if mine != NONE else None,
        "done": [kind != NONE for kind in picked[:players]],
        "passed": [passed[:3], passed[3:]],
        "centre": _counts(_row(raw, "centre", 0, KIND_COUNT)),
    }
