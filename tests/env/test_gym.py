"""The Gymnasium faces, held to Gymnasium's own checks."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import impera.env
from impera.env.gym import ImperaEnv, ImperaVectorEnv
from impera.errors import IllegalActionError, UsageError


@pytest.mark.parametrize("bots", ["random", "light"])
def test_gymnasiums_own_check_passes(bots: str) -> None:
    assert impera.env.CELLS > 0
    env = gymnasium.make("impera/Impera-v0", players=3, bots=bots, illegal="lose")  # it samples without a mask
    check_env(env.unwrapped)


def test_an_illegal_action_loses_where_that_was_asked_for() -> None:
    env = ImperaEnv(illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over) == (-1.0, True)
    assert not info["action_mask"].any()


def test_make_gives_it_by_name() -> None:
    env = gymnasium.make("impera/Impera-v0", players=2, render_mode="ansi")
    _, info = env.reset(seed=5)
    _, reward, over, broken_off, _ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (reward, over, broken_off) == (0.0, False, False)
    assert "You are P1" in str(env.render())


def test_make_vec_gives_many_at_once() -> None:
    envs = gymnasium.make_vec(
        "impera/Impera-v0", num_envs=32, vectorization_mode="vector_entry_point", players=4, bots="random"
    )
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    rng, finished = np.random.default_rng(1), 0
    for _ in range(150):
        chosen = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])
        observations, rewards, over, broken_off, info = envs.step(chosen)
        assert (rewards[~over] == 0).all()
        assert not broken_off.any()
        finished += int(over.sum())
    assert finished > 32
    assert observations in envs.observation_space


def games_won(bots: str, games: int) -> float:
    """How the first seat fares at random against bots: its mean reward."""
    envs = ImperaVectorEnv(20, bots=bots)
    _, info = envs.reset(seed=3)
    rng = np.random.default_rng(3)
    gained: list[float] = []
    while len(gained) < games:
        chosen = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])
        _, rewards, over, _, info = envs.step(chosen)
        gained += rewards[over].tolist()
    return float(np.mean(gained))


def test_bots_of_every_kind_sit_in_the_other_seats() -> None:
    assert abs(games_won("random", 200)) < 0.35
    assert games_won("light", 60) < -0.7
    assert games_won("builder", 300) < games_won("random", 300)
    assert games_won("greedy", 20) < -0.7  # asked from Python, one by one


def test_solo_and_many_are_the_same_game() -> None:
    solo, many = ImperaEnv(), ImperaVectorEnv(3, copy=False)
    one, _ = solo.reset(seed=8)
    all_of_them, _ = many.reset(seed=8)
    assert np.array_equal(one, all_of_them[0])


def test_without_copies_the_same_arrays_are_handed_out() -> None:
    envs = ImperaVectorEnv(3, copy=False)
    first, _ = envs.reset(seed=8)
    again, _ = envs.reset(seed=9)
    assert first is again


def test_an_illegal_action_and_a_wrong_number_of_bots_are_refused() -> None:
    env = ImperaEnv()
    env.reset(seed=1)
    with pytest.raises(IllegalActionError):
        env.step(np.int64(0))
    with pytest.raises(UsageError):
        ImperaEnv(players=4, bots=["random"])


def test_after_the_end_only_reset_goes_on() -> None:
    env = ImperaEnv()
    env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(1))
    env.reset()
    env.step(env.action_space.sample())


@pytest.mark.parametrize("mode", ["ansi", "svg", None])
def test_they_draw_the_table_as_the_learner_sees_it(mode: str | None) -> None:
    envs = ImperaVectorEnv(2, render_mode=mode)
    envs.reset(seed=1)
    drawn = envs.render()
    assert drawn is None if mode is None else drawn is not None and len(drawn) == 2
