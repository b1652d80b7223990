"""Thoughts given away: over PostgreSQL, to thinkers on other machines.

A server asks by NOTIFY, with what the deciding seat may see and nothing else (R7); a thinker claims the thought by an
advisory lock of its session, thinks, and answers by NOTIFY. A question is asked again until it is answered: the lock of
a thinker that dies is gone with its session, and another takes the thought. What a bot planned for its turn stays with
the thinker that planned it, so the rest of the turn is asked of the same one.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from impera.game.action import Action
from impera.game.view import View
from impera.rules.facts import RULES_VERSION
from impera.rules.state import STATE
from impera.store.session import ANSWER_SECONDS, CONNECT_SECONDS, LOST, begin
from impera.tables.bot_ports import BotPlayer, NoThinkerError

ASKED, ANSWERED = "impera_asked", "impera_answered"  # channels
HERE_SECONDS = 2.0  # between two signs of life of a thinker
GONE_SECONDS = 6.0  # without one
AGAIN_SECONDS = 1.0  # until a question is asked again
HEARD_SECONDS = 3.0  # after which everybody has heard a question: who hears it later than its answer must not think it
KEPT = 1000  # turns, and questions, that are remembered


class Question(msgspec.Struct, frozen=True):
    """A thought: a bot, and what its seat sees."""

    id: str
    bot: str
    plan: str  # under what the bot remembers its turn
    seat: int
    sight: bytes  # the record of the view: what is hidden from the seat is blank in it
    share: float
    to: str | None = None  # the thinker that has the plan
    form: tuple[int, int] = (RULES_VERSION, STATE.itemsize)


class Sign(msgspec.Struct, frozen=True, tag=True):
    """A thinker is here, and may think so many thoughts at once."""

    thinker: str
    places: int


class Reply(msgspec.Struct, frozen=True, tag=True):
    """What a bot does."""

    id: str
    thinker: str
    action: str


read_question = msgspec.json.Decoder(Question)
read_letter: msgspec.json.Decoder[Sign | Reply] = msgspec.json.Decoder(Sign | Reply)


class Helpers:
    """The thinkers elsewhere, as a server sees them."""

    def __init__(self, url: str) -> None:
        """Name the database."""
        self._url = url
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._seen: dict[str, tuple[float, int]] = {}  # thinker: when, places
        self._open: dict[str, asyncio.Future[Reply]] = {}
        self._planned: OrderedDict[str, str] = OrderedDict()  # plan: thinker

    async def listen(self) -> None:
        """Begin to hear thinkers; one that cannot be heard now is heard later."""
        with suppress(*LOST):
            await self._session()

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.close(timeout=ANSWER_SECONDS)

    @property
    def places(self) -> int:
        """How many thoughts can be thought elsewhere at once."""
        late = time.monotonic() - GONE_SECONDS
        return sum(places for seen, places in self._seen.values() if seen > late)

    @property
    def has_room(self) -> bool:
        """Is there a place for one more?"""
        return len(self._open) < self.places

    def knows(self, plan: str) -> bool:
        """Was the turn planned elsewhere?"""
        return plan in self._planned

    def forget(self, plan: str) -> None:
        """It is planned here from now on."""
        self._planned.pop(plan, None)

    async def choose(self, name: str, view: View, plan: str, share: float) -> Action:
        """What a bot does, thought elsewhere; NoThinkerError if nobody is there to think."""
        to = self._planned.get(plan)
        question = Question(secrets.token_urlsafe(9), name, plan, view.seat or 0, view.sight, share, to)
        reply = self._open[question.id] = asyncio.get_running_loop().create_future()
        try:
            while not reply.done():
                self._need_thinker(to)
                await self._ask(question)
                await asyncio.wait({reply}, timeout=AGAIN_SECONDS)
        finally:
            del self._open[question.id]
        self._planned[plan] = reply.result().thinker
        self._planned.move_to_end(plan)
        if len(self._planned) > KEPT:
            self._planned.popitem(last=False)
        return Action.parse(reply.result().action)

    def _need_thinker(self, to: str | None) -> None:
        late = time.monotonic() - GONE_SECONDS
        if not any(seen > late and to in (None, thinker) for thinker, (seen, _) in self._seen.items()):
            raise NoThinkerError("table-no-thinker")

    async def _ask(self, question: Question) -> None:
        try:
            async with self._using:
                session = await self._session()
                await session.execute("SELECT pg_notify($1, $2)", ASKED, msgspec.json.encode(question).decode())
        except LOST as error:
            raise NoThinkerError("table-no-thinker") from error

    async def _session(self) -> Any:
        self._connection = await _listening(self._connection, self._url, ANSWERED, self._hear)
        return self._connection

    def _hear(self, _: Any, __: int, ___: str, letter: str) -> None:
        with suppress(msgspec.DecodeError):
            told = read_letter.decode(letter)
            if isinstance(told, Sign):
                late = time.monotonic() - GONE_SECONDS
                self._seen = {thinker: sign for thinker, sign in self._seen.items() if sign[0] > late}
                self._seen[told.thinker] = (time.monotonic(), told.places)
            elif (waiting := self._open.get(told.id)) and not waiting.done():
                waiting.set_result(told)


class Thinker:
    """One who thinks for servers elsewhere."""

    def __init__(self, url: str, bots: BotPlayer, places: int) -> None:
        """Think so many thoughts at once."""
        self.name = secrets.token_urlsafe(9)
        self._url, self._bots, self._places = url, bots, places
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()  # thoughts
        self._ends: set[asyncio.Task[None]] = set()  # claims that are let go before long
        self._claimed: OrderedDict[str, None] = OrderedDict()
        self.thoughts = 0

    async def run(self) -> None:
        """Think until cancelled; a lost session is opened again."""
        try:
            while True:
                with suppress(*LOST):
                    await self._say(Sign(self.name, self._places))
                await asyncio.sleep(HERE_SECONDS)
        finally:
            for task in self._tasks | self._ends:
                task.cancel()
            if self._connection is not None:
                self._connection.terminate()

    async def _say(self, letter: Sign | Reply) -> None:
        async with self._using:
            session = await self._session()
            await session.execute("SELECT pg_notify($1, $2)", ANSWERED, msgspec.json.encode(letter).decode())

    async def _session(self) -> Any:
        self._connection = await _listening(self._connection, self._url, ASKED, self._hear)
        return self._connection

    def _hear(self, _: Any, __: int, ___: str, letter: str) -> None:
        with suppress(msgspec.DecodeError):
            question = read_question.decode(letter)
            if question.to not in (None, self.name) or question.form != (RULES_VERSION, STATE.itemsize):
                return
            if question.id in self._claimed or (len(self._tasks) >= self._places and question.to is None):
                return
            begin(self._think(question), self._tasks)

    async def _think(self, question: Question) -> None:
        """Claim a thought, unless another has it; think; answer. With the session the claim is gone."""
        with suppress(*LOST):
            if not await self._claim(question.id):
                return
            self._claimed[question.id] = None
            if len(self._claimed) > KEPT:
                self._claimed.popitem(last=False)
            kept = 0.0
            try:
                view = View.of_sight(question.sight, question.seat)
                action = await asyncio.to_thread(self._bots.choose, question.bot, view, question.plan, question.share)
                self.thoughts += 1
                await self._say(Reply(question.id, self.name, action.text))
                kept = HEARD_SECONDS
            finally:
                begin(self._let_go(question.id, kept), self._ends)

    async def _claim(self, thought: str) -> bool:
        async with self._using:
            session = await self._session()
            return bool(await session.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 17))", thought))

    async def _let_go(self, thought: str, seconds: float) -> None:
        """Let a thought go after a while; a session that is closed has let everything go."""
        await asyncio.sleep(seconds)
        with suppress(*LOST):
            async with self._using:
                if not self._connection.is_closed():
                    await self._connection.execute("SELECT pg_advisory_unlock(hashtextextended($1, 17))", thought)


async def _listening(connection: Any, url: str, channel: str, hear: Callable[[Any, int, str, str], None]) -> Any:
    """The connection if it is open, else a new one that hears a channel."""
    if connection is not None and not connection.is_closed():
        return connection
    made = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
    await made.add_listener(channel, hear)
    return made
