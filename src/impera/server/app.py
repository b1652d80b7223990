"""The application: routes, the sockets, the browser client, and what guards them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from impera.server import (
    branches,
    daily,
    duels,
    duplicates,
    mistakes,
    operations,
    opponents,
    own_data,
    people,
    play,
    positions,
    practice,
    puzzles,
    ratings,
    records,
    replay,
    reviews,
    studies,
)
from impera.server.documentation import add_documentation
from impera.server.guard import Guard
from impera.server.house import House, open_house
from impera.server.live import live
from impera.server.operations import our_version
from impera.server.refusals import add_refusals
from impera.server.schema import schema_of
from impera.server.settings import Settings
from impera.server.web import add_web_client
from impera.tables.bot_ports import BotPlayer
from impera.tables.ports import Store

COMPRESSED_LEAST = 1000  # bytes: what is smaller goes as it is


def make_api(
    settings: Settings,
    bots: BotPlayer | None = None,
    store: Store | None = None,
    on_open: Callable[[House], None] | None = None,
) -> FastAPI:
    """The application without its guard; its schema can be asked for without starting it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, bots, store) as house:
            app.state.house = house
            if on_open:
                on_open(house)
            yield

    app = FastAPI(
        title="Impera",
        version=our_version(),
        summary="Tables for Carta Impera Victoria",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_refusals(app)
    playing = (
        people,
        own_data,
        opponents,
        play,
        daily,
        duels,
        duplicates,
        branches,
        practice,
        positions,
        puzzles,
        mistakes,
    )
    for part in (*playing, records, replay, studies, reviews, ratings, operations):
        app.include_router(part.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", live))
    add_documentation(app)
    add_web_client(app, settings)
    app.openapi = cache(lambda: schema_of(app))  # type: ignore[method-assign]
    return app


def make_app(
    settings: Settings,
    bots: BotPlayer | None = None,
    store: Store | None = None,
    on_open: Callable[[House], None] | None = None,
) -> Guard:
    """The application as it is served; `on_open` is handed the house once it is open."""
    return Guard(GZipMiddleware(make_api(settings, bots, store, on_open), COMPRESSED_LEAST), settings)
