"""Weights alone among others of one kind, all at a glance: `python -m benchmarks.glances --alone deep --among broad`.

Whole games in compiled code, so hundreds take seconds: for comparing weights, not bots. Every plan is the best of so
many outcomes, threats and circles not minded. Weights are shipped ones by school, or files; kinds are weights,
`light`, `greedy`, or ideas of `benchmarks.ideas` by name.
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np

from benchmarks.ideas import IDEAS, write
from impera.lab.bouts import Setting, new_stage, opposition_of
from impera.lab.selfplay import Player, score
from impera.rules.facts import SEATS

KINDS = "broad,deep,light,greedy," + ",".join(IDEAS)


def share_won(alone: str, other: str, players: int, deals: int, outcomes: int, seed: int) -> float:
    """The part of games won, every deal played from every seat."""
    one = opposition_of(Setting(players, False, outcomes, 1, 1, (alone,)))
    setting = Setting(players, False, outcomes, 1, 1, (other,))
    others, stage = opposition_of(setting), new_stage(setting)
    seats = np.full(SEATS, others.codes[0], dtype=np.int8)
    seats[0] = Player.LEARNER
    starts = np.random.default_rng(seed).integers(2**63, size=deals).astype(np.uint64)
    table = (outcomes, players, False)
    return float(score(stage.states, seats, one.rivals, others.rivals, stage.work, *table, starts, stage.trail))


def told(share: float, games: int) -> str:
    """A share with its 95 % interval, games taken as if they were apart from each other."""
    return f"{100 * share:.1f} ± {196 * np.sqrt(share * (1 - share) / games):.1f} % of {games} games"


def main() -> None:
    """Measure against each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", default="deep")
    parser.add_argument("--among", default=KINDS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--outcomes", type=int, default=160)
    parser.add_argument("--seed", type=int, default=991)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), asked.players)
        for kind in asked.among.split(","):
            other = f"{folder}/{kind}.npz" if kind in IDEAS else kind
            share = share_won(asked.alone, other, asked.players, asked.deals, asked.outcomes, asked.seed)
            print(f"{asked.alone} - {kind}: {told(share, asked.deals * asked.players)}", flush=True)


if __name__ == "__main__":
    main()
