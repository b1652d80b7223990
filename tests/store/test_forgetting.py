"""Everything is read out for its person and forgotten with them: in every table, to the last byte of the file."""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from impera.store.person_schema import KEPT
from impera.store.schema import METADATA
from impera.store.sqlite import SqliteStore
from impera.tables.entry import Entry, Match, Person
from impera.tables.options import Options
from impera.tables.ratings import RatedPlayer, Rating, RatingStep
from impera.tables.table import Table

LATEST = sorted((Path(__file__).parent / "databases").glob("*.sql"))[-1]
WHO, NAME, ALIAS = "annKQ7xW", "Quetzalina", "gone-1"
HOLD_PEOPLE = {"person", "host", "other", "player"}  # columns that hold ids of people


def restored(folder: Path) -> Path:
    """The latest kept database, whose Ann has an id and a name that occur nowhere else."""
    text = LATEST.read_text(encoding="utf-8").replace("'ann'", f"'{WHO}'").replace('"ann"', f'"{WHO}"')
    text = text.replace("'Ann'", f"'{NAME}'").replace('"Ann"', f'"{NAME}"')
    path = folder / "impera.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(text)
    return path


async def add_more(store: SqliteStore) -> None:
    """What the kept database does not hold: talk, marks, a review, ratings, a seat that is kept, secrets."""
    match = Match("more", 5, WHO, Options(), "ab" * 32, reserved={2: WHO})
    said = Entry(2, "said", 7, 1, WHO, {"name": NAME, "text": f"{NAME} was here"})
    marked = Entry(3, "sat", 8, 2, "bob", {"name": "Bob", "marks": ["127.0.0.1", WHO]})
    await store.create(match, [Entry(1, "sat", 6, 1, WHO, {"name": NAME, "marks": ["10.1.2.3"]}), said, marked])
    await store.keep_review("more", json.dumps({"names": [NAME, "Bob"]}))
    await store.add_token(WHO, "token", 1)
    await store.add_link(WHO, "link", 2**40)
    await store.set_mute(WHO, "bob", True)
    await store.set_mute("bob", WHO, True)
    players = (RatedPlayer("person", WHO), RatedPlayer("person", "bob"))
    await store.finish("more", 9, [RatingStep("4", player, Rating(25.0, 8.0, 1), 0.5) for player in players])


async def fill_empty(store: SqliteStore, path: Path) -> None:
    """A row of theirs in every table that has none yet, made from its columns alone."""
    rows = await store.rows_of(WHO)
    with contextlib.closing(sqlite3.connect(path)) as database:
        for name, kept in KEPT.items():
            if not rows[name]:
                values = {column.name: _some(column, kept.by) for column in METADATA.tables[name].columns}
                marks = ", ".join(f":{key}" for key in values)
                columns = ", ".join(f'"{key}"' for key in values)
                database.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", values)
        database.commit()


def _some(column: Any, by: str) -> Any:
    if column.name == by:
        return WHO
    key = next(iter(column.foreign_keys), None)
    if key is not None:
        return {"people": "bob", "matches": "more"}.get(key.column.table.name, "0123456789abcdef")
    if column.name == "holder":
        return "person"
    return "{}" if column.name in ("options", "body", "cost") else 1


def with_store(tmp_path: Path, promise: Any) -> None:
    async def run() -> None:
        path = restored(tmp_path)
        store = await SqliteStore.open(path)
        await add_more(store)
        await fill_empty(store, path)
        await promise(store, path)
        await store.close()

    asyncio.run(run())


def test_every_table_that_knows_people_is_read_out_and_forgotten():
    for name, table in METADATA.tables.items():
        keys = {
            column.name for column in table.columns for key in column.foreign_keys if key.column.table.name == "people"
        }
        if keys | ({column.name for column in table.columns} & HOLD_PEOPLE):
            assert name in KEPT, f"{name} knows people: say in person_schema.py what of it is theirs"
    for name, kept in KEPT.items():
        columns = {column.name for column in METADATA.tables[name].columns}
        assert {kept.by, *kept.columns} <= columns


def test_what_is_read_out_is_complete_and_holds_no_secret(tmp_path):
    async def promise(store: SqliteStore, _: Path) -> None:
        rows = await store.rows_of(WHO)
        assert {name for name, found in rows.items() if found} == set(KEPT)
        with contextlib.closing(sqlite3.connect(store.path)) as database:
            for name, kept in KEPT.items():
                query = f"SELECT count(*) FROM {name} WHERE {kept.by} = ?"
                assert len(rows[name]) == database.execute(query, (WHO,)).fetchone()[0], name
        told = json.dumps(rows)
        assert "ab" * 32 not in told  # the seed of a game that runs
        assert "token" not in json.dumps(rows["tokens"])
        assert (await store.rows_of("nobody"))["people"] == []

    with_store(tmp_path, promise)


def test_after_forgetting_no_row_and_no_byte_names_them(tmp_path):
    async def promise(store: SqliteStore, path: Path) -> None:
        await store.forget(WHO, ALIAS)
        with contextlib.closing(sqlite3.connect(path)) as database:
            for name in METADATA.tables:
                for row in database.execute(f"SELECT * FROM {name}"):
                    assert not any(mark in str(row) for mark in (WHO, NAME, "10.1.2.3")), (name, row)
        for file in path.parent.iterdir():
            kept = file.read_bytes()
            assert not any(mark.encode() in kept for mark in (WHO, NAME, "10.1.2.3")), file.name

    with_store(tmp_path, promise)


def test_games_of_others_replay_as_they_were_played(tmp_path):
    async def promise(store: SqliteStore, _: Path) -> None:
        kept = json.loads(LATEST.with_suffix(".json").read_text(encoding="utf-8"))
        await store.forget(WHO, ALIAS)
        for ident, played in kept.items():
            match = await store.match(ident)
            assert match
            table = Table.replay(match, await store.entries(ident))
            assert (table.status, table.broken) == (played["status"], played["broken"])
            assert ([action.text for action in table.game.actions] if table.game else []) == played["actions"]
        assert (await store.rating("4", RatedPlayer("person", "bob"))).games == 1
        assert not await store.has_person(WHO)
        assert Person("bob", "Bob").id in {row["id"] for row in (await store.rows_of("bob"))["people"]}

    with_store(tmp_path, promise)
