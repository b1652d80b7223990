"""Certain losses accepted: `python -m benchmarks.given_away --bot level:5 --players 4 --games 300`.

A bot plays all seats. Wherever a seat ends its turn although the next rival then wins for certain, with nothing but the
cards the seat knows of, the outcomes of its last plan are listed again: could one of them have avoided it?
"""

import argparse
from dataclasses import dataclass

import numpy as np

from impera.bots.bot import Budget
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
from impera.rules.state import State, copy_of

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
        self._work.states[0] = record
        net = shipped(int(record.players), bool(record.teams), School.DEEP).copy()
        enumerate_turn(self._work, net, LISTED, new_random_state(1))
        found = self._work.outcomes[: self._work.progress[0].count]
        ends = np.flatnonzero((found["stop"] == Stop.END) & (found["winners"] == 0))
        return any(not self.is_certain_loss(self._work.states[place], seat) for place in ends)


def watch_game(name: str, players: int, seed: int, referee: Referee, count: Count) -> None:
    """Let a bot play a game against itself and look at every turn it ends."""
    game = Game.new(players, ("basic", "draft")[seed % 2], seed=seed)
    bots, rng = [create(name) for _ in range(players)], np.random.default_rng(seed)
    planned, planned_in = copy_of(game.state), -1
    while not game.is_over and game.state.turns < TURNS:
        view = game.view(game.deciding)
        if view.record.turns != planned_in:
            planned, planned_in = copy_of(view.record), int(view.record.turns)
        action = bots[view.observer].choose(view, Budget(), rng)
        if view.record.decision == Decision.EFFECTS and action.id == actions.END:
            count.turns += 1
            if referee.is_certain_loss(view.record, view.observer):
                count.lost += 1
                count.avoidable += referee.could_avoid(planned, view.observer)
        game.play(action)
        if action.id == actions.BREAKTHROUGH or actions.INQUISITION <= action.id < actions.EMBARGO:
            planned_in = -1  # what was seen leads to a new plan
    count.games += 1
    count.unfinished += not game.is_over


def watch_games(name: str, players: int, games: int, first: int = 0) -> Count:
    """Look at so many games."""
    referee, count = Referee(), Count()
    for seed in range(first, first + games):
        watch_game(name, players, seed, referee, count)
    return count


def main() -> None:
    """Look at the games asked for and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="level:4")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    print(asked.bot, asked.players, watch_games(asked.bot, asked.players, asked.games, asked.seed))


if __name__ == "__main__":
    main()
