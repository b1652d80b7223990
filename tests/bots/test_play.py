import time

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.players.search import GRACE, LATE
from impera.bots.registry import create
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.view import View
from impera.lab.bot_games import deal_from
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.trace import SILENT
from tests.bots.players import CHEAP, COSTLY, SETUPS, play_game


@pytest.mark.parametrize(("name", "games"), [*((name, 50) for name in CHEAP), *((name, 5) for name in COSTLY)])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_bot_plays_every_setup_without_an_illegal_action(
    name: str, games: int, setup: tuple[int, str, bool]
) -> None:
    """The long form: python -m benchmarks.legal_play."""
    bot = create(name)
    for seed in range(games):
        assert play_game(bot, setup, 1000 + seed)


@pytest.mark.parametrize("name", ["greedy", "ismcts:60", "plan:60", "search:2ms", "ladder:3", "ladder:6/scholar"])
def test_the_same_random_numbers_give_the_same_game(name: str) -> None:
    setup = (2, "draft", False)
    assert play_game(create(name), setup, 5, most=60) == play_game(create(name), setup, 5, most=60)


@pytest.mark.parametrize(("name", "seconds"), [("level:4", 0.02), ("level:5", 0.02), ("search:100ms", 0.1)])
def test_a_level_keeps_to_its_thinking_time(name: str, seconds: float) -> None:
    bot = create(name)
    play_game(bot, (3, "basic", False), 2, most=60)  # machine code is loaded before anything is measured
    game = Game.new(3, seed=3)
    rng = np.random.default_rng(3)
    start, turns = time.thread_time(), 0
    while not game.is_over and turns < 12:
        turns = int(game.state.turns)
        game.play(bot.choose(game.view(game.deciding), Budget(by_clock=True), rng))
    assert (time.thread_time() - start) / turns < LATE * seconds + GRACE + 0.005


def test_a_budget_overrules_the_bots_own_time() -> None:
    bot = create("search:1s")
    game = Game.new(2, seed=4)
    rng = np.random.default_rng(4)
    bot.choose(game.view(game.deciding), Budget(0.005), rng)
    start = time.thread_time()
    for _ in range(20):
        game.play(bot.choose(game.view(game.deciding), Budget(0.005), rng))
    assert time.thread_time() - start < 0.5


def test_two_that_ward_each_other_off_come_to_an_end() -> None:
    """In this deal each saw the other's hand every turn, and neither ever drew again."""
    state, rng = deal_from(new_random_state(20004), 2, 0, False), np.random.default_rng(4)
    bots = [create("level:4") for _ in range(2)]
    while state.decision != Decision.OVER and state.turns < 200:
        action = bots[state.deciding].choose(View(state, int(state.deciding) + 1), Budget(), rng)
        apply(state, action.id, SILENT)
    assert state.decision == Decision.OVER
