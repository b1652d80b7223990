"""Serve: from settings to a running server."""

import asyncio
import gc
import socket
import sys

import uvicorn

from impera.server.app import make_app
from impera.server.house import House
from impera.server.live import bye
from impera.server.logs import log, set_up_logs
from impera.server.messages import MESSAGE_BYTES
from impera.server.settings import Settings
from impera.server.sockets import SocketProtocol
from impera.tables.ports import BotPlayer, Store

STOP_SECONDS = 5
GARBAGE = (20_000, 20, 50)  # fewer and longer looks for garbage than Python takes by itself
SWITCH_SECONDS = 0.0005  # how long the loop may keep the threads that store and think waiting


class Server(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    house: House | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back in a moment; then stop."""
        if self.house:
            self.house.is_stopping = True
            for room in self.house.hall.rooms.values():
                for watcher in tuple(room.watchers):
                    watcher.send(bye("shutdown", reconnect=True))
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_of(settings: Settings, bots: BotPlayer | None = None, store: Store | None = None) -> Server:
    """A server, not yet running."""

    def keep(house: House) -> None:
        server.house = house

    config = uvicorn.Config(
        make_app(settings, bots, store, keep),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=16 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
        proxy_headers=settings.proxied,
    )
    server = Server(config)
    return server


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    sys.setswitchinterval(SWITCH_SECONDS)
    set_up_logs(settings.log, settings.log_level)
    place = "PostgreSQL" if settings.database else str(settings.file)
    log.info("serving", address=f"http://{settings.host}:{settings.port}", store=place)
    server = server_of(settings)
    gc.collect()
    gc.freeze()  # what is loaded stays: no need to look through it again and again
    gc.set_threshold(*GARBAGE)
    server.run()
    log.info("stopped")


if __name__ == "__main__":
    serve(Settings.read())
