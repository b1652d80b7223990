"""The live line to a table: it stays in step by itself, through cut lines and restarts of the server."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator
from itertools import count
from types import TracebackType
from typing import Any, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from impera.client.errors import OutOfStepError, RefusedError
from impera.wire.log import ChangeInfo
from impera.wire.messages import (
    Answered,
    Explanation,
    HintGiven,
    Message,
    Presence,
    Refused,
    Update,
    Welcome,
    read_message,
)
from impera.wire.refusal import ErrorInfo, VerdictInfo
from impera.wire.requests import Hello
from impera.wire.shapes import encode
from impera.wire.table import ClockInfo, TableInfo, YouInfo
from impera.wire.view import ViewInfo, digest_of

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds before trying again
PATIENCE = 180.0  # seconds of trying before giving up
NOT_AGAIN = (1008,)  # closed for good
FOR_NOW = ("store-unavailable", "internal", "too-many")  # a refusal that may be another answer in a moment


class Seat:
    """What I see of a table. Everything is as the server last told; nothing is guessed."""

    def __init__(self, url: str, token: str | None, since: int | None = None) -> None:
        """Name the socket."""
        self.url, self.token = url, token
        self.version: int | None = since
        self.seq = 0
        self.you: YouInfo
        self.table: TableInfo
        self.view: ViewInfo | None = None
        self.clock: ClockInfo
        self.can_undo = False
        self.changes: list[ChangeInfo] = []  # everything that happened, from `since` on
        self.reconnects = 0
        self._ids = count(1)
        self._asked: dict[str, tuple[bytes, asyncio.Future[Answered]]] = {}
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_welcome = False
        self._seed = secrets.token_hex(16)  # added to the shuffle where seeds are sealed
        self._seeding: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Seat":
        """Connect, and wait for the welcome."""
        self._task = asyncio.create_task(self._run())
        async with self._news:
            await self._news.wait_for(lambda: self._is_welcome or self._has_ended)
        self._raise_if_ended()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Hang up."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket:
            await self._socket.close()

    @property
    def number(self) -> int | None:
        """Where I sit."""
        return self.you.seat

    @property
    def status(self) -> str:
        """Where the table stands."""
        return self.table.status

    @property
    def is_mine(self) -> bool:
        """Am I asked to decide?"""
        return self.status == "running" and bool(self.view and self.view.legal)

    async def decisions(self) -> AsyncIterator[ViewInfo]:
        """My view each time I am asked to decide, until the game is over. Answer with `act`."""
        while self.status not in ("finished", "closed"):
            if self.is_mine and self.view:
                yield self.view
            else:
                await self.news()

    async def news(self) -> None:
        """Wait until something happens."""
        before = (self.version, self.reconnects, self.table)
        async with self._news:
            await self._news.wait_for(lambda: (self.version, self.reconnects, self.table) != before or self._has_ended)
        self._raise_if_ended()

    async def act(self, action: str) -> None:
        """Decide. Sent again after a cut line it counts once."""
        await self.ask("act", seq=self.seq, action=action)

    async def undo(self) -> None:
        """Take my last action back."""
        await self.ask("undo", seq=self.seq)

    async def explain(self, action: str) -> VerdictInfo:
        """May I, and by which rule?"""
        return cast(Explanation, await self.ask("explain", action=action)).verdict

    async def hint(self) -> str:
        """What a bot would do in my place."""
        return cast(HintGiven, await self.ask("hint")).action

    async def ask(self, what: str, **fields: Any) -> Answered:
        """Send any message and wait for its answer; what was told before it has been taken in."""
        self._raise_if_ended()
        ident = f"c{next(self._ids)}"
        message = encode({"type": what, "id": ident} | fields)
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[ident] = (message, future)
        try:
            if self._socket and self._is_welcome:
                await self._send(message)
            answer = await future
        finally:
            self._asked.pop(ident, None)
        if isinstance(answer, Refused):
            raise RefusedError(answer.error)
        return answer

    async def _send(self, message: bytes) -> None:
        try:
            if self._socket:
                await self._socket.send(message, text=True)
        except ConnectionClosed:
            pass  # it is sent again after the next welcome

    @property
    def _has_ended(self) -> bool:
        return self._task is not None and self._task.done()

    def _raise_if_ended(self) -> None:
        if self._task is None or not self._task.done():
            return
        if not self._task.cancelled() and (error := self._task.exception()):
            raise error
        raise ConnectionError(self.url)  # hung up by ourselves

    def _see_to_seed(self) -> None:
        """At a table of sealed seeds: seal mine, and show it once everybody has sealed theirs."""
        seats = self.table.seats
        mine = next((seat for seat in seats if seat.seat == self.you.seat), None)
        if mine is None or not self.table.options.sealed_seeds or self.status != "open" or mine.seeded:
            return
        has_all = all(seat.holder == "bot" or seat.seal for seat in seats)
        if self._seeding is None or self._seeding.done():
            if mine.seal is None and not any(seat.seeded for seat in seats):
                seal = hashlib.sha256(self._seed.encode()).hexdigest()
                self._seeding = asyncio.create_task(self._add_seed("seal", seal=seal))
            elif has_all:
                self._seeding = asyncio.create_task(self._add_seed("seed", seed=self._seed))

    async def _add_seed(self, what: str, **fields: str) -> None:
        """Send it; who has sealed another seed before, elsewhere, or came too late is told so at the start."""
        with contextlib.suppress(RefusedError, ConnectionError):
            await self.ask(what, **fields)
        self._seeding = None
        self._see_to_seed()

    async def _run(self) -> None:
        wait, patience = FIRST_WAIT, PATIENCE
        try:
            while patience > 0:
                try:
                    await self._listen()
                    return
                except (OSError, ConnectionClosed, InvalidHandshake, OutOfStepError) as error:
                    if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in NOT_AGAIN:
                        raise
                    wait = FIRST_WAIT if self._is_welcome else min(2 * wait, LONGEST_WAIT)
                    patience = PATIENCE if self._is_welcome else patience - wait
                    self._is_welcome = False
                    self.reconnects += 1
                await asyncio.sleep(wait)
            raise ConnectionError(self.url)
        finally:
            self._fail_all()
            asyncio.get_running_loop().create_task(self._announce())

    def _fail_all(self) -> None:
        for _, future in self._asked.values():
            if not future.done():
                future.set_exception(ConnectionError(self.url))

    async def _announce(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _listen(self) -> None:
        async with connect(self.url, compression=None, proxy=None, max_size=2**22) as socket:
            self._socket = socket
            await socket.send(encode(Hello(token=self.token, since=self.version)), text=True)
            async for text in socket:
                await self._take(read_message.decode(text))
        raise ConnectionError(self.url)

    async def _take(self, message: Message) -> None:
        if isinstance(message, Welcome | Update):
            self._take_state(message)
        elif isinstance(message, Presence):
            self.table = message.table
        elif isinstance(message, Answered) and message.id in self._asked:
            future = self._asked[message.id][1]
            if not future.done():
                future.set_result(message)
        elif isinstance(message, Refused) and not self._is_welcome:
            self._refuse_hello(message.error)
        async with self._news:
            self._news.notify_all()
        if isinstance(message, Welcome):
            self._is_welcome = True
            for asked, _ in list(self._asked.values()):
                await self._send(asked)
            await self._announce()
        if self._is_welcome and isinstance(message, Welcome | Update | Presence):
            self._see_to_seed()

    def _refuse_hello(self, error: ErrorInfo) -> None:
        if error.code in FOR_NOW:
            raise ConnectionError(error.message)
        raise RefusedError(error)

    def _take_state(self, message: Welcome | Update) -> None:
        if isinstance(message, Update):
            if self.version is not None and message.version != self.version + 1:
                raise OutOfStepError(f"version {message.version} after {self.version}")
            self.changes.append(message.change)
        else:
            self.changes += message.changes
        if message.view is not None and digest_of(message.view) != message.digest:
            raise OutOfStepError(f"version {message.version} has another digest")
        self.version, self.seq = message.version, message.seq
        self.view, self.clock = message.view, message.clock
        self.can_undo = message.can_undo
        self.table = message.table or self.table
        self.you = message.you or self.you
