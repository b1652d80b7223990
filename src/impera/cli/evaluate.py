"""`impera evaluate` and `impera calibrate`: chances of winning in a record, and whether such chances come true."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.words import say

# What the commands need is imported when they run: `impera --help` must not wait for a compiler.
if TYPE_CHECKING:
    from rich.table import Table

    from impera.coach.analysis import WinChances
    from impera.lab.calibration import AskedPositions, Tenth
    from impera.lab.contest import Contest
    from impera.lab.engines import Engine


def evaluate_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def evaluate(
        file: Annotated[Path, typer.Argument(help=say("help-argument-file", language))],
        at: Annotated[int | None, option("option-at", "--at", min=0)] = None,
        seat: Annotated[int | None, option("evaluate-seat", "--seat", min=1, max=4)] = None,
        levels: Annotated[str, option("evaluate-levels", "--levels")] = "",
        explain: Annotated[bool, option("evaluate-explain", "--explain")] = False,
        as_json: Annotated[bool, option("option-json", "--json")] = False,
    ) -> None:
        evaluate_record(language, file, at, seat, levels, explain, as_json)

    return evaluate


def calibrate_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def calibrate(
        players: Annotated[int, option("option-players", "--players", "-p", min=2, max=4)] = 2,
        variant: Annotated[str, option("option-variant", "--variant")] = "basic",
        teams: Annotated[bool, option("option-teams", "--teams")] = False,
        games: Annotated[int, option("option-games", "--games", "-n", min=1)] = 2000,
        jobs: Annotated[int | None, option("option-jobs", "--jobs", "-j", min=1)] = None,
        seed: Annotated[int, option("option-seed", "--seed")] = 1001,
        bot: Annotated[str, option("calibrate-bot", "--bot")] = "plan:200@deep",
        asked: Annotated[float, option("calibrate-asked", "--asked", min=0.0001, max=1)] = 0.01,
        engine: Annotated[str, option("option-engine", "--engine")] = "local",
        address: Annotated[str | None, option("option-address", "--ray-address")] = None,
        fit: Annotated[bool, option("calibrate-fit", "--fit")] = False,
        as_json: Annotated[bool, option("option-json", "--json")] = False,
    ) -> None:
        from impera.lab.calibration import contest_of  # noqa: PLC0415
        from impera.lab.engines import engine_named  # noqa: PLC0415

        contest = contest_of([name.strip() for name in bot.split(",")], players, variant, teams, seed)
        working = engine_named(engine, jobs or (os.cpu_count() or 1), address)
        check_calibration(language, contest, games, asked, working, fit, as_json)

    return calibrate


def evaluate_record(
    language: str, path: Path, at: int | None, seat: int | None, levels: str, explain: bool, as_json: bool
) -> None:
    """Print every seat's chance at a point of a record, and on request what the bot would do and why."""
    from impera.cli.records import game_at, read_record  # noqa: PLC0415
    from impera.coach.analysis import win_chances  # noqa: PLC0415
    from impera.errors import UsageError  # noqa: PLC0415
    from impera.game.record import result_text  # noqa: PLC0415
    from impera.wire.shapes import as_data  # noqa: PLC0415

    record = read_record(path)
    game = game_at(record, at)
    if game.is_over:
        raise UsageError("evaluate-over", result=result_text(game.result))
    view = game.view(seat or game.deciding)
    if explain and not view.is_mine:
        raise UsageError("evaluate-not-asked", seat=f"P{view.seat}", turn=f"P{view.deciding}")
    chances = win_chances(view, levels=_levels(levels, view.players) if levels else None)
    why = _why(view, chances, language) if explain else []
    if as_json:
        print(json.dumps(as_data(chances.to_wire()) | {"seat": view.seat, "explanation": why}))
        return
    place = say(
        "evaluate-headline",
        language,
        at=len(game.actions),
        last=len(record.game.actions),
        seat=f"P{view.seat}",
        samples=chances.worlds,
        ms=round(chances.ms),
    )
    _print(place, _chances_table(language, chances), *why)


def _levels(text: str, players: int) -> list[float]:
    """The level each seat plays at."""
    from impera.bots.players.ladder import LADDER  # noqa: PLC0415
    from impera.errors import UsageError  # noqa: PLC0415

    levels = [int(level) if level.strip().isdecimal() else 0 for level in text.split(",")]
    if len(levels) != players or not set(levels) <= set(LADDER):
        raise UsageError("evaluate-bad-levels", levels=text, players=players, most=len(LADDER))
    return [float(level) for level in levels]


def check_calibration(
    language: str, contest: "Contest", games: int, part: float, engine: "Engine", fit: bool, as_json: bool
) -> None:
    """Play, ask, and print the reliability table; Ctrl-C reports what is done."""
    from impera.lab.calibration import fit_edges, fit_line, reliability, report, worst_difference  # noqa: PLC0415

    asked = _ask(language, contest, games, part, engine)
    tenths = reliability(asked, contest)
    is_mixed = len(set(contest.bots)) > 1 and all(one.levels is not None for one in asked)
    line = fit_line(asked, contest) if fit and not is_mixed else None
    edges = fit_edges(asked, contest) if fit and is_mixed else None
    if as_json:
        print(json.dumps(report(tenths, contest, len(asked)) | {"line": line, "edges": edges}))
        return
    headline = say(
        "calibrate-headline",
        language,
        positions=sum(len(one.said) for one in asked),
        games=len(asked),
        worst=round(100 * worst_difference(tenths), 1),
    )
    _print(headline, _tenths_table(language, tenths))
    if line is not None:
        print(say("calibrate-line", language, line=", ".join(f"{number:.4f}" for number in line)))
    if edges is not None:
        print(say("calibrate-edges", language, edges=", ".join(f"{number:.4f}" for number in edges)))


def _ask(language: str, contest: "Contest", games: int, part: float, engine: "Engine") -> "list[AskedPositions]":
    from rich.console import Console  # noqa: PLC0415

    from impera.cli.arena import progress_bar  # noqa: PLC0415
    from impera.lab.arena import check_bots  # noqa: PLC0415
    from impera.lab.calibration import ask_about  # noqa: PLC0415

    check_bots(contest.bots)
    asked: list[AskedPositions] = []
    with progress_bar(language, Console(stderr=True)) as progress:
        task = progress.add_task(say("arena-progress", language), total=games, rate="")
        try:
            with engine as working:
                for one in ask_about(working, contest, games, part):
                    asked.append(one)
                    progress.update(task, advance=1)
        except KeyboardInterrupt:
            if not asked:
                raise
    return asked


def _why(view: Any, chances: "WinChances", language: str) -> list[str]:
    from impera.coach.explanation import explain_turn  # noqa: PLC0415

    return [part.said_in(language) for part in explain_turn(view, chances)]


def _print(*lines: "str | Table") -> None:
    from rich.console import Console  # noqa: PLC0415

    console = Console()
    for line in lines:
        console.print(line, highlight=False)


def _chances_table(language: str, chances: "WinChances") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    from impera.cli.arena import between, percent  # noqa: PLC0415

    table = Table(say("evaluate-seat", language))
    for key in ("evaluate-chance", "arena-interval"):
        table.add_column(say(key, language), justify="right")
    for at in chances.seats:
        table.add_row(f"P{at.seat}", percent(at.chance), between((at.low, at.high)))
    return table


def _tenths_table(language: str, tenths: "list[Tenth]") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    from impera.cli.arena import between, percent  # noqa: PLC0415

    table = Table(say("calibrate-tenth", language))
    keys = ("calibrate-predicted", "calibrate-actual", "calibrate-difference", "arena-interval", "calibrate-positions")
    for key in keys:
        table.add_column(say(key, language), justify="right")
    for row in tenths:
        table.add_row(
            between((row.low, row.high)),
            percent(row.said),
            percent(row.won),
            f"{100 * row.difference:+.1f}",
            between((row.won - row.margin, row.won + row.margin)),
            f"{row.count:,}",
        )
    return table
