"""Measure the environments beside their peers in one run on one core: `python -m benchmarks.faces [--write]`.

Steps per CPU second of legal play, as users step: what a face hands out (observation, mask, reward) is made in every
step, and choosing is part of it except where a line says otherwise. All take turns in short slices, so that what else
the machine does falls on each alike: the median slice tells how it went, the fastest tenth what a quiet core gives.
A peer that is not installed is left out and named. With `--write` the table goes to benchmarks/faces.md.
"""

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

RESULTS = Path(__file__).with_name("faces.md")
BATCH = 256
SLICE = 0.1  # CPU seconds that one gets before it is the turn of the next

Play = Callable[[], tuple[int, float]]  # takes some steps; returns how many, and the CPU seconds that they took


def clocked(take: Callable[[], int]) -> Play:
    def play() -> tuple[int, float]:
        began = time.process_time()
        taken = take()
        return taken, time.process_time() - began

    return play


def batch_alone() -> Play:
    """The kernel's step alone: choosing is not on the clock."""
    from impera.env import Batch

    batch = Batch(BATCH, seed=1)
    chosen = np.zeros(BATCH, dtype=np.int64)

    def play() -> tuple[int, float]:
        spent = 0.0
        for _ in range(50):
            batch.choose_at_random(chosen)
            began = time.process_time()
            batch.step(chosen)
            spent += time.process_time() - began
        return 50 * BATCH, spent

    return play


def batch() -> Play:
    from impera.env import Batch

    batch = Batch(BATCH, seed=1)
    chosen = np.zeros(BATCH, dtype=np.int64)

    def take() -> int:
        for _ in range(50):
            batch.step(batch.choose_at_random(chosen))
        return 50 * BATCH

    return clocked(take)


def vector(bots: str) -> Play:
    """Decisions of the learner; the opponents' are on top."""
    from impera.env.gym import ImperaVectorEnv

    envs = ImperaVectorEnv(BATCH, bots=bots, copy=False)
    envs.reset(seed=1)
    choose = np.random.default_rng(1).random
    weights = np.empty((BATCH, envs.single_action_space.n))  # type: ignore[attr-defined]

    def play() -> tuple[int, float]:
        spent = 0.0
        for _ in range(10):
            chosen = np.multiply(choose(weights.shape), envs.action_masks(), out=weights).argmax(axis=1)
            began = time.process_time()
            envs.step(chosen)
            spent += time.process_time() - began
        return 10 * BATCH, spent

    return play


def solo() -> Play:
    """The first legal action each time: to find it is what choosing costs at least."""
    from impera.env.gym import ImperaEnv

    env = ImperaEnv()
    mask = env.reset(seed=1)[1]["action_mask"]

    def take() -> int:
        nonlocal mask
        for _ in range(1000):
            _, _, over, broken_off, info = env.step(mask.argmax())
            if over or broken_off:
                _, info = env.reset()
            mask = info["action_mask"]
        return 1000

    return clocked(take)


def aec(env: Any, steps: int) -> Play:
    """Any PettingZoo game with a mask, in `info` or in the observation."""
    choose = random.Random(1).random
    env.reset(seed=1)

    def take() -> int:
        taken = 0
        while taken < steps:
            observation, _, over, broken_off, info = env.last()
            if over or broken_off:
                env.reset()
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            (legal,) = mask.nonzero()
            env.step(int(legal[int(choose() * len(legal))]))
            taken += 1
        return taken

    return clocked(take)


def impera_aec() -> Play:
    from impera.env.pettingzoo import ImperaAEC

    return aec(ImperaAEC(), 1000)


def hanabi() -> Play:
    from pettingzoo.classic import hanabi_v5

    return aec(hanabi_v5.env(), 20)


def leduc() -> Play:
    from pettingzoo.classic import leduc_holdem_v4

    return aec(leduc_holdem_v4.env(), 50)


def spiel(name: str) -> Play:
    """Decisions; the cards that chance deals between them are not counted."""
    import pyspiel

    import impera.env.openspiel  # noqa: F401 - registers our game

    game = pyspiel.load_game(name)
    choose = random.Random(1)

    def take() -> int:
        taken = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, chances)[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                taken += 1
        return taken

    return clocked(take)


@dataclass
class Face:
    name: str
    begin: Callable[[], Play]
    target: str = ""
    slices: list[float] = field(default_factory=list)  # steps per CPU second

    @property
    def median(self) -> float:
        return float(np.median(self.slices))

    @property
    def quiet(self) -> float:
        return float(np.quantile(self.slices, 0.9))

    def measure(self, play: Play) -> None:
        steps, seconds = 0, 0.0
        until = time.process_time() + SLICE
        while time.process_time() < until:
            taken, spent = play()
            steps, seconds = steps + taken, seconds + spent
        self.slices.append(steps / seconds)


PETTINGZOO = "PettingZoo"


def all_faces() -> list[Face]:
    return [
        Face("batch kernel, step alone", batch_alone, "3,000,000"),
        Face("batch kernel, choosing at random too", batch),
        Face("Gymnasium vector, 256 games, against random, step alone", lambda: vector("random"), "1,200,000"),
        Face("Gymnasium vector, 256 games, against light, step alone", lambda: vector("light")),
        Face("Gymnasium, one game, the first legal action", solo, "250,000"),
        Face(PETTINGZOO, impera_aec, "175,000; 10 times its own hanabi and leduc"),
        Face("PettingZoo's hanabi", hanabi),
        Face("PettingZoo's leduc hold'em", leduc),
        Face("OpenSpiel, our game in Python", lambda: spiel("impera"), "20,000"),
        Face("OpenSpiel's crazy_eights, in C++", lambda: spiel("crazy_eights")),
    ]


def measure(rounds: int) -> list[Face]:
    under_way = []
    for face in all_faces():
        try:
            under_way.append((face, face.begin()))
            under_way[-1][1]()  # and machine code is read
        except ImportError as error:
            print(f"  {face.name}: left out ({error})", file=sys.stderr, flush=True)
    for _ in range(rounds):
        for face, play in under_way:
            face.measure(play)
    return [face for face, _ in under_way]


def report(faces: list[Face], rounds: int) -> str:
    ours = next(face for face in faces if face.name == PETTINGZOO)
    rows = [
        "| what | median | on a quiet core | our PettingZoo face is | to reach |",
        "|---|---:|---:|---:|---|",
        *(
            f"| {face.name} | {face.median:,.0f} | {face.quiet:,.0f} "
            f"| {np.median(np.divide(ours.slices, face.slices)):,.2f} × this | {face.target} |"
            for face in faces
        ),
    ]
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    return "\n".join(
        [
            "# How fast the environments step",
            "",
            f"Steps per CPU second, measured {datetime.now(UTC):%Y-%m-%d} on {machine}, by",
            f"`python -m benchmarks.faces --rounds {rounds} --write`:",
            f"all in one run, in turns, {rounds} slices of {SLICE:g} CPU seconds each, while "
            f"{os.getloadavg()[1]:.0f} processes shared {os.cpu_count()} cores.",
            "The median is that of the slices, a quiet core what the fastest tenth of them reached, and the ratio "
            "the median of those within a round.",
            "",
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faces", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="slices for each")
    parser.add_argument("--write", action="store_true", help="write benchmarks/faces.md")
    options = parser.parse_args()
    text = report(measure(options.rounds), options.rounds)
    print(text)
    if options.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
