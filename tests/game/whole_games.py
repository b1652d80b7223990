"""Whole games for tests: every set-up, played out by random players and builders, always the same."""

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from impera.bots.players.policies import Policy, choose
from impera.compiled import INTERPRETED
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.rules.actions import ACTIONS
from impera.rules.legal import legal_actions

SetupName = tuple[int, str, bool]

SETUPS: list[SetupName] = [
    (players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
]
# Without the compiler, where what counts is that every line is reached, three that differ in all.
TRIED = [(2, "draft", False), (3, "basic", False), (4, "draft", True)] if INTERPRETED else SETUPS
DRAFTS = [setup for setup in TRIED if setup[1] == "draft"]
SPARSELY = 5 if INTERPRETED else 1  # of these every fifth position only
SEEDS = (1,) if INTERPRETED else (1, 2, 3)  # and one game of each,
# which is short: seeds of the shortest five games of the first 119, in place of 1 to 5.
SHORT = {
    (2, "basic"): (56, 62, 25, 26, 88),
    (2, "draft"): (110, 75, 92, 98, 16),
    (3, "basic"): (81, 11, 95, 29, 85),
    (3, "draft"): (79, 22, 32, 1, 112),
    (4, "basic"): (118, 30, 59, 86, 48),
    (4, "draft"): (49, 22, 77, 32, 92),
}


def named(setup: SetupName) -> str:
    players, variant, teams = setup
    return f"{players}-{variant}{'-teams' if teams else ''}"


every_setup = pytest.mark.parametrize("setup", TRIED, ids=named)
every_draft = pytest.mark.parametrize("setup", DRAFTS, ids=named)


def lot_of(setup: SetupName, seed: int) -> int:
    """What a game is dealt and played from."""
    short = SHORT[setup[:2]]
    return short[seed - 1] if INTERPRETED and seed <= len(short) else seed


@cache
def actions_of(setup: SetupName, seed: int = 1) -> tuple[Action, ...]:
    """The actions of a whole game; odd seats build, even seats play at random."""
    game, lot = begun(setup, seed), lot_of(setup, seed)
    random = new_random_state(lot, 99)
    ids = np.empty(ACTIONS, dtype=np.int16)
    while not game.is_over:
        state = game.state
        policy = Policy.BUILDER if (game.deciding + lot) % 2 == 0 else Policy.RANDOM
        game.play(ALL_ACTIONS[choose(int(policy), state, ids, legal_actions(state, ids), random)])
    return game.actions


def begun(setup: SetupName, seed: int = 1) -> Game:
    """A new game."""
    players, variant, teams = setup
    return Game.new(players, variant, teams=teams, seed=lot_of(setup, seed))


def played(setup: SetupName, seed: int = 1) -> Game:
    """A finished game, nobody else's."""
    return _finished(setup, seed).copy()


@cache
def _finished(setup: SetupName, seed: int) -> Game:
    fresh = begun(setup, seed)
    return Game.replay(fresh.setup, actions_of(setup, seed), fresh.seeds)


def positions(setup: SetupName, seed: int = 1, every: int = 1) -> Iterator[Game]:
    """The same game after each action (or each `every`), from the deal to the end; of a draft every decision."""
    game = begun(setup, seed)
    for number, action in enumerate(actions_of(setup, seed)):
        if number % every == 0 or (game.decision in ("pick", "claim") and number % SPARSELY == 0):
            yield game
        game.play(action)
    yield game


def observers(game: Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(1, game.setup.players + 1), None]
