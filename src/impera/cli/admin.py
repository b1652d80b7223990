"""`impera admin`: list, export, prune, back up. Works beside a running server."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.errors import UsageError
from impera.words import say

if TYPE_CHECKING:
    from impera.server.settings import Settings
    from impera.store.sql import SqlStore


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


def _run(data: Path | None, database: str | None, work: "Callable[[SqlStore], Awaitable[None]]") -> None:
    from impera.server.house import open_store  # noqa: PLC0415

    async def with_store() -> None:
        store: Any = await open_store(_settings(data, database))
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
    """One record a line, of every finished game."""
    from impera.game.record import record_to_json  # noqa: PLC0415
    from impera.tables.afterwards import record_of  # noqa: PLC0415
    from impera.tables.table import Table  # noqa: PLC0415

    with out.open("w", encoding="utf-8") as file:
        for row in await store.all_matches():
            match = await store.match(row[0])
            if match is None or row[2] in ("open", "closed"):
                continue
            table = Table.replay(match, await store.entries(match.id))
            if table.status == "finished":
                file.write(json.dumps(record_to_json(record_of(table))) + "\n")


async def _prune(store: "SqlStore", days: int, language: str) -> None:
    before = datetime.now(UTC) - timedelta(days=days)
    count = await store.prune(int(before.timestamp() * 1000))
    print(say("admin-pruned", language, count=count))
