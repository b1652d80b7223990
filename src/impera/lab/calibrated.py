"""From what the network says to chances that come true as often as they say: a straight line between log-odds.

The line of each set-up was fitted on games of level 4 against itself (`impera calibrate --fit`), checked on others.
"""

import numpy as np
from numpy.typing import NDArray

NEVER = 1e-4  # nothing that is not over is surer than this

# log-odds of what comes true = shift + slope * log-odds of what is said
LINES: dict[tuple[int, bool], tuple[float, float]] = {  # [players, teams] (shift, slope)
    (2, False): (0.0, 0.6132),
    (3, False): (-0.1927, 0.6936),
    (4, False): (-0.3079, 0.6936),
    (4, True): (0.0, 0.6536),
}


def calibrated(said: NDArray[np.float64], players: int, teams: bool) -> NDArray[np.float64]:
    """The chances of all seats, corrected and made to add up again."""
    shift, slope = LINES.get((players, teams), (0.0, 1.0))
    odds = log_odds(said)
    chances = 1 / (1 + np.exp(-(shift + slope * odds)))
    sides = chances[:2] if teams else chances
    return np.asarray(chances / sides.sum())


def log_odds(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances as log-odds, kept away from certainty."""
    kept = np.clip(chances, NEVER, 1 - NEVER)
    return np.asarray(np.log(kept / (1 - kept)))
