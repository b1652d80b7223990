"""What each one at a table is sent: the table, the clock, a view, and changes with what R7 hides left out.

`Sight` writes what `View.to_json` writes, several times as fast: a table does it for every seat after every action. A
test holds the two to the same.
"""

import hashlib
import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from impera.game.action import Action
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


def dumps(data: Any) -> str:
    """Write JSON in the one form that digests are made from."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


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
            text = (shared or Shared(raw)).around(_own(view, raw, legal))
        return cls(text, hashlib.sha256(text.encode()).hexdigest())


def _raw(view: View) -> memoryview:
    record: Any = view.record
    return memoryview(record.tobytes()).cast("b")


class Shared:
    """The fields that are the same in every view of a position, written once; in the order of their names."""

    def __init__(self, raw: memoryview) -> None:
        """Write them from the record of any view."""
        fields = _public(raw)
        self.parts = [dumps({name: fields[name] for name in names})[1:-1] for names in PUBLIC_NAMES]

    @classmethod
    def of(cls, view: View) -> "Shared | None":
        """Write them from a view; a finished game is written view by view."""
        return None if view.is_over else cls(_raw(view))

    def around(self, own: dict[str, Any]) -> str:
        """The JSON of a view: the shared parts with a seat's own fields between them."""
        first, second, third, fourth, fifth = self.parts
        draft, hand, hands = dumps(own["draft"]), dumps(own["hand"]), dumps(own["hands"])
        legal, seat = dumps(own["legal"]), dumps(own["seat"])
        return (
            f'{{{first},"draft":{draft},{second},"hand":{hand},{third},"hands":{hands},"legal":{legal},'
            f'{fourth},"seat":{seat},{fifth}}}'
        )


PUBLIC_NAMES = (
    ("areas", "barred", "coin", "decision", "deck", "democracies", "discard"),
    ("effect", "embargoes", "first"),
    ("hand_size",),
    ("needs", "open", "owed", "players", "plays", "result"),
    ("spent", "teams", "turn", "turns", "variant", "victim"),
)


def _own(view: View, raw: memoryview, legal: Sequence[Action]) -> dict[str, Any]:
    own = view.observer if view.seat is not None else None
    hands = [_counts(raw, "hand", seat) for seat in range(raw[OFFSET["players"]])]
    return {
        "draft": _draft(raw, len(hands), own) if raw[OFFSET["decision"]] in DRAFT else None,
        "hand": {} if own is None else hands[own],
        "hands": [_hand(raw, seat, known) for seat, known in enumerate(hands)],
        "legal": [action.text for action in legal],
        "seat": view.seat,
    }


def _public(raw: memoryview) -> dict[str, Any]:
    players = raw[OFFSET["players"]]
    seats = range(players)
    effect, victim = raw[OFFSET["effect"]], raw[OFFSET["victim"]]
    democracies = [_row(raw, "democracy", seat, DOMAINS) for seat in seats]
    return {
        "players": players,
        "variant": VARIANTS[raw[OFFSET["variant"]]],
        "teams": bool(raw[OFFSET["teams"]]),
        "first": raw[OFFSET["first"]] + 1,
        "decision": DECISIONS[raw[OFFSET["decision"]]],
        "turn": raw[OFFSET["seat"]] + 1,
        "turns": struct.unpack_from("=h", raw, OFFSET["turns"])[0],
        "effect": EFFECT_NAMES[effect] if effect != NONE else None,
        "owed": raw[OFFSET["owed"]],
        "plays": raw[OFFSET["plays"]],
        "victim": victim + 1 if victim != NONE else None,
        "areas": [_counts(raw, "area", seat) for seat in seats],
        "embargoes": [_embargoes(raw, seat) for seat in seats],
        "barred": _letters(raw[OFFSET["barred"]]),
        "democracies": [{DOMAIN_LETTERS[d]: n for d, n in enumerate(row) if n} for row in democracies],
        "discard": _counts(raw, "pile"),
        "deck": _deck(raw, players),
        "coin": _coin(raw),
        "spent": {
            "permanent": _letters(raw[OFFSET["spent_permanent"]]),
            "discard": _letters(raw[OFFSET["spent_discard"]]),
        },
        "hand_size": raw[OFFSET["hand_size"]],
        "needs": _needs(players, democracies),
        "result": None,
        "open": None,
    }


def _needs(players: int, democracies: list[list[int]]) -> dict[str, Any]:
    hegemony = HEGEMONY[players]
    return {
        "level_1": LEVELS[players][1],
        "level_2": LEVELS[players][2],
        "hegemony": [{letter: hegemony + row[d] for d, letter in enumerate(DOMAIN_LETTERS)} for row in democracies],
        "hand_size": HAND_SIZE,
    }


def _row(raw: memoryview, name: str, row: int, length: int) -> list[int]:
    start = OFFSET[name] + row * length
    return raw[start : start + length].tolist()


def _counts(raw: memoryview, name: str, row: int = 0) -> dict[str, int]:
    cells = _row(raw, name, row, KIND_COUNT)
    return {KINDS[kind]: count for kind, count in enumerate(cells) if count}


def _hand(raw: memoryview, seat: int, known: dict[str, int]) -> dict[str, Any]:
    ages = _row(raw, "veiled", seat, AGES)
    for kind, count in known.items():
        ages[int(kind[1]) - 1] += count
    return {"size": raw[OFFSET["hand_count"] + seat], "ages": ages, "known": known}


def _embargoes(raw: memoryview, seat: int) -> list[list[str]]:
    if not raw[OFFSET["embargoes"] + seat]:
        return []
    cells = _row(raw, "embargo", seat, DOMAINS * AGES)
    return sorted(
        [DOMAIN_LETTERS[place // AGES], KINDS[ECONOMY + place % AGES]]
        for place, count in enumerate(cells)
        for _ in range(count)
    )


def _letters(bits: int) -> str:
    return "".join(letter for place, letter in enumerate(DOMAIN_LETTERS) if bits >> place & 1)


def _deck(raw: memoryview, players: int) -> list[int]:
    left = raw[OFFSET["deck_end"]] - raw[OFFSET["deck_top"]]
    ages = []
    for count in reversed(ages_of_deck(players)):
        ages.append(min(left, count))
        left -= ages[-1]
    return ages[::-1]


def _coin(raw: memoryview) -> dict[str, Any] | None:
    holder = raw[OFFSET["coin_holder"]]
    if holder == NONE:
        return None
    domain = DOMAIN_LETTERS[raw[OFFSET["coin_domain"]]]
    return {"holder": holder + 1, "seat": raw[OFFSET["coin_seat"]] + 1, "domain": domain}


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
        "entry": _entry_json(change, seat, is_open, muted),
        "events": [event.to_json() for event in events],
    }


def _entry_json(change: Change, seat: int | None, is_open: bool, muted: frozenset[str]) -> dict[str, Any]:
    entry, body = change.entry, change.entry.body
    told: dict[str, Any] = {"what": entry.what, "at": entry.at}
    if entry.seat is not None:
        told["seat"] = entry.seat
    if entry.person is not None:
        told["person"] = entry.person
    shown = ("name", "bot", "bots", "reason", "kind", "to", "agree", "text", "phrase", "arguments", "on", "table")
    told |= {name: body[name] for name in shown if body.get(name) is not None}
    if "action" in body:
        told["action"] = body["action"] if is_open else seen_action(change, seat)
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
