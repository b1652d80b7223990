"""PostgreSQL: several processes share one database.

An append and its news (NOTIFY) are one transaction: nobody hears of what is not stored. `UNIQUE (match, seq)` lets
one writer win; a session's advisory locks say which process lets bots play at a table, and end with the process.
"""

import asyncio
import hashlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.dialects.postgresql import asyncpg as dialects
from sqlalchemy.ext.asyncio import create_async_engine

from impera.store.migrate import upgrade
from impera.store.schema import STATEMENTS
from impera.store.sql import Outcome, Row, SqlStore, Write, is_plain
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import OnNews

CHANNEL = "impera"
SEPARATOR = "\n"
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
DIALECT: Any = dialects.dialect()  # type: ignore[no-untyped-call]
COMPILED = {name: statement.compile(dialect=DIALECT) for name, statement in STATEMENTS.items()}
SQL = {name: str(compiled) for name, compiled in COMPILED.items()}
ORDER: dict[str, tuple[str, ...]] = {name: tuple(compiled.positiontup or ()) for name, compiled in COMPILED.items()}
FIXED = {name: compiled.params for name, compiled in COMPILED.items()}
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


def _arguments(name: str, parameters: dict[str, Any]) -> list[Any]:
    values = FIXED[name] | parameters
    return [values[key] for key in ORDER[name]]


class PostgresStore(SqlStore):
    """A store that several processes share; also their bus, and their claims."""

    def __init__(self, url: str) -> None:
        """Name the database."""
        super().__init__()
        self.url = url
        self._pool: Any = None
        self._writing: Any = None  # the connection that writes
        self._session: Any = None  # the connection that listens and holds the claims
        self._session_lock = asyncio.Lock()
        self._own_process = 0  # the number by which the database knows the connection that writes
        self._claimed: set[str] = set()
        self._on_news: OnNews | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, making or migrating the tables if need be."""
        await _migrate(url)
        store = cls(url)
        store._pool = await asyncpg.create_pool(url, min_size=1, max_size=POOL, command_timeout=30)
        await store._open_writer()
        return store

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        await super().close()
        for task in tuple(self._tasks):
            task.cancel()
        for connection in (self._writing, self._session):
            if connection:
                await connection.close()
        await self._pool.close()

    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        try:
            rows = await self._pool.fetch(SQL[name], *_arguments(name, parameters))
        except LOST as error:
            raise StoreError("table-store-unavailable") from error
        return [tuple(row) for row in rows]

    async def _write_all(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return await self._transaction(writes)
        except LOST:
            return [await self._commit_one(write) for write in writes]

    async def _commit_one(self, write: Write) -> Outcome:
        try:
            return (await self._transaction([write]))[0]
        except asyncpg.IntegrityConstraintViolationError:
            return SequenceTakenError()
        except LOST:
            return StoreError("table-store-unavailable")

    async def _transaction(self, writes: Sequence[Write]) -> list[Outcome]:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(self.url, command_timeout=30)
        self._own_process = self._writing.get_server_pid()
        if all(map(is_plain, writes)):
            await self._append_all(writes)  # one statement is a transaction of its own
            return [[] for _ in writes]
        outcomes: list[Outcome] = []
        async with self._writing.transaction():
            for write in writes:
                outcomes.append([] if is_plain(write) else await self._steps(write))
            await self._append_all([write for write in writes if is_plain(write)])
            await self._notify([write.news for write in writes if write.news and not is_plain(write)])
        return outcomes

    async def _append_all(self, writes: Sequence[Write]) -> None:
        rows = [write.steps[0][1] for write in writes]
        columns = [[row[name] for row in rows] for name in APPENDED]
        await self._writing.execute(APPEND_ALL, *columns, CHANNEL, _letters(write.news for write in writes))

    async def _notify(self, news: Sequence[str]) -> None:
        for letter in _letters(news):
            await self._writing.execute("SELECT pg_notify($1, $2)", CHANNEL, letter)

    async def _steps(self, write: Write) -> list[Row]:
        rows: list[Any] = []
        for name, parameters in write.steps:
            rows = await self._writing.fetch(SQL[name], *_arguments(name, parameters))
        return [tuple(row) for row in rows]

    # --- the bus

    async def listen(self, on_news: OnNews) -> None:
        """Have the news of every process delivered."""
        self._on_news = on_news
        async with self._session_lock:
            await self._connect_session()

    async def publish(self, news: str) -> None:
        """Tell the other processes."""
        try:
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
        except LOST as error:
            raise StoreError("table-store-unavailable") from error

    async def _connect_session(self) -> Any:
        """The session of this process; when it was lost, so are its claims."""
        if self._session is None or self._session.is_closed():
            self._claimed.clear()
            self._session = await asyncpg.connect(self.url)
            if self._on_news:
                await self._session.add_listener(CHANNEL, self._hear)
        return self._session

    def _hear(self, _: Any, process: int, __: str, letter: str) -> None:
        if self._on_news and process != self._own_process:  # what this process wrote it knows
            task = asyncio.ensure_future(self._read_out(letter, self._on_news))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _read_out(self, letter: str, on_news: OnNews) -> None:
        for news in letter.split(SEPARATOR):
            with suppress(StoreError):  # what cannot be read now will be found stale, or asked for
                await on_news(news)

    # --- claims

    async def claim(self, match: str) -> bool:
        """Take a table, unless another process has it."""
        try:
            async with self._session_lock:
                session = await self._connect_session()
                if match not in self._claimed and await session.fetchval(
                    "SELECT pg_try_advisory_lock($1)", _lock_number(match)
                ):
                    self._claimed.add(match)
        except LOST:
            return False
        return match in self._claimed

    async def release(self, match: str) -> None:
        """Let a table go."""
        if match not in self._claimed:
            return
        self._claimed.discard(match)
        try:
            async with self._session_lock:
                session = await self._connect_session()
                await session.execute("SELECT pg_advisory_unlock($1)", _lock_number(match))
        except LOST:
            pass  # a lost session has let everything go


def _letters(news: Iterable[str]) -> list[str]:
    """Put news into as few letters as they fit in."""
    letters: list[str] = []
    for each in filter(None, news):
        if letters and len(letters[-1]) + len(each) < LETTER_MOST:
            letters[-1] += SEPARATOR + each
        else:
            letters.append(each)
    return letters


def _lock_number(match: str) -> int:
    return int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], "big", signed=True)


async def _migrate(url: str) -> None:
    engine = create_async_engine("postgresql+asyncpg://" + url.partition("://")[2])
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
