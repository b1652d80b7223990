"""Databases of every schema and rules version so far, as their own code wrote them: upgraded, and replayed the same.

A change of the schema or of the rules adds one, made by the code before it.
"""

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from impera.errors import UsageError
from impera.rules.facts import RULES_VERSION
from impera.store import migrate
from impera.store.schema import METADATA
from impera.store.sqlite import SqliteStore, back_up, migrate_file
from impera.tables import commands
from impera.tables.entry import Match, Person
from impera.tables.errors import StoreError, TableError
from impera.tables.laying import TablePlan
from impera.tables.live_tables import LiveTables
from impera.tables.options import Options
from impera.tables.table import Table
from impera.tables.thinking import RandomBots, Thinking
from impera.wire.shapes import as_data
from tests.tables.playing import Ear

KEPT = sorted((Path(__file__).parent / "databases").glob("*.sql"))
ANN = Person("ann", "Ann")
PATIENCE = 60.0  # seconds for games of random bots


def restored(dump: Path, folder: Path) -> Path:
    path = folder / "impera.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    return path


def live_tables(store: SqliteStore) -> LiveTables:
    return LiveTables(store, Thinking(RandomBots()), lambda: 2_000_000_000_000)


@pytest.mark.parametrize("dump", KEPT, ids=lambda dump: dump.stem)
def test_a_kept_database_is_upgraded_and_replays_as_it_was_played(dump, tmp_path):
    async def promise() -> None:
        store = await SqliteStore.open(restored(dump, tmp_path))
        tables = live_tables(store)
        for match, played in json.loads(dump.with_suffix(".json").read_text(encoding="utf-8")).items():
            live = await tables.open(match)
            actions = [action.text for action in live.table.game.actions] if live.table.game else []
            now = {"status": live.status, "version": live.version, "actions": actions, "broken": live.table.broken}
            assert now | {"result": as_data(live.table.result)} == played
            if live.status == "running":  # and it goes on
                await live.do(lambda table, at: commands.Say("Where were we?").decide(table, ANN, at))
        await tables.stop()
        await store.close()

    asyncio.run(promise())


def test_there_is_a_kept_database_of_every_schema_and_of_every_version_of_the_rules():
    known = {path.stem[1:5] for path in (migrate.MIGRATIONS / "versions").glob("s0*.py")}
    assert {dump.stem[7:11] for dump in KEPT} == known
    assert {int(dump.stem.rpartition("-")[2]) for dump in KEPT} == set(range(1, RULES_VERSION + 1))


@pytest.mark.parametrize("dump", KEPT, ids=lambda dump: dump.stem)
def test_every_schema_has_a_way_down_and_up_again(dump, tmp_path):
    path = restored(dump, tmp_path)
    migrate_file(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate.downgrade(connection, "base")
    assert set(inspect(engine).get_table_names()) == {"alembic_version"}
    engine.dispose()
    migrate_file(path)
    engine = create_engine(f"sqlite:///{path}")
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_a_game_of_newer_rules_is_refused_and_hides_no_other(tmp_path):
    async def promise() -> None:
        store = await SqliteStore.open(tmp_path / "impera.db")
        tables = live_tables(store)
        newer = Match("newer", 1, "ann", Options(listed=True), "ab" * 32, rules=RULES_VERSION + 98)
        await store.create(newer, [])
        known = await tables.create(TablePlan(Options(listed=True), ANN))
        assert await store.match("newer") == newer
        with pytest.raises(TableError, match="newer rules") as refused:
            await tables.open("newer")
        assert not isinstance(refused.value, StoreError)
        with pytest.raises(TableError, match="newer rules"):
            Table.replay(newer, [])
        assert await tables.open_known(await store.lobby(10)) == [known]
        await tables.stop()
        await store.close()

    asyncio.run(promise())


def test_a_backup_made_while_games_go_on_is_restored_and_played_on(tmp_path):
    async def played(tables: LiveTables) -> Any:
        plan = TablePlan(Options(), ANN, bots={1: "random", 2: "random"}, seat=0, start=True)
        return await tables.create(plan)

    async def promise() -> None:
        store = await SqliteStore.open(tmp_path / "impera.db", is_server=True)
        tables = live_tables(store)
        games = [await played(tables) for _ in range(2)]
        for live in games:
            live.join(Ear())  # bots play where somebody looks
        async with asyncio.timeout(PATIENCE):
            while not all(live.version > 10 for live in games):  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        await asyncio.to_thread(back_up, tmp_path / "impera.db", tmp_path / "copy" / "impera.db")
        logs = {live.id: await store.entries(live.id) for live in games}
        await tables.stop()
        await store.close()

        again = await SqliteStore.open(tmp_path / "copy" / "impera.db", is_server=True)
        restored = live_tables(again)
        for match, log in logs.items():
            kept = await again.entries(match)
            assert kept == log[: len(kept)]  # a prefix of what was played, without a gap
            assert len(kept) > 10
            live = await restored.open(match)
            live.join(Ear())
            async with asyncio.timeout(PATIENCE):
                while live.status == "running":  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
            assert (live.status, live.table.broken) == ("finished", None)
        await restored.stop()
        await again.close()

    (tmp_path / "copy").mkdir()
    asyncio.run(promise())


def test_a_newer_schema_is_refused_before_anything_is_changed():
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate.upgrade(connection, "here")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0099'")
        with pytest.raises(UsageError, match="schema 0099"):
            migrate.upgrade(connection, "here")
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0099"
    engine.dispose()
