"""Training in parallel: games a second with two workers against one process alone, in turns in one run.

`python -m benchmarks.training [--rounds 4] [--games 2000] [--outcomes 160]`: each way is warmed up first, so that
neither starting processes nor loading machine code counts; medians of the rounds are compared. Two cores must be free.
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from impera.bots.search.weights import School, file_of
from impera.lab.bouts import GAMES
from impera.lab.engines import LocalEngine
from impera.lab.learner import GAMES as PLAYED
from impera.lab.train import Run, Trainer

WARM = 320  # games before the clock runs
MANY = 10**9  # games that no run comes to: it is ended from outside


def trainer(folder: Path, outcomes: int) -> Trainer:
    """A run that would go on for ever, with weights that can play: those of a beginner change how long games are."""
    folder.mkdir()
    made = Trainer(Run(2, False, 1, 1.0, outcomes=outcomes, rate=4e-4, games=MANY), folder)
    made.begin_with(file_of(2, False, School.DEEP))
    return made


def alone(made: Trainer, games: int) -> float:
    """Games a second of one process that plays and learns."""
    made.play(WARM)
    began, before = time.monotonic(), int(made.learner.counts[PLAYED])
    while int(made.learner.counts[PLAYED]) - before < games:
        made.play(GAMES)
    return (int(made.learner.counts[PLAYED]) - before) / (time.monotonic() - began)


def together(made: Trainer, workers: int, games: int) -> float:
    """Games a second of so many workers and one who learns, from their first bouts on."""
    bouts = made.with_workers(LocalEngine(workers), workers)
    for _ in range(WARM // GAMES):  # processes start
        next(bouts)
    began, before = time.monotonic(), int(made.learner.counts[PLAYED])
    while int(made.learner.counts[PLAYED]) - before < games:
        next(bouts)
    spent = time.monotonic() - began
    bouts.close()
    return (int(made.learner.counts[PLAYED]) - before) / spent


def main() -> None:
    """Measure, and say the ratio."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.training", description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--outcomes", type=int, default=160)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    one, several = [], []
    for number in range(asked.rounds):
        with tempfile.TemporaryDirectory() as folder:
            one.append(alone(trainer(Path(folder) / "alone", asked.outcomes), asked.games))
            several.append(together(trainer(Path(folder) / "together", asked.outcomes), asked.workers, asked.games))
        print(f"round {number + 1}: {one[-1]:,.0f} alone, {several[-1]:,.0f} with {asked.workers} workers", flush=True)
    by_itself, shared = statistics.median(one), statistics.median(several)
    print(
        f"{asked.outcomes} outcomes: {by_itself:,.0f} games a second alone, {shared:,.0f} by {asked.workers} workers: "
        f"{shared / by_itself:.2f} times; the machine's load {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
