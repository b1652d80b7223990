"""Simulation: game number i is the same however many games or jobs there are."""

import numpy as np
import pytest

from impera.errors import SetupError, UsageError
from impera.lab.engines import LocalEngine, engine_named
from impera.lab.playout import OUTCOME
from impera.lab.simulate import Plan, play_chunk, simulate
from impera.rules.facts import NONE, Ending
from tests.game.whole_games import SetupName, every_setup

CHUNK = Plan.of(players=2).chunk


def plan_of(setup: SetupName, *bots: str, seed: int = 1) -> Plan:
    players, variant, teams = setup
    return Plan.of(players=players, variant=variant, teams=teams, bots=bots, seed=seed)


def all_of(plan: Plan, games: int, jobs: int = 1) -> np.ndarray:
    return np.concatenate([np.asarray(chunk) for chunk in simulate(plan, games, engine_named("local", jobs))])


@every_setup
def test_every_game_comes_to_an_end_that_fits(setup):
    players, _, teams = setup
    outcomes = play_chunk(plan_of(setup, "builder"), 0, 60)
    assert outcomes.dtype == OUTCOME
    for outcome in outcomes:
        winners = {seat for seat in range(4) if outcome.winners >> seat & 1}
        assert winners
        assert winners <= set(range(players))
        assert outcome.ending in (Ending.HEGEMONY, Ending.MAJORITY)
        assert (outcome.hegemony != NONE) == (outcome.ending == Ending.HEGEMONY)
        assert 0 <= outcome.first < players
        assert outcome.decisions >= 2 * outcome.turns > 0 or outcome.decisions >= outcome.turns
        if teams:
            assert winners in ({0, 2}, {1, 3}, {0, 1, 2, 3})
        elif outcome.ending == Ending.HEGEMONY:
            assert len(winners) == 1


@every_setup
def test_a_game_is_the_same_wherever_its_chunk_begins(setup):
    plan = plan_of(setup)
    whole = play_chunk(plan, 0, 30)
    parts = np.concatenate([play_chunk(plan, 0, 7), play_chunk(plan, 7, 1), play_chunk(plan, 8, 22)])
    assert (np.asarray(whole) == parts).all()


def test_fewer_games_are_the_first_of_more():
    plan = plan_of((2, "basic", False))
    more = all_of(plan, CHUNK + 50)
    assert len(more) == CHUNK + 50
    assert (all_of(plan, 40) == more[:40]).all()


def test_two_jobs_play_the_same_games_in_the_same_order():
    plan = plan_of((3, "draft", False), "builder", "random", "random", seed=9)
    games = 2 * CHUNK + 17
    assert (all_of(plan, games, jobs=2) == all_of(plan, games)).all()


def test_another_seed_is_other_games():
    one, other = (play_chunk(plan_of((2, "basic", False), seed=seed), 0, 50) for seed in (1, 2))
    assert (np.asarray(one) != np.asarray(other)).any()


def test_chunks_are_of_one_size_so_that_memory_stays():
    sizes = [len(chunk) for chunk in simulate(plan_of((2, "basic", False)), 2 * CHUNK + 3)]
    assert sizes == [CHUNK, CHUNK, 3]


def test_who_stops_asking_stops_the_jobs():
    for chunk in simulate(plan_of((2, "basic", False)), 50 * CHUNK, LocalEngine(2)):
        assert len(chunk) == CHUNK
        break


def test_one_bot_plays_every_seat():
    assert plan_of((3, "basic", False)).bots == ("random",) * 3
    assert plan_of((3, "basic", False), "builder").bots == ("builder",) * 3
    assert plan_of((4, "basic", True), "builder", "random", "random", "builder").policies.tolist() == [1, 0, 0, 1]
    assert plan_of((2, "basic", False), "builder").policies.tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize("bots", [("random", "random", "random"), ("random", "random", "random", "random")])
def test_bots_are_one_per_seat(bots):
    with pytest.raises(UsageError, match="name 2 bots") as refusal:
        plan_of((2, "basic", False), *bots)
    assert refusal.value.code == "bad-usage"


def test_a_bot_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(UsageError, match=r"“hal”.*random, builder"):
        plan_of((2, "basic", False), "hal")


@pytest.mark.parametrize("setup", [(5, "basic", False), (2, "poker", False), (3, "basic", True)])
def test_a_game_that_does_not_exist_is_not_planned(setup):
    with pytest.raises(SetupError):
        plan_of(setup)


def test_builders_beat_random_players():
    outcomes = play_chunk(plan_of((2, "basic", False), "builder", "random"), 0, 400)
    builder, chance = ((outcomes.winners >> seat & 1).sum() for seat in (0, 1))
    assert builder > 1.3 * chance


@pytest.mark.parametrize("seed", [-1, 0, 2**63, 2**80])
def test_any_whole_number_is_a_seed(seed):
    assert len(play_chunk(plan_of((2, "basic", False), seed=seed), 0, 3)) == 3
