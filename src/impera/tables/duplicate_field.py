"""Who meets whom in a duplicate match against each other.

Everybody plays every deal once, so nobody meets cards again that they have seen. A deal is played at all tables, and
whoever held the same seat of it is compared. As many deals as there are seats make a block: in it everybody holds
every seat once. From block to block others hold the same seat, and from deal to deal others sit at the table.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from impera.tables.errors import TableError

TRIED = 60  # ways to seat people, of which the one with the fewest meetings again is taken
SEATS_TAG = b"impera-duplicate-seats/1"

Table = tuple[str, ...]  # who sits where, by seat
Pair = tuple[str, str]
Sets = list[list[str]]


def need_even_field(people: int, players: int) -> None:
    """Refuse a field that cannot be seated: every seat of every table takes one."""
    if people < players or people % players:
        raise TableError("duplicate-uneven", people=people, players=players, next=next_even(people, players))


def next_even(people: int, players: int) -> int:
    """How many people can be seated: as many as there are, or the next number above."""
    return max(1, -(-people // players)) * players


def seat_field(people: Sequence[str], players: int, deals: int, seed: str) -> list[list[Table]]:
    """The tables of every deal: the same people and the same seed always give the same."""
    need_even_field(len(people), players)
    compared: Counter[Pair] = Counter()
    met: Counter[Pair] = Counter()
    found: list[list[Table]] = []
    for first in range(0, deals, players):
        order = _best(people, compared, lambda tried: _in_rows(tried, players), seed, f"block {first}")
        groups = _in_rows(order, players)
        for turn in range(min(players, deals - first)):
            compared.update(_pairs(groups))
            tables = _tables(groups, turn, met, seed, f"deal {first + turn}")
            met.update(_pairs(tables))
            found.append(tables)
    return found


def _in_rows(order: Sequence[str], players: int) -> Sets:
    """Those who hold the same seat of a deal, seat by seat."""
    size = len(order) // players
    return [list(order[size * seat : size * (seat + 1)]) for seat in range(players)]


def _tables(groups: Sets, turn: int, met: Counter[Pair], seed: str, name: str) -> list[Table]:
    """The tables of a deal: each group one seat further than in the deal before, its people at tables as new as can
    be."""
    turned = [groups[(seat - turn) % len(groups)] for seat in range(len(groups))]

    def seated(tried: Sequence[str]) -> Sets:
        rank = {person: place for place, person in enumerate(tried)}
        return [list(table) for table in zip(*(sorted(each, key=rank.__getitem__) for each in turned), strict=True)]

    everyone = [person for group in groups for person in group]
    return [tuple(table) for table in seated(_best(everyone, met, seated, seed, name))]


def _best(
    people: Sequence[str], known: Counter[Pair], made: Callable[[Sequence[str]], Sets], seed: str, name: str
) -> list[str]:
    """Of many orders the one by which the fewest come together again who have been together."""
    tried = [_shuffled(people, seed, f"{name} try {number}") for number in range(TRIED)]
    return min(tried, key=lambda order: sum(known[pair] ** 2 + known[pair] for pair in _pairs(made(order))))


def _shuffled(people: Sequence[str], seed: str, name: str) -> list[str]:
    def lot(place: int) -> bytes:
        return hashlib.sha256(SEATS_TAG + bytes.fromhex(seed) + f" {name} {place}".encode()).digest()

    return [people[place] for place in sorted(range(len(people)), key=lot)]


def _pairs(sets: Iterable[Iterable[str]]) -> list[Pair]:
    return [pair for each in sets for pair in combinations(sorted(each), 2)]
