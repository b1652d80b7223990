"""`impera puzzles`: mine games for puzzles, prove them again, rate them by what the levels solve."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.errors import UsageError
from impera.words import say

if TYPE_CHECKING:
    from impera.coach.puzzles.puzzle import Puzzle

SAVED_EVERY = 20.0  # seconds
TOLD_EVERY = 50  # puzzles
FAILED = 1  # exit code: a puzzle is not what it says
ALL_THEMES = "win,stop,order,last,most,draft"


def puzzles_app(language: str) -> typer.Typer:
    """Make the commands for those who make puzzles."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    app = typer.Typer(help=say("help-puzzles", language), no_args_is_help=True, rich_markup_mode=None)
    out = Annotated[Path, option("puzzles-out", "--out", "-o")]
    seed = Annotated[int, option("option-seed", "--seed")]
    jobs = Annotated[int, option("option-jobs", "--jobs", "-j", min=1)]

    @app.command("make", help=say("help-puzzles-make", language))
    def make(
        out: out,
        games: Annotated[int, option("option-games", "--games", "-n", min=1)] = 100,
        seed: seed = 1,
        jobs: jobs = 1,
        themes: Annotated[str, option("puzzles-themes", "--themes")] = ALL_THEMES,
    ) -> None:
        make_puzzles(language, out, games, seed, jobs, themes)

    file = Annotated[Path, typer.Argument(help=say("help-puzzles-file", language), exists=True, dir_okay=False)]

    @app.command("check", help=say("help-puzzles-check", language))
    def check(
        file: file,
        sample: Annotated[int, option("puzzles-sample", "--sample", min=0)] = 0,
        seed: seed = 1,
        jobs: jobs = 1,
    ) -> None:
        check_puzzles(language, file, sample, seed, jobs)

    @app.command("rate", help=say("help-puzzles-rate", language))
    def rate(
        file: file,
        tries: Annotated[int, option("puzzles-tries", "--tries", min=1, max=9)] = 2,
        jobs: jobs = 1,
    ) -> None:
        rate_puzzles(language, file, tries, jobs)

    @app.command("simulate", help=say("help-puzzles-simulate", language))
    def simulate(
        file: file,
        people: Annotated[int, option("puzzles-people", "--people", min=10)] = 200,
        attempts: Annotated[int, option("puzzles-attempts", "--attempts", min=1)] = 40_000,
        seed: seed = 1,
    ) -> None:
        simulate_people(language, file, people, attempts, seed)

    return app


def make_puzzles(language: str, out: Path, games: int, seed: int, jobs: int, named: str) -> None:
    """Look through games and add what is proven to a file; stopped early, it keeps what is done."""
    from impera.coach.puzzles.file import read_puzzles, write_puzzles  # noqa: PLC0415 - help must not wait for it
    from impera.lab.engines import engine_named  # noqa: PLC0415
    from impera.lab.puzzle_mining import mine, themes_named  # noqa: PLC0415

    themes = themes_named(named)
    kept = {puzzle.id: puzzle for puzzle in read_puzzles(out)} if out.exists() else {}
    saved = time.monotonic()
    try:
        with engine_named("local", jobs) as engine:
            for done, found in enumerate(mine(engine, games, seed, themes), start=1):
                for puzzle in found.puzzles:
                    kept.setdefault(puzzle.id, puzzle)
                    _tell_puzzle(language, puzzle, done, len(kept))
                if time.monotonic() - saved > SAVED_EVERY:
                    write_puzzles(out, kept.values())
                    saved = time.monotonic()
    except KeyboardInterrupt:
        typer.echo(say("puzzles-interrupted", language), err=True)
    write_puzzles(out, kept.values())
    typer.echo(say("puzzles-made", language, count=len(kept), file=out.name))


def _tell_puzzle(language: str, puzzle: "Puzzle", game: int, count: int) -> None:
    theme = say(f"puzzle-theme-{puzzle.theme}", language)
    typer.echo(say("puzzles-found", language, game=game, count=count, theme=theme, id=puzzle.id), err=True)


def check_puzzles(language: str, file: Path, sample: int, seed: int, jobs: int) -> None:
    """Prove puzzles of a file again, and look for any that is there twice; exit code 1 if one does not hold."""
    import numpy as np  # noqa: PLC0415 - help must not wait for it

    from impera.coach.puzzles.check import is_proven  # noqa: PLC0415
    from impera.coach.puzzles.file import read_puzzles  # noqa: PLC0415
    from impera.lab.engines import engine_named, in_order  # noqa: PLC0415

    puzzles = list(read_puzzles(file))
    twice = len(puzzles) - len({puzzle.id for puzzle in puzzles})
    drawn = np.random.default_rng(seed).permutation(len(puzzles))[: sample or len(puzzles)]
    chosen = [puzzles[place] for place in sorted(drawn.tolist())]
    wrong = 0
    with engine_named("local", jobs) as engine:
        for done, holds in enumerate(in_order(engine, is_proven, ((puzzle,) for puzzle in chosen)), start=1):
            if not holds:
                wrong += 1
                typer.echo(say("puzzles-wrong", language, id=chosen[done - 1].id, theme=chosen[done - 1].theme.value))
            if done % TOLD_EVERY == 0:
                typer.echo(say("puzzles-progress", language, done=done, count=len(chosen)), err=True)
    typer.echo(say("puzzles-checked", language, count=len(chosen), wrong=wrong, twice=twice))
    if wrong or twice:
        raise typer.Exit(FAILED)


def rate_puzzles(language: str, file: Path, tries: int, jobs: int) -> None:
    """Let every level of the ladder try every puzzle, and write the first ratings into the file."""
    from impera.coach.puzzles.file import read_puzzles, write_puzzles  # noqa: PLC0415
    from impera.lab.engines import engine_named  # noqa: PLC0415
    from impera.lab.puzzle_levels import rate_all  # noqa: PLC0415

    puzzles = {puzzle.id: puzzle for puzzle in read_puzzles(file)}
    waiting = [puzzle for puzzle in puzzles.values() if puzzle.tries != tries]
    done = 0
    try:
        with engine_named("local", jobs) as engine:
            for done, puzzle in enumerate(rate_all(engine, waiting, tries), start=1):
                puzzles[puzzle.id] = puzzle
                if done % TOLD_EVERY == 0:
                    write_puzzles(file, puzzles.values())
                    typer.echo(say("puzzles-progress", language, done=done, count=len(waiting)), err=True)
    except KeyboardInterrupt:
        typer.echo(say("puzzles-interrupted", language), err=True)
    write_puzzles(file, puzzles.values())
    typer.echo(say("puzzles-rated", language, count=done, file=file.name))


def simulate_people(language: str, file: Path, people: int, attempts: int, seed: int) -> None:
    """Let simulated people solve puzzles and say how well the ratings order puzzles and people."""
    from impera.coach.puzzles.file import read_puzzles  # noqa: PLC0415
    from impera.lab.puzzle_levels import simulate_solvers  # noqa: PLC0415

    puzzles = [puzzle for puzzle in read_puzzles(file) if puzzle.tries]
    if not puzzles:
        raise UsageError("puzzles-unrated", file=file.name)
    found = simulate_solvers(puzzles, people, attempts, seed)
    agreement = {"puzzles": f"{found.puzzles:.2f}", "people": f"{found.solvers:.2f}"}
    typer.echo(say("puzzles-simulated", language, attempts=attempts, **agreement))
