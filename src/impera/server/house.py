"""Everything a server is made of, put together from its settings; and what the routes ask of it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from impera.errors import ImperaError
from impera.game.game import Game
from impera.server.bots import RegistryBots
from impera.server.identity import person_of, signed_in, token_of
from impera.server.logs import log
from impera.server.settings import Settings
from impera.tables.entry import Person
from impera.tables.hall import Hall
from impera.tables.memory import MemoryStore
from impera.tables.ports import BotPlayer, Bus, Claims, Store
from impera.tables.thinking import Thinking
from impera.tables.views import Sights


def milliseconds() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class House:
    """A running server."""

    settings: Settings
    store: Store
    hall: Hall
    sockets: dict[str, int] = field(default_factory=dict)  # address: how many are open
    is_stopping: bool = False


async def open_store(settings: Settings) -> Store:
    """Open the store that the settings name."""
    if settings.database == "memory":
        return MemoryStore()
    if settings.database:
        from impera.store.postgres import PostgresStore  # noqa: PLC0415 - only where it is used

        return await PostgresStore.open(settings.database)
    from impera.store.sqlite import SqliteStore  # noqa: PLC0415 - only where it is used

    return await SqliteStore.open(settings.file)


@asynccontextmanager
async def open_house(
    settings: Settings, bots: BotPlayer | None = None, store: Store | None = None
) -> AsyncIterator[House]:
    """Open the store, start the hall; stop both in the end."""
    await asyncio.to_thread(warm)
    kept = store or await open_store(settings)
    thinking = Thinking(bots or RegistryBots(), settings.bot_workers, settings.bot_seconds)
    hall = Hall(
        kept,
        thinking,
        milliseconds,
        bus=cast(Bus, kept),
        claims=cast(Claims, kept),
        bot_pause=settings.bot_pause,
        retention_days=settings.retention_days,
    )
    hall.on_trouble = _report
    house = House(settings, kept, hall)
    await hall.start()
    try:
        yield house
    finally:
        house.is_stopping = True
        await hall.stop()
        await kept.close()


def warm() -> None:
    """Load the machine code of the rules, so that no table waits for it."""
    for variant in ("basic", "draft"):
        game = Game.new(players=2, variant=variant, seed=1)
        for _ in range(12):
            game.view(game.seat).to_json()
            Sights(game, game.legal(), is_open=False).of(game.seat)
            game.play(game.legal()[-1])
            game.explain("end")
        game.undo()


def _report(error: BaseException) -> None:
    if isinstance(error, ImperaError):
        log.warning("trouble", code=error.code, key=error.key)
    else:
        log.error("trouble", exc_info=error)


def house_of(connection: HTTPConnection) -> House:
    """The house that answers a request."""
    return cast(House, connection.app.state.house)


async def me_of(connection: HTTPConnection) -> Person:
    """Who is asking; somebody must be."""
    return await signed_in(house_of(connection).store, connection)


async def anyone_of(connection: HTTPConnection) -> Person | None:
    """Who is asking, if they say."""
    return await person_of(house_of(connection).store, token_of(connection))


TheHouse = Annotated[House, Depends(house_of)]
Me = Annotated[Person, Depends(me_of)]
Anyone = Annotated[Person | None, Depends(anyone_of)]
