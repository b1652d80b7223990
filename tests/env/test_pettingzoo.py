"""The PettingZoo face, held to PettingZoo's own tests."""

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded

import impera.env
from impera.env.pettingzoo import ImperaAEC
from impera.errors import IllegalActionError

with warnings.catch_warnings():  # its tests load a game of its own where that is installed, and warn of it
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

SET_UPS = [{"players": 2}, {"players": 3, "variant": "draft"}, {"players": 4, "teams": True}]


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_pettingzoos_own_api_test_passes_without_a_warning(set_up: dict[str, Any]) -> None:
    api_test(ImperaAEC(**set_up), num_cycles=400)


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_pettingzoos_own_seed_test_passes(set_up: dict[str, Any]) -> None:
    seed_test(lambda: ImperaAEC(**set_up), num_cycles=200)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_with_the_mask_in_the_observation_the_api_test_passes() -> None:
    api_test(ImperaAEC(mask="dict"), num_cycles=300)


def test_it_is_in_the_registry_under_its_name() -> None:
    assert impera.env.CELLS > 0
    env = pettingzoo.make("aec", "impera/Impera-v0", players=3)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert env.observation_space("player_0") is env.observation_space("player_0")
    assert env.action_space("player_1") is env.action_space("player_1")
    assert env.metadata["render_fps"] > 0


def test_a_whole_game_pays_out_once_and_to_everyone() -> None:
    env = ImperaAEC(players=3)
    env.reset(seed=11)
    rng = np.random.default_rng(0)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, broken_off, info = env.last()
        got[agent] += reward
        assert observation.dtype == np.int8
        if over or broken_off:
            env.step(None)
        else:
            assert info["action_mask"].any()
            assert not any(env.infos[other]["action_mask"].any() for other in env.agents if other != agent)
            env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert abs(sum(got.values())) < 1e-6
    assert max(got.values()) > 0
    assert not env.agents


def test_an_illegal_action_is_refused_and_a_step_before_reset_too() -> None:
    env = ImperaAEC()
    with pytest.raises(ResetNeeded):
        env.step(1)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(IllegalActionError, match="R3"):
        env.step(0)
    assert np.array_equal(env.observe(env.agent_selection), before)


@pytest.mark.parametrize(("mode", "sign"), [("ansi", "Hand:"), ("svg", "<svg")])
def test_it_draws_the_table(mode: str, sign: str) -> None:
    env = ImperaAEC(players=4, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert sign in drawn
