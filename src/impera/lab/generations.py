"""Training by generations: many games with weights that stay as they are, then one slow look at all that they teach.

A run that learns while it plays has a short memory and looks ten times at each position. With three and four players
one game tells little about one plan, and such a run soon stops getting better. Here the games of the last few
generations are learned from together, every position about once, with a step that falls to nothing; what comes of it
plays the next generation.

A run lives in a folder: `generation-002.npz` holds weights, `games-003-0001.npz` part of what a generation played. It
can be killed at any time: what is in the folder is not played again.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from impera.bots.search import weights
from impera.bots.search.features import Levels
from impera.bots.search.network import Floats
from impera.game.setup import check_options
from impera.lab import bouts
from impera.lab.bouts import Setting, hold_bout
from impera.lab.engines import Engine, in_order
from impera.lab.learner import BATCH, POSITIONS, learn_batch, parts_of
from impera.lab.selfplay import Player
from impera.lab.train import LAST_RATE, Course, Run, Trainer

KEPT = 3  # generations whose games are learned from together
PART = 100  # bouts in one file


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation of a run: what it plays with and learns from."""

    run: Run
    out: Path
    number: int
    before: Path  # the weights it begins with

    @property
    def weights(self) -> Path:
        """What it makes."""
        return self.out / f"generation-{self.number:03d}.npz"

    @property
    def setting(self) -> Setting:
        """What its games are like."""
        run = self.run
        seed = run.seed * 1000 + self.number
        return Setting(run.players, run.teams, run.outcomes, run.others, seed, run.population)

    def part(self, number: int) -> Path:
        """A file of what it played."""
        return self.out / f"games-{self.number:03d}-{number:04d}.npz"


@dataclass(frozen=True, slots=True)
class GenerationScore:
    """How a generation does: the part of games won with light, and with greedy, players in all other seats."""

    generation: int
    light: float
    greedy: float


def train_generations(
    players: int,
    teams: bool,
    out: Path,
    begin_with: Path,
    count: int,
    course: Course,
    engine: Engine,
    seed: int = 1,
    tell: Callable[[GenerationScore], None] = lambda score: None,
    note: Callable[[int, int], None] = lambda generation, games: None,
) -> Path:
    """Train for so many generations of `course.games` games, those found in the folder included; return the weights.

    `note` hears of games as they are played, `tell` of every generation's score.
    """
    check_options(players, "basic", teams)
    out.mkdir(parents=True, exist_ok=True)
    run = Run(players, teams, seed, 0.0, **asdict(course))
    before = begin_with
    with engine:
        for number in range(1, count + 1):
            generation = Generation(run, out, number, before)
            if not generation.weights.exists():
                tell(_grow(generation, engine, note))
            before = generation.weights
    return before


def _grow(generation: Generation, engine: Engine, note: Callable[[int, int], None]) -> GenerationScore:
    """Play what is not there yet, learn from it and from the generations before, save what came of it."""
    trainer = Trainer(generation.run, generation.out / "unsaved")  # begins with weights alone, saves nothing
    trainer.begin_with(generation.before)
    wanted = -(-generation.run.games // bouts.GAMES)  # bouts; the last is played whole
    for first in range(0, wanted, PART):
        if not generation.part(first // PART).exists():
            _play(generation, range(first, min(wanted, first + PART)), trainer.learner.flat.copy(), engine)
        note(generation.number, min(wanted, first + PART) * bouts.GAMES)
    _learn(trainer, *_known(generation))
    about = {**asdict(generation.run), "generation": generation.number}
    weights.save(generation.weights, parts_of(trainer.learner.mean, trainer.outputs), about)
    for old in generation.out.glob(f"games-{generation.number - KEPT + 1:03d}-*.npz"):
        old.unlink()
    return GenerationScore(generation.number, trainer.score_against(Player.LIGHT), trainer.score_against(Player.GREEDY))


def _play(generation: Generation, numbers: range, flat: Floats, engine: Engine) -> None:
    """Play bouts and keep what they teach."""
    played = list(in_order(engine, hold_bout, ((generation.setting, number, flat) for number in numbers)))
    file = generation.part(numbers.start // PART)
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as stream:
        np.savez_compressed(
            stream,
            allow_pickle=False,
            levels=np.concatenate([bout.levels for bout in played]),
            targets=np.concatenate([bout.targets for bout in played]).astype(np.float16),
        )
    unfinished.replace(file)


def _known(generation: Generation) -> tuple[Levels, Floats]:
    """What this generation and those before it have played."""
    numbers = range(max(1, generation.number - KEPT + 1), generation.number + 1)
    files = [file for number in numbers for file in sorted(generation.out.glob(f"games-{number:03d}-*.npz"))]
    levels, targets = [], []
    for path in files:
        with np.load(path) as file:
            levels.append(file["levels"])
            targets.append(file["targets"].astype(np.float32))
    return np.concatenate(levels), np.concatenate(targets)


def _learn(trainer: Trainer, levels: Levels, targets: Floats) -> None:
    """Look at every position about once, with a step that falls to nothing."""
    learner = trainer.learner._replace(levels=levels, targets=targets)
    learner.counts[POSITIONS] = levels.shape[0]
    batches = max(1, levels.shape[0] // BATCH)
    for batch in range(batches):
        rate = trainer.run.rate + (LAST_RATE - trainer.run.rate) * batch / batches
        learn_batch(learner, trainer.parts, trainer.slope, trainer.net, rate, trainer.random)
