"""Do duels tell strong from weak? `python -m benchmarks.duels --positions 48 --levels 1,3,5,7,9 --seed 7`.

Levels of the ladder answer the positions of made duels, each with a little time, and the coach says what each answer
costs. Then duels of 24 of these positions are drawn, 200 times: in how many does the level two steps higher lose fewer
points? And how well does one half of the positions foretell the other (split-half, Spearman-Brown, over all levels)?
"""

import argparse
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.coach.duels.duel import POSITIONS, Duel
from impera.coach.duels.judging import cost_of
from impera.coach.duels.making import make_duel

SECONDS = 0.05  # of thought for one decision
DUELS, LENGTH = 200, 24


def turn_of(duel: Duel, number: int, level: int) -> list[int]:
    """What a level answers."""
    game, bot, rng = duel.game(number), create(f"ladder:{level}"), np.random.default_rng([level, number])
    seat, turn = game.deciding, []
    while not game.is_over and game.deciding == seat:
        action = bot.choose(game.view(seat), Budget(SECONDS), rng)
        game.play(action)
        turn.append(action.id)
    return turn


def costs(duel: Duel, levels: list[int]) -> list[list[float]]:
    """What each level loses at each position of a duel."""
    numbers = range(1, len(duel.positions) + 1)
    return [[cost_of(duel, number, turn_of(duel, number, level)).loss for number in numbers] for level in levels]


def reliability(found: NDArray[np.float64], rng: np.random.Generator) -> float:
    """How well one half of 24 positions foretells the other, stepped up to all of them; over many halves."""
    halves = []
    for _ in range(DUELS):
        drawn = rng.permutation(found.shape[1])[:LENGTH]
        first, second = found[:, drawn[::2]].sum(axis=1), found[:, drawn[1::2]].sum(axis=1)
        halves.append(np.corrcoef(first, second)[0, 1])
    mean = float(np.mean(halves))
    return 2 * mean / (1 + mean)


def main() -> None:
    """Make duels, let the levels answer, draw duels from the answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=48)
    parser.add_argument("--levels", default="1,3,5,7,9")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    levels = [int(level) for level in asked.levels.split(",")]
    parts: list[list[list[float]]] = []
    while POSITIONS * len(parts) < asked.positions:
        parts.append(costs(make_duel(f"benchmark {asked.seed} {len(parts)}", asked.players), levels))
        print(f"{POSITIONS * len(parts)} positions answered by {len(levels)} levels", flush=True)
    found = np.concatenate([np.array(part) for part in parts], axis=1)  # [level, position]
    for level, losses in zip(levels, found, strict=True):
        print(f"level {level}: {100 * losses.mean():.1f} points lost a position")
    rng = np.random.default_rng(asked.seed)
    for (lower, below), (higher, above) in pairwise(list(zip(levels, found, strict=True))):
        right = 0
        for _ in range(DUELS):
            drawn = rng.permutation(found.shape[1])[:LENGTH]
            right += bool(above[drawn].sum() < below[drawn].sum())
        print(f"level {higher} before level {lower}: {100 * right / DUELS:.1f} % of {DUELS} duels of {LENGTH}")
    print(f"split-half reliability of {LENGTH} positions: {reliability(found, rng):.2f}")


if __name__ == "__main__":
    main()
