"""Players with one idea each, as weights that any learned bot can play with: whom to meet in training and in tests.

`python -m benchmarks.ideas --players 4 --out FOLDER` writes one file for each idea; `plan:200@FOLDER/spoiler.npz` plays
it, and `impera train --population self,deep,FOLDER/spoiler.npz` meets it. Each likes what its idea says, takes a win it
sees, and knows nothing else.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

import numpy as np

from impera.bots.search import features, weights
from impera.bots.search.features import FEATURES, SIZE, START
from impera.bots.search.network import HIDDEN, Floats, outputs_for
from impera.rules.facts import DOMAINS, SEATS, Domain

Idea = Callable[[Floats], None]  # fills in what each feature adds, in log-odds

STEEP = 0.35  # log-odds that one step of what is liked adds
SLIGHT = 0.05  # and of what is only better than nothing


def _add(column: Floats, group: int, each: float) -> None:
    column[START[group] : START[group] + SIZE[group]] += each


def racer(column: Floats) -> None:
    """One Domain as high as it goes, whatever the others do."""
    _add(column, features.CLOSEST, 2 * STEEP)
    for domain in range(DOMAINS):
        _add(column, features.POTENTIAL + domain, SLIGHT)


def spoiler(column: Floats) -> None:
    """Nobody else comes near Hegemony."""
    for step in range(1, SEATS):
        _add(column, features.CLOSEST + step, -STEEP)
    _add(column, features.CLOSEST, SLIGHT)


def neighbour(column: Floats) -> None:
    """Stops whoever plays next, and nobody else."""
    _add(column, features.CLOSEST + 1, -2 * STEEP)
    _add(column, features.CLOSEST, STEEP)


def hoarder(column: Floats) -> None:
    """Many cards in the hand, then a long turn."""
    _add(column, features.HAND_COUNT, STEEP)
    _add(column, features.DRAWS, STEEP)
    for domain in range(DOMAINS):
        _add(column, features.POTENTIAL + domain, SLIGHT)


def counter(column: Floats) -> None:
    """Leads in as many Domains as it can, for the Majority."""
    _add(column, features.POINTS, 2 * STEEP)
    for domain in range(DOMAINS):
        _add(column, features.LEAD + domain, STEEP)


def soldier(column: Floats) -> None:
    """Military, and everybody else with few cards."""
    _add(column, features.TALLY + int(Domain.MILITARY), STEEP)
    for place in range(DOMAINS, SEATS * DOMAINS):
        _add(column, features.TALLY + place, -SLIGHT)
    _add(column, features.CLOSEST, STEEP)


def utopian(column: Floats) -> None:
    """Utopia before anything else."""
    _add(column, features.TALLY + int(Domain.UTOPIA), 2 * STEEP)
    _add(column, features.CLOSEST, STEEP)


IDEAS: dict[str, Idea] = {
    made.__name__: made for made in (racer, spoiler, neighbour, hoarder, counter, soldier, utopian)
}
SHIFT = 20.0  # keeps the one hidden unit in use above nothing, so that it stays a plain sum


def weights_of(idea: Idea, players: int, teams: bool = False) -> tuple[Floats, Floats, Floats, Floats]:
    """A network of one hidden unit that adds up what an idea likes."""
    outputs = outputs_for(players, teams)
    table = np.zeros((FEATURES, HIDDEN), np.float32)
    bias, out = np.zeros(HIDDEN, np.float32), np.zeros((outputs, HIDDEN), np.float32)
    idea(table[:, 0])
    bias[0], out[0, 0] = SHIFT, 1.0
    return table, bias, out, np.full(outputs, -SHIFT, np.float32)


def write(folder: Path, players: int) -> list[Path]:
    """Write a file for each idea."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, idea in IDEAS.items():
        about = {"players": players, "teams": False, "idea": name}
        weights.save(folder / f"{name}.npz", weights_of(idea, players), about)
    return [folder / f"{name}.npz" for name in IDEAS]


def main() -> None:
    """Write the ideas for a number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    for path in write(asked.out, asked.players):
        print(path)


if __name__ == "__main__":
    main()
