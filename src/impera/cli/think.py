"""`impera think`: the bots of servers on other machines think here."""

from collections.abc import Callable
from typing import Annotated

import typer

from impera.errors import UsageError
from impera.words import say


def think_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def think(
        database: Annotated[
            str,
            typer.Option("--database", envvar="IMPERA_DATABASE", help=say("help-think-database", language)),
        ],
        workers: Annotated[
            int | None, typer.Option("--bot-workers", min=1, max=64, help=say("help-serve-bot-workers", language))
        ] = None,
    ) -> None:
        from impera.server.think import think as run  # noqa: PLC0415 - help must not wait for it

        if not database.startswith("postgres"):
            raise UsageError("think-no-postgres", database=database)
        run(database, workers)

    return think
