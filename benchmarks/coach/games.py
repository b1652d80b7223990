"""Games for the proofs: whole ones of any bots, and the turns of them as each seat saw them."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.features import FEATURES
from impera.bots.search.network import HIDDEN, Network, new_network, outputs_for
from impera.coach.loss import own_part
from impera.game.game import Game
from impera.game.view import View
from impera.rules.facts import Decision

TURNS = 400  # a game longer than this is left
DRAFT = (Decision.PICK, Decision.CLAIM)


@dataclass(frozen=True, slots=True)
class Table:
    """A set-up."""

    players: int = 2
    variant: str = "basic"
    teams: bool = False

    def __str__(self) -> str:
        """Name it."""
        return f"{'teams' if self.teams else f'{self.players} players'}, {self.variant}"


SETUPS = tuple(
    Table(players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
)


def played(table: Table, seed: int, bot: str = "light") -> Game:
    """A game of a bot with itself."""
    game = Game.new(players=table.players, variant=table.variant, teams=table.teams, seed=seed)
    bots = [create(bot) for _ in range(table.players)]
    rng = np.random.default_rng(seed)
    while not game.is_over and game.turn_number < TURNS:
        game.play(bots[game.deciding - 1].choose(game.view(game.deciding), Budget(), rng))
    return game


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat before its turn, or the part of it that it can foresee, and what it played."""

    view: View
    played: list[int]
    at: int  # actions before it


def turns_of(game: Game) -> Iterator[Asked]:
    """The turns of a game, each cut where something hidden is seen; the picks of a draft left out."""
    again = Game(game.setup)
    ids = [action.id for action in game.actions]
    at = 0
    while at < len(ids):
        view = again.view(again.deciding)
        if view.record.decision in DRAFT:
            length = 1
        else:
            length = own_part(view, ids[at : _turn_end(game, at)])
            yield Asked(view, ids[at : at + length], at)
        for action in ids[at : at + length]:
            again.play(action)
        at += length


def _turn_end(game: Game, at: int) -> int:
    end = at
    while end < len(game.actions) and game.actions[end].text != "end":
        end += 1
    return end + 1


def random_network(table: Table, seed: int) -> Network:
    """A network that has learned nothing."""
    rng = np.random.default_rng(seed)
    outputs = outputs_for(table.players, table.teams)
    shapes = ((FEATURES, HIDDEN), (HIDDEN,), (outputs, HIDDEN), (outputs,))
    return new_network(table.players, *(rng.normal(0, 0.2, shape).astype(np.float32) for shape in shapes))
