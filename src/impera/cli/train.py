"""`impera train`: the learned bots, from nothing, by self-play."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.errors import UsageError
from impera.words import say

# What the command needs is imported when it runs: `impera --help` must not wait for a compiler.
if TYPE_CHECKING:
    from impera.lab.engines import Engine
    from impera.lab.generations import GenerationScore
    from impera.lab.train import Course, Progress


def train_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def train(
        out: Annotated[Path, option("train-out", "--out", "-o")],
        players: Annotated[int, option("option-players", "--players", "-p", min=2, max=4)] = 2,
        teams: Annotated[bool, option("option-teams", "--teams")] = False,
        hours: Annotated[float, option("train-hours", "--hours", min=0.0005)] = 1.0,
        seed: Annotated[int, option("option-seed", "--seed")] = 1,
        fresh: Annotated[bool, option("train-fresh", "--fresh")] = False,
        begin_with: Annotated[Path | None, option("train-begin", "--begin-with", exists=True)] = None,
        against: Annotated[Path | None, option("train-against", "--against", exists=True)] = None,
        outcomes: Annotated[int, option("train-outcomes", "--outcomes", min=2, max=10_000)] = 40,
        rate: Annotated[float, option("train-rate", "--rate", min=2e-5, max=0.1)] = 0.001,
        others: Annotated[int, option("train-others", "--others", min=0)] = 3,
        population: Annotated[str, option("train-population", "--population")] = "",
        games: Annotated[int, option("train-games", "--games", "-n", min=0)] = 0,
        generations: Annotated[int, option("train-generations", "--generations", min=0)] = 0,
        jobs: Annotated[int, option("train-jobs", "--jobs", "-j", min=1)] = 1,
        engine: Annotated[str, option("option-engine", "--engine")] = "local",
        address: Annotated[str | None, option("option-address", "--ray-address")] = None,
    ) -> None:
        from impera.lab import train as lab  # noqa: PLC0415
        from impera.lab.engines import HereEngine, engine_named  # noqa: PLC0415

        names = tuple(name.strip() for name in population.split(",") if name.strip())
        course = lab.Course(outcomes, rate, others, names, games)
        working = engine_named(engine, jobs, address)
        if generations:
            table = (players, teams, seed)
            return by_generations(table, out, begin_with, against, generations, fresh, course, working, language)

        def tell(progress: "Progress") -> None:
            typer.echo(line_of(progress, language))

        start = (players, teams, hours, out, seed, not fresh, tell)
        file = lab.train(
            *start,
            begin_with=begin_with,
            against=against,
            course=course,
            engine=None if isinstance(working, HereEngine) else working,
            workers=jobs,
        )
        typer.echo(say("train-done", language, file=str(file)))

    train.__doc__ = say("help-train", language)
    return train


def by_generations(
    table: tuple[int, bool, int],
    out: Path,
    begin_with: Path | None,
    against: Path | None,
    generations: int,
    fresh: bool,
    course: "Course",
    engine: "Engine",
    language: str,
) -> None:
    """Train by generations, told as they go."""
    from impera.lab import generations as lab  # noqa: PLC0415

    if begin_with is None or not course.games:
        raise UsageError("bots-train-generations")
    if fresh and any(out.glob("generation-*.npz")):
        raise UsageError("bots-train-exists", folder=out.name)
    if against is not None:
        course = replace(course, others=1, population=(str(against),))

    def tell(score: "GenerationScore") -> None:
        parts = {"light": f"{score.light:.1%}", "greedy": f"{score.greedy:.1%}"}
        typer.echo(say("train-generation", language, number=score.generation, **parts))

    def note(generation: int, games: int) -> None:
        typer.echo(say("train-generation-games", language, number=generation, games=games, all=course.games))

    players, teams, seed = table
    file = lab.train_generations(players, teams, out, begin_with, generations, course, engine, seed, tell, note)
    typer.echo(say("train-done", language, file=str(file)))


def line_of(progress: "Progress", language: str) -> str:
    """Say how a run is doing in one line."""
    line = say(
        "train-line",
        language,
        seconds=round(progress.cpu_seconds),
        games=progress.games,
        speed=round(progress.games_per_second),
        light=f"{progress.light:.1%}",
        greedy=f"{progress.greedy:.1%}",
    )
    return line if progress.rival is None else line + say("train-rival", language, rival=f"{progress.rival:.1%}")
