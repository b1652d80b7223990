"""The socket of a table: one for each who plays or watches."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from impera.errors import ImperaError
from impera.server import messages as m
from impera.server.guard import address_of, is_own_origin
from impera.server.house import House, house_of, milliseconds
from impera.server.identity import person_of, token_of
from impera.server.limits import Bucket
from impera.server.logs import log
from impera.server.orders import command_of
from impera.server.refusals import InternalError, unreadable
from impera.server.sockets import WAY_OUT, Write
from impera.server.wire import verdict_json
from impera.tables.entry import Person
from impera.tables.errors import BadMessageError, NotFoundError, NotSignedInError, StoreError, TooManyError
from impera.tables.room import Room

HELLO_SECONDS = 30.0
UNSENT_MOST = 1_000_000  # bytes that wait for a slow reader before it is cut off
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
        self._write: Write = socket.scope["extensions"][WAY_OUT]
        self._loop = asyncio.get_running_loop()
        self._waiting: list[str] = []

    def send(self, text: str) -> None:
        """Take a message; a reader that is too slow is cut off and may come back."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(text)

    def flush(self) -> None:
        """Write what waits."""
        texts, self._waiting = self._waiting, []
        if texts and not self.is_slow and self._write(texts) > UNSENT_MOST:
            self.is_slow = True
            self._end = self._loop.create_task(self._cut_off())

    async def _cut_off(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone by itself
            await _part(self.socket, bye("slow", reconnect=True), TRY_LATER)


def bye(reason: str, *, reconnect: bool) -> str:
    """The last message of a line."""
    return json.dumps({"type": "bye", "reason": reason, "reconnect": reconnect})


async def live(socket: WebSocket) -> None:
    """Serve one socket from its first message to its last."""
    house = house_of(socket)
    if not is_own_origin(socket.headers, house.settings):
        await socket.close(POLICY)
        return
    address = address_of(socket.scope, socket.headers, house.settings)
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


async def _part(socket: WebSocket, text: str, code: int) -> None:
    await socket.send_text(text)
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
        room = await house.hall.room(socket.path_params["table"])
        person = await person_of(house.store, hello.token or token_of(socket))
        if hello.token and person is None:
            raise NotSignedInError("table-not-signed-in")
    except ImperaError as error:
        await socket.send_text(_refused(hello.id, error, None))
        if isinstance(error, StoreError):
            await _part(socket, bye("shutdown", reconnect=True), TRY_LATER)
            return
        reason = "not-found" if isinstance(error, NotFoundError) else "no-hello"
        await _part(socket, bye(reason, reconnect=False), POLICY)
        return
    muted = await house.store.mutes(person.id) if person else frozenset[str]()
    line = Line(socket, person, muted)
    state = await room.state(person, hello.since, muted)
    room.join(line)  # nothing may come between the state and this
    line.send(json.dumps({"type": "welcome"} | state, separators=(",", ":")))
    try:
        await _read_on(line, room, house)
    finally:
        room.part(line)


async def _read_hello(socket: WebSocket) -> m.Hello | None:
    try:
        text = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
        message = m.read_client_message.validate_json(text) if text else None
    except (ValidationError, UnicodeError):
        return None
    return message if isinstance(message, m.Hello) else None


async def _receive(socket: WebSocket) -> str | None:
    """The next message as text; None if it is none, or too long."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    return text if text is not None and len(text) <= m.MESSAGE_BYTES else None


async def _read_on(line: Line, room: Room, house: House) -> None:
    settings = house.settings
    bucket = Bucket.of(settings.messages_per_second)
    refused = 0
    while refused < REFUSALS_MOST and line.socket.client_state == WebSocketState.CONNECTED:
        text = await _receive(line.socket)
        if settings.limits and not bucket.take():
            line.send(_refused(None, TooManyError("table-too-often"), room))
            refused += 1
            continue
        refused = 0 if await _answer(text, line, room, house) else refused + 1
    line.flush()
    await line.socket.close(POLICY)


async def _answer(text: str | None, line: Line, room: Room, house: House) -> bool:
    """Answer one message; False if it could not be read."""
    ident = None
    try:
        if text is None:
            raise BadMessageError("table-message-large", most=m.MESSAGE_BYTES)
        message = _read(text)
        ident = message.id
        line.send(await _done(message, line, room, house))
    except ImperaError as error:
        line.send(_refused(ident, error, room))
        return not isinstance(error, BadMessageError)
    except WebSocketDisconnect:
        raise
    except Exception as error:  # a mistake of ours must not end the game of the one it meets
        log.error("failed", table=room.table.match.id, exc_info=error)
        line.send(_refused(ident, InternalError("table-internal"), room))
    return True


def _read(text: str) -> m.Request:
    try:
        return m.read_client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error.errors(include_url=False, include_input=False)) from error


async def _done(message: m.Request, line: Line, room: Room, house: House) -> str:
    if isinstance(message, m.Ping):
        return _text(type="pong", id=message.id, now=milliseconds())
    if line.person is None:
        raise NotSignedInError("table-not-signed-in")
    if isinstance(message, m.Explain):
        verdict = verdict_json(room.explain(line.person, message.action))
        return _text(type="explanation", id=message.id, verdict=verdict)
    if isinstance(message, m.Hint):
        version, action = await room.hint(line.person, house.settings.hint_bot)
        return _text(type="hint", id=message.id, version=version, action=action)
    if isinstance(message, m.Hello):
        raise BadMessageError("table-hello-twice")
    version = await room.do(command_of(message, line.person, house.hall))
    return _text(type="done", id=message.id, version=version, seq=room.table.seq)


def _refused(ident: str | None, error: ImperaError, room: Room | None) -> str:
    return _text(
        type="refused",
        id=ident,
        error=error.to_wire(),
        version=room.table.version if room else None,
        seq=room.table.seq if room else None,
    )


def _text(**fields: Any) -> str:
    return json.dumps(fields, separators=(",", ":"))
