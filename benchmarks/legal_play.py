"""Every bot plays 200 games of every set-up, and no action is refused: the long form of tests/bots/test_play.py.

python -m benchmarks.legal_play [GAMES]
"""

import sys
import time

from impera.bots.registry import create
from tests.bots.players import CHEAP, COSTLY, SETUPS, play_game

GAMES = 200


def main(games: int) -> None:
    """Play, and say how far it has come; an illegal action ends it with its error."""
    for name in (*CHEAP, *COSTLY):
        bot, start = create(name), time.monotonic()
        decisions = sum(len(play_game(bot, setup, 1000 + seed)) for setup in SETUPS for seed in range(games))
        took = time.monotonic() - start
        print(f"{name:16} {len(SETUPS) * games:6} games  {decisions:8} decisions, all legal  {took:7.1f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
