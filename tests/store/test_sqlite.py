"""The SQLite file: its schema is the one the code knows, it can be copied in use, and it is safe by its settings."""

import asyncio
import sqlite3
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from impera.store.schema import METADATA
from impera.store.sqlite import SqliteStore, back_up, migrate_file
from impera.tables.entry import Entry, Match
from impera.tables.options import Options


def test_migrations_lead_to_the_schema_of_the_code(tmp_path):
    path = tmp_path / "games.db"
    migrate_file(path)
    migrate_file(path)  # again: nothing to do
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path):
    async def promise() -> None:
        store: Any = await SqliteStore.open(tmp_path / "games.db")
        loop = asyncio.get_running_loop()

        def pragma(name: str) -> object:
            return store._to_write.execute(f"PRAGMA {name}").fetchone()[0]

        assert await loop.run_in_executor(store._write_thread, pragma, "journal_mode") == "wal"
        assert await loop.run_in_executor(store._write_thread, pragma, "synchronous") == 2  # FULL
        await store.close()

    asyncio.run(promise())


def test_a_backup_is_made_while_games_are_written(tmp_path):
    async def promise() -> None:
        store = await SqliteStore.open(tmp_path / "games.db")
        match = Match("match", 1, "host", Options(), "ab" * 32)
        await store.create(match, [])
        writes = [asyncio.create_task(store.append("match", Entry(seq, "said", seq))) for seq in range(1, 200)]
        await asyncio.sleep(0)
        await asyncio.to_thread(back_up, tmp_path / "games.db", tmp_path / "copy.db")
        await asyncio.gather(*writes)
        await store.close()
        with sqlite3.connect(tmp_path / "copy.db") as copy:
            numbers = [row[0] for row in copy.execute("SELECT seq FROM entries ORDER BY seq")]
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        copy.close()
        assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(promise())


def test_many_waiting_writes_share_a_commit(tmp_path):
    async def promise() -> None:
        store = await SqliteStore.open(tmp_path / "games.db")
        matches = [Match(f"match-{number}", 1, "host", Options(), "ab" * 32) for number in range(50)]
        await asyncio.gather(*(store.create(match, []) for match in matches))
        before = store.commits
        await asyncio.gather(*(store.append(match.id, Entry(1, "said", 1)) for match in matches))
        assert store.commits - before <= 3
        await store.close()

    asyncio.run(promise())
