"""SQLite: one file, one thread that writes, one that reads.

`synchronous=FULL` with the write-ahead log: a commit is on the disk before anyone is told, even if the power
fails. Group commit pays for it: all that is waiting goes into one transaction.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.dialects import sqlite

from impera.store.migrate import upgrade
from impera.store.schema import STATEMENTS
from impera.store.sql import Outcome, Row, SqlStore, Write, is_plain
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import Alone

DIALECT: Any = sqlite.dialect(paramstyle="named")
COMPILED = {name: statement.compile(dialect=DIALECT) for name, statement in STATEMENTS.items()}
SQL = {name: str(compiled) for name, compiled in COMPILED.items()}
FIXED = {  # the values that a statement brings itself
    name: {key: value for key, value in compiled.params.items() if value is not None}
    for name, compiled in COMPILED.items()
}
# A batch in one call: after each call the thread must wait for its turn with the interpreter.
APPEND_ALL = """
    INSERT INTO entries ("match", seq, what, at, seat, person, body)
    SELECT value ->> 'match', value ->> 'seq', value ->> 'what', value ->> 'at', value ->> 'seat', value ->> 'person',
        value ->> 'body'
    FROM json_each(?)
"""
BUSY = 5.0  # seconds to wait for another process, such as a backup


class SqliteStore(SqlStore, Alone):
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        """Name the file."""
        super().__init__()
        self.path = path
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._read_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._to_write: sqlite3.Connection | None = None
        self._to_read: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the file, making or migrating it if need be."""
        store = cls(path)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(store._write_thread, store._open_file)
        store._to_read = await loop.run_in_executor(store._read_thread, store._connect)
        await store._open_writer()
        return store

    def _open_file(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        migrate_file(self.path)
        self._to_write = self._connect()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=BUSY)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await super().close()
        for thread, connection in (
            (self._write_thread, self._to_write),
            (self._read_thread, self._to_read),
        ):
            if connection:
                await asyncio.get_running_loop().run_in_executor(thread, connection.close)
            thread.shutdown()

    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._read_thread, self._select, name, parameters)

    def _select(self, name: str, parameters: dict[str, Any]) -> list[Row]:
        if self._to_read is None:
            raise StoreError("table-store-unavailable")
        try:
            return self._to_read.execute(SQL[name], FIXED[name] | parameters).fetchall()
        except sqlite3.Error as error:
            raise StoreError("table-store-unavailable") from error

    async def _write_all(self, writes: Sequence[Write]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._write_thread, self._commit, writes)

    def _commit(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return self._transaction(writes)
        except sqlite3.Error:
            return [self._commit_one(write) for write in writes]

    def _commit_one(self, write: Write) -> Outcome:
        try:
            return self._transaction([write])[0]
        except sqlite3.IntegrityError:
            return SequenceTakenError()
        except sqlite3.Error:
            return StoreError("table-store-unavailable")

    def _transaction(self, writes: Sequence[Write]) -> list[Outcome]:
        connection = self._to_write
        if connection is None:
            raise sqlite3.OperationalError
        outcomes: list[Outcome] = []
        connection.execute("BEGIN IMMEDIATE")
        try:
            plain = [write.steps[0][1] for write in writes if is_plain(write)]
            if plain:
                connection.execute(APPEND_ALL, [json.dumps(plain)])
            for write in writes:
                rows: list[Row] = []
                for name, parameters in () if is_plain(write) else write.steps:
                    rows = connection.execute(SQL[name], FIXED[name] | parameters).fetchall()
                outcomes.append(rows)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


def migrate_file(path: Path) -> None:
    """Bring the file to the present schema."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    with sqlite3.connect(source, timeout=BUSY) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
