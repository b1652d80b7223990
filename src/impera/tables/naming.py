"""What people are called at a table: in one line, and no two of them alike."""

from impera.tables.errors import TableError
from impera.tables.table import Table

NAME_MOST = 40


def clean_name(name: str) -> str:
    """A name in one line, without signs that cannot be shown."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:NAME_MOST]
    if not clean:
        raise TableError("table-name-empty")
    return clean


def told_apart(table: Table, name: str, person: str) -> str:
    """The name somebody goes by here: with a number, if another at this table is called the same."""
    others = {holder.name.casefold() for holder in table.holders if holder.name is not None and holder.person != person}
    number, unlike = 1, name
    while unlike.casefold() in others:
        number += 1
        ending = f" ({number})"
        unlike = name[: NAME_MOST - len(ending)] + ending
    return unlike
