"""A win in this turn is looked for wherever there can be one, and nowhere else for long."""

from collections.abc import Iterator

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.bounds import is_win_near
from impera.bots.search.wins import DEPTH, WinFinder, new_depth_first, new_keys, search_turn
from impera.game.chance import new_random_state
from impera.game.view import View
from impera.lab.bot_games import deal_from
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import State, new_states
from impera.rules.trace import SILENT

GAMES = 6
SLOTS = 2**19


def turns_of(players: int, teams: bool, game: int) -> Iterator[State]:
    """The views at the beginning of every turn of a game between bots."""
    rng = np.random.default_rng(game)
    state = deal_from(new_random_state(game), players, game % 2, teams)
    bots = [create("greedy") for _ in range(players)]
    while state.decision != Decision.OVER:
        view = View(state, int(state.deciding) + 1)
        if state.decision == Decision.PLAY:
            yield view.record
        apply(state, bots[state.deciding].choose(view, Budget(), rng).id, SILENT)


def is_won_by_brute_force(record: State) -> bool:
    depth_first = new_depth_first()
    depth_first.stack[0] = record
    found = search_turn(depth_first, new_keys(SLOTS), True, True, False)
    return bool(found > 0)


def does_win(record: State, plan: list[int]) -> bool:
    """Is the turn played so by the rules a win for its seat?"""
    states = new_states(1)
    states[0] = record
    seat = int(record.deciding)
    for action in plan:
        apply(states[0], action, SILENT)
    return bool(states[0].winners >> seat & 1)


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_where_a_turn_can_be_won_a_win_is_near_and_found(players: int, teams: bool) -> None:
    won = far = 0
    plan = np.zeros(DEPTH + 1, dtype=np.int16)
    for game in range(GAMES):
        for record in turns_of(players, teams, game):
            is_won = is_won_by_brute_force(record)
            assert is_win_near(record) or not is_won
            length = WinFinder().find(record, plan)
            assert length > 0 or not is_won
            assert length == 0 or does_win(record, plan[:length].tolist())
            won += is_won
            far += not is_win_near(record)
    assert won >= GAMES // 2, "too few wins to tell"
    assert far > 4 * won, "a win is looked for almost everywhere"
