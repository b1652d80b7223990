"""sb3-contrib's MaskablePPO in the first seat against bots: pip install sb3-contrib torch

python sb3_maskable_ppo.py --bots random,builder,light,greedy --steps 4000000 --out policy.zip

It meets them all at once, each at its own tables: who loses every game learns nothing, and there is always one to beat.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv, VecMonitor, VecNormalize
from torch.nn import ReLU

import impera.env  # noqa: F401 - enters impera/Impera-v0 in the registry

TABLES, STEPS = 32, 256  # played side by side, and decisions at each between two updates


def tables(bots: str, count: int) -> VecEnv:
    """So many games, shared out among the bots."""
    names = bots.split(",")

    def table(number: int) -> gymnasium.Env:
        return gymnasium.make("impera/Impera-v0", players=2, bots=names[number % len(names)])

    envs = DummyVecEnv([lambda number=number: table(number) for number in range(count)])
    envs.seed(1)
    return VecMonitor(envs)


def train(bots: str, steps: int) -> MaskablePPO:
    """Learn for so many steps; the environment's own action_masks() says what is legal."""
    model = MaskablePPO(
        "MlpPolicy",
        VecNormalize(tables(bots, max(1, min(TABLES, steps // STEPS))), norm_reward=False),
        learning_rate=1e-3,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128], "activation_fn": ReLU},
        seed=1,
        device="cpu",
        verbose=1,
    )
    return model.learn(steps)


def wins(model: MaskablePPO, bot: str, games: int) -> float:
    """The part of games that the policy wins, always doing what it thinks best; a shared win counts as half of one."""
    envs, scaled = tables(bot, min(TABLES, games)), model.get_vec_normalize_env()
    seen, ends = envs.reset(), []
    while len(ends) < games:
        masks = np.stack(envs.env_method("action_masks"))
        acted, _ = model.predict(scaled.normalize_obs(seen), action_masks=masks, deterministic=True)
        seen, rewards, over, _ = envs.step(acted)
        ends += [(reward + 1) / 2 for reward in rewards[over]]
    return float(np.mean(ends[:games]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,builder,light,greedy", help="whom to meet")
    parser.add_argument("--steps", type=int, default=4_000_000)
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
