"""`impera arena`: bots against bots on duplicate deals; win rates with intervals, CPU time, ratings."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.errors import UsageError
from impera.words import say

RowWriter = Callable[["list[GameRow]"], None]

# What the command needs is imported when it runs: `impera --help` must not wait for a compiler.
if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from impera.lab.export import GameRow
    from impera.lab.tournament import Tournament


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """What was asked for."""

    bots: tuple[str, ...]
    players: int = 2
    variant: str = "basic"
    teams: bool = False
    deals: int = 500
    jobs: int = 1
    seed: int = 1
    all_pairs: bool = False
    stop_early: bool = False
    luck_adjusted: bool = False
    engine: str = "local"
    address: str | None = None
    as_json: bool = False
    out: Path | None = None
    moves: bool = False
    plot: Path | None = None


def arena_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def arena(
        bots: Annotated[str, option("arena-bots", "--bots", "-b")],
        players: Annotated[int, option("option-players", "--players", "-p", min=2, max=4)] = 2,
        variant: Annotated[str, option("option-variant", "--variant")] = "basic",
        teams: Annotated[bool, option("option-teams", "--teams")] = False,
        deals: Annotated[int, option("arena-deals", "--deals", "-d", min=1)] = 500,
        jobs: Annotated[int | None, option("option-jobs", "--jobs", "-j", min=1)] = None,
        seed: Annotated[int, option("option-seed", "--seed")] = 1,
        all_pairs: Annotated[bool, option("arena-all", "--all")] = False,
        stop_early: Annotated[bool, option("arena-stop-early", "--stop-early")] = False,
        luck_adjusted: Annotated[bool, option("arena-luck-adjusted", "--luck-adjusted")] = False,
        engine: Annotated[str, option("option-engine", "--engine")] = "local",
        address: Annotated[str | None, option("option-address", "--ray-address")] = None,
        as_json: Annotated[bool, option("option-json", "--json")] = False,
        out: Annotated[Path | None, option("option-out", "--out")] = None,
        moves: Annotated[bool, option("option-moves", "--moves")] = False,
        plot: Annotated[Path | None, option("arena-plot", "--plot")] = None,
    ) -> None:
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        workers = jobs or (os.cpu_count() or 1)
        options = ArenaOptions(
            bots=names,
            players=players,
            variant=variant,
            teams=teams,
            deals=deals,
            jobs=workers,
            seed=seed,
            all_pairs=all_pairs,
            stop_early=stop_early,
            luck_adjusted=luck_adjusted,
            engine=engine,
            address=address,
            as_json=as_json,
            out=out,
            moves=moves,
            plot=plot,
        )
        run_arena(language, options)

    return arena


def run_arena(language: str, options: ArenaOptions) -> None:
    """Play, show progress, report; Ctrl-C reports what is done."""
    from rich.console import Console  # noqa: PLC0415

    from impera.lab.arena import check_bots  # noqa: PLC0415
    from impera.lab.engines import engine_named  # noqa: PLC0415
    from impera.lab.plot import check_picture, plot_ratings  # noqa: PLC0415
    from impera.lab.tournament import report  # noqa: PLC0415

    tournament = _tournament(options)
    check_bots(options.bots)
    if options.plot:
        check_picture(options.plot)
    engine = engine_named(options.engine, options.jobs, options.address)
    errors = Console(stderr=True)
    with _rows_of(options, tournament) as write:
        _play(language, options, tournament, engine, write, errors)
    if options.as_json:
        print(json.dumps(report(tournament)))
    else:
        _print_report(language, tournament, errors)
    if options.plot:
        plot_ratings(tournament.standings(), options.plot, language)


@contextmanager
def _rows_of(options: ArenaOptions, tournament: "Tournament") -> "Iterator[RowWriter | None]":
    """The file that rows go to, if one is asked for."""
    from impera.lab.export import open_columns  # noqa: PLC0415
    from impera.lab.game_columns import MOVES, transposed  # noqa: PLC0415
    from impera.lab.tournament import COLUMNS, LUCK, about_tournament  # noqa: PLC0415

    if options.moves and not options.out:
        raise UsageError("usage-moves-need-out")
    if not options.out:
        yield None
        return
    columns = COLUMNS | (LUCK if options.luck_adjusted else {}) | (MOVES if options.moves else {})
    with open_columns(options.out, columns, about_tournament(tournament)) as write:
        yield lambda rows: write(transposed(rows, columns))


def _tournament(options: ArenaOptions) -> "Tournament":
    from impera.lab.tournament import Tournament  # noqa: PLC0415

    return Tournament.of(
        options.bots,
        players=options.players,
        variant=options.variant,
        teams=options.teams,
        seed=options.seed,
        all_pairs=options.all_pairs,
    )


def _play(
    language: str,
    options: ArenaOptions,
    tournament: "Tournament",
    engine: Any,
    write: "RowWriter | None",
    errors: "Console",
) -> None:
    from impera.lab.tournament import row_of  # noqa: PLC0415

    started = time.perf_counter()
    with progress_bar(language, errors) as progress:
        wanted = options.deals * len(tournament.meetings)
        task = progress.add_task(say("arena-progress", language), total=wanted, rate="")

        def watch(number: int, games: list[Any]) -> None:
            if write:
                write([row_of(tournament.meetings[number].contest, number, game) for game in games])
            speed = tournament.games / (time.perf_counter() - started)
            shown = say("arena-rate", language, rate=round(speed, 1))
            progress.update(task, advance=1, rate=shown)

        tournament.run(
            engine,
            options.deals,
            stop_early=options.stop_early,
            watch=watch,
            luck_adjusted=options.luck_adjusted,
        )


def progress_bar(language: str, console: "Console") -> "Progress":
    """A bar with the rate and the time left."""
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn(say("arena-time-left", language)),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def _print_report(language: str, tournament: "Tournament", errors: "Console") -> None:
    from rich.console import Console  # noqa: PLC0415

    console = Console()
    if tournament.interrupted:
        errors.print(say("arena-interrupted", language, deals=tournament.deals))
    console.print(_headline(language, tournament))
    console.print(_standings_table(language, tournament))
    if len(tournament.meetings) > 1:
        console.print(_cross_table(language, tournament))
        console.print(_worst_table(language, tournament))


def _headline(language: str, tournament: "Tournament") -> str:
    lines = [say("arena-headline", language, games=tournament.games, deals=tournament.deals)]
    contest = tournament.meetings[0].contest
    if len(contest.bots) != contest.sides:
        lines.append(say("arena-alone", language, chance=percent(contest.chance)))
    if tournament.unfinished:
        lines.append(say("arena-unfinished", language, games=tournament.unfinished))
    if tournament.stops_early:
        decided = sum(meeting.tally.is_decided() for meeting in tournament.meetings)
        lines.append(say("arena-sequential", language, decided=decided, all=len(tournament.meetings)))
    if tournament.is_adjusted:
        lines.append(say("arena-adjusted-note", language))
    return "\n".join(lines)


def _standings_table(language: str, tournament: "Tournament") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    table = Table(say("arena-bot", language))
    adjusted = ("arena-adjusted", "arena-interval") if tournament.is_adjusted else ()
    for key in ("arena-win-rate", "arena-interval", *adjusted, "arena-cpu", "arena-rating", "arena-games"):
        table.add_column(say(key, language), justify="right")
    for standing in tournament.standings():
        rating, less = standing.rating, standing.adjusted
        table.add_row(
            standing.name,
            percent(standing.win_rate),
            between(standing.ci95),
            *((percent(less.mean), between(less.ci95)) if less else [""] * len(adjusted)),
            f"{standing.ms_per_turn:.3f}",
            f"{rating.mu:.2f} ± {rating.ci95[1] - rating.mu:.2f}",
            f"{standing.games:,}",
        )
    return table


def _cross_table(language: str, tournament: "Tournament") -> "Table":
    """Each row's win rate against each column."""
    from rich.table import Table  # noqa: PLC0415

    table = Table(say("arena-bot", language), title=say("arena-cross", language), title_justify="left")
    cells = {(crossing.bot, crossing.opponent): crossing for crossing in tournament.crossings()}
    for name in tournament.names:
        table.add_column(name, justify="right")
    for bot, name in enumerate(tournament.names):
        row = [cells.get((bot, other)) for other in range(len(tournament.names))]
        table.add_row(name, *(percent(cell.win_rate) if cell else "–" for cell in row))
    return table


def _worst_table(language: str, tournament: "Tournament") -> "Table":
    from rich.table import Table  # noqa: PLC0415

    table = Table(say("arena-bot", language), say("arena-worst", language))
    for key in ("arena-win-rate", "arena-interval"):
        table.add_column(say(key, language), justify="right")
    for bot, crossing in tournament.worst_opponents().items():
        opponent = tournament.names[crossing.opponent]
        table.add_row(tournament.names[bot], opponent, percent(crossing.win_rate), between(crossing.ci95))
    return table


def percent(rate: float) -> str:
    """Write a share in per cent."""
    return f"{round(100 * rate, 1) + 0.0:.1f} %"  # never -0.0


def between(interval: tuple[float, float]) -> str:
    """Write an interval in per cent."""
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f} %"
