"""Connections that ask: uvicorn's protocol with an end to every wait for the other side.

A head, a body and an answer that is not taken each have their time; whoever needs longer is cut off. A connection
counts at the door from its first moment, whatever it has sent by then.
"""

import asyncio
from typing import TypedDict

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from impera.server.door import Door
from impera.server.sockets import SocketProtocol

HEAD_SECONDS = 10.0  # from the first moment, or the first byte of a further request, to the end of its head
BODY_SECONDS = 20.0  # for what follows the head; an upgrade has nothing to follow
TAKE_SECONDS = 20.0  # without taking anything of an answer


class RequestProtocol(HttpToolsProtocol):
    """One connection of uvicorn, with patience that ends."""

    door = Door()
    address = ""
    is_in = False
    waiting: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: in, if there is room for them."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        self.is_in = self.door.enter(self.address)
        if not self.is_in:
            transport.abort()
            return
        self._wait_for(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self._wait_for(None)
        self.resume_writing()
        self._leave()

    def _leave(self) -> None:
        if self.is_in:
            self.is_in = False
            self.door.leave(self.address)

    def on_message_begin(self) -> None:
        """A request begins: its head has its time from the first byte on."""
        self._wait_for(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there; the rest has its own time."""
        self._wait_for(BODY_SECONDS)
        super().on_headers_complete()
        if self.pipeline:  # it is we who are not reading, until the one before is answered
            self._wait_for(None)

    def on_message_complete(self) -> None:
        """The request is there."""
        self._wait_for(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which counts at the door for as long as it is open."""
        self._wait_for(None)
        self.is_in = False
        super().handle_websocket_upgrade()
        if not issubclass(self.ws_protocol_class or type(None), SocketProtocol):
            self.door.leave(self.address)

    def on_response_complete(self) -> None:
        """The answer is written: what is not taken of it is not kept for ever."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """Too much is not taken: the other side has a while."""
        super().pause_writing()
        if self.taking is None:
            self.taking = self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It was taken."""
        if self.flow is not None:
            super().resume_writing()
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def _wait_for(self, seconds: float | None) -> None:
        """Wait so long for what must come next, and no longer; None: it has come."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class DoorProtocols(TypedDict):
    """What uvicorn is told to speak with."""

    http: type[asyncio.Protocol]
    ws: type[asyncio.Protocol]


def at_door(door: Door) -> DoorProtocols:
    """uvicorn's settings for connections that come through this door."""
    return {
        "http": type("RequestProtocolAtDoor", (RequestProtocol,), {"door": door}),
        "ws": type("SocketProtocolAtDoor", (SocketProtocol,), {"door": door}),
    }
