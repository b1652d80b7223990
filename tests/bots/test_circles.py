"""Going round in circles: the longer nothing is drawn, the more a draw is preferred."""

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.circles import IMPATIENCE, MET_BEFORE, PATIENCE, Circles
from impera.game.game import Game
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import copy_of
from impera.rules.trace import SILENT

LATE = 100  # own turns behind a game
WATCHED = 40  # decisions


def test_a_position_met_before_and_a_deck_that_stays_make_impatient() -> None:
    state = Game.new(2, seed=1, first=1).state
    circles, left = Circles(), []
    for turn in range(PATIENCE + 2):
        met = copy_of(state)
        met.turns = 2 * turn
        met.tally[0, 0] = turn if turn else 0  # another position every turn
        left.append(circles.without_draw(View(met, 1)))
    assert left[:PATIENCE] == [1.0] * PATIENCE
    assert left[PATIENCE:] == [IMPATIENCE, IMPATIENCE**2]
    drawn = copy_of(state)
    drawn.turns, drawn.deck_top = 40, drawn.deck_top + 1
    assert circles.without_draw(View(drawn, 1)) == 1.0
    drawn.turns = 42
    assert np.isclose(circles.without_draw(View(drawn, 1)), IMPATIENCE**MET_BEFORE)
    assert np.isclose(circles.without_draw(View(drawn, 1)), IMPATIENCE**MET_BEFORE)  # asked twice in one turn


def decisions(name: str, players: int, turns: int) -> list[int]:
    """What a bot decides in a game against itself that has lasted for so many turns already."""
    state = copy_of(Game.new(players, seed=4).state)
    state.turns = turns
    bots, rng = [create(name) for _ in range(players)], np.random.default_rng(4)
    made: list[int] = []
    while state.decision != Decision.OVER and len(made) < WATCHED:
        seat = int(state.deciding)
        made.append(bots[seat].choose(View(state, seat + 1), Budget(), rng).id)
        apply(state, made[-1], SILENT)
    return made


@pytest.mark.parametrize("name", ["greedy", "plan:60", "search:2ms", "ladder:3"])
@pytest.mark.parametrize("players", [2, 4])
def test_play_in_turn_100_is_play_in_turn_1(name: str, players: int) -> None:
    """Whatever a game has lasted, nobody plays worse for it: the decisions are the same, not only as good."""
    assert decisions(name, players, players * LATE) == decisions(name, players, 0)
