"""`impera dataset`: a set of self-play games by one command, with its card and its Croissant file."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from impera.words import say


def dataset_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def dataset(
        folder: Annotated[Path, typer.Argument(help=say("help-dataset-folder", language))],
        games: Annotated[int, option("dataset-games", "--games", "-n", min=1)] = 100,
        bots: Annotated[str, option("dataset-bots", "--bots", "-b")] = "level:4,level:5,level:6",
        seed: Annotated[int, option("option-seed", "--seed")] = 1,
        jobs: Annotated[int | None, option("option-jobs", "--jobs", "-j", min=1)] = None,
    ) -> None:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        write_dataset(language, folder, games, names, seed, jobs or os.cpu_count() or 1)

    return dataset


def write_dataset(language: str, folder: Path, games: int, bots: list[str], seed: int, jobs: int) -> None:
    """Play every part, show progress, then write what describes them."""
    from rich.console import Console  # noqa: PLC0415

    from impera.cli.arena import progress_bar  # noqa: PLC0415
    from impera.lab import dataset as lab  # noqa: PLC0415
    from impera.lab.engines import engine_named  # noqa: PLC0415

    parts = lab.parts(games, seed, bots)
    lab.check_folder(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with engine_named("local", jobs) as engine, progress_bar(language, Console(stderr=True)) as progress:
        task = progress.add_task(say("sim-progress", language), total=games * len(parts), rate="")
        for part in parts:
            for _ in lab.write_part(folder, part, engine):
                progress.update(task, advance=1, rate=part.file)
    lab.describe(folder, parts)
    typer.echo(say("dataset-done", language, games=games * len(parts), path=str(folder)))
