"""Dealt anew, many times: does any dealing contradict what the seat saw, and how long does one take?

python -m benchmarks.dealings [--count 10000]
"""

import argparse
import time

import numpy as np

from impera.game.game import Game
from impera.game.redeal import redealt
from impera.rules.state import key

SETUPS = [
    (players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
]


def played(setup: tuple[int, str, bool], seed: int, rng: np.random.Generator) -> Game:
    """A game after a random number of random actions."""
    players, variant, teams = setup
    game = Game.new(players, variant, teams=teams, seed=seed)
    for _ in range(int(rng.integers(150))):
        legal = game.legal()
        following = game.copy()
        following.play(legal[int(rng.integers(len(legal)))])
        if following.is_over:
            break
        game = following
    return game


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=10_000)
    count = asked.parse_args().count
    rng = np.random.default_rng(1)
    contradictions = 0
    times: list[float] = []
    while len(times) < count:
        setup = SETUPS[len(times) % len(SETUPS)]
        game = played(setup, len(times), rng)
        for seat in range(1, setup[0] + 1):
            began = time.perf_counter()
            dealt = redealt(game, seat, rng)
            times.append(time.perf_counter() - began)
            alike = key(dealt.view(seat).record) == key(game.view(seat).record)
            contradictions += not alike or dealt.events(seat) != game.events(seat)
    slow = float(np.quantile(times, 0.99))
    print(f"{len(times)} dealings, {contradictions} contradict the seat's view")
    print(f"mean {1000 * np.mean(times):.0f} ms, 99 of 100 within {1000 * slow:.0f} ms")
    print(f"the longest took {1000 * max(times):.0f} ms")


if __name__ == "__main__":
    main()
