"""Think for servers on other machines: `impera think --database postgresql://…`."""

import asyncio
from contextlib import suppress

from impera.server.bots import RegistryBots
from impera.server.house import warm
from impera.server.logs import log, set_up_logs
from impera.store.thoughts import Thinker
from impera.tables.thinking import cores


def think(database: str, places: int | None = None) -> None:
    """Think until told to stop."""
    set_up_logs("console", "info")
    warm()
    thinker = Thinker(database, RegistryBots(), places or cores())
    log.info("thinking", thinker=thinker.name, places=places or cores())
    with suppress(KeyboardInterrupt):
        asyncio.run(thinker.run())
