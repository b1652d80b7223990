"""Nothing given away: a certain loss is not accepted where it can be avoided, and no game goes round in circles."""

import numpy as np
import pytest

from benchmarks.given_away import Referee, watch_games
from impera.bots.players.plan import heed_threats
from impera.bots.search.enumeration import best_outcome, enumerate_turn
from impera.bots.search.threats import SLOTS_FIRST, mark_down_threats, new_threat_search, worth_left
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import Workspace, new_workspace
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.view import View
from impera.rules.facts import AGE_OF, DOMAIN_OF, HEGEMONY_NEEDS, KIND_COUNT, NONE, Domain
from impera.rules.state import State, copy_of
from tests.games import SET_UPS, Options, steps

CULTURE = int(np.flatnonzero(DOMAIN_OF == Domain.CULTURE)[0])  # a kind of it


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("name", "games"), [("plan:200", 12), ("search:2ms", 4)])
def test_no_certain_loss_is_accepted_that_a_listed_outcome_avoids(name: str, games: int, players: int) -> None:
    count = watch_games(name, players, games)
    assert count.turns > 20 * games
    assert count.avoidable == 0
    assert count.unfinished == 0


def nearly_over(lacking: int) -> State:
    """A first turn in a game of two: the rival lacks so many cards of a Domain, and one is known in its hand."""
    state = copy_of(Game.new(2, seed=15, first=1).state)
    state.area[1, CULTURE] = state.tally[1, Domain.CULTURE] = state.area_count[1] = HEGEMONY_NEEDS[2] - lacking
    held = next(kind for kind in range(KIND_COUNT) if state.hand[1, kind] and AGE_OF[kind] == AGE_OF[CULTURE])
    state.hand[1, held] -= 1
    state.hand[1, CULTURE] += 1
    state.known[1, CULTURE, 0] = 1
    return state


def listed(state: State) -> Workspace:
    work = new_workspace(200)
    work.states[0] = View(state, 1).record
    enumerate_turn(work, shipped(2, False, School.BROAD).copy(), 200, new_random_state(1))
    return work


@pytest.mark.parametrize(("lacking", "is_lost"), [(1, True), (4, False)])
def test_where_everything_loses_the_best_is_still_the_best(lacking: int, is_lost: bool) -> None:
    """A rival that can win need not see it: what would be best otherwise is played, not just anything."""
    state = nearly_over(lacking)
    work = listed(state)
    count, best = int(work.progress[0].count), best_outcome(work)
    before = work.outcomes["value"][:count].copy()
    referee = Referee()
    assert all(referee.is_certain_loss(work.states[place], 0) == is_lost for place in range(count))
    assert heed_threats(new_threat_search(), work, 0, 1) == is_lost
    assert work.outcomes["value"][:count].tolist() == before.tolist()
    assert best_outcome(work) == best


@pytest.mark.parametrize("options", [SET_UPS[0], SET_UPS[2]], ids=str)
def test_a_rival_that_won_before_wins_again_only_where_it_can(options: Options) -> None:
    """The line that won after one outcome is tried first after the next: that finds nothing that is not there."""
    keeps, forgets = new_threat_search(), new_threat_search()
    work = new_workspace(40)
    lost, won_by_the_same = 0, 0
    for game in steps(options, 5):
        if game.decision != "play" or game.turn_number < 12 or game.turn_number % 4:
            continue
        view, net = game.view(game.deciding), shipped(options.players, options.teams, School.BROAD).copy()
        view.record.known[:, :, view.observer] = game.state.hand  # all is known to it, so that much is certain
        work.states[0] = view.record
        enumerate_turn(work, net, 40, new_random_state(1))
        for place in range(int(work.progress[0].count)):
            forgets.wins[:] = NONE
            before = keeps.wins.copy()
            left = worth_left(work.states[place], view.observer, keeps)
            assert left == worth_left(work.states[place], view.observer, forgets)
            lost += left < 1.0
            won_by_the_same += left < 1.0 and np.array_equal(before, keeps.wins)
    assert lost > won_by_the_same > 0


@pytest.mark.parametrize("options", [SET_UPS[0], SET_UPS[2]], ids=str)
def test_who_must_answer_soon_looks_at_so_many_positions_and_no_more(options: Options) -> None:
    """How long a look for threats takes is bounded by what it looks at: one rival's turn more than it may, at most."""
    effort, rivals = 5, options.players - 1
    hurried, patient = new_threat_search(SLOTS_FIRST, effort=effort), new_threat_search(SLOTS_FIRST)
    work = new_workspace(40)
    cut_short = 0
    for game in steps(options, 8):
        if game.decision != "play" or game.turn_number < 12 or game.turn_number % 4:
            continue
        view, net = game.view(game.deciding), shipped(options.players, options.teams, School.BROAD).copy()
        view.record.known[:, :, view.observer] = game.state.hand  # all is known to it, so that much is to be looked at
        looked = []
        for threats in (hurried, patient):
            work.states[0] = view.record
            enumerate_turn(work, net, 40, new_random_state(1))
            looked.append(mark_down_threats(threats, work, view.observer, 40))
        assert effort - hurried.left[0] <= effort + rivals * SLOTS_FIRST // 2 + rivals
        assert looked[0] <= looked[1]
        cut_short += looked[0] < looked[1]
    assert cut_short > 0
