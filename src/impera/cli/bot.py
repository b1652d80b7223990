"""`impera bot check`: is this bot fit to sit at a table?"""

import sys
from typing import Annotated, Any

import typer

from impera.words import say

FAILED = 1  # exit code: the bot is not fit

POINT_WORDS = {
    "crash": "check-crash",
    "legal": "check-legal",
    "untouched": "check-untouched",
    "repeatable": "check-repeatable",
    "time": "check-time",
}


def bot_app(language: str) -> typer.Typer:
    """Make the commands for those who write bots."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-option-{key}", language), **settings)

    app = typer.Typer(help=say("help-bot", language), no_args_is_help=True, rich_markup_mode=None)

    @app.callback()
    def bot() -> None:
        """More commands may follow."""

    @app.command("check", help=say("help-bot-check", language))
    def check(
        name: Annotated[str, typer.Argument(help=say("help-argument-bot", language))],
        games: Annotated[int, option("check-games", "--games", "-n", min=1)] = 1,
        seconds: Annotated[float, option("check-seconds", "--seconds", min=0.001)] = 0.1,
        seed: Annotated[int, option("seed", "--seed")] = 1,
    ) -> None:
        check_bot(language, name, games, seconds, seed)

    return app


def check_bot(language: str, name: str, games: int, seconds: float, seed: int) -> None:
    """Check a bot and say what was found; exit code 1 if it is not fit."""
    from impera.bots.check import check, verdicts  # noqa: PLC0415 - help must not wait for it
    from impera.bots.registry import create  # noqa: PLC0415

    if "" not in sys.path:
        sys.path.insert(0, "")  # a module in the folder one stands in
    create(name)  # refuses a name that is none
    found = check(lambda: create(name), seconds=seconds, seed=seed, games=games)
    print(say("check-played", language, games=found.games, decisions=found.decisions, setups=found.set_ups))
    for point, where in verdicts(found):
        mark = "✗" if where else "✓"
        print(f"{mark} {say(POINT_WORDS[point], language)}" + (f" – {where}" if where else ""))
    print(say("check-slowest", language, ms=round(1000 * found.slowest), budget=round(1000 * seconds)))
    if found.wrong:
        raise typer.Exit(FAILED)
