"""`impera admin`: list, export, prune, back up, forget, suspicious ratings. Works beside a running server."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from impera.errors import UsageError
from impera.words import say

if TYPE_CHECKING:
    from impera.server.settings import Settings
    from impera.store.sql import SqlStore
    from impera.tables.ports import Store
    from impera.tables.table import Table


EVERY_GAME = 1_000_000


def admin_app(language: str) -> typer.Typer:
    """Make the commands with their help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-serve-{key}", language), show_default=False, **settings)

    app = typer.Typer(help=say("help-admin", language), no_args_is_help=True, rich_markup_mode=None)
    data = Annotated[Path | None, option("data", "--data")]
    database = Annotated[str | None, option("database", "--database")]

    @app.command("list", help=say("help-admin-list", language))
    def list_matches(data: data = None, database: database = None) -> None:
        _run(data, database, _list)

    @app.command("export", help=say("help-admin-export", language))
    def export(out: Path, data: data = None, database: database = None) -> None:
        _run(data, database, lambda store: _export(store, out))

    @app.command("prune", help=say("help-admin-prune", language))
    def prune(
        days: Annotated[int, option("prune-days", "--older-than-days", min=1)],
        data: data = None,
        database: database = None,
    ) -> None:
        _run(data, database, lambda store: _prune(store, days, language))

    @app.command("ratings", help=say("help-admin-ratings", language))
    def ratings(data: data = None, database: database = None) -> None:
        _run(data, database, lambda store: _ratings(store, language))

    @app.command("forget", help=say("help-admin-forget", language))
    def forget(
        person: Annotated[str, typer.Argument(help=say("help-admin-forget-person", language))],
        yes: Annotated[bool, typer.Option("--yes", help=say("help-admin-forget-yes", language))] = False,
        data: data = None,
        database: database = None,
    ) -> None:
        _run(data, database, lambda store: _forget(store, person, yes, language), alone=True)

    @app.command("backup", help=say("help-admin-backup", language))
    def backup(out: Path, data: data = None) -> None:
        from impera.store.sqlite import back_up  # noqa: PLC0415

        settings = _settings(data, None)
        if settings.database:
            raise UsageError("table-no-backup")
        back_up(settings.file, out)

    return app


def _settings(data: Path | None, database: str | None) -> "Settings":
    from impera.server.settings import Settings  # noqa: PLC0415

    settings = Settings.read(data=data, database=database)
    if not settings.database and not settings.file.is_file():
        raise UsageError("table-no-data", path=str(settings.file))
    return settings


def _run(
    data: Path | None, database: str | None, work: "Callable[[SqlStore], Awaitable[None]]", *, alone: bool = False
) -> None:
    """Do something with the store; `alone`: a file that a server has is refused, since it would not hear of it."""
    from impera.server.house import open_store  # noqa: PLC0415

    async def with_store() -> None:
        store: Any = await open_store(_settings(data, database), is_server=alone)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(with_store())


async def _list(store: "SqlStore") -> None:
    for match, created, status, listed in await store.all_matches():
        time = datetime.fromtimestamp(created / 1000, UTC).isoformat(timespec="seconds")
        print(f"{match}  {time}  {status:8}  {'listed' if listed else 'private'}")


async def _export(store: "SqlStore", out: Path) -> None:
    """Every finished game: columns with all moves to FILE.parquet, else one record a line."""
    from impera.game.record import record_to_json  # noqa: PLC0415
    from impera.tables.afterwards import record_of  # noqa: PLC0415

    if out.suffix == ".parquet":
        await _export_columns(store, out)
        return
    with out.open("w", encoding="utf-8") as file:
        async for table in _finished(store):
            file.write(json.dumps(record_to_json(record_of(table))) + "\n")


async def _export_columns(store: "SqlStore", out: Path) -> None:
    from impera.lab.export import about_file, open_columns  # noqa: PLC0415
    from impera.lab.game_columns import transposed  # noqa: PLC0415
    from impera.lab.table_columns import COLUMNS, row_of  # noqa: PLC0415

    with open_columns(out, COLUMNS, about_file(made_by="admin export")) as write:
        async for table in _finished(store):
            write(transposed([row_of(table)], COLUMNS))


async def _finished(store: "SqlStore") -> "AsyncIterator[Table]":
    """The tables whose game is over and whose rules we know."""
    from impera.tables.errors import TableError  # noqa: PLC0415
    from impera.tables.table import Table  # noqa: PLC0415

    for row in await store.all_matches():
        match = await store.match(row[0])
        if match is None or row[2] in ("open", "closed"):
            continue
        try:
            table = Table.replay(match, await store.entries(match.id))
        except TableError as error:  # of newer rules
            typer.echo(f"{match.id}: {error}", err=True)
            continue
        if table.status == "finished":
            yield table


async def _ratings(store: "SqlStore", language: str) -> None:
    """The series of rated games that a host should look at."""
    from impera.tables.series import series_of  # noqa: PLC0415

    found = series_of(await store.people_rated())
    for series in found:
        winner, loser = (f"{who.name or '?'} ({who.person})" for who in (series.winner, series.loser))
        days = {"first": _day(series.first), "last": _day(series.last)}
        print(say("admin-series", language, winner=winner, loser=loser, won=series.won, games=series.games, **days))
    if not found:
        print(say("admin-no-series", language))


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(sep=" ", timespec="minutes")[:16]


async def _forget(store: "SqlStore", asked: str, is_sure: bool, language: str) -> None:
    """Forget the one person with this id or name, after a question."""
    from impera.tables.forgetting_anyone import forget_anyone  # noqa: PLC0415

    people = await store.people_called(asked)
    if not people:
        raise UsageError("admin-nobody", person=asked)
    if len(people) > 1:
        raise UsageError("admin-many", name=asked, ids=", ".join(person.id for person in people))
    (person,) = people
    count = len(await store.matches_of(person.id, EVERY_GAME))
    named = {"name": person.name, "person": person.id}
    if not is_sure:
        typer.confirm(say("admin-forget-sure", language, count=count, **named), abort=True)
    await forget_anyone(cast("Store", store), person.id, lambda: int(datetime.now(UTC).timestamp() * 1000))
    print(say("admin-forgotten", language, **named))


async def _prune(store: "SqlStore", days: int, language: str) -> None:
    before = datetime.now(UTC) - timedelta(days=days)
    count = await store.prune(int(before.timestamp() * 1000))
    print(say("admin-pruned", language, count=count))
