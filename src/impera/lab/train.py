"""Training from nothing, by self-play, with a population or against one rival: a run that can be stopped and taken up.

A run lives in a folder: `checkpoint.npz` holds everything (weights, moments, memory, chance), `curve.jsonl` one line
for each time it was scored, `weights.npz` what would be shipped now. Files are replaced whole, never half-written.
"""

import hashlib
import json
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from impera.bots.search import weights
from impera.bots.search.features import BY_OTHER_SEAT, BY_SEAT, SIZE, START
from impera.bots.search.network import Floats, outputs_for, set_weights
from impera.errors import UsageError
from impera.game.chance import new_random_state
from impera.game.setup import check_options
from impera.lab import bouts
from impera.lab.bouts import Bout, Setting, hold_bout, new_stage, opposition_of
from impera.lab.engines import Engine, in_order
from impera.lab.learner import (
    GAMES,
    POSITIONS,
    Learner,
    learn_bout,
    network_of,
    new_learner,
    parts_of,
    play_and_learn,
)
from impera.lab.selfplay import Player, score
from impera.rules.facts import SEATS

CHUNK = 200  # games between looks at the clock
LAST_RATE = 2e-5  # the step size falls to this over the hours
SCORE_DEALS = 100
SCORE_SEED = 77  # the deals scored on while training; figures in docs/ come from others
CHECKPOINT = "checkpoint.npz"


@dataclass(frozen=True)
class Course:
    """How a run learns: quick and broad from nothing, or slow and deep with weights that can play already."""

    outcomes: int = 40  # looked at for each plan
    rate: float = 1e-3  # the step size at the beginning
    others: int = 3  # one game in so many has opponents of another kind; 0: none has
    population: tuple[str, ...] = ()  # those opponents; without any, light and greedy ones
    games: int = 0  # to play in all; 0: as many as the hours allow


FROM_NOTHING = Course()


@dataclass
class Run:
    """What a training run is about, and how far it is."""

    players: int
    teams: bool
    seed: int
    hours: float
    outcomes: int = FROM_NOTHING.outcomes
    rate: float = FROM_NOTHING.rate
    others: int = FROM_NOTHING.others
    cpu_seconds: float = 0.0
    scored_at: float = 0.0
    against: str = ""  # a digest of the rival's weights, if there is one
    population: tuple[str, ...] = ()
    games: int = 0
    lessons: int = 0  # bouts learned so far, where workers play; runs are stored with this name


@dataclass(frozen=True)
class Progress:
    """One line of the training curve."""

    cpu_seconds: float
    games: int
    positions: int
    games_per_second: float
    light: float  # part of games won against light players in all other seats
    greedy: float  # the same against greedy ones
    rival: float | None  # the same against the rival, where there is one


def train(
    players: int,
    teams: bool,
    hours: float,
    out: Path,
    seed: int = 1,
    resume: bool = True,
    tell: Callable[[Progress], None] = lambda progress: None,
    score_every: float = 60.0,
    begin_with: Path | None = None,
    against: Path | None = None,
    course: Course = FROM_NOTHING,
    engine: Engine | None = None,
    workers: int = 1,
) -> Path:
    """Train for so many CPU hours or games, taking up a run found in the folder `out`; return the file of weights.

    A new run may begin with the weights of two players: what was learned about one opponent is a start for several.
    With weights to play `against` it learns the best response to them instead of playing itself. With an engine,
    workers play there and this process learns.
    """
    check_options(players, "basic", teams)
    out.mkdir(parents=True, exist_ok=True)
    is_new = not (out / CHECKPOINT).exists()
    rival = hashlib.sha256(against.read_bytes()).hexdigest() if against else ""
    wanted = Run(players, teams, seed, hours, **asdict(course), against=rival)
    trainer = Trainer(_run_in(out, wanted, resume), out, against)
    if is_new and begin_with is not None:
        trainer.begin_with(begin_with)
    for _ in trainer.by_itself() if engine is None else trainer.with_workers(engine, workers):
        if trainer.run.cpu_seconds - trainer.run.scored_at >= score_every or trainer.is_done:
            tell(trainer.checkpoint())
    return out / "weights.npz"


class Trainer:
    """A run with its arrays."""

    def __init__(self, run: Run, out: Path, against: Path | None = None) -> None:
        """Begin, or take up what the folder holds; `against` holds the weights of the rival."""
        self.run = run
        self.out = out
        self.outputs = outputs_for(run.players, run.teams)
        self.learner = new_learner(self.outputs, run.seed)
        self.random = new_random_state(run.seed)
        if (out / CHECKPOINT).exists():
            self._take_up()
        self.parts = parts_of(self.learner.flat, self.outputs)
        self.slope = parts_of(self.learner.gradient, self.outputs)
        self.net = network_of(self.learner.flat, run.players, self.outputs)
        others, population = (1, (str(against),)) if against else (run.others, run.population)
        self.setting = Setting(run.players, run.teams, run.outcomes, others, run.seed, population)
        self.opposition = opposition_of(self.setting)
        self.stage = new_stage(self.setting)
        self._scored = (run.cpu_seconds, int(self.learner.counts[GAMES]))
        self._play_and_learn(0, 0.0)  # compiles, if need be, before the clock runs

    @property
    def done(self) -> float:
        """The part of the run that lies behind: of its games where they are counted, else of its hours."""
        if self.run.games:
            return min(1.0, int(self.learner.counts[GAMES]) / self.run.games)
        return min(1.0, self.run.cpu_seconds / (self.run.hours * 3600))

    @property
    def is_done(self) -> bool:
        """Is there nothing left to play?"""
        return self.done >= 1.0

    @property
    def rate(self) -> float:
        """The step size: it falls over the run."""
        return self.run.rate + (LAST_RATE - self.run.rate) * self.done

    def by_itself(self) -> Iterator[None]:
        """Play and learn here to the end of the run, pausing now and then."""
        while not self.is_done:
            left = self.run.games - int(self.learner.counts[GAMES]) if self.run.games else CHUNK
            self.play(min(CHUNK, left))
            yield

    def with_workers(self, engine: Engine, workers: int) -> Generator[None, None, None]:
        """Learn here from games that workers play, to the end of the run, pausing after every bout."""
        with engine:
            given = in_order(engine, hold_bout, self._bouts(), ahead=max(1, bouts.AHEAD * workers))
            for bout in given:
                self.learn(bout)
                yield
                if self.is_done:
                    given.close()

    def _bouts(self) -> Iterator[tuple[Setting, int, Floats]]:
        """What each bout is played with: the weights as they are when it begins."""
        number = self.run.lessons
        while not self.is_done:
            yield self.setting, number, self.learner.flat.copy()
            number += 1

    def learn(self, bout: Bout) -> None:
        """Learn from a bout; the worker's time counts towards the run's hours like that spent here."""
        start = time.process_time()
        arrays = (self.learner, self.parts, self.slope, self.net)
        learn_bout(*arrays, bout.levels, bout.targets, bouts.GAMES, self.rate, self.random)
        self.run.lessons += 1
        self.run.cpu_seconds += bout.cpu_seconds + time.process_time() - start

    def play(self, games: int) -> None:
        """Play games and learn from them; the time they took counts towards the run's hours."""
        start = time.process_time()
        self._play_and_learn(games, self.rate)
        self.run.cpu_seconds += time.process_time() - start

    def begin_with(self, path: Path) -> None:
        """Take over weights of this set-up, or of two players: every other seat begins as the one opponent there."""
        known, setup = weights.read(path, self.run.players)
        if setup != (self.run.players, self.run.teams):
            if setup != (2, False):
                raise UsageError("bots-weights-misfit", file=path.name, players=self.run.players)
            spread_to_seats(known[0])
        self.parts.weights[:] = known[0]
        self.parts.bias[:] = known[1]
        self.parts.out[: len(known[2])] = known[2]
        self.parts.out_bias[: len(known[3])] = known[3]
        self.learner.mean[:] = self.learner.flat
        set_weights(self.net, *self.parts)

    def _play_and_learn(self, games: int, rate: float) -> None:
        arrays = (self.learner, self.parts, self.slope, self.net, self.stage, self.opposition)
        play_and_learn(*arrays, self.run.players, self.run.teams, games, self.run.outcomes, rate, self.random)

    def checkpoint(self) -> Progress:
        """Score the run, add to its curve, and save it whole."""
        progress = self.progress()
        self.run.scored_at = self.run.cpu_seconds
        self._save()
        with (self.out / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(progress)) + "\n")
        return progress

    def progress(self) -> Progress:
        """Play the averaged weights against the fixed opponents."""
        counts = self.learner.counts
        seconds, games = self._scored
        self._scored = (self.run.cpu_seconds, int(counts[GAMES]))
        speed = (self._scored[1] - games) / max(1e-9, self.run.cpu_seconds - seconds)
        return Progress(
            round(self.run.cpu_seconds, 1),
            int(counts[GAMES]),
            int(counts[POSITIONS]),
            round(speed, 1),
            round(self.score_against(Player.LIGHT), 4),
            round(self.score_against(Player.GREEDY), 4),
            round(self.score_against(Player.RIVAL), 4) if self.run.against else None,
        )

    def score_against(self, opponent: Player) -> float:
        """The part of games the averaged weights win with such opponents in all other seats, on deals of their own."""
        seats = np.full(SEATS, opponent, dtype=np.int8)
        seats[0] = Player.LEARNER
        if self.run.teams:
            seats[2] = Player.LEARNER
        net = network_of(self.learner.mean, self.run.players, self.outputs)
        starts = np.random.default_rng(SCORE_SEED).integers(2**63, size=SCORE_DEALS).astype(np.uint64)
        table = (self.run.outcomes, self.run.players, self.run.teams)
        states, rivals, work = self.stage.states, self.opposition.rivals, self.stage.work
        return float(score(states, seats, net, rivals, work, *table, starts, self.stage.trail))

    def _save(self) -> None:
        arrays: dict[str, NDArray[Any]] = dict(zip(Learner._fields, self.learner, strict=True))
        unfinished = self.out / "checkpoint.part.npz"
        about = np.array(json.dumps(asdict(self.run)))
        np.savez(unfinished, allow_pickle=False, about=about, word=self.random, **arrays)
        unfinished.replace(self.out / CHECKPOINT)
        games = int(self.learner.counts[GAMES])
        parts = parts_of(self.learner.mean, self.outputs)
        weights.save(self.out / "weights.npz", parts, {**asdict(self.run), "games": games})

    def _take_up(self) -> None:
        with np.load(self.out / CHECKPOINT) as file:
            for name in Learner._fields:
                array: NDArray[Any] = getattr(self.learner, name)
                array[...] = file[name]
            self.random[:] = file["word"]


def _run_in(out: Path, wanted: Run, resume: bool) -> Run:
    """The run a folder holds, or a new one."""
    if not (out / CHECKPOINT).exists():
        return wanted
    if not resume:
        raise UsageError("bots-train-exists", folder=out.name)
    with np.load(out / CHECKPOINT) as file:
        run = Run(**json.loads(str(file["about"])))
    run.population = tuple(run.population)
    if (run.players, run.teams) != (wanted.players, wanted.teams):
        raise UsageError("bots-train-other", folder=out.name, players=run.players)
    if run.against != wanted.against:
        raise UsageError("bots-train-other-rival", folder=out.name)
    run.hours, run.games = wanted.hours, wanted.games
    return run


def spread_to_seats(table: Floats) -> None:
    """Give the third and fourth seat the weights of the second, less of each: there are more of them."""
    blocks = [(first + width, width) for first, width in BY_SEAT.items()] + list(BY_OTHER_SEAT.items())
    for first, width in blocks:
        size = int(SIZE[first]) * width
        second = slice(int(START[first]), int(START[first]) + size)
        for step in (1, 2):
            table[second.start + step * size : second.stop + step * size] = 0.6 * table[second]
        table[second] *= 0.6
