"""The socket of a table: one for each who plays or watches."""

import asyncio
from contextlib import suppress

from msgspec.structs import asdict
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from impera.errors import ImperaError
from impera.game.seat import place_of
from impera.server.guard import is_own_origin
from impera.server.house import House, address_from, house_of, known, milliseconds
from impera.server.identity import person_of, token_of
from impera.server.logs import log
from impera.server.play import do
from impera.server.refusals import InternalError, told
from impera.server.routes import read_with
from impera.server.sockets import last_word, way_out
from impera.tables.commands import Command, read_request
from impera.tables.entry import Person
from impera.tables.errors import BadMessageError, NotFoundError, NotSignedInError, StoreError, TooManyError
from impera.tables.limits import Bucket
from impera.tables.live import LiveTable
from impera.tables.options import STAND_IN
from impera.wire.fields import MESSAGE_BYTES
from impera.wire.messages import (
    Bye,
    ByeReason,
    ChancesTold,
    Done,
    Explanation,
    HintGiven,
    Message,
    Pong,
    Refused,
    SureTold,
    Welcome,
    WhyNotTold,
)
from impera.wire.requests import ChancesAsked, Explain, Hello, Hint, Ping, Request, SureAsked, WhyNotAsked
from impera.wire.shapes import encode

HELLO_SECONDS = 30.0
UNSENT_MOST = 256_000  # bytes that wait for a slow reader, beside what it is sent just now, before it is cut off
PART_SECONDS = 5.0  # to take leave of a slow reader where there is no shorter way
REFUSALS_MOST = 200  # unreadable messages in a row before a socket is closed
POLICY, GOING_AWAY, TRY_LATER = 1008, 1001, 1013


class Line:
    """One socket. What it is sent in one go leaves in one write, and nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, person: Person | None, muted: frozenset[str]) -> None:
        """Open a line to someone."""
        self.socket = socket
        self.person = person
        self.muted = muted
        self.is_slow = False
        self._write = way_out(socket)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Take a message, written already; a reader that is too slow is cut off and may come back."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(message)

    def flush(self) -> None:
        """Write what waits."""
        messages, self._waiting = self._waiting, []
        if messages and not self.is_slow and self._write(messages) - sum(map(len, messages)) >= UNSENT_MOST:
            self.is_slow = True
            self._cut_off()

    def _cut_off(self) -> None:
        """End the line now: its other side may never read, not even a goodbye."""
        end = last_word(self.socket)
        if end:
            end(bye("slow", reconnect=True), TRY_LATER)
        else:
            self._end = self._loop.create_task(self._part())

    async def _part(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # gone by itself
            await asyncio.wait_for(_part(self.socket, bye("slow", reconnect=True), TRY_LATER), PART_SECONDS)


def bye(reason: ByeReason, *, reconnect: bool) -> bytes:
    """The last message of a line."""
    return encode(Bye(reason=reason, reconnect=reconnect))


async def live(socket: WebSocket) -> None:
    """Serve one socket from its first message to its last."""
    house = house_of(socket)
    if not is_own_origin(socket.headers, house.settings):
        await socket.close(POLICY)
        return
    address = address_from(socket)
    await socket.accept()
    if not _has_room(house, address):
        await _part(socket, bye("too-many", reconnect=True), TRY_LATER)
        return
    house.sockets[address] = house.sockets.get(address, 0) + 1
    try:
        await _serve(socket, house)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side is gone
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


def _has_room(house: House, address: str) -> bool:
    if not house.settings.limits:
        return True
    mine = house.sockets.get(address, 0)
    return mine < house.settings.sockets_per_address and sum(house.sockets.values()) < house.settings.sockets


async def _part(socket: WebSocket, message: bytes, code: int) -> None:
    await socket.send_text(message.decode())
    await socket.close(code)


async def _serve(socket: WebSocket, house: House) -> None:
    try:
        hello = await _read_hello(socket)
    except TimeoutError:  # perhaps it is us who are slow
        await _part(socket, bye("no-hello", reconnect=True), TRY_LATER)
        return
    if hello is None:
        await _part(socket, bye("no-hello", reconnect=False), POLICY)
        return
    try:
        table = await house.tables.open(socket.path_params["table"])
        person = await person_of(house.store, hello.token or token_of(socket))
        if hello.token and person is None:
            raise NotSignedInError("table-not-signed-in")
        person = await known(person, socket) if person else None
        await house.duplicates.need_open_cards(table, person, is_look=True)
    except ImperaError as error:
        await socket.send_text(encode(_refused(hello.id, error, None)).decode())
        if isinstance(error, StoreError):
            await _part(socket, bye("shutdown", reconnect=True), TRY_LATER)
            return
        reason: ByeReason = "not-found" if isinstance(error, NotFoundError) else "no-hello"
        await _part(socket, bye(reason, reconnect=False), POLICY)
        return
    muted = await house.store.mutes(person.id) if person else frozenset[str]()
    table.come_from(person, address_from(socket))
    line = Line(socket, person, muted)
    state = await table.state(person, hello.since, muted)
    table.join(line)  # nothing may come between the state and this
    line.send(encode(Welcome.of(state)))
    try:
        await _read_on(line, table, house)
    finally:
        table.part(line)


async def _read_hello(socket: WebSocket) -> Hello | None:
    text = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
    try:
        message = read_with(read_request, text or "")
    except BadMessageError:
        return None
    return message if isinstance(message, Hello) else None


async def _receive(socket: WebSocket) -> str | None:
    """The next message as text; None if it is none, or too long."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    return text if text is not None and len(text) <= MESSAGE_BYTES else None


async def _read_on(line: Line, table: LiveTable, house: House) -> None:
    settings = house.settings
    bucket = Bucket.of(settings.messages_per_second)
    refused = 0
    while refused < REFUSALS_MOST and line.socket.client_state == WebSocketState.CONNECTED:
        text = await _receive(line.socket)
        if settings.limits and not bucket.take():
            line.send(encode(_refused(None, TooManyError("table-too-often"), table)))
            refused += 1
            continue
        refused = 0 if await _answer(text, line, table, house) else refused + 1
    line.flush()
    await line.socket.close(POLICY)


async def _answer(text: str | None, line: Line, table: LiveTable, house: House) -> bool:
    """Answer one message; False if it could not be read."""
    ident = None
    try:
        if text is None:
            raise BadMessageError("table-message-large", most=MESSAGE_BYTES)
        message: Request = read_with(read_request, text)
        ident = message.id
        line.send(encode(await _done(message, line, table, house)))
    except ImperaError as error:
        line.send(encode(_refused(ident, error, table)))
        return not isinstance(error, BadMessageError)
    except WebSocketDisconnect:
        raise
    except Exception as error:  # a mistake of ours must not end the game of the one it meets
        log.error("failed", table=table.id, exc_info=error)
        line.send(encode(_refused(ident, InternalError("table-internal"), table)))
    return True


async def _done(message: Request, line: Line, table: LiveTable, house: House) -> Message:
    if isinstance(message, Ping):
        return Pong(id=message.id, now=milliseconds())
    if line.person is None:
        raise NotSignedInError("table-not-signed-in")
    if isinstance(message, Explain):
        return Explanation(id=message.id, verdict=table.explain(line.person, message.action).to_wire())
    if isinstance(message, Hint):
        return await _hint(message, line.person, table, house)
    if isinstance(message, WhyNotAsked):
        version, view = table.asked_view(line.person)
        verdict = table.explain(line.person, message.action)
        if not verdict.is_legal:  # that is answered by its rule
            raise verdict.to_error()
        told = await house.coach.why_not(view, message.action)
        return WhyNotTold(id=message.id, version=version, **asdict(told))
    if isinstance(message, SureAsked):
        version, view = table.asked_view(line.person)
        warned = await house.coach.sure(view, message.action)
        return SureTold(id=message.id, version=version, **asdict(warned))
    if isinstance(message, ChancesAsked):
        return await _chances(message, line.person, table, house)
    if not isinstance(message, Command):
        raise BadMessageError("table-hello-twice")
    version = await do(message, line.person, table, house)
    return Done(id=message.id, version=version, seq=table.seq)


async def _chances(message: ChancesAsked, person: Person, table: LiveTable, house: House) -> ChancesTold:
    """The chance of the one who asks, whoever decides now."""
    version, view = table.asked_view(person, is_turn_needed=False)
    told = (await house.coach.chances(view)).seats[place_of(view.seat or 1)]
    return ChancesTold(id=message.id, version=version, chance=told.chance, ci95=told.ci95)


async def _hint(message: Hint, person: Person, table: LiveTable, house: House) -> HintGiven:
    """The coach's plan for the turn; where a server names a bot for it, that bot's next action."""
    if house.coach.gives_hints:
        version, view = table.asked_view(person)
        told = await house.coach.hint(view)
        return HintGiven(id=message.id, version=version, action=told.plan[0], **asdict(told))
    version, action = await table.hint(person, house.settings.hint_bot or STAND_IN)
    return HintGiven(id=message.id, version=version, action=action.text, plan=[action.text])


def _refused(ident: str | None, error: ImperaError, table: LiveTable | None) -> Refused:
    return Refused(
        id=ident,
        error=told(error),
        version=table.version if table else None,
        seq=table.seq if table else None,
    )
