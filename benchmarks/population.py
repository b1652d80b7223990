"""One bot alone among others of one kind: `python -m benchmarks.population --alone level:5 --players 4 --among A,B,…`.

Kinds are bots by name, weights by file (played with as `plan:1000@FILE`), or ideas of `benchmarks.ideas` by name. The
worst case is the figure that is told.
"""

import argparse
import tempfile
from pathlib import Path

from benchmarks.duel import Duel
from benchmarks.ideas import IDEAS, write

KINDS = "greedy,light,plan:1000@broad,plan:1000@deep," + ",".join(IDEAS)
OUTCOMES = 1000  # looked at by a kind that is a file of weights


def bot_of(kind: str, ideas: Path) -> str:
    """The bot that plays a kind."""
    file = ideas / f"{kind}.npz" if kind in IDEAS else Path(kind)
    return f"plan:{OUTCOMES}@{file}" if file.suffix == ".npz" and "@" not in kind else kind


def main() -> None:
    """Measure against each kind and tell the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", default="level:5")
    parser.add_argument("--among", default=KINDS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    duels = []
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), asked.players)
        for kind in asked.among.split(","):
            duel = Duel(asked.alone, bot_of(kind, Path(folder)), asked.players)
            duel.play(asked.games, asked.seed)
            duels.append(duel)
            print(duel, flush=True)
    print("the worst:", min(duels, key=lambda duel: duel.share))


if __name__ == "__main__":
    main()
