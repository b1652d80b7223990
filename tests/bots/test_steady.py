"""Steady bots: the same moves get the same answers, in this process, in another, and after everything was forgotten."""

import json
import subprocess
import sys

import numpy as np

from impera.bots.steady import Steady, SteadyBots, decisions_of, steady_rng
from impera.game.action import ALL_ACTIONS, Action
from impera.game.game import Game
from impera.game.shuffle import Seeds, seeds_of_number, shuffled

BOT, ME, KEY = "ladder:5", 1, "game"
GAMES = 3


def answer(bots: SteadyBots, seeds: Seeds, game: Game) -> Action:
    seat, setup, actions = game.deciding, game.setup, game.actions
    own = len(decisions_of(setup, actions, seat))
    steady = Steady(seeds.server, len(actions), own, lambda: decisions_of(setup, actions, seat))
    return bots.choose(BOT, game.view(seat), f"{KEY} P{seat}", steady)


def played(number: int) -> tuple[Seeds, Game]:
    """A whole game of somebody who plays at random against two steady bots that remember."""
    seeds, me, bots = seeds_of_number(number), np.random.default_rng(number), SteadyBots()
    game = Game(shuffled(seeds, players=3), seeds)
    while not game.is_over:
        mine = game.deciding == ME
        game.play(game.legal()[int(me.integers(len(game.legal())))] if mine else answer(bots, seeds, game))
    return seeds, game


def prefixes(seeds: Seeds, game: Game, every: int) -> list[tuple[int, str]]:
    """What bots that have forgotten everything answer after every so many actions."""
    again, found = Game(game.setup, seeds), []
    for number, action in enumerate(game.actions):
        if again.deciding != ME and number % every == 0:
            found.append((number, answer(SteadyBots(), seeds, again).text))
        again.play(action)
    return found


def told(number: int, actions: list[int], every: int) -> list[list[int | str]]:
    """The answers to a list of actions; what the other process is asked."""
    seeds = seeds_of_number(number)
    game = Game.replay(shuffled(seeds, players=3), [ALL_ACTIONS[each] for each in actions], seeds)
    return [list(each) for each in prefixes(seeds, game, every)]


def test_a_bot_that_has_forgotten_answers_as_one_that_remembers():
    for number in range(GAMES):
        seeds, game = played(number)
        found = prefixes(seeds, game, every=5)
        assert len(found) > 10
        assert found == [(at, game.actions[at].text) for at, _ in found]


def test_another_process_gives_the_same_answers():
    _, game = played(11)
    actions = [action.id for action in game.actions]
    here = told(11, actions, 7)
    code = "import sys, json; from tests.bots.test_steady import told; print(json.dumps(told(*json.load(sys.stdin))))"
    asked = json.dumps([11, actions, 7])
    there = subprocess.run([sys.executable, "-c", code], input=asked, capture_output=True, text=True, check=True)
    assert json.loads(there.stdout) == here
    assert len(here) > 8


def test_the_chance_of_a_decision_is_its_own():
    seed = seeds_of_number(1).server
    assert steady_rng(seed, 3).integers(2**60) == steady_rng(seed, 3).integers(2**60)
    assert len({int(steady_rng(seed, number).integers(2**60)) for number in range(50)}) == 50
