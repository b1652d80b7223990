"""`impera admin` and `impera serve`: beside a running server, in every language."""

import asyncio
import json
import random
import sqlite3

import pytest
from typer.testing import CliRunner

from impera.cli.admin import admin_app
from impera.cli.serve import serve_command
from impera.errors import UsageError
from impera.game.record_reader import parse_record
from impera.words import LANGUAGES
from tests.server.serving import guests, play_on, serving


def admin(*arguments: str, language: str = "en") -> str:
    found = CliRunner().invoke(admin_app(language), arguments, catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.output


def test_list_export_prune_and_backup_work_beside_a_running_server(tmp_path):
    import contextlib

    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            table = await ann.quick_play(bot="random")
            async with ann.seat(table) as seat:
                await play_on(seat, random.Random(1).choice)
            where = ("--data", str(tmp_path))
            assert table in await asyncio.to_thread(admin, "list", *where)
            await asyncio.to_thread(admin, "export", str(tmp_path / "games.jsonl"), *where)
            (line,) = (tmp_path / "games.jsonl").read_text().splitlines()
            assert parse_record(line).game.is_over
            assert json.loads(line)["tags"]
            await asyncio.to_thread(admin, "backup", str(tmp_path / "copy.db"), *where)
            with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
                assert copy.execute("SELECT count(*) FROM matches").fetchone() == (1,)
            said = await asyncio.to_thread(admin, "prune", "--older-than-days", "1", *where)
            assert "0 games" in said

    asyncio.run(promise())


def test_where_there_is_no_database_the_path_is_named(tmp_path):
    with pytest.raises(UsageError, match="no database at"):
        admin("list", "--data", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(language):
    import typer

    app = typer.Typer()
    app.command("serve")(serve_command(language))
    app.add_typer(admin_app(language), name="admin")
    for arguments in (("serve", "--help"), ("admin", "--help"), ("admin", "prune", "--help")):
        assert CliRunner().invoke(app, arguments).exit_code == 0
