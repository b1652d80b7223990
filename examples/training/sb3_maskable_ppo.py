"""sb3-contrib's MaskablePPO in the first seat against bots: pip install sb3-contrib torch

python sb3_maskable_ppo.py --bots light --steps 200000 --out policy.zip
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import impera.env  # noqa: F401 - enters impera/Impera-v0 in the registry


def train(bots: str, steps: int) -> MaskablePPO:
    """Learn for so many steps; the environment's own action_masks() says what is legal."""
    env = gymnasium.make("impera/Impera-v0", players=2, bots=bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, max(steps, 2)), gamma=1.0, seed=1, device="cpu")
    return model.learn(steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="light")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--out", default="policy.zip")
    options = parser.parse_args()
    train(options.bots, options.steps).save(options.out)


if __name__ == "__main__":
    main()
