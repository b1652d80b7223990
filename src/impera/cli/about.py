"""`impera --version`, `impera doctor` and `impera completion`: what is installed here, and a shell that knows it."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from impera.words import say

COMPLETE = "_IMPERA_COMPLETE"  # how a shell asks for what could come next
GAMES = 2000  # played to measure
# What shows that an extra is there
EXTRAS = {
    "lab": "pyarrow",
    "server": "asyncpg",
    "env": "pettingzoo",
    "openspiel": "pyspiel",
    "mcp": "mcp",
    "ray": "ray",
}


class ShellName(StrEnum):
    """A shell that can complete."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"
    powershell = "powershell"


def add_about(app: typer.Typer, language: str) -> None:
    """Add --version, doctor and completion to the command."""

    def tell_version(is_asked: bool) -> None:
        if is_asked:
            typer.echo(version("impera"))
            raise typer.Exit

    settings: dict[str, Any] = {"is_eager": True, "callback": tell_version, "help": say("help-version", language)}
    asked = Annotated[bool, typer.Option("--version", **settings)]

    @app.callback(help=say("help-impera", language))
    def about(version: asked = False) -> None:
        """Answer --version; every command comes through here."""

    app.command("doctor", help=say("help-doctor", language))(doctor_command(language))
    app.command("completion", help=say("help-completion", language))(completion_command(language))


def doctor_command(language: str) -> Callable[[], None]:
    """Make the command in a language."""

    def doctor() -> None:
        for line in findings(language):
            typer.echo(line)

    return doctor


def completion_command(language: str) -> Callable[..., None]:
    """Make the command in a language."""
    shells = Annotated[ShellName, typer.Argument(help=say("help-argument-shell", language))]

    def completion(shell: shells) -> None:
        from typer.completion import get_completion_script  # type: ignore[attr-defined] # noqa: PLC0415

        typer.echo(get_completion_script(prog_name="impera", complete_var=COMPLETE, shell=shell.value))

    return completion


def prepare_completion() -> None:
    """Let a shell that asks be answered."""
    if COMPLETE in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined] # noqa: PLC0415

        completion_init()


def findings(language: str) -> Iterator[str]:
    """What is installed, compiled, how fast it is and where data lies, a line each."""
    import numba  # noqa: PLC0415

    import impera  # noqa: PLC0415
    from impera import compiled  # noqa: PLC0415

    python = ".".join(map(str, sys.version_info[:3]))
    yield say("doctor-version", language, version=version("impera"), rules=str(impera.RULES_VERSION), python=python)
    way = "interpreted" if compiled.INTERPRETED else "lean" if compiled.is_lean() else "plain"
    yield say("doctor-compiler", language, numba=numba.__version__, way=way)
    places = ", ".join(map(str, compiled.places())) or "–"
    yield say("doctor-code", language, complete="yes" if compiled.is_cached() else "no", places=places)
    yield say("doctor-speed", language, speed=round(decisions_per_second()))
    there = [name for name, module in EXTRAS.items() if find_spec(module)]
    missing = [name for name in EXTRAS if name not in there]
    yield say("doctor-extras", language, there=", ".join(there) or "–", missing=", ".join(missing) or "–")
    if "server" in there:
        yield from _of_the_server(language)


def _of_the_server(language: str) -> Iterator[str]:
    from impera.server.settings import Settings  # noqa: PLC0415
    from impera.server.web import web_folder  # noqa: PLC0415

    settings = Settings.read()
    yield say("doctor-data", language, folder=str(settings.data))
    yield say("doctor-web", language, folder=str(web_folder(settings) or "–"))


def decisions_per_second() -> float:
    """How fast games of random players are played here."""
    from impera.compiled import INTERPRETED  # noqa: PLC0415
    from impera.lab.simulate import Plan, play_chunk  # noqa: PLC0415

    plan = Plan.of(players=2)
    play_chunk(plan, 0, 1)
    began = time.perf_counter()
    outcomes = play_chunk(plan, 0, 2 if INTERPRETED else GAMES)
    return float(outcomes.decisions.sum()) / (time.perf_counter() - began)
