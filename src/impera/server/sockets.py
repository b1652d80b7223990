"""How messages leave by a socket. Any ASGI server will do; under ours there is a shorter way.

What a line is sent in one go leaves in one write. The usual way, a task and four layers for each message, costs more
than writing the message does; and uvicorn stops and restarts reading for each message that comes. `SocketProtocol` is
uvicorn's protocol with a short way out, and shows it to the application in the scope's extensions: where it is not
there, messages leave as ASGI has it, one after the other.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from impera.server.door import Door

WAY_OUT = "impera.write"  # in the extensions of the scope
LAST_WORD = "impera.end"  # likewise
TAKE_SECONDS = 15.0  # for which a line may take nothing of what waits for it
LINGER_SECONDS = 3.0  # for the last words of a line to leave
NO_ANSWER = 1011
NO_TEXT = 1007  # the code of a line that ends because a frame of text was none
AHEAD = 8  # messages of one socket that are read before they are asked for

Write = Callable[[Sequence[bytes]], int]  # messages; how many bytes the other side has not taken yet


End = Callable[[bytes, int], None]  # the last message, the code of the close


def last_word(socket: WebSocket) -> End | None:
    """The way to end a line whose other side may never read: there is one where there is a short way out."""
    end: End | None = socket.scope.get("extensions", {}).get(LAST_WORD)
    return end


def way_out(socket: WebSocket) -> Write:
    """The way for messages out of a socket: the short one where there is one, else the plain one."""
    short: Write | None = socket.scope.get("extensions", {}).get(WAY_OUT)
    return short or PlainWay(socket).write


class PlainWay:
    """The way out that every ASGI server has."""

    def __init__(self, socket: WebSocket) -> None:
        """Lead out of a socket."""
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._unsent = 0
        self._task: asyncio.Task[None] | None = None

    def write(self, messages: Sequence[bytes]) -> int:
        """Send messages after those that wait already; return how many bytes wait."""
        self._waiting.extend(messages)
        self._unsent += sum(map(len, messages))
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._send_all())
        return self._unsent

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone by itself
            while self._waiting:
                message = self._waiting.popleft()
                await self._socket.send_text(message.decode())
                self._unsent -= len(message)


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket of uvicorn, with the short way out, and an end for those who do not take what they are sent."""

    door = Door()
    taking: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        super().connection_lost(exc)
        self.resume_writing()
        self.door.leave(self.client[0] if self.client else "?")

    def handle_connect(self, event: Request) -> None:
        """Take a request, and show the application the way out."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope)["extensions"]
            extensions[WAY_OUT] = self.write_messages
            extensions[LAST_WORD] = self.end

    def end(self, message: bytes, code: int) -> None:
        """Say a last word and close; whoever does not take it in a moment is cut off. The application hears it now."""
        self.write_messages([message])
        if not self.close_sent and not self.disconnected:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._cut_off_soon()

    def _cut_off_soon(self) -> None:
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No answer to a ping: what waits to be sent is not waited for."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NO_ANSWER})
        self._cut_off_soon()

    def pause_writing(self) -> None:
        """Too much is not taken: the other side has a while."""
        super().pause_writing()
        if self.taking is None:
            self.taking = self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It was taken."""
        super().resume_writing()
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Write messages now; return how many bytes the other side has not taken yet."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            return 0
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; stop reading only when several wait. What is no text ends the line, without a word."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
