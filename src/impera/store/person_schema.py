"""What is kept of a person, table by table: how it is read out for them, and how they are forgotten.

Rows that point to a person by a key go with them (ON DELETE). What others share, logs and ratings, has no key: there
an alias takes their place.
"""

from typing import Any, NamedTuple

from sqlalchemy import MetaData, Text, and_, bindparam, delete, or_, select, update
from sqlalchemy.sql import ClauseElement


class OwnColumns(NamedTuple):
    """How a table knows a person, and which of its columns are theirs to read."""

    by: str  # the column
    columns: tuple[str, ...]


KEPT: dict[str, OwnColumns] = {
    "people": OwnColumns("id", ("id", "name", "created")),
    "tokens": OwnColumns("person", ("created",)),  # of a secret not even the hash
    "links": OwnColumns("person", ("expires",)),
    "mutes": OwnColumns("person", ("other",)),
    "matches": OwnColumns("host", ("id", "created", "options", "status")),  # the seed of a game that runs is secret
    "entries": OwnColumns("person", ("match", "seq", "what", "at", "seat", "body")),
    "sittings": OwnColumns("person", ("match", "at")),
    "ratings": OwnColumns("player", ("kind", "mu", "sigma", "games")),
    "rating_steps": OwnColumns("player", ("kind", "number", "match", "mu", "sigma", "change", "at")),
    "puzzle_tries": OwnColumns("person", ("number", "puzzle", "at", "is_solved", "rating", "deviation", "volatility")),
    "mistake_tries": OwnColumns("person", ("match", "action", "at", "is_solved")),
    "daily_tries": OwnColumns("person", ("day", "number", "match", "at")),
    "daily_scores": OwnColumns("person", ("day", "won", "loss", "luck", "accuracy", "verdicts")),
    "duels": OwnColumns("host", ("id", "created", "minutes")),  # its positions are asked one after the other
    "duel_entrants": OwnColumns("person", ("duel", "begun")),
    "duel_answers": OwnColumns("person", ("duel", "number", "at", "turn", "cost")),
    "duplicates": OwnColumns("host", ("id", "created", "deals", "players", "variant", "level", "seating")),
    "duplicate_boards": OwnColumns("person", ("duplicate", "number", "match", "at", "won", "luck", "room")),
    "duplicate_entrants": OwnColumns("person", ("duplicate", "at")),
    "lessons_taken": OwnColumns("person", ("lesson", "at")),
    "notes": OwnColumns("person", ("match", "action", "text")),
}
WRITTEN = frozenset({"options", "body", "cost"})  # columns that hold JSON
SHARED_BY_HOLDER = frozenset({"ratings", "rating_steps"})  # with bots


def person_statements(metadata: MetaData) -> dict[str, ClauseElement]:
    """Every statement by which a person is read out or forgotten."""
    tables = metadata.tables
    entries, matches, steps, ratings = (tables[name] for name in ("entries", "matches", "rating_steps", "ratings"))
    person: Any = bindparam("person")
    naming: Any = bindparam("naming", type_=Text)
    is_rated = and_(ratings.c.holder == "person", ratings.c.player == person)
    return _read_out(metadata) | {
        "entries naming": select(
            entries.c.match,
            entries.c.seq,
            entries.c.what,
            entries.c.at,
            entries.c.seat,
            entries.c.person,
            entries.c.body,
        ).where(or_(entries.c.person == person, entries.c.body.like(naming))),
        "forget entry": update(entries)
        .where(entries.c.match == bindparam("of_match"), entries.c.seq == bindparam("number"))
        .values(person=bindparam("who"), body=bindparam("written")),
        "matches naming": select(matches.c.id, matches.c.host, matches.c.reserved).where(
            or_(matches.c.host == person, matches.c.reserved.like(naming))
        ),
        "forget match": update(matches)
        .where(matches.c.id == bindparam("which"))
        .values(host=bindparam("who"), reserved=bindparam("kept")),
        "forget sittings": delete(tables["sittings"]).where(tables["sittings"].c.person == person),
        "forget steps": update(steps)
        .where(steps.c.holder == "person", steps.c.player == bindparam("who"))
        .values(player=bindparam("alias")),
        "forget ratings": delete(ratings).where(is_rated),
        "forget person": delete(tables["people"]).where(tables["people"].c.id == person),
    }


def _read_out(metadata: MetaData) -> dict[str, ClauseElement]:
    found: dict[str, ClauseElement] = {}
    for name, kept in KEPT.items():
        table = metadata.tables[name]
        query = select(*(table.c[column] for column in kept.columns)).where(table.c[kept.by] == bindparam("person"))
        if name in SHARED_BY_HOLDER:
            query = query.where(table.c.holder == "person")
        found[f"read out {name}"] = query.order_by(*(table.c[column] for column in kept.columns[:2]))
    return found
