"""Measure the environments beside their peers in one run on one core: `python -m benchmarks.faces [--write]`.

Steps per CPU second of random legal play, as users step: what a face hands out (observation, mask, reward) is made in
every step. A peer that is not installed is left out and named. With `--write` the table goes to benchmarks/faces.md.
"""

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.figures import Figure

RESULTS = Path(__file__).with_name("faces.md")
BATCH = 256


def rate_of(steps: Iterator[int], seconds: float) -> float:
    """Steps per CPU second, the first tenth of the time left out."""
    deadline = time.process_time() + seconds / 10
    while time.process_time() < deadline:
        next(steps)
    taken, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        taken += next(steps)
    return taken / spent


def batch_steps() -> Iterator[int]:
    from impera.env import Batch

    batch = Batch(BATCH, seed=1)
    chosen = np.zeros(BATCH, dtype=np.int64)
    while True:
        for _ in range(50):
            batch.step(batch.choose_at_random(chosen))
        yield 50 * BATCH


def batch_alone_steps() -> Iterator[int]:
    """The kernel's step alone: the time to choose at random is taken out."""
    from impera.env import Batch

    batch = Batch(BATCH, seed=1)
    chosen = np.zeros(BATCH, dtype=np.int64)
    while True:
        began = time.process_time()
        for _ in range(50):
            batch.choose_at_random(chosen)
        choosing = time.process_time() - began
        began = time.process_time()
        for _ in range(50):
            batch.step(batch.choose_at_random(chosen))
        both = time.process_time() - began
        yield int(50 * BATCH * (choosing + both) / max(both - choosing, 1e-9))


def vector_steps(bots: str) -> Iterator[int]:
    """Decisions of the learner; the opponents' are on top."""
    from impera.env.gym import ImperaVectorEnv

    envs = ImperaVectorEnv(BATCH, bots=bots, copy=False)
    _, info = envs.reset(seed=1)
    while True:
        for _ in range(10):
            _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
        yield 10 * BATCH


def solo_steps() -> Iterator[int]:
    from impera.env.gym import ImperaEnv

    env = ImperaEnv()
    _, info = env.reset(seed=1)
    while True:
        _, _, over, broken_off, info = env.step(info["action_mask"].argmax())
        if over or broken_off:
            _, info = env.reset()
        yield 1


def aec_steps(env: Any) -> Iterator[int]:
    """Any PettingZoo game with a mask, in `info` or in the observation."""
    choose = random.Random(1).random
    env.reset(seed=1)
    while True:
        observation, _, over, broken_off, info = env.last()
        if over or broken_off:
            env.reset()
            continue
        mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(choose() * len(legal))]))
        yield 1


def impera_aec() -> Iterator[int]:
    from impera.env.pettingzoo import ImperaAEC

    return aec_steps(ImperaAEC())


def hanabi() -> Iterator[int]:
    from pettingzoo.classic import hanabi_v5

    return aec_steps(hanabi_v5.env())


def leduc() -> Iterator[int]:
    from pettingzoo.classic import leduc_holdem_v4

    return aec_steps(leduc_holdem_v4.env())


def spiel_steps(name: str) -> Iterator[int]:
    import pyspiel

    import impera.env.openspiel  # noqa: F401 - registers our game

    game = pyspiel.load_game(name)
    generator = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(outcomes[np.searchsorted(np.cumsum(chances), generator.random())]))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[generator.integers(len(legal))])
            yield 1


FACES: list[tuple[str, Callable[[], Iterator[int]], str]] = [
    ("batch kernel, step alone", batch_alone_steps, "3,000,000"),
    ("batch kernel, choosing at random too", batch_steps, ""),
    ("Gymnasium vector, 256 games, against random", lambda: vector_steps("random"), "1,200,000"),
    ("Gymnasium vector, 256 games, against light", lambda: vector_steps("light"), ""),
    ("Gymnasium, one game", solo_steps, "250,000"),
    ("PettingZoo", impera_aec, "175,000; 10 times its own hanabi and leduc"),
    ("PettingZoo's hanabi", hanabi, ""),
    ("PettingZoo's leduc hold'em", leduc, ""),
    ("OpenSpiel, our game in Python", lambda: spiel_steps("impera"), "20,000"),
    ("OpenSpiel's crazy_eights, in C++", lambda: spiel_steps("crazy_eights"), ""),
]


def measure(seconds: float) -> list[Figure]:
    figures = []
    for name, steps, target in FACES:
        try:
            figures.append(Figure(name, rate_of(steps(), seconds), "steps", target))
            print(f"  {name}: {figures[-1].rate:,.0f} steps", file=sys.stderr, flush=True)
        except ImportError as error:
            print(f"  {name}: left out ({error})", file=sys.stderr, flush=True)
    return figures


def report(figures: list[Figure], seconds: float) -> str:
    base = next(figure.rate for figure in figures if figure.name == "PettingZoo")
    rows = ["| what | steps per CPU second | beside our PettingZoo face | to reach |", "|---|---|---|---|"]
    rows += [f"| {f.name} | {f.rate:,.0f} | {f.rate / base:,.2f} × | {f.target} |" for f in figures]
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    return "\n".join(
        [
            "# How fast the environments step",
            "",
            f"Measured {datetime.now(UTC):%Y-%m-%d} on {machine} by",
            f"`python -m benchmarks.faces --seconds {seconds:g} --write`,",
            f"{seconds:g} CPU seconds each, all in one run, while {os.getloadavg()[1]:.0f} processes shared "
            f"{os.cpu_count()} cores.",
            "",
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faces", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measurement")
    parser.add_argument("--write", action="store_true", help="write benchmarks/faces.md")
    options = parser.parse_args()
    text = report(measure(options.seconds), options.seconds)
    print(text)
    if options.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
