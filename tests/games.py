"""Whole games for tests: every set-up, dealt from a seed and played by the simple policies."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from impera.bots.players.policies import Policy, choose
from impera.compiled import INTERPRETED
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import RandomState, new_random_state
from impera.game.game import Game
from impera.rules.actions import ACTIONS
from impera.rules.legal import legal_actions


@dataclass(frozen=True)
class Options:
    """A set-up of the table."""

    players: int
    variant: str
    teams: bool = False

    def __str__(self) -> str:
        """Name it for a test."""
        return f"{self.players}-{self.variant}{'-teams' if self.teams else ''}"


SET_UPS = (
    Options(2, "basic"),
    Options(3, "basic"),
    Options(4, "basic"),
    Options(4, "basic", teams=True),
    Options(2, "draft"),
    Options(3, "draft"),
    Options(4, "draft"),
    Options(4, "draft", teams=True),
)
# Without the compiler, where what counts is that every line is reached, three that differ in all.
TRIED = (SET_UPS[4], SET_UPS[1], SET_UPS[7]) if INTERPRETED else SET_UPS


def deal(options: Options, seed: int) -> Game:
    """Deal a game."""
    return Game.new(options.players, options.variant, teams=options.teams, seed=seed)


def choice(game: Game, policy: int, random: RandomState) -> Action:
    """What a policy would play."""
    ids = np.empty(ACTIONS, dtype=np.int16)
    state = game.state
    return ALL_ACTIONS[choose(policy, state, ids, legal_actions(state, ids), random)]


def steps(options: Options, seed: int, policy: int = Policy.BUILDER, most: int = 10_000) -> Iterator[Game]:
    """Yield the game at each decision, then play on; it is the same game object all along."""
    game = deal(options, seed)
    random = new_random_state(seed, 7)
    for _ in range(most):
        if game.is_over:
            return
        yield game
        game.play(choice(game, policy, random))


def played(options: Options, seed: int, policy: int = Policy.BUILDER, most: int = 10_000) -> Game:
    """Return a game after that many decisions, or at its end."""
    game = deal(options, seed)
    random = new_random_state(seed, 7)
    for _ in range(most):
        if game.is_over:
            break
        game.play(choice(game, policy, random))
    return game
