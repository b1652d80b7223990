"""Effort is counted, not time: a busy machine changes no choice, and a thought that the clock did end says so."""

import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.players.search import SearchBot
from impera.game.action import Action
from impera.game.game import Game

BUSY = "import time\nend = time.monotonic() + 60\nwhile time.monotonic() < end: pass"
TURNS = 10


@pytest.fixture
def load() -> Iterator[None]:
    """Give the machine more to do than it has cores for."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(4)]
    yield
    for process in busy:
        process.kill()
        process.wait()


def choices(budget: Budget) -> tuple[list[Action], bool]:
    """What a search plays in a game against itself, and whether the clock ended one of its thoughts."""
    bot, game, rng = SearchBot(seconds=0.003), Game.new(2, seed=8), np.random.default_rng(8)
    was_cut_short = False
    while not game.is_over and game.state.turns < TURNS:
        game.play(bot.choose(game.view(game.deciding), budget, rng))
        was_cut_short |= bot.was_cut_short
    return list(game.actions), was_cut_short


@pytest.fixture
def quiet() -> tuple[list[Action], bool]:
    """The choices before there was any load."""
    return choices(Budget())


def test_a_busy_machine_changes_no_choice(quiet: tuple[list[Action], bool], load: None) -> None:
    assert choices(Budget()) == quiet
    assert not quiet[1]


def test_without_the_clock_no_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = choices(Budget())
    slow = iter(range(10**9))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(slow)))  # every look at the clock costs a second
    assert choices(Budget()) == expected


def test_a_thought_that_the_clock_ended_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = iter(range(10**9))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(slow)))
    assert choices(Budget(by_clock=True))[1]
