"""`impera sim`: many games, a progress bar, then a table with intervals."""

import json
import signal
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from impera.errors import UsageError
from impera.game.seat import seat_name, seat_of
from impera.lab.engines import Engine
from impera.lab.export import Writer, open_columns
from impera.lab.game_columns import about_plan, chunk_of, sim_columns
from impera.lab.playout import ActionIds, Outcomes
from impera.lab.simulate import Plan, play_chunk, simulate, simulate_moves
from impera.lab.summary import Summary, rate
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES
from impera.words import say


def run_simulation(
    language: str, plan: Plan, games: int, engine: Engine, as_json: bool, out: Path | None, moves: bool = False
) -> None:
    """Play, show progress, report; Ctrl-C reports what is done."""
    errors = Console(stderr=True)
    summary = Summary(plan)
    interrupted = False
    play_chunk(plan, 0, 1)  # what comes from the disk cache is loaded before the clock starts
    with _file(plan, out, moves) as write:
        started = time.perf_counter()
        with _progress(language, errors) as progress:
            task = progress.add_task(say("sim-progress", language), total=games, rate="")
            try:
                for outcomes, played in _played(plan, games, engine, moves):
                    with undisturbed():
                        if write:
                            write(chunk_of(plan, outcomes, summary.games, played))
                        summary.add(outcomes)
                    summary.seconds = time.perf_counter() - started
                    speed = say("sim-rate", language, rate=round(summary.games / summary.seconds))
                    progress.update(task, completed=summary.games, rate=speed)
            except KeyboardInterrupt:
                interrupted = True
    if as_json:
        print(json.dumps(summary.to_json() | {"interrupted": interrupted}))
    else:
        if interrupted:
            errors.print(say("sim-interrupted", language, done=summary.games, wanted=games))
        print_summary(language, summary)


def _file(plan: Plan, out: Path | None, moves: bool) -> AbstractContextManager[Writer | None]:
    """The file that games go to, if one is asked for."""
    if moves and not out:
        raise UsageError("usage-moves-need-out")
    return open_columns(out, sim_columns(moves=moves), about_plan(plan)) if out else nullcontext()


def _played(plan: Plan, games: int, engine: Engine, moves: bool) -> Iterator[tuple[Outcomes, ActionIds | None]]:
    if moves:
        return iter(simulate_moves(plan, games, engine))
    return ((outcomes, None) for outcomes in simulate(plan, games, engine))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until what belongs together is done: rows in the file are games in the report."""
    pressed = False

    def wait(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def print_summary(language: str, summary: Summary) -> None:
    """Print the tables of a simulation."""
    console = Console()
    console.print(_headline(language, summary))
    console.print(_wins_table(language, summary))
    console.print(_endings_table(language, summary))
    console.print(_effects_table(language, summary))


def _progress(language: str, console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn(say("sim-time-left", language)),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def _headline(language: str, summary: Summary) -> str:
    return say(
        "sim-headline",
        language,
        games=summary.games,
        seconds=round(summary.seconds, 2),
        decisions=summary.decisions,
        speed=round(summary.decisions / max(summary.seconds, 1e-9)),
        turns=round(summary.mean_turns, 1),
        margin=round(summary.turns_margin, 1),
        per_game=round(summary.decisions / max(summary.games, 1), 1),
        unfinished=summary.unfinished,
    )


def _wins_table(language: str, summary: Summary) -> Table:
    table = Table(say("sim-who", language), title=say("sim-wins", language), title_justify="left")
    for key in ("sim-won", "sim-share", "sim-interval"):
        table.add_column(say(key, language), justify="right")
    for seat, bot in enumerate(summary.plan.bots):
        table.add_row(f"{seat_name(seat_of(seat))} {bot}", *_share(int(summary.wins[seat]), summary.finished))
    table.add_section()
    if len(summary.bot_wins) > 1:
        for bot, (won, played) in summary.bot_wins.items():
            table.add_row(bot, *_share(won, played))
        table.add_section()
    table.add_row(say("term-first-player", language), *_share(summary.first_wins, summary.finished))
    table.add_row(say("sim-shared", language), *_share(summary.shared, summary.finished))
    return table


def _endings_table(language: str, summary: Summary) -> Table:
    table = Table(say("sim-ending", language), title=say("sim-endings", language), title_justify="left")
    for key in ("sim-games", "sim-share", "sim-interval"):
        table.add_column(say(key, language), justify="right")
    hegemony = say("term-hegemony-victory", language)
    for letter, count in zip(DOMAIN_LETTERS, summary.hegemonies.tolist(), strict=True):
        table.add_row(f"{hegemony}: {say(f'domain-{letter}', language)}", *_share(count, summary.games))
    table.add_row(say("term-majority-victory", language), *_share(summary.majorities, summary.games))
    if summary.unfinished:
        table.add_row(say("sim-unfinished", language), *_share(summary.unfinished, summary.games))
    return table


def _effects_table(language: str, summary: Summary) -> Table:
    table = Table(say("sim-effect", language), title=say("sim-effects", language), title_justify="left")
    table.add_column(say("sim-times", language), justify="right")
    table.add_column(say("sim-per-game", language), justify="right")
    table.add_column(say("sim-copied", language), justify="right")
    copied = [f"{times:,}" for times in summary.copied.tolist()] + ["–"] * len(EFFECT_NAMES)
    for name, times, copies in zip(EFFECT_NAMES, summary.effects.tolist(), copied, strict=False):
        table.add_row(say(f"effect-{name}", language), f"{times:,}", f"{times / max(summary.games, 1):.3f}", copies)
    return table


def _share(count: int, total: int) -> tuple[str, str, str]:
    share = rate(count, total)
    interval = f"{100 * share['low']:.2f} – {100 * share['high']:.2f} %"
    return f"{count:,}", f"{100 * share['rate']:.2f} %", interval
