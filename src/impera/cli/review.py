"""`impera review`: a finished game explained, from its record, without a server."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from impera.words import say

# What the command needs is imported when it runs: `impera --help` must not wait for a compiler.
if TYPE_CHECKING:
    from impera.coach.review import Reviewer
    from impera.wire.coach import GameReview, TurnReview


def review_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-{key}", language), **settings)

    def review(
        file: Annotated[Path, typer.Argument(help=say("help-argument-file", language))],
        seat: Annotated[int | None, option("review-seat", "--seat", min=1, max=4)] = None,
        html: Annotated[Path | None, option("review-html", "--html")] = None,
        as_json: Annotated[bool, option("option-json", "--json")] = False,
        plot: Annotated[Path | None, option("review-plot", "--plot")] = None,
        seed: Annotated[int, option("option-seed", "--seed")] = 1,
    ) -> None:
        review_record(language, file, seat, html, as_json, plot, seed)

    return review


def review_record(
    language: str, file: Path, seat: int | None, html: Path | None, as_json: bool, plot: Path | None, seed: int
) -> None:
    """Review a record: print it, or write it as JSON, as a page, as a graph."""
    from impera.cli.records import read_record  # noqa: PLC0415
    from impera.coach.graph import graph  # noqa: PLC0415
    from impera.coach.page import page  # noqa: PLC0415
    from impera.coach.review import Reviewer  # noqa: PLC0415
    from impera.game.agreement import agreement_of  # noqa: PLC0415
    from impera.wire.shapes import encode  # noqa: PLC0415

    for path, suffix in ((html, ".html"), (plot, ".svg")):
        if path is not None:
            _check(path, suffix)
    record = read_record(file)
    players = record.setup.players
    names = tuple(record.tags.get(f"Seat{at}", f"P{at}") for at in range(1, players + 1))
    reviewer = Reviewer(record.game, names, (seat,) if seat else (), seed, agreement_of(record))
    _run(reviewer, language)
    found = reviewer.to_wire()
    if html is not None:
        html.write_text(page(found, language, seat), encoding="utf-8")
    if plot is not None:
        plot.write_text(graph(found, language, seat), encoding="utf-8")
    if as_json:
        print(encode(found).decode())
    else:
        _print(found, language, seat)


def _check(path: Path, suffix: str) -> None:
    """Refuse a name that cannot be written, before anything is computed for it."""
    from impera.errors import UsageError  # noqa: PLC0415

    if path.suffix != suffix:
        raise UsageError("usage-out-format", path=str(path), formats=suffix)
    if not path.absolute().parent.is_dir():
        raise UsageError("usage-no-folder", path=str(path.absolute().parent))


def _run(reviewer: "Reviewer", language: str) -> None:
    """Judge turn by turn under a progress bar; whoever interrupts keeps what is done."""
    from rich.console import Console  # noqa: PLC0415

    from impera.cli.arena import progress_bar  # noqa: PLC0415

    console = Console(stderr=True)
    with progress_bar(language, console) as progress:
        task = progress.add_task(say("review-progress", language), total=reviewer.total, rate="")
        try:
            for _ in reviewer.run():
                progress.update(task, advance=1)
        except KeyboardInterrupt:
            done, total = len(reviewer.turns), reviewer.total
            console.print(say("review-part", language, done=done, total=total), highlight=False)


def _print(review: "GameReview", language: str, seat: int | None) -> None:
    from rich.console import Console  # noqa: PLC0415

    from impera.coach.page import thresholds  # noqa: PLC0415
    from impera.coach.parts import Part  # noqa: PLC0415
    from impera.tui.coaching import account_table  # noqa: PLC0415

    console = Console()
    names = dict(enumerate(review.names, start=1))
    called = {f"P{seat}": name for seat, name in names.items()}
    console.print(account_table(review, language))
    console.print(say("review-account-text", language), style="dim", highlight=False)
    for part in review.decisive:
        console.print("•", Part.from_wire(part).said_in(language, called), highlight=False, markup=False)
    told = [turn for turn in review.turns if turn.better and turn.verdict != "fine"]
    for turn in told:
        if seat in (None, turn.seat):
            console.print(*_turn_lines(turn, language, names), sep="\n", highlight=False, markup=False)
    console.print(say("review-levels", language), thresholds(language), style="dim", highlight=False)


def _turn_lines(turn: "TurnReview", language: str, names: dict[int, str]) -> list[str]:
    from impera.tui.coaching import better_lines, verdict_line  # noqa: PLC0415

    head = f"{say('review-turn', language)} {turn.turn} · {names[turn.seat]}"
    lines = better_lines(turn, language, names)
    return [f"{head}: {verdict_line(turn, language)}", *(f"   {line}" for line in lines)]
