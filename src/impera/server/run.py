"""Serve: from settings to a running server."""

import asyncio
import gc
import socket
import sys

import uvicorn

from impera.errors import ImperaError
from impera.server.app import make_app
from impera.server.door import OWN_FILES, Door, raise_file_limit
from impera.server.guard import Guard
from impera.server.house import House
from impera.server.live import bye
from impera.server.logs import log, set_up_logs
from impera.server.requests import at_door
from impera.server.settings import Settings
from impera.tables.bot_ports import BotPlayer
from impera.tables.ports import Store
from impera.wire.fields import MESSAGE_BYTES

STOP_SECONDS = 5
GARBAGE = (20_000, 20, 50)  # fewer and longer looks for garbage than Python takes by itself
SWITCH_SECONDS = 0.0005  # how long the loop may keep the threads that store and think waiting


class Server(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    house: House | None = None
    guard: Guard

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back in a moment; then stop."""
        if self.house:
            self.house.is_stopping = True
            self.house.tables.say(bye("shutdown", reconnect=True))
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_of(settings: Settings, bots: BotPlayer | None = None, store: Store | None = None) -> Server:
    """A server, not yet running."""

    door = door_of(settings)

    def keep(house: House) -> None:
        server.house, house.door = house, door

    guard = make_app(settings, bots, store, keep)
    config = uvicorn.Config(
        guard,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=16 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
        proxy_headers=settings.proxied,
        **at_door(door),
    )
    server = Server(config)
    server.guard = guard
    return server


def door_of(settings: Settings) -> Door:
    """The door of a server; behind a proxy all come from one address, and the proxy counts them."""
    files = raise_file_limit()
    most = None if files is None else max(1, files - OWN_FILES)
    if not settings.limits or settings.proxied:
        return Door(most)
    return Door(most, settings.connections_per_address)


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
    try:
        server.run()
    except SystemExit:
        if server.guard.failure:
            raise server.guard.failure from None
        raise
    log.info("stopped")


if __name__ == "__main__":
    try:
        serve(Settings.read())
    except ImperaError as error:
        sys.exit(str(error))
