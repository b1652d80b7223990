"""What could have been drawn is listed completely, and as likely as it is."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from impera.coach.draws import lay_on_top, list_draws, new_draws
from impera.game.game import Game
from impera.rules.facts import AGE_OF, KIND_COUNT
from impera.rules.state import State


def by_brute_force(state: State, count: int) -> dict[tuple[int, ...], float]:
    """Every draw by going through all cards that could lie there, one Age after the other."""
    coming = [int(AGE_OF[kind]) for kind in state.deck[state.deck_top : state.deck_top + count]]
    unseen = [int(kind) for kind in state.deck[state.deck_top : state.deck_end]]
    unseen += [int(kind) for kind in state.removed if kind >= 0]
    found: dict[tuple[int, ...], float] = {(0,) * KIND_COUNT: 1.0}
    for age, wanted in Counter(coming).items():
        ways = Counter(combinations(sorted(kind for kind in unseen if AGE_OF[kind] == age), wanted))
        total = sum(ways.values())
        found = {
            tuple(have + cards.count(kind) for kind, have in enumerate(row)): likely * many / total
            for row, likely in found.items()
            for cards, many in ways.items()
        }
    return found


def position(players: int, turns: int) -> State:
    game = Game.new(players=players, seed=turns)
    while game.state.turns < turns and not game.is_over:
        game.play(game.legal()[0])
    return game.state


@pytest.mark.parametrize(("players", "turns"), [(2, 0), (2, 20), (3, 12), (4, 1), (4, 9)])
@pytest.mark.parametrize("count", [1, 3, 4])
def test_every_draw_is_listed_once_and_as_likely_as_it_is(players, turns, count):
    state, draws = position(players, turns), new_draws()
    listed = list_draws(state, count, draws)
    found = {tuple(draws.cards[row].tolist()): draws.likely[row] for row in range(listed)}
    true = by_brute_force(state, count)
    assert len(found) == listed
    assert found.keys() == true.keys()
    assert found == pytest.approx(true)


def test_a_draw_of_two_ages_takes_the_last_of_one_and_the_first_of_the_next():
    state = position(2, 0)
    state.deck_top = 24  # of 25 cards of Age 1
    draws = new_draws()
    listed = list_draws(state, 3, draws)
    ages = np.array([draws.cards[:listed, AGE_OF == age].sum(axis=1) for age in range(3)])
    assert (ages[:, :] == np.array([[1], [2], [0]])).all()
    assert draws.likely[:listed].sum() == pytest.approx(1)


def test_a_draw_laid_on_top_is_what_comes():
    state = position(2, 4)
    draws = new_draws()
    last = list_draws(state, 3, draws) - 1
    lay_on_top(state, draws.cards[last])
    coming = Counter(state.deck[state.deck_top : state.deck_top + 3].tolist())
    assert coming == Counter({kind: many for kind, many in enumerate(draws.cards[last].tolist()) if many})
