"""Fairness: what a seat cannot see makes no difference to what its bot chooses."""

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.view import View
from impera.rules.state import key
from tests.bots.players import CHEAP, COSTLY, SETUPS

DECISIONS = 90


@pytest.mark.parametrize("name", [*CHEAP, *COSTLY])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hidden_cards_permuted_and_the_same_random_numbers_give_the_same_choice(
    name: str, setup: tuple[int, str, bool]
) -> None:
    """Two copies of a bot play the same game side by side, one of them in worlds with other hidden cards."""
    players, variant, teams = setup
    game = Game.new(players, variant, teams=teams, seed=11)
    here, elsewhere, chance = create(name), create(name), np.random.default_rng(12)
    differing = 0
    while not game.is_over and len(game.actions) < DECISIONS:
        view = game.view(game.deciding)
        other_world = determinize(view, chance)
        differing += key(other_world) != key(game.state)
        seed = len(game.actions)
        chosen = here.choose(view, Budget(), np.random.default_rng(seed))
        assert elsewhere.choose(View(other_world, game.deciding), Budget(), np.random.default_rng(seed)) == chosen
        game.play(chosen)
    assert differing > DECISIONS // 3
