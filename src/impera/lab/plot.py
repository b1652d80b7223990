"""Pictures: ratings with their intervals, and training curves. Drawn without a screen, the same bytes every time."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from impera.errors import UsageError
from impera.lab.tournament import Standing
from impera.wire.shapes import JsonObject
from impera.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png", ".pdf")
INK, LINE = "#1f3a5f", "#b9c4d0"
WIDTH, ROW = 7.0, 0.45  # inches
OPPONENTS = ("light", "greedy")  # whom a training run is scored against


def plot_ratings(standings: Sequence[Standing], path: Path, language: str) -> None:
    """Draw each bot's rating with its 95 % interval, the strongest on top."""
    figure = _new_figure(path, 1.2 + ROW * len(standings))
    axes = figure.add_subplot()
    ranked = sorted(standings, key=lambda standing: standing.rating.mu)
    places = list(range(len(ranked)))
    middles = [standing.rating.mu for standing in ranked]
    halves = [standing.rating.ci95[1] - standing.rating.mu for standing in ranked]
    axes.errorbar(middles, places, xerr=halves, fmt="o", color=INK, ecolor=INK, capsize=4)
    axes.set_yticks(places, [standing.name for standing in ranked])
    axes.set_ylim(-0.6, len(ranked) - 0.4)
    axes.set_xlabel(say("plot-rating", language))
    _finish(axes, figure, path)


def plot_training(log: Path, path: Path, language: str) -> None:
    """Draw the scores of a training run against its fixed opponents, from the trainer's JSON Lines."""
    curves = training_curves(_lines_of(log))
    if not curves:
        raise UsageError("plot-empty", path=str(log))
    figure = _new_figure(path, 4.2)
    axes = figure.add_subplot()
    for opponent, points in curves.items():
        games, scores = zip(*points, strict=True)
        axes.plot(games, [100 * score for score in scores], marker="o", markersize=3, label=opponent)
    axes.set_xlabel(say("plot-games", language))
    axes.set_ylabel(say("plot-win-rate", language))
    axes.set_ylim(0, 100)
    axes.legend(frameon=False)
    _finish(axes, figure, path)


def training_curves(lines: Iterable[JsonObject]) -> dict[str, list[tuple[int, float]]]:
    """For each opponent, the games trained so far and the win rate then."""
    curves: dict[str, list[tuple[int, float]]] = {}
    for line in lines:
        for opponent in OPPONENTS:
            if opponent in line and "games" in line:
                curves.setdefault(opponent, []).append((int(line["games"]), float(line[opponent])))
    return curves


def check_picture(path: Path) -> None:
    """Refuse a name no picture can have, before anything is played for it."""
    if path.suffix not in FORMATS:
        raise UsageError("usage-out-format", path=str(path), formats=", ".join(FORMATS))
    if not path.absolute().parent.is_dir():
        raise UsageError("usage-no-folder", path=str(path.absolute().parent))


def _lines_of(log: Path) -> list[JsonObject]:
    if not log.is_file():
        raise UsageError("usage-no-file", path=str(log))
    try:
        return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
    except ValueError as error:
        raise UsageError("plot-empty", path=str(log)) from error


def _new_figure(path: Path, height: float) -> "Figure":
    check_picture(path)
    try:
        import matplotlib as mpl  # noqa: PLC0415 - an extra, slow to import
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise UsageError("usage-needs-extra", extra="lab", what="matplotlib") from error
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "impera"
    return Figure(figsize=(WIDTH, height), layout="constrained")


def _finish(axes: "Axes", figure: "Figure", path: Path) -> None:
    axes.grid(color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
