"""What an observation must say, worked out from a view's own fields and in plain Python."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from impera.env.observation import FIELDS
from impera.game.view import View
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, KINDS

ORDER = ("pick", "claim", "play", "effects", "discard", "sacrifice", "take", "recover", "give", "over")


def observation_of(view: View) -> np.ndarray:
    """The whole row."""
    data = view.to_json()
    assert view.seat is not None
    seats = [(view.seat - 1 + step) % view.players for step in range(view.players)]
    rows = {
        **_cards(view, data, seats),
        **_markers(data, seats),
        **_turn(view, data, seats),
        **_draft(view, data, seats),
    }
    assert rows.keys() == FIELDS.keys()
    row = np.zeros(sum(field.size for field in FIELDS.values()), dtype=np.int8)
    for name, values in rows.items():
        flat = np.asarray(values, dtype=np.int8).reshape(-1)
        start = FIELDS[name].start
        row[start : start + flat.size] = flat
    return row


def _kinds(counts: Mapping[str, int]) -> list[int]:
    return [counts.get(kind, 0) for kind in KINDS]


def _domains(letters: Any) -> list[int]:
    return [list(letters).count(letter) for letter in DOMAIN_LETTERS]


def _one(place: int | None, size: int) -> list[int]:
    return [int(number == place) for number in range(size)]


def _cards(view: View, data: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    return {
        "hand": _kinds(view.hand),
        "known": [_kinds(view.hands[seat].known) for seat in seats[1:]],
        "backs": [view.hands[seat].ages for seat in seats],
        "area": [_kinds(view.areas[seat]) for seat in seats],
        "tally": [_domains([k[0] for k, n in view.areas[seat].items() for _ in range(n)]) for seat in seats],
        "pile": _kinds(data["discard"]),
        "deck": data["deck"],
    }


def _markers(data: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    coin = data["coin"] or {}
    laid = [data["embargoes"][seat] for seat in seats]
    return {
        "embargo": [_domains([domain for domain, _ in of_seat]) for of_seat in laid],
        "embargo_age": [[sum(card[1] == age for _, card in of_seat) for age in "123"] for of_seat in laid],
        "democracy": [[data["democracies"][seat].get(letter, 0) for letter in DOMAIN_LETTERS] for seat in seats],
        "coin_holder": [int(coin.get("holder") == seat + 1) for seat in seats],
        "coin_seat": [int(coin.get("seat") == seat + 1) for seat in seats],
        "coin_domain": _domains(coin.get("domain", "")),
    }


def _turn(view: View, data: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    return {
        "fresh": view.record.embargo_fresh.sum(axis=1),
        "barred": _domains(data["barred"]),
        "spent_permanent": _domains(data["spent"]["permanent"]),
        "spent_discard": _domains(data["spent"]["discard"]),
        "hand_size": data["hand_size"],
        "owed": data["owed"],
        "plays": data["plays"],
        "turns": min(127, data["turns"]),
        "deciding": [int(view.deciding == seat + 1) for seat in seats],
        "decision": _one(ORDER.index(view.decision), len(ORDER)),
        "effect": _one(EFFECT_NAMES.index(data["effect"]) if data["effect"] else None, len(EFFECT_NAMES)),
        "victim": [int(data["victim"] == seat + 1) for seat in seats],
        "first": [int(view.first == seat + 1) for seat in seats],
        "players": _one(view.players - 2, 3),
        "teams": int(view.teams),
        "variant": _one(["basic", "draft"].index(view.variant), 2),
    }


def _draft(view: View, data: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    mine = view.record.split[view.observer].tolist()
    split = [int(number in mine) for number in range(len(KINDS))]
    draft = data["draft"] or {"round": 0, "pack": {}, "picked": None, "done": [0] * 4, "passed": [[], []], "centre": {}}
    return {
        "draft_round": _one(draft["round"] - 1, 3),
        "pack": _kinds(draft["pack"]),
        "picked": [int(kind == draft["picked"]) for kind in KINDS],
        "has_picked": [int(draft["done"][seat]) for seat in seats],
        "passed": [[cards.count(kind) for kind in KINDS] for cards in draft["passed"]],
        "centre": _kinds(draft["centre"]),
        "split": split,
    }
