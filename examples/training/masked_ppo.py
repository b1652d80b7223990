"""PPO with a mask, in NumPy: one hidden layer learns to play in the first seat against bots inside the kernel.

python masked_ppo.py --bots random,builder --updates 500 --out policy.npz

It meets the bots one after another: who loses every game learns nothing, so the next comes when this one is beaten.
"""

import argparse
from dataclasses import dataclass, field

import numpy as np

from impera.env.gym import ImperaVectorEnv
from impera.env.observation import HIGHEST

GAMES, STEPS, EPOCHS, PARTS = 256, 32, 3, 4
BEATEN, TRIED = 0.95, 10  # part of the games won, over so many updates, that brings the next opponent
TRUST, CLIP, ENTROPY, VALUE, RATE = 0.95, 0.2, 0.01, 0.5, 1e-3
SCALE = 1.0 / np.maximum(np.asarray(HIGHEST, dtype=np.float32), 1)


@dataclass
class Learner:
    """Weights of a policy and a value over one hidden layer, with Adam's memory of their gradients."""

    weights: dict[str, np.ndarray]
    first: dict[str, np.ndarray] = field(default_factory=dict)
    second: dict[str, np.ndarray] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def new(cls, cells: int, actions: int, hidden: int, seed: int) -> "Learner":
        rng = np.random.default_rng(seed)
        inward = rng.normal(0, np.sqrt(2 / cells), (cells, hidden))
        outward = rng.normal(0, 0.01, (hidden, actions + 1))  # the last column is the value
        weights = {"in": inward, "bias": np.zeros(hidden), "out": outward, "offset": np.zeros(actions + 1)}
        return cls({name: array.astype(np.float32) for name, array in weights.items()})

    def look(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of every legal action, and the value."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        out = hidden @ self.weights["out"] + self.weights["offset"]
        logits = np.where(mask, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: np.ndarray, hidden: np.ndarray, slope: np.ndarray) -> None:
        """One step of Adam, from the slope of the loss at the outputs."""
        inner = (slope @ self.weights["out"].T) * (hidden > 0)
        slopes = {"in": seen.T @ inner, "bias": inner.sum(0), "out": hidden.T @ slope, "offset": slope.sum(0)}
        self.steps += 1
        for name, gradient in slopes.items():
            self.first[name] = 0.9 * self.first.get(name, 0.0) + 0.1 * gradient
            self.second[name] = 0.999 * self.second.get(name, 0.0) + 0.001 * gradient**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (RATE * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def drawn(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One action for every game, by its chances."""
    sums = np.cumsum(chances, axis=1)
    return (sums > rng.random((len(chances), 1)) * sums[:, -1:]).argmax(axis=1)


def update(learner: Learner, seen: np.ndarray, mask: np.ndarray, acted: np.ndarray, old: np.ndarray, gained: np.ndarray,
           worth: np.ndarray) -> None:  # fmt: skip
    """PPO's clipped step on one part of what was played."""
    hidden, chances, values = learner.look(seen, mask)
    rows = np.arange(len(acted))
    ratio = chances[rows, acted] / old
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    is_free = np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    chosen = np.zeros_like(chances)
    chosen[rows, acted] = 1
    slope = -(is_free * gained * ratio)[:, None] * (chosen - chances)
    logs = np.log(np.maximum(chances, 1e-9))
    mean_log = (chances * logs).sum(axis=1, keepdims=True)
    slope += ENTROPY * chances * (logs - mean_log)
    value_slope = VALUE * (values - worth)
    learner.learn(seen, hidden, np.column_stack([slope, value_slope]).astype(np.float32) / len(acted))


def train(bots: str, updates: int, *, players: int = 2, hidden: int = 128, seed: int = 1) -> Learner:
    """Play and learn, so many times, against one bot after another; prints how it is doing."""
    first, *waiting = bots.split(",")
    envs = ImperaVectorEnv(GAMES, players=players, bots=first)
    observations, info = envs.reset(seed=seed)
    won: list[float] = []  # by update, against the opponent of now
    learner = Learner.new(observations.shape[1], info["action_mask"].shape[1], hidden, seed)
    rng = np.random.default_rng(seed)
    fresh = np.zeros(GAMES, dtype=bool)  # begins anew in this step: whatever is done there counts for nothing
    for number in range(1, updates + 1):
        played, ends = [], []
        for _ in range(STEPS):
            seen, mask = observations * SCALE, info["action_mask"].astype(bool)
            mask[~mask.any(axis=1), 0] = True
            _, chances, values = learner.look(seen, mask)
            acted = drawn(chances, rng)
            observations, rewards, over, broken_off, info = envs.step(acted)
            played.append(
                (seen, mask, acted, chances[np.arange(GAMES), acted], values, rewards, over | broken_off, ~fresh)
            )
            ends += rewards[over].tolist()
            fresh = over | broken_off
        learn_from(learner, played, learner.look(observations * SCALE, np.ones_like(mask))[2], rng)
        if ends:
            won.append((float(np.mean(ends)) + 1) / 2)
        if number % 20 == 0:
            print(f"update {number}: wins {np.mean(won[-TRIED:] or [0]):.3f}", flush=True)
        if waiting and len(won) >= TRIED and np.mean(won[-TRIED:]) >= BEATEN:
            print(f"update {number}: now against {waiting[0]}", flush=True)
            envs = ImperaVectorEnv(GAMES, players=players, bots=waiting.pop(0))
            observations, info = envs.reset(seed=seed + number)
            fresh[:], won = False, []
    return learner


def learn_from(learner: Learner, played: list[tuple], last: np.ndarray, rng: np.random.Generator) -> None:
    """Generalised advantages backwards through what was played, then some epochs over it."""
    gained, ahead = [], np.zeros(GAMES)
    for _, _, _, _, values, rewards, over, _ in reversed(played):
        going = ~over
        ahead = rewards + going * last - values + TRUST * going * ahead
        gained.append(ahead)
        last = values
    columns = [np.concatenate([step[place] for step in played]) for place in (0, 1, 2, 3, 4, 7)]
    gains = np.concatenate(gained[::-1])
    seen, mask, acted, old, values, counts = columns
    places = np.flatnonzero(counts)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(places), PARTS):
            update(learner, seen[part], mask[part], acted[part], old[part], gains[part], (gains + values)[part])


def wins(learner: Learner, bots: str, games: int, *, players: int = 2, seed: int = 99) -> float:
    """The part of games that the policy wins, always doing what it thinks best; a shared win counts as half of one."""
    envs = ImperaVectorEnv(min(GAMES, games), players=players, bots=bots)
    observations, info = envs.reset(seed=seed)
    ends: list[float] = []
    while len(ends) < games:
        mask = info["action_mask"].astype(bool)
        mask[~mask.any(axis=1), 0] = True
        observations, rewards, over, _, info = envs.step(learner.look(observations * SCALE, mask)[1].argmax(axis=1))
        ends += rewards[over].tolist()
    return float(np.mean([(reward + 1) / 2 for reward in ends]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,builder", help="whom to meet, one after another")
    parser.add_argument("--updates", type=int, default=500)
    parser.add_argument("--against", default="light,greedy", help="whom to try the policy against")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--out")
    options = parser.parse_args()
    learner = train(options.bots, options.updates)
    for bot in options.against.split(","):
        print(f"against {bot}: wins {wins(learner, bot, options.games):.3f} of {options.games} games")
    if options.out:
        np.savez(options.out, **learner.weights)


if __name__ == "__main__":
    main()
