"""PostgreSQL: several processes share one database.

An append and its news (NOTIFY) are one transaction: nobody hears of what is not stored. `UNIQUE (match, seq)` lets
one writer win; a session's advisory locks say which process lets bots play at a table, and end with the process.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.dialects.postgresql import asyncpg as dialects
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from impera.errors import UsageError
from impera.store.migrate import upgrade
from impera.store.rows import Parameters
from impera.store.schema import STATEMENTS
from impera.store.session import ANSWER_SECONDS, CHANNEL, CONNECT_SECONDS, LOOK_SECONDS, LOST, SEPARATOR, Session
from impera.store.sql import Outcome, Row, SqlStore, Write, is_plain
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import OnNews, OnReturn, Store

LETTER_MOST = 4000  # characters; PostgreSQL takes 8000 bytes
APPENDED = ("match", "seq", "what", "at", "seat", "person", "body")
# Entries and the news of them in one statement: one way to the database and back instead of four.
APPEND_ALL = """
    WITH written AS (
        INSERT INTO entries ("match", seq, what, at, seat, person, body)
        SELECT * FROM unnest(
            $1::varchar[], $2::integer[], $3::varchar[], $4::bigint[], $5::integer[], $6::varchar[], $7::text[]
        )
    )
    SELECT pg_notify($8, letter) FROM unnest($9::text[]) AS letter
"""
MIGRATION_LOCK = 0x1A9E7A  # one process at a time migrates
POOL = 4
OPEN_SECONDS = 60.0  # another process may be migrating
DIALECT: Any = dialects.dialect()  # type: ignore[no-untyped-call]
COMPILED: Mapping[str, Any] = {name: statement.compile(dialect=DIALECT) for name, statement in STATEMENTS.items()}
SQL = {name: str(compiled) for name, compiled in COMPILED.items()}
ORDER: dict[str, tuple[str, ...]] = {name: tuple(compiled.positiontup or ()) for name, compiled in COMPILED.items()}
FIXED = {name: compiled.params for name, compiled in COMPILED.items()}
GONE = (  # the connection is, or the server
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


def _arguments(name: str, parameters: Parameters) -> list[Any]:
    values = FIXED[name] | parameters
    return [values[key] for key in ORDER[name]]


class PostgresStore(SqlStore, Store):
    """A store that several processes share; also their bus, and their claims."""

    def __init__(self, url: str) -> None:
        """Name the database."""
        super().__init__()
        self.url = url
        self._pool: Any = None
        self._writing: Any = None  # the connection that writes
        self._session = Session(url)  # listens, and holds the claims

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, making or migrating the tables if need be."""
        place = url.rpartition("@")[2].partition("?")[0]  # without name and password
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                await _migrate(url, place)
        except (*LOST, DatabaseError) as error:
            raise UsageError("table-data-unusable", place=place, why=str(error).partition("\n")[0]) from error
        store = cls(url)
        store._pool = await asyncpg.create_pool(
            url, min_size=1, max_size=POOL, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
        )
        await store._open_writer()
        return store

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        await super().close()
        await self._session.close()
        with suppress(*LOST):
            if self._writing:
                await self._writing.close(timeout=ANSWER_SECONDS)
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._pool.close()

    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        sql, values = SQL[name], _arguments(name, parameters)
        try:
            try:
                rows = await self._pool.fetch(sql, *values)
            except TimeoutError:
                raise
            except GONE:  # cut while it lay idle, perhaps, as others may be: the next connection is a new one
                await self._pool.expire_connections()
                rows = await self._pool.fetch(sql, *values)
        except LOST as error:
            raise StoreError("table-store-unavailable") from error
        return [tuple(row) for row in rows]

    async def _write_all(self, writes: Sequence[Write]) -> list[Outcome]:
        for is_last in (False, True):
            try:
                return await self._transaction(writes)
            except (TimeoutError, asyncpg.ReadOnlySQLTransactionError):
                break
            except asyncpg.DataError:
                return [await self._commit_one(write) for write in writes]
            except GONE:  # the connection, not a write: all of them once more, on a new one
                self._hang_up()
                if is_last:
                    break
            except asyncpg.PostgresError:
                return [await self._commit_one(write) for write in writes]
        raise StoreError("table-store-unavailable")

    async def _commit_one(self, write: Write) -> Outcome:
        try:
            return (await self._transaction([write]))[0]
        except asyncpg.IntegrityConstraintViolationError:
            return SequenceTakenError()
        except LOST:
            return StoreError("table-store-unavailable")

    def _hang_up(self) -> None:
        if self._writing:
            self._writing.terminate()
        self._writing = None

    async def _transaction(self, writes: Sequence[Write]) -> list[Outcome]:
        if self._writing is None or self._writing.is_closed():
            patience = LOOK_SECONDS if self.is_in_trouble else CONNECT_SECONDS
            self._writing = await asyncpg.connect(self.url, timeout=patience, command_timeout=ANSWER_SECONDS)
        self._session.writer = self._writing.get_server_pid()
        if all(map(is_plain, writes)):
            await self._append_all(writes)  # one statement is a transaction of its own
            return [[] for _ in writes]
        outcomes: list[Outcome] = []
        async with self._writing.transaction():
            for write in writes:
                outcomes.append([] if is_plain(write) else await self._run(write))
            await self._append_all([write for write in writes if is_plain(write)])
            await self._notify([write.news for write in writes if write.news and not is_plain(write)])
        return outcomes

    async def _append_all(self, writes: Sequence[Write]) -> None:
        rows = [write.statements[0][1] for write in writes]
        columns = [[row[name] for row in rows] for name in APPENDED]
        await self._writing.execute(APPEND_ALL, *columns, CHANNEL, _letters(write.news for write in writes))

    async def _notify(self, news: Sequence[str]) -> None:
        for letter in _letters(news):
            await self._writing.execute("SELECT pg_notify($1, $2)", CHANNEL, letter)

    async def _run(self, write: Write) -> list[Row]:
        rows: list[Any] = []
        for name, parameters in write.statements:
            rows = await self._writing.fetch(SQL[name], *_arguments(name, parameters))
        return [tuple(row) for row in rows]

    # --- the other processes

    @property
    def is_listening(self) -> bool:
        """Is the news of the others heard now?"""
        return self._session.is_listening

    async def listen(self, on_news: OnNews, on_return: OnReturn) -> None:
        """Have the news of every process delivered."""
        await self._session.listen(on_news, on_return)

    async def publish(self, news: str) -> None:
        """Tell the other processes."""
        try:
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
        except LOST as error:
            raise StoreError("table-store-unavailable") from error

    async def claim(self, match: str) -> bool:
        """Take a table, unless another process has it."""
        return await self._session.claim(match)

    async def release(self, match: str) -> None:
        """Let a table go."""
        await self._session.release(match)


def _letters(news: Iterable[str]) -> list[str]:
    """Put news into as few letters as they fit in."""
    letters: list[str] = []
    for each in filter(None, news):
        if letters and len(letters[-1]) + len(each) < LETTER_MOST:
            letters[-1] += SEPARATOR + each
        else:
            letters.append(each)
    return letters


async def _migrate(url: str, place: str) -> None:
    engine = create_async_engine("postgresql+asyncpg://" + url.partition("://")[2])
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.run_sync(upgrade, place)
    finally:
        await engine.dispose()
