"""Everything a server is made of, put together from its settings; and what the routes ask of it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from impera.errors import ImperaError, UsageError
from impera.game.game import Game
from impera.server.bots import RegistryBots
from impera.server.coaching import CoachDesk
from impera.server.daily_desk import DailyDesk
from impera.server.door import Door
from impera.server.duel_desk import DuelDesk
from impera.server.duplicate_desk import DuplicateDesk
from impera.server.guard import address_of
from impera.server.identity import marked, person_of, signed_in, token_of
from impera.server.logs import log
from impera.server.mistake_desk import MistakeDesk
from impera.server.settings import Settings
from impera.tables.bot_ports import BotPlayer, ThinkersElsewhere
from impera.tables.entry import Person
from impera.tables.errors import TooManyError
from impera.tables.limits import Quota
from impera.tables.live_tables import LiveTables
from impera.tables.memory import MemoryStore
from impera.tables.opponents import FinishedGames
from impera.tables.ports import Store
from impera.tables.thinking import Thinking, cores
from impera.tables.views import Sights


def milliseconds() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class House:
    """A running server."""

    settings: Settings
    store: Store
    tables: LiveTables
    coach: CoachDesk
    daily: DailyDesk
    duels: DuelDesk
    duplicates: DuplicateDesk
    mistakes: MistakeDesk
    finished: FinishedGames = field(default_factory=FinishedGames)
    sockets: dict[str, int] = field(default_factory=dict)  # address: how many are open
    door: Door = field(default_factory=Door)
    is_stopping: bool = False

    def check_room(self, person: Person, address: str) -> None:
        """Refuse one more table to somebody who keeps many open."""
        settings, tables = self.settings, self.tables
        if not settings.limits:
            return
        for have, most in (
            (tables.made_by(person.id), settings.tables_per_person),
            (tables.made_from(address), settings.tables_per_address),
        ):
            if have >= most:
                raise TooManyError("table-too-many-tables", most=most)


async def open_store(settings: Settings, *, is_server: bool = False) -> Store:
    """Open the store that the settings name; a server has a file for itself."""
    if settings.database == "memory":
        return MemoryStore()
    if settings.database:
        if not find_spec("asyncpg"):
            raise UsageError("usage-needs-extra", what="PostgreSQL", extra="server")
        from impera.store.postgres import PostgresStore  # noqa: PLC0415 - only where it is used

        return await PostgresStore.open(settings.database)
    from impera.store.sqlite import SqliteStore  # noqa: PLC0415 - only where it is used

    return await SqliteStore.open(settings.file, is_server=is_server)


@asynccontextmanager
async def open_house(
    settings: Settings, bots: BotPlayer | None = None, store: Store | None = None
) -> AsyncIterator[House]:
    """Open the store, let the tables live; stop both in the end."""
    kept = store or await open_store(settings, is_server=True)
    await asyncio.to_thread(warm)
    quota = Quota(settings.thinking_per_person, settings.thinking_per_address) if settings.limits else None
    thinking = Thinking(bots or RegistryBots(), settings.bot_workers or cores(), settings.bot_seconds, quota)
    tables = LiveTables(
        kept,
        thinking,
        milliseconds,
        on_trouble=_report,
        bot_pause=settings.bot_pause,
        retention_days=settings.retention_days,
    )
    coach = CoachDesk(kept, gives_hints=bots is None and not settings.hint_bot)
    daily = DailyDesk(kept, tables, coach, milliseconds, _report)
    duels = DuelDesk(kept, coach, milliseconds, _report)
    duplicates = DuplicateDesk(kept, tables, coach, milliseconds, _report)
    mistakes = MistakeDesk(kept, tables, coach, milliseconds)
    house = House(settings, kept, tables, coach, daily, duels, duplicates, mistakes)
    try:
        async with _thinkers_elsewhere(settings) as thinking.elsewhere:
            await tables.start()
            await daily.start()
            await duels.start()
            await duplicates.start()
            yield house
    finally:
        house.is_stopping = True
        await daily.stop()
        await duels.stop()
        await duplicates.stop()
        await house.coach.close()
        await tables.stop()
        await kept.close()


@asynccontextmanager
async def _thinkers_elsewhere(settings: Settings) -> AsyncIterator[ThinkersElsewhere | None]:
    """Those who think on other machines, where a database is shared with them."""
    if not settings.database.startswith("postgres"):
        yield None
        return
    from impera.store.thoughts import Helpers  # noqa: PLC0415 - only where it is used

    helpers = Helpers(settings.database)
    await helpers.listen()
    try:
        yield helpers
    finally:
        await helpers.close()


def warm() -> None:
    """Load the machine code of the rules, so that no table waits for it."""
    for variant in ("basic", "draft"):
        game = Game.new(players=2, variant=variant, seed=1)
        for _ in range(12):
            game.view(game.deciding).to_json()
            Sights(game, game.legal(), is_open=False).of(game.deciding)
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
    person = await signed_in(house_of(connection).store, connection)
    return await known(person, connection)


async def known(person: Person, connection: HTTPConnection) -> Person:
    """Somebody, with what else they are known by at rated tables."""
    house = house_of(connection)
    address = "" if house.settings.rate_one_address else address_from(connection)
    return await marked(house.store, person, connection, address)


async def anyone_of(connection: HTTPConnection) -> Person | None:
    """Who is asking, if they say."""
    return await person_of(house_of(connection).store, token_of(connection))


def address_from(connection: HTTPConnection) -> str:
    """The address a request comes from."""
    return address_of(connection.scope, connection.headers, house_of(connection).settings)


TheHouse = Annotated[House, Depends(house_of)]
Me = Annotated[Person, Depends(me_of)]
Address = Annotated[str, Depends(address_from)]
Anyone = Annotated[Person | None, Depends(anyone_of)]
