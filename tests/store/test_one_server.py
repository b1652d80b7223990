"""A file has one server, which nobody else can read; what is wrong with it is said in a sentence, and soon."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from impera.errors import UsageError
from impera.store.postgres import PostgresStore
from impera.store.sqlite import SqliteStore, back_up, migrate_file
from impera.tables.entry import Entry, Match
from impera.tables.errors import StoreError
from impera.tables.options import Options


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_server_on_the_same_file_is_told_who_has_it(tmp_path):
    async def promise() -> None:
        path = tmp_path / "impera.db"
        first = await SqliteStore.open(path, is_server=True)
        with pytest.raises(UsageError, match=rf"process number {os.getpid()} uses {path}"):
            await SqliteStore.open(path, is_server=True)
        beside = await SqliteStore.open(path)  # an administrator's command
        await beside.close()
        await first.close()
        again = await SqliteStore.open(path, is_server=True)
        await again.close()

    asyncio.run(promise())


def test_the_folder_its_files_and_backups_are_closed_to_others(tmp_path):
    async def promise() -> None:
        folder = tmp_path / "deep" / "data"
        folder.mkdir(parents=True, mode=0o755)
        (folder / "impera.db").touch(0o644)  # as earlier versions left it
        store = await SqliteStore.open(folder / "impera.db", is_server=True)
        await store.create(Match("match", 1, "host", Options(), "ab" * 32), [])
        back_up(folder / "impera.db", tmp_path / "copy.db")
        assert mode(folder) == 0o700
        names = ("impera.db", "impera.db-wal", "impera.db-shm", "impera.lock")
        assert {path.name: mode(path) for path in folder.iterdir()} == dict.fromkeys(names, 0o600)
        assert mode(tmp_path / "copy.db") == 0o600
        await store.close()

    asyncio.run(promise())


def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path):
    async def promise() -> None:
        tmp_path.chmod(0o755)
        (tmp_path / "letters.txt").touch()
        store = await SqliteStore.open(tmp_path / "impera.db")
        await store.close()
        assert (mode(tmp_path), mode(tmp_path / "impera.db")) == (0o755, 0o600)

    asyncio.run(promise())


def test_a_database_of_a_newer_schema_is_refused_in_one_sentence(tmp_path):
    path = tmp_path / "impera.db"
    migrate_file(path)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")
        database.commit()
    with pytest.raises(UsageError, match=rf"{path} was written by a newer Impera \(schema 0099, this one knows \d+\)"):
        asyncio.run(SqliteStore.open(path, is_server=True))


def test_a_postgresql_that_is_not_there_is_refused_in_one_sentence():
    with pytest.raises(UsageError, match=r"The database 127\.0\.0\.1:1/nothing cannot be opened") as refused:
        asyncio.run(PostgresStore.open("postgresql://nobody:secret@127.0.0.1:1/nothing"))
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("wrong", ["a file instead of the folder", "no database"])
def test_what_cannot_be_opened_is_refused_in_one_sentence(tmp_path, wrong):
    path = tmp_path / "data" / "impera.db"
    if wrong == "no database":
        path.parent.mkdir()
        path.write_bytes(b"hello " * 1000)
    else:
        path.parent.touch()
    with pytest.raises(UsageError) as refused:
        asyncio.run(SqliteStore.open(path, is_server=True))
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)


def entry(seq: int) -> Entry:
    return Entry(seq, "said", 1000 + seq, body={"text": "x" * 5000})


async def opened(path: Path) -> tuple[Any, list[str]]:
    store = await SqliteStore.open(path)
    matches = [f"match-{number}" for number in range(8)]
    for match in matches:
        await store.create(Match(match, 1, "host", Options(), "ab" * 32), [])
    return store, matches


async def refusals(store: Any, matches: list[str], seq: int) -> set[str]:
    """What is answered to eight who write at once, one of them a moment later."""
    writes = [store.append(match, entry(seq)) for match in matches[1:]]
    outcomes = asyncio.gather(*writes, return_exceptions=True)
    await asyncio.sleep(0.05)
    late = (await asyncio.gather(store.append(matches[0], entry(seq)), return_exceptions=True))[0]
    found = [*await outcomes, late]
    assert all(isinstance(outcome, StoreError) for outcome in found)
    return {outcome.key for outcome in found if isinstance(outcome, StoreError)}


def test_a_locked_file_refuses_everybody_within_five_seconds(tmp_path):
    async def promise() -> None:
        store, matches = await opened(tmp_path / "impera.db")
        blocker = sqlite3.connect(tmp_path / "impera.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert await refusals(store, matches, 1) == {"table-store-locked"}
        for match in matches:  # and whoever comes after waits no longer
            with pytest.raises(StoreError):
                await store.append(match, entry(1))
        assert time.monotonic() - began < 5  # a promise, not a measurement
        assert not await store.ready()
        blocker.execute("ROLLBACK")
        blocker.close()
        for match in matches:
            await store.append(match, entry(1))
        assert await store.ready()
        await store.close()

    asyncio.run(promise())


@pytest.mark.parametrize("trouble", ["full", "read-only"])
def test_a_full_or_read_only_disk_is_named(tmp_path, trouble):
    async def promise() -> None:
        store, matches = await opened(tmp_path / "impera.db")
        pragma = {"full": "max_page_count=1", "read-only": "query_only=1"}[trouble]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(store._write_thread, store._to_write.execute, f"PRAGMA {pragma}")
        assert await refusals(store, matches, 1) == {f"table-store-{trouble}"}
        assert not await store.ready()
        assert [await store.entries(match) for match in matches] == [[]] * 8
        await store.close()

    asyncio.run(promise())
