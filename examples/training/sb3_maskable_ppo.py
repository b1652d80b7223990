"""sb3-contrib's MaskablePPO in the first seat against bots: pip install sb3-contrib torch

python sb3_maskable_ppo.py --bots random,builder,light,greedy --steps 4000000 --out policy.zip

It meets the bots one after another, each for an even part of the steps: who loses every game learns nothing.
"""

import argparse

import gymnasium
import numpy as np
from gymnasium.wrappers import RescaleObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

import impera.env  # noqa: F401 - enters impera/Impera-v0 in the registry

TABLES, STEPS = 32, 256  # played side by side, and decisions at each between two updates


def tables(bot: str, count: int) -> VecEnv:
    """So many games against a bot; every number that is seen lies between 0 and 1."""

    def table() -> gymnasium.Env:
        return RescaleObservation(gymnasium.make("impera/Impera-v0", players=2, bots=bot), np.float32(0), np.float32(1))

    return make_vec_env(table, count, seed=1)


def train(bots: str, steps: int) -> MaskablePPO:
    """Learn for so many steps; the environment's own action_masks() says what is legal."""
    first, *others = bots.split(",")
    count = max(1, min(TABLES, steps // STEPS))
    model = MaskablePPO(
        "MlpPolicy",
        tables(first, count),
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=1,
        device="cpu",
    )
    part = steps // (1 + len(others))
    model.learn(part)
    for bot in others:
        print(f"now against {bot}", flush=True)
        model.set_env(tables(bot, count))
        model.learn(part, reset_num_timesteps=False)
    return model


def wins(model: MaskablePPO, bot: str, games: int) -> float:
    """The part of games that the policy wins, always doing what it thinks best; a shared win counts as half of one."""
    envs = tables(bot, min(TABLES, games))
    seen, ends = envs.reset(), []
    while len(ends) < games:
        acted, _ = model.predict(seen, action_masks=np.stack(envs.env_method("action_masks")), deterministic=True)
        seen, rewards, over, _ = envs.step(acted)
        ends += [(reward + 1) / 2 for reward in rewards[over]]
    return float(np.mean(ends[:games]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,builder,light,greedy", help="whom to meet, one after another")
    parser.add_argument("--steps", type=int, default=4_000_000)
    parser.add_argument("--against", default="light,greedy", help="whom to try the policy against")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--out", default="policy.zip")
    options = parser.parse_args()
    model = train(options.bots, options.steps)
    model.save(options.out)
    for bot in options.against.split(","):
        print(f"against {bot}: wins {wins(model, bot, options.games):.3f} of {options.games} games")


if __name__ == "__main__":
    main()
