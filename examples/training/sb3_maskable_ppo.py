"""sb3-contrib's MaskablePPO in the first seat against bots: pip install sb3-contrib torch

python sb3_maskable_ppo.py --bots random,builder,greedy --steps 2400000 --out policy.zip

It meets the bots one after another: who loses every game learns nothing. The next comes when this one is beaten, or has
had its part of the steps.
"""

import argparse

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv, VecMonitor
from torch.nn import ReLU

import impera.env  # noqa: F401 - enters impera/Impera-v0 in the registry
from impera.env.observation import HIGHEST

TABLES, STEPS = 256, 32  # played side by side, and decisions at each between two updates
BEATEN = 0.97  # part of the last hundred games won that brings the next opponent
SCALE = 1 / np.maximum(np.asarray(HIGHEST, dtype=np.float32), 1)


def table(bot: str) -> gymnasium.Env:
    """One game against a bot; every number that is seen lies between 0 and 1."""
    env = gymnasium.make("impera/Impera-v0", players=2, bots=bot)
    seen = Box(0, 1, env.observation_space.shape, np.float32)  # of their own kind: whole numbers would all be nothing
    return TransformObservation(env, lambda observation: observation * SCALE, seen)


def tables(bot: str, count: int) -> VecEnv:
    """So many games side by side."""
    envs = DummyVecEnv([lambda: table(bot)] * count)
    envs.seed(1)
    return VecMonitor(envs)


class UntilBeaten(BaseCallback):
    """Ends the lesson when the opponent of now is beaten."""

    def _on_training_start(self) -> None:
        self.model.ep_info_buffer.clear()  # the last hundred games were against another

    def _on_step(self) -> bool:
        ends = [one["r"] for one in self.model.ep_info_buffer]
        return len(ends) < 100 or (float(np.mean(ends)) + 1) / 2 < BEATEN


def train(bots: str, steps: int) -> MaskablePPO:
    """Learn for so many steps; the environment's own action_masks() says what is legal."""
    names = bots.split(",")
    count = max(1, min(TABLES, steps // STEPS))
    model = MaskablePPO(
        "MlpPolicy",
        tables(names[0], count),
        learning_rate=1e-3,
        n_steps=STEPS,
        batch_size=min(2048, count * STEPS),
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128], "activation_fn": ReLU},
        seed=1,
        device="cpu",
        verbose=1,
    )
    for number, bot in enumerate(names):
        print(f"step {model.num_timesteps:,}: against {bot}", flush=True)
        model.set_env(tables(bot, count))
        part = (steps - model.num_timesteps) // (len(names) - number)
        model.learn(max(part, 1), UntilBeaten(), reset_num_timesteps=False)
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
    parser.add_argument("--bots", default="random,builder,greedy", help="whom to meet, one after another")
    parser.add_argument("--steps", type=int, default=2_400_000)
    parser.add_argument("--against", default="builder,light,greedy", help="whom to try the policy against")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--out", default="policy.zip")
    options = parser.parse_args()
    model = train(options.bots, options.steps)
    model.save(options.out)
    for bot in options.against.split(","):
        print(f"against {bot}: wins {wins(model, bot, options.games):.3f} of {options.games} games")


if __name__ == "__main__":
    main()
