"""How the frames of a socket reach the network: uvicorn's protocol, with a short way out.

What a line is sent in one go leaves in one write. The usual way, a task and four layers for each message, costs more
than writing the message does; and uvicorn stops and restarts reading for each message that comes.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WAY_OUT = "impera.write"  # in the extensions of the scope
AHEAD = 8  # messages of one socket that are read before they are asked for

Write = Callable[[Sequence[str]], int]


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        """Take a request, and show the application the way out."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope)["extensions"]
            extensions[WAY_OUT] = self.write_texts

    def write_texts(self, texts: Sequence[str]) -> int:
        """Write messages now; return how many bytes the other side has not taken yet."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        try:
            for text in texts:
                self.conn.send_text(text.encode())
        except InvalidState:
            return 0
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; stop reading only when several wait."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
