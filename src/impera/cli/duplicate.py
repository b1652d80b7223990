"""`impera duplicate`: the table of a duplicate match, worked out again from its records."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from impera.words import say

# What the command needs is imported when it runs: `impera --help` must not wait for a compiler.
if TYPE_CHECKING:
    from impera.coach.duplicates.scoring import MatchStanding, Sum
    from impera.game.record import Record


def duplicate_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def duplicate(
        files: Annotated[list[Path], typer.Argument(help=say("help-duplicate-files", language))],
        as_json: Annotated[bool, typer.Option("--json", help=say("help-option-json", language))] = False,
    ) -> None:
        print_table(language, files, as_json)

    return duplicate


def print_table(language: str, files: list[Path], as_json: bool) -> None:
    """Read the records, play the bots' games, and print who stands where."""
    from impera.coach.duplicates.reading import standings_from  # noqa: PLC0415

    found = standings_from([record for file in files for record in _records(file)])
    if as_json:
        import msgspec  # noqa: PLC0415

        print(msgspec.json.encode([msgspec.to_builtins(each) for each in found]).decode())
    else:
        _print(found, language)


def _records(file: Path) -> list["Record"]:
    """Every record of a file: one, or several after one another."""
    from impera.cli.records import read_text  # noqa: PLC0415
    from impera.errors import RecordError  # noqa: PLC0415
    from impera.game.study import parse_study  # noqa: PLC0415

    try:
        return [each.record for each in parse_study(read_text(file))]
    except RecordError as error:
        error.source = str(file)
        raise


def _print(found: list["MatchStanding"], language: str) -> None:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table("#", say("review-player", language))
    for key in ("boards", "adjusted", "score"):
        table.add_column(say(f"duplicate-cli-{key}", language), justify="right")
    for each in found:
        name = each.who or say("duplicate-cli-bots", language)
        figures = (_figure(each.adjusted), _figure(each.raw))
        table.add_row(str(each.place or ""), name, str(each.boards), *figures)
    console = Console()
    console.print(table, markup=False)
    console.print(say("duplicate-cli-about", language), style="dim", highlight=False)


def _figure(points: "Sum") -> str:
    margin = "" if points.margin is None else f" ± {100 * points.margin:.1f}"
    return f"{100 * points.score:+.1f}{margin}"
