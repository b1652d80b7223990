"""Which rated games count: long enough, and between people who are not one and the same.

Whoever sits down at a rated table leaves marks: hashes of the address they come from and of who else they have been in
their browser. They are salted with the secret of the match, kept in its log and told to nobody. Two seats that share
one are taken for one person's; a game that one person plays against themselves says nothing about anyone's strength.
"""

import hashlib
from collections.abc import Iterable

from impera.tables.errors import NotAllowedError
from impera.tables.table import Table
from impera.wire.fields import Uncounted

LEAST_ROUNDS = 3  # before anybody may concede or offer a draw in a rated game
DIGITS = 20  # of a mark: enough that no two are alike by chance


def marks_of(seed: str, known_by: Iterable[str]) -> list[str]:
    """What is kept of what somebody is known by: nothing that can be read without the secret of the match."""
    return sorted(hashlib.sha256(f"{seed} {mark}".encode()).hexdigest()[:DIGITS] for mark in known_by)


def is_early(table: Table) -> bool:
    """Has not everybody had their turns yet?"""
    return table.game is not None and int(table.game.state.turns) < LEAST_ROUNDS * table.options.players


def need_ripe(table: Table) -> None:
    """A rated game is not given up before it has begun in earnest."""
    if table.options.rated and is_early(table):
        raise NotAllowedError("table-rated-early", rounds=LEAST_ROUNDS)


def uncounted(table: Table) -> Uncounted | None:
    """Why a rated game does not count, or will not; None if it does."""
    if not table.options.rated:
        return None
    holders = table.starters or table.holders
    marks = [mark for holder in holders if holder.kind == "person" for mark in holder.marks]
    if len(marks) != len(set(marks)):
        return "one-person"
    return "early" if table.agreement and is_early(table) else None
