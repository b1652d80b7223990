"""`impera admin` and `impera serve`: beside a running server, in every language."""

import asyncio
import json
import random
import sqlite3

import pytest
from typer.testing import CliRunner

from impera.cli.admin import admin_app
from impera.cli.serve import serve_command
from impera.errors import UsageError
from impera.game.record_reader import parse_record
from impera.lab import games
from impera.store.sqlite import SqliteStore
from impera.tables.entry import Person
from impera.tables.laying import TablePlan, lay
from impera.tables.options import Options
from impera.tables.ratings import RatedPlayer, Rating, RatingStep
from impera.tables.table import Table
from impera.words import LANGUAGES
from tests.contracts.test_store import new_match
from tests.server.serving import guests, play_on, serving


def admin(*arguments: str, language: str = "en") -> str:
    found = CliRunner().invoke(admin_app(language), arguments, catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.output


def test_list_export_prune_and_backup_work_beside_a_running_server(tmp_path):
    import contextlib

    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            table = await ann.quick_play(bot="random")
            async with ann.seat(table) as seat:
                await play_on(seat, random.Random(1).choice)
            where = ("--data", str(tmp_path))
            assert table in await asyncio.to_thread(admin, "list", *where)
            await asyncio.to_thread(admin, "export", str(tmp_path / "games.jsonl"), *where)
            (line,) = (tmp_path / "games.jsonl").read_text().splitlines()
            assert parse_record(line).game.is_over
            assert json.loads(line)["tags"]
            await asyncio.to_thread(admin, "export", str(tmp_path / "games.parquet"), *where)
            (row,) = games(tmp_path / "games.parquet")
            assert row.bots in (("random", None), (None, "random"))  # a person is not named
            assert row.replay().actions == parse_record(line).game.actions
            await asyncio.to_thread(admin, "backup", str(tmp_path / "copy.db"), *where)
            with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
                assert copy.execute("SELECT count(*) FROM matches").fetchone() == (1,)
            said = await asyncio.to_thread(admin, "prune", "--older-than-days", "1", *where)
            assert "0 games" in said

    asyncio.run(promise())


def test_suspicious_ratings_are_shown(tmp_path):
    async def fill(games: int) -> None:
        store = await SqliteStore.open(tmp_path / "impera.db")
        ann, bob = (Person(name, name.title()) for name in ("ann", "bob"))
        for person in (ann, bob) if not games else ():
            await store.add_person(person, person.id, 1)
        for number in range(1, games + 1):
            match = new_match()
            await store.create(match, [])
            changes = ((ann, 1.0), (bob, -1.0))
            steps = [RatingStep("2", RatedPlayer("person", who.id), Rating(25, 8, number), by) for who, by in changes]
            await store.finish(match.id, number * 60_000, steps)
        await store.close()

    where = ("--data", str(tmp_path))
    asyncio.run(fill(0))
    assert "No suspicious series" in admin("ratings", *where)
    asyncio.run(fill(7))
    said = admin("ratings", *where)
    assert "Ann (ann) beat Bob (bob) in 7 of 7 rated games from 1970-01-01 00:01" in said


def test_where_there_is_no_database_the_path_is_named(tmp_path):
    with pytest.raises(UsageError, match="no database at"):
        admin("list", "--data", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(language):
    import typer

    app = typer.Typer()
    app.command("serve")(serve_command(language))
    app.add_typer(admin_app(language), name="admin")
    for arguments in (("serve", "--help"), ("admin", "--help"), ("admin", "prune", "--help")):
        assert CliRunner().invoke(app, arguments).exit_code == 0


def test_a_host_can_have_somebody_forgotten(tmp_path):
    """By a name that one person has, after a question; bots play on where others sit, and no byte knows them."""
    where = ("--data", str(tmp_path))

    async def fill() -> str:
        store = await SqliteStore.open(tmp_path / "impera.db", is_server=True)
        people = [Person(ident, name) for ident, name in (("wXq9", "Quetzalina"), ("bob", "Bob"), ("rob", "Bob"))]
        for person in people:
            await store.add_person(person, f"token of {person.id}", 1)
        options = Options(players=2)
        table, entries = lay(TablePlan(options, people[0], seat=1, guests={2: people[1]}, start=True), 5)
        await store.create(table.match, entries)
        with pytest.raises(UsageError):  # a server has the file
            await asyncio.to_thread(admin, "forget", "wXq9", "--yes", *where)
        await store.close()
        return table.match.id

    match = asyncio.run(fill())
    for asked, why in (("nobody", "admin-nobody"), ("Bob", "admin-many")):
        with pytest.raises(UsageError) as caught:
            admin("forget", asked, "--yes", *where)
        assert caught.value.key == why
    question = CliRunner().invoke(admin_app("en"), ["forget", "Quetzalina", *where], input="n\n")
    assert question.exit_code == 1
    assert "Quetzalina (wXq9)" in question.output
    assert b"Quetzalina" in (tmp_path / "impera.db").read_bytes()
    assert "forgotten" in admin("forget", "Quetzalina", "--yes", *where)
    for file in tmp_path.iterdir():
        assert not any(mark in file.read_bytes() for mark in (b"Quetzalina", b"wXq9")), file.name

    async def promise() -> None:
        store = await SqliteStore.open(tmp_path / "impera.db")
        stored = await store.match(match)
        assert stored
        table = Table.replay(stored, await store.entries(match))
        assert (table.status, [holder.gone for holder in table.holders]) == ("running", ["left", None])
        assert not await store.has_person("wXq9")
        await store.close()

    asyncio.run(promise())
