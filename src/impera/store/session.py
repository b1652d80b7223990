"""The session of a process with PostgreSQL: it hears the others and holds the claims; lost, it is opened again.

With a session its claims are lost, and the news of the time without one: `on_return` says so to whoever listens.
"""

import asyncio
import hashlib
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import asyncpg

from impera.tables.errors import StoreError
from impera.tables.ports import OnNews, OnReturn

CHANNEL = "impera"
SEPARATOR = "\n"
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 4.0  # whoever waits is refused within five
LOOK_SECONDS = 1.0  # between two looks whether the session still answers
RETRY_SECONDS = 0.1
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


def begin(work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]]) -> None:
    """Let work go on by itself, kept among others until it is done."""
    task = asyncio.ensure_future(work)
    among.add(task)
    task.add_done_callback(among.discard)


class Session:
    """One connection that lasts: the ear of a process, and its claims."""

    def __init__(self, url: str) -> None:
        """Name the database."""
        self._url = url
        self.writer = 0  # the number by which the database knows the connection that writes: our own news
        self._connection: Any = None
        self._connecting = asyncio.Lock()
        self._lost = asyncio.Event()
        self._claimed: set[str] = set()
        self._on_news: OnNews | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_listening(self) -> bool:
        """Is the news of the others heard now?"""
        return self._is_open() and not self._lost.is_set()

    async def listen(self, on_news: OnNews, on_return: OnReturn) -> None:
        """Have the news of every process delivered."""
        self._on_news = on_news
        async with self._connecting:
            await self._connect()
        self._keeper = asyncio.create_task(self._keep(on_return))

    async def close(self) -> None:
        """Hang up; with the session its claims go."""
        tasks = [*self._tasks, *([self._keeper] if self._keeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._connection:
            with suppress(*LOST):
                await self._connection.close(timeout=ANSWER_SECONDS)

    def _is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def _connect(self) -> Any:
        if not self._is_open():
            self._claimed.clear()
            connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
            connection.add_termination_listener(self._note_loss)
            if self._on_news:
                await connection.add_listener(CHANNEL, self._hear)
            if self._connection is not None:  # the driver does not tell of every loss
                self._lost.set()
            self._connection = connection
        return self._connection

    def _note_loss(self, _: Any) -> None:
        self._lost.set()

    async def _keep(self, on_return: OnReturn) -> None:
        """Notice when the session is lost, or no longer answers; open it again, then say so."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), LOOK_SECONDS)
            try:
                await self._look()
                if self._lost.is_set():
                    self._lost.clear()
                    await on_return()
            except Exception:  # whatever a driver raises: it is tried until it works
                self._lost.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _look(self) -> None:
        async with self._connecting:
            session = await self._connect()
            try:
                await session.fetchval("SELECT 1")
            except LOST:
                session.terminate()
                self._lost.set()
                raise

    def _hear(self, _: Any, process: int, __: str, letter: str) -> None:
        if self._on_news and process != self.writer:  # what this process wrote it knows
            begin(self._read_out(letter, self._on_news), self._tasks)

    async def _read_out(self, letter: str, on_news: OnNews) -> None:
        for news in letter.split(SEPARATOR):
            with suppress(StoreError):  # what cannot be read now will be found stale, or asked for
                await on_news(news)

    # --- claims

    async def claim(self, match: str) -> bool:
        """Take a table, unless another process has it."""
        try:
            async with self._connecting:
                session = await self._connect()
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
        with suppress(*LOST):  # a lost session has let everything go
            async with self._connecting:
                session = await self._connect()
                await session.execute("SELECT pg_advisory_unlock($1)", _lock_number(match))


def _lock_number(match: str) -> int:
    return int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], "big", signed=True)
