"""Impera itself: the compiled loop, one call from Python, the command."""

import json
import subprocess
import sys
import time

import numpy as np

from benchmarks.figures import Figure
from impera.game.game import Game
from impera.game.setup import Setup
from impera.lab.simulate import Plan, play_chunk
from impera.rules.actions import ACTIONS
from impera.rules.apply import step
from impera.rules.state import new_states
from impera.rules.trace import SILENT

CHUNK = 2000


def measure_core(players: int, seconds: float) -> Figure:
    plan = Plan.of(players=players, seed=players)
    play_chunk(plan, 0, 10)
    decisions, games = 0, 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += int(play_chunk(plan, games, CHUNK).decisions.sum())
        games += CHUNK
    target = "5,000,000, aiming at 10,000,000" if players == 2 else "within a factor of 2"
    return Figure(f"core, {players} players", decisions / spent, "decisions", target)


def measure_calls(seconds: float) -> Figure:
    """Apply an action and fill the mask, from Python: whole recorded games, nothing else in the timed loop."""
    games = [recorded(seed) for seed in range(20)]
    states = new_states(1)
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    spent, calls = 0.0, 0
    while spent < seconds:
        for setup, actions in games:
            states[0] = new_states(1)[0]
            setup.deal(states[0])
            started = time.process_time()
            for action in actions:
                step(states, 0, action, mask, SILENT)
            spent += time.process_time() - started
            calls += len(actions)
    return Figure("one call from Python", calls / spent, "calls", f"under 5 µs; here {1e6 * spent / calls:.2f} µs")


def recorded(seed: int) -> tuple[Setup, list[int]]:
    """A random game: its set-up and its actions."""
    rng = np.random.default_rng(seed)
    game = Game.new(players=2, seed=seed)
    while not game.is_over:
        legal = game.legal()
        game.play(legal[rng.integers(len(legal))])
    return game.setup, [action.id for action in game.actions]


def measure_simulation() -> Figure:
    command = [sys.executable, "-m", "impera", "sim", "--games", "100000", "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return Figure("impera sim", told["decisions"] / told["seconds"], "decisions", "half of the core")
