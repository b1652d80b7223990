"""While machine code is made elsewhere the same games are played interpreted, and nothing is compiled twice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from impera.compiled import cache, meanwhile
from impera.compiled.locks import HAS_LOCKS

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not HAS_LOCKS, reason="no locks between processes: nobody knows that code is being made"),
]

GAME = """
import numpy as np
from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.game.game import Game

def moves(name):
    game, bot, rng = Game.new(players=3, variant="draft", seed=5), create(name), np.random.default_rng(1)
    for _ in range(24):
        action = bot.choose(game.view(game.deciding), Budget(), rng)
        game.play(action)
        yield action.text
"""

MEANWHILE = """
from impera.compiled import making, meanwhile
from impera.compiled.cache import folder
with making():
    meanwhile.begin()
    played = list(moves("ladder:3"))
    assert meanwhile.is_interpreting()
    print(" ".join(played), len(list(folder().glob("*.machine"))), sep="\\n")
meanwhile._look_again = 0.0
print(meanwhile.is_interpreting())
"""


def told(program: str, folder: Path | None = None) -> list[str]:
    settings = {"IMPERA_CACHE": str(folder)} if folder else {}
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_same_moves_are_played_interpreted_and_nothing_is_made(tmp_path: Path) -> None:
    interpreted = told(GAME + MEANWHILE, tmp_path)
    compiled = told(GAME + "print(' '.join(moves('ladder:3')))")
    assert interpreted == [compiled[0], "0", "False"]


def test_nobody_is_kept_waiting_by_a_maker_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"_is_on": False, "_look_again": 0.0}.items():
        monkeypatch.setattr(meanwhile, name, value)
    monkeypatch.setattr(meanwhile, "is_being_made", lambda: False)
    meanwhile.begin()
    assert not meanwhile.is_interpreting()


def test_complete_code_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meanwhile, "_is_on", True)
    monkeypatch.setattr(meanwhile, "_look_again", 0.0)
    monkeypatch.setattr(meanwhile, "is_being_made", lambda: True)
    monkeypatch.setattr(meanwhile, "is_stamped", lambda part: part == cache.COMPLETE)
    assert not meanwhile.is_interpreting()
