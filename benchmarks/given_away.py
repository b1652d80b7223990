"""Certain losses accepted: `python -m benchmarks.given_away --bot level:5 --players 4 --games 300 [--ask level:6]`.

A bot plays all seats. Wherever a seat ends its turn although the next rival then wins for certain, with nothing but the
cards the seat knows of, the outcomes of its last plan are listed again: could one of them have avoided it? With `--ask`
another bot, too slow for whole games, plays every turn that can end in a certain loss once more, and is looked at.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.bots.search.enumeration import enumerate_turn
from impera.bots.search.features import Stop
from impera.bots.search.threats import new_threat_search, worth_left
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import new_workspace
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.rules import actions
from impera.rules.facts import Decision
from impera.rules.state import State

LISTED = 1000
TURNS = 400  # a game longer than this is left


@dataclass
class Count:
    """What was found in some games."""

    games: int = 0
    turns: int = 0
    unfinished: int = 0
    lost: int = 0  # turns ended although a rival then won for certain
    avoidable: int = 0  # of these, such that another outcome would not have


class Referee:
    """Looks again at what a seat could have done."""

    def __init__(self) -> None:
        """Make room."""
        self._work = new_workspace(LISTED)
        self._threats = new_threat_search(2**18)

    def is_certain_loss(self, record: State, seat: int) -> bool:
        """Does a rival win for certain once this turn ends?"""
        return bool(worth_left(record, seat, self._threats) == 0.0)

    def could_avoid(self, record: State, seat: int) -> bool:
        """Would any listed outcome of the turn have avoided it?"""
        return any(stop == Stop.END and not self.is_certain_loss(after, seat) for stop, after in self._listed(record))

    def could_lose(self, record: State, seat: int) -> bool:
        """Would any listed outcome of the turn be a certain loss, or one if the turn ended with it?"""
        return any(self.is_certain_loss(after, seat) for _, after in self._listed(record))

    def _listed(self, record: State) -> Iterator[tuple[int, State]]:
        self._work.states[0] = record
        net = shipped(int(record.players), bool(record.teams), School.DEEP).copy()
        enumerate_turn(self._work, net, LISTED, new_random_state(1))
        found = self._work.outcomes[: self._work.progress[0].count]
        for place in np.flatnonzero(found["winners"] == 0):
            yield int(found["stop"][place]), self._work.states[place]


def watch_turn(game: Game, bots: list[Bot], rng: np.random.Generator, referee: Referee, count: Count) -> None:
    """Let bots play a turn (the draft counts as one) and look at how it is ended."""
    turn = game.state.turns
    planned = game.view(game.deciding).record
    while not game.is_over and game.state.turns == turn:
        view = game.view(game.deciding)
        action = bots[view.observer].choose(view, Budget(), rng)
        if view.record.decision == Decision.EFFECTS and action.id == actions.END:
            count.turns += 1
            if referee.is_certain_loss(view.record, view.observer):
                count.lost += 1
                count.avoidable += referee.could_avoid(planned, view.observer)
        game.play(action)
        if is_planned_anew_after(action.id) and not game.is_over:
            planned = game.view(game.deciding).record


def is_planned_anew_after(action: int) -> bool:
    """Does it show something that leads to a new plan?"""
    return action == actions.BREAKTHROUGH or actions.INQUISITION <= action < actions.EMBARGO


@dataclass(frozen=True)
class Watch:
    """Games of a bot, of which every turn is looked at; or of another, which is asked wherever it could lose."""

    name: str
    players: int
    asked: str = ""
    referee: Referee = field(default_factory=Referee)
    count: Count = field(default_factory=Count)

    def game(self, seed: int) -> None:
        """Look at a game."""
        game = Game.new(self.players, ("basic", "draft")[seed % 2], seed=seed)
        bots, rng = [create(self.name) for _ in range(self.players)], np.random.default_rng(seed)
        while not game.is_over and game.state.turns < TURNS:
            if self.asked:
                self._ask(game, np.random.default_rng([seed, game.state.turns]))
            watch_turn(game, bots, rng, self.referee, Count() if self.asked else self.count)
        self.count.games += 1
        self.count.unfinished += not game.is_over

    def _ask(self, game: Game, rng: np.random.Generator) -> None:
        view = game.view(game.deciding)
        if view.record.decision == Decision.PLAY and self.referee.could_lose(view.record, view.observer):
            bots = [create(self.asked) for _ in range(self.players)]
            watch_turn(Game.from_position(game.state), bots, rng, self.referee, self.count)


def watch_games(name: str, players: int, games: int, first: int = 0, asked: str = "") -> Count:
    """Look at so many games."""
    watch = Watch(name, players, asked)
    for seed in range(first, first + games):
        watch.game(seed)
        print(f"\r{watch.count}", end="", file=sys.stderr, flush=True)
    return watch.count


def main() -> None:
    """Look at the games asked for and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="level:4")
    parser.add_argument("--ask", default="")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    count = watch_games(asked.bot, asked.players, asked.games, asked.seed, asked.ask)
    print(f"\r{asked.ask or asked.bot}, {asked.players} players: {count}")


if __name__ == "__main__":
    main()
