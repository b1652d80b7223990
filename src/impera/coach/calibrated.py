"""From what the network says to chances that come true as often as they say: a bent line between log-odds.

The line of each set-up was fitted on games of the learned bot against itself (`impera calibrate --fit`) and checked on
others. It has bends because what is a guess and what is as good as decided are not wrong in the same way.

That line is for players of one strength. Where levels of the ladder are known and differ, who is above the others wins
more often than the position says, the more the longer the game still goes on (`EDGES`).
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from impera.bots.fitting import edges

Floats = NDArray[np.float64]

NEVER = 1e-4  # nothing that is not over is surer than this
BENDS = (1.0, 2.5)  # log-odds, either way, from which on the slope is another: 73 and 92 %

# log-odds of what comes true: a shift, a slope, and by how much the slope changes at each bend
STRAIGHT = (0.0, 1.0, 0.0, 0.0)
LINES: dict[tuple[int, bool], tuple[float, ...]] = {  # [players, teams]
    (2, False): (0.0, 0.5135, 0.6417, -0.9156),
    (3, False): (-0.1576, 0.7035, 0.2481, -0.7124),
    (4, False): (-0.1794, 0.7864, 0.1642, -0.6089),
    (4, True): (0.0, 1.0741, -0.2507, -0.5561),
}

# log-odds for each level above the others: when the deck is empty, and how much more when it is whole
EDGES: dict[tuple[int, bool], tuple[float, float]] = {  # [players, teams]
    (2, False): (0.2631, 0.6933),
    (3, False): (0.4113, 0.3100),
    (4, False): (0.2581, 0.2837),
    (4, True): (0.1880, 0.7287),
}


@dataclass(frozen=True, slots=True)
class Odds:
    """What is known of a table besides the position: who plays how well, and how much of the game is left."""

    levels: tuple[float, ...]  # [seat] of the ladder
    left: float  # the part of the deck that is

    def columns(self, teams: bool) -> Floats:
        """What the numbers of `EDGES` are multiplied by, for each seat."""
        above = np.array(edges(self.levels, teams))
        return np.stack([above, above * self.left])


def calibrated(said: Floats, players: int, teams: bool, odds: Odds | None = None) -> Floats:
    """The chances of all seats, corrected and made to add up again; without odds, of players of one strength."""
    line = np.array(LINES.get((players, teams), STRAIGHT))
    found = line @ columns(said)
    if odds is not None:
        found = found + np.array(EDGES[players, teams]) @ odds.columns(teams)
    chances = 1 / (1 + np.exp(-found))
    sides = chances[:2] if teams else chances
    return np.asarray(chances / sides.sum())


def calibrated_alone(said: float, players: int, teams: bool) -> float:
    """One seat's chance, corrected by itself; what is certain stays so."""
    if said <= 0.0 or said >= 1.0:
        return said
    line = np.array(LINES.get((players, teams), STRAIGHT))
    return float(1 / (1 + np.exp(-line @ columns(np.array([said])))).item())


def columns(said: Floats) -> Floats:
    """What the numbers of a line are multiplied by: one, the log-odds, and how far they lie beyond each bend."""
    odds = log_odds(said)
    beyond = [np.sign(odds) * np.maximum(0.0, np.abs(odds) - bend) for bend in BENDS]
    return np.stack([np.ones_like(odds), odds, *beyond])


def log_odds(chances: Floats) -> Floats:
    """Chances as log-odds, kept away from certainty."""
    kept = np.clip(chances, NEVER, 1 - NEVER)
    return np.asarray(np.log(kept / (1 - kept)))
