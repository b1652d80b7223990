"""What each one at a table is sent: the table, the clock, a view, and changes with what R7 hides left out.

`Sight` writes what `View.to_json` writes, several times as fast: a table does it for every seat after every action. A
test holds the two to the same.
"""

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from impera.game.action import Action
from impera.game.event import Event
from impera.game.position import DECISIONS
from impera.game.setup import VARIANTS, ages_of_deck
from impera.game.view import View
from impera.rules.facts import (
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
from impera.tables.entry import Change
from impera.tables.options import STAND_IN
from impera.tables.table import Table

OFFSET = {name: STATE.fields[name][1] for name in STATE.names or ()} if STATE.fields else {}
DRAFT = (int(Decision.PICK), int(Decision.CLAIM))
LEVELS = LEVEL_NEEDS.tolist()
HEGEMONY = HEGEMONY_NEEDS.tolist()
ECONOMY = int(FIRST_KIND[Domain.ECONOMY])
# A digest is made from JSON with its keys in the order of the alphabet
KINDS_IN_ORDER = [(kind, f'"{name}":') for name, kind in sorted((name, kind) for kind, name in enumerate(KINDS))]
DOMAINS_IN_ORDER = [(d, f'"{name}":') for name, d in sorted((name, d) for d, name in enumerate(DOMAIN_LETTERS))]

dumps = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


@dataclass(frozen=True, slots=True)
class Sight:
    """A view ready to be sent."""

    text: str  # JSON
    digest: str

    @classmethod
    def of(cls, view: View, legal: Sequence[Action], shared: "Shared | None" = None) -> "Sight":
        """Write what `view.to_json` writes; `legal` is what the seat may do, `shared` what all views have in common."""
        if view.is_over:
            text = dumps(view.to_json())
        else:
            raw = _raw(view)
            text = _around(view, raw, legal, shared or Shared(raw))
        return cls(text, hashlib.sha256(text.encode()).hexdigest())


def _raw(view: View) -> memoryview:
    record: Any = view.record
    return memoryview(record.tobytes()).cast("b")


class Shared:
    """The fields that are the same in every view of a position, written once: five parts, in the order of names."""

    def __init__(self, raw: memoryview) -> None:
        """Write them from the record of any view."""
        seats = range(raw[OFFSET["players"]])
        democracies = [_row(raw, "democracy", seat, DOMAINS) for seat in seats]
        laid = ",".join([_domains(row) for row in democracies])
        embargoes = ",".join([_embargoes(raw, seat) for seat in seats])
        effect, victim = raw[OFFSET["effect"]], raw[OFFSET["victim"]]
        self.first = (
            f'"areas":[{",".join([_cards(raw, "area", seat) for seat in seats])}],'
            f'"barred":"{_letters(raw[OFFSET["barred"]])}","coin":{_coin(raw)},'
            f'"decision":"{DECISIONS[raw[OFFSET["decision"]]]}","deck":{_deck(raw)},"democracies":[{laid}],'
            f'"discard":{_cards(raw, "pile")}'
        )
        self.second = (
            f'"effect":{_quoted(EFFECT_NAMES[effect]) if effect != NONE else "null"},"embargoes":[{embargoes}],'
            f'"first":{raw[OFFSET["first"]] + 1}'
        )
        self.third = f'"hand_size":{raw[OFFSET["hand_size"]]}'
        self.fourth = (
            f'"needs":{_needs(len(seats), democracies)},"open":null,"owed":{raw[OFFSET["owed"]]},'
            f'"players":{len(seats)},"plays":{raw[OFFSET["plays"]]},"result":null'
        )
        self.fifth = (
            f'"spent":{{"discard":"{_letters(raw[OFFSET["spent_discard"]])}",'
            f'"permanent":"{_letters(raw[OFFSET["spent_permanent"]])}"}},'
            f'"teams":{"true" if raw[OFFSET["teams"]] else "false"},"turn":{raw[OFFSET["seat"]] + 1},'
            f'"turns":{struct.unpack_from("=h", raw, OFFSET["turns"])[0]},'
            f'"variant":"{VARIANTS[raw[OFFSET["variant"]]]}","victim":{victim + 1 if victim != NONE else "null"}'
        )

    @classmethod
    def of(cls, view: View) -> "Shared | None":
        """Write them from a view; a finished game is written view by view."""
        return None if view.is_over else cls(_raw(view))


def _around(view: View, raw: memoryview, legal: Sequence[Action], shared: Shared) -> str:
    """The JSON of a view: the shared parts with a seat's own fields between them."""
    own = view.observer if view.seat is not None else None
    players = raw[OFFSET["players"]]
    hands = ",".join([_hand(raw, seat) for seat in range(players)])
    draft = dumps(_draft(raw, players, own)) if raw[OFFSET["decision"]] in DRAFT else "null"
    offered = ",".join([_quoted(action.text) for action in legal])
    return (
        f'{{{shared.first},"draft":{draft},{shared.second},'
        f'"hand":{"{}" if own is None else _cards(raw, "hand", own)},{shared.third},"hands":[{hands}],'
        f'"legal":[{offered}],{shared.fourth},"seat":{view.seat or "null"},{shared.fifth}}}'
    )


def _quoted(text: str) -> str:
    return f'"{text}"'


def _row(raw: memoryview, name: str, row: int, length: int) -> list[int]:
    start = OFFSET[name] + row * length
    return raw[start : start + length].tolist()


def _cards(raw: memoryview, name: str, row: int = 0) -> str:
    cells = _row(raw, name, row, KIND_COUNT)
    return "{" + ",".join([f"{key}{cells[kind]}" for kind, key in KINDS_IN_ORDER if cells[kind]]) + "}"


def _counts(raw: memoryview, name: str, row: int = 0) -> dict[str, int]:
    cells = _row(raw, name, row, KIND_COUNT)
    return {KINDS[kind]: count for kind, count in enumerate(cells) if count}


def _hand(raw: memoryview, seat: int) -> str:
    ages = _row(raw, "veiled", seat, AGES)
    for kind, count in _counts(raw, "hand", seat).items():
        ages[int(kind[1]) - 1] += count
    known = _cards(raw, "hand", seat)
    size = raw[OFFSET["hand_count"] + seat]
    return f'{{"ages":[{ages[0]},{ages[1]},{ages[2]}],"known":{known},"size":{size}}}'


def _domains(row: list[int]) -> str:
    return "{" + ",".join([f"{key}{row[domain]}" for domain, key in DOMAINS_IN_ORDER if row[domain]]) + "}"


@cache
def _letters(bits: int) -> str:
    return "".join(letter for place, letter in enumerate(DOMAIN_LETTERS) if bits >> place & 1)


def _embargoes(raw: memoryview, seat: int) -> str:
    if not raw[OFFSET["embargoes"] + seat]:
        return "[]"
    cells = _row(raw, "embargo", seat, DOMAINS * AGES)
    laid = sorted(
        [DOMAIN_LETTERS[place // AGES], KINDS[ECONOMY + place % AGES]]
        for place, count in enumerate(cells)
        for _ in range(count)
    )
    return dumps(laid)


def _deck(raw: memoryview) -> str:
    return _deck_of(raw[OFFSET["players"]], raw[OFFSET["deck_end"]] - raw[OFFSET["deck_top"]])


@cache
def _deck_of(players: int, left: int) -> str:
    """The cards left by Age: the deck goes down from Age 1."""
    ages = []
    for count in reversed(ages_of_deck(players)):
        ages.append(min(left, count))
        left -= ages[-1]
    return dumps(ages[::-1])


def _coin(raw: memoryview) -> str:
    holder = raw[OFFSET["coin_holder"]]
    if holder == NONE:
        return "null"
    domain = DOMAIN_LETTERS[raw[OFFSET["coin_domain"]]]
    return f'{{"domain":"{domain}","holder":{holder + 1},"seat":{raw[OFFSET["coin_seat"]] + 1}}}'


def _needs(players: int, democracies: list[list[int]]) -> str:
    most = HEGEMONY[players]
    needs = [",".join([f"{key}{most + row[domain]}" for domain, key in DOMAINS_IN_ORDER]) for row in democracies]
    hegemony = "},{".join(needs)
    one, two = LEVELS[players][1], LEVELS[players][2]
    return f'{{"hand_size":{HAND_SIZE},"hegemony":[{{{hegemony}}}],"level_1":{one},"level_2":{two}}}'


def _draft(raw: memoryview, players: int, own: int | None) -> dict[str, Any]:
    picked = _row(raw, "picked", 0, SEATS)
    mine = NONE if own is None else picked[own]
    passed = [] if own is None else [KINDS[k] for k in _row(raw, "passed", own, 5) if k != NONE]
    return {
        "round": raw[OFFSET["draft_round"]] + 1,
        "pack": {} if own is None else _counts(raw, "pack", own),
        "picked": KINDS[mine] if mine != NONE else None,
        "done": [kind != NONE for kind in picked[:players]],
        "passed": [passed[:3], passed[3:]],
        "centre": _counts(raw, "centre"),
    }


def table_json(table: Table, here: frozenset[str] | set[str], watching: int, expires: int | None) -> dict[str, Any]:
    """Write what everyone may know of a table beside the cards."""
    return {
        "id": table.match.id,
        "status": table.status,
        "options": table.options.to_json() | {"chat": table.chat},
        "seats": [
            holder.to_json(seat, holder.person in here, STAND_IN) for seat, holder in enumerate(table.holders, start=1)
        ],
        "host": table.match.host,
        "created": table.match.created,
        "expires": expires,
        "commitment": table.seeds.commitment,
        "offer": table.offer.to_json() if table.offer else None,
        "result": table.result,
        "actions": len(table.standing),
        "rematch": table.rematch,
        "watching": watching,
    }


def clock_json(table: Table, now: int) -> dict[str, Any]:
    """Write the clock."""
    clock = table.clock
    timed = clock.options.mode != "none" and table.status == "running"
    return {
        "mode": clock.options.mode,
        "now": now,
        "seat": clock.seat if timed else None,
        "deadline": clock.deadline(now) if timed else None,
        "bank": clock.bank if clock.options.mode == "seconds" else [],
    }


def change_json(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> dict[str, Any]:
    """Write a change as a seat may know it; `is_open` once everything is (R7.3)."""
    events = change.events if is_open else [event.seen_by(seat) for event in change.events]
    return {
        "version": change.entry.seq,
        "entry": entry_json(change, seat, is_open=is_open, muted=muted),
        "events": [event.to_json() for event in events],
    }


def change_text(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> str:
    """The same as text. There are few different events: each is written once."""
    events = ",".join([event_text(event, seat, is_open) for event in change.events])
    entry = dumps(entry_json(change, seat, is_open=is_open, muted=muted))
    return f'{{"entry":{entry},"events":[{events}],"version":{change.entry.seq}}}'


@lru_cache(maxsize=20_000)
def event_text(event: Event, seat: int | None, is_open: bool) -> str:
    """An event as a seat may know it."""
    return dumps((event if is_open else event.seen_by(seat)).to_json())


SHOWN = ("name", "bot", "bots", "reason", "kind", "to", "agree", "text", "phrase", "arguments", "on", "table")


def entry_json(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> dict[str, Any]:
    """Write an entry as a seat may know it."""
    entry, body = change.entry, change.entry.body
    told: dict[str, Any] = {"what": entry.what, "at": entry.at}
    if entry.seat is not None:
        told["seat"] = entry.seat
    if entry.person is not None:
        told["person"] = entry.person
    if entry.what == "acted":
        told["action"] = body["action"] if is_open else seen_action(change, seat)
        return told
    told |= {name: body[name] for name in SHOWN if body.get(name) is not None}
    if entry.person in muted:
        told = {name: value for name, value in told.items() if name not in ("text", "phrase", "arguments")}
    return told


HIDDEN_VERBS = ("pick", "give")  # some see the card and others do not (R7.1)


def seen_action(change: Change, seat: int | None) -> str:
    """The text of an action as a seat may know it: a pick is its owner's, a card given is seen by both sides."""
    text: str = change.entry.body["action"]
    if not text.startswith(HIDDEN_VERBS) or seat == change.entry.seat:
        return text
    action = Action.parse(text)
    if action.verb == "give" and seat is not None and any(seat == event.other for event in change.events):
        return action.text
    return f"{action.verb} ?{(action.kind or '??')[1]}"
