"""SQLite: one file, one thread that writes, one that reads.

`synchronous=FULL` with the write-ahead log: a commit is on the disk before anyone is told, even if the power
fails. Group commit pays for it: all that is waiting goes into one transaction.
"""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError

from impera.errors import UsageError
from impera.store.lock import FileLock
from impera.store.migrate import upgrade
from impera.store.private import make_private_file, make_private_folder
from impera.store.rows import Parameters
from impera.store.schema import STATEMENTS
from impera.store.sql import Outcome, Row, SqlStore, Write, is_plain
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import Alone, Store

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
ANEW_MOST = 64_000_000  # bytes of a file that is written anew when somebody is forgotten
BUSY = 2.0  # seconds to wait for another process, such as a prune; whoever writes is refused within five
BUSY_STILL = 0.1  # while it was busy a moment ago
REFUSALS = {  # the last byte of the error's number says what kind it is
    sqlite3.SQLITE_BUSY: "table-store-locked",
    sqlite3.SQLITE_LOCKED: "table-store-locked",
    sqlite3.SQLITE_READONLY: "table-store-read-only",
    sqlite3.SQLITE_FULL: "table-store-full",
}


class SqliteStore(SqlStore, Alone, Store):
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        """Name the file."""
        super().__init__()
        self.path = path
        self._lock: FileLock | None = None
        self._is_patient = True
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._read_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._to_write: sqlite3.Connection | None = None
        self._to_read: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, path: Path, *, is_server: bool = False) -> "SqliteStore":
        """Open the file, making or migrating it if need be; a server is the only one to have it."""
        store = cls(path)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(store._write_thread, store._open_file, is_server)
            store._to_read = await loop.run_in_executor(store._read_thread, store._connect)
        except BaseException:
            await store.close()
            raise
        await store._open_writer()
        return store

    def _open_file(self, is_server: bool) -> None:
        try:
            make_private_folder(self.path.parent)
            if is_server:
                self._lock = FileLock(self.path)
            migrate_file(self.path)
            self._to_write = self._connect()
        except (OSError, sqlite3.Error, DatabaseError) as error:
            raise UsageError("table-data-unusable", place=str(self.path), why=_why(error)) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=BUSY)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
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
        if self._lock:
            self._lock.release()

    async def _erase(self) -> None:
        """Let nothing of what was deleted lie in the file or its log."""
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._overwrite)

    def _overwrite(self) -> None:
        """Older pages may hold copies that no delete has reached: a file that is not too long is written anew."""
        if self._to_write is None:
            return
        with suppress(sqlite3.OperationalError):  # somebody reads just now: the next checkpoint does it
            if self.path.stat().st_size <= ANEW_MOST:
                self._to_write.execute("VACUUM")
            self._to_write.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._read_thread, self._select, name, parameters)

    def _select(self, name: str, parameters: Parameters) -> list[Row]:
        if self._to_read is None:
            raise StoreError("table-store-unavailable")
        try:
            return self._to_read.execute(SQL[name], FIXED[name] | parameters).fetchall()
        except sqlite3.Error as error:
            raise refusal_of(error) from error

    async def _write_all(self, writes: Sequence[Write]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._write_thread, self._commit, writes)

    def _commit(self, writes: Sequence[Write]) -> list[Outcome]:
        self._be_patient(not self.is_in_trouble)
        try:
            return self._transaction(writes)
        except sqlite3.OperationalError as error:  # the file, not a write: nobody waits for it one by one
            raise refusal_of(error) from error
        except sqlite3.Error:
            return [self._commit_one(write) for write in writes]

    def _be_patient(self, is_patient: bool) -> None:
        """Wait long for another process, or only look whether it is still there."""
        if self._to_write and is_patient != self._is_patient:
            self._is_patient = is_patient
            self._to_write.execute(f"PRAGMA busy_timeout={int(1000 * (BUSY if is_patient else BUSY_STILL))}")

    def _commit_one(self, write: Write) -> Outcome:
        try:
            return self._transaction([write])[0]
        except sqlite3.IntegrityError:
            return SequenceTakenError()
        except sqlite3.Error as error:
            return refusal_of(error)

    def _transaction(self, writes: Sequence[Write]) -> list[Outcome]:
        connection = self._to_write
        if connection is None:
            raise sqlite3.OperationalError
        outcomes: list[Outcome] = []
        connection.execute("BEGIN IMMEDIATE")
        try:
            plain = [write.statements[0][1] for write in writes if is_plain(write)]
            if plain:
                connection.execute(APPEND_ALL, [json.dumps(plain)])
            for write in writes:
                rows: list[Row] = []
                for name, parameters in () if is_plain(write) else write.statements:
                    rows = connection.execute(SQL[name], FIXED[name] | parameters).fetchall()
                outcomes.append(rows)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


def refusal_of(error: sqlite3.Error) -> StoreError:
    """Why the file cannot be used, in words."""
    number = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreError(REFUSALS.get(number, "table-store-unavailable"))


def migrate_file(path: Path) -> None:
    """Bring the file to the present schema."""
    make_private_file(path)
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            upgrade(connection, str(path))
    finally:
        engine.dispose()


def _why(error: Exception) -> str:
    """What the system says against it, in one line."""
    cause = error.orig if isinstance(error, DatabaseError) else error
    text = cause.strerror if isinstance(cause, OSError) else str(cause)
    return (text or str(error)).splitlines()[0]


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    make_private_file(target)
    with sqlite3.connect(source, timeout=BUSY) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
