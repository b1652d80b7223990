"""Sequential halving: candidates tried out in world after world, the worse half dropped until two are left."""

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from impera.bots.search.candidates import Candidates, is_settled, keep_best
from impera.bots.search.network import Network
from impera.bots.search.rollout import Rollout, try_out
from impera.game.chance import RandomState

WORLDS_LEAST = 4  # tried however short the time or slow the machine
WORLDS_SETTLED, BETWEEN = 64, 16  # worlds tried before a search may end early, and from one such look to the next


@dataclass
class SequentialHalving:
    """Candidates tried out in world after world, the worse half dropped again and again until two are left."""

    candidates: Candidates
    living: np.ndarray[Any, np.dtype[np.int16]]
    outcomes: int  # effort in outcomes looked at
    deadline: float = math.inf  # by the clock on the wall
    was_cut_short: bool = False  # by the clock: on a faster machine the choice might be another

    def run(
        self, worlds: Any, me: int, net: Network, rollout: Rollout, turns: int, random: RandomState, looked: int
    ) -> int:
        """Return the best candidate."""
        drops = self._drops()
        tried = 0
        while tried < WORLDS_LEAST or (looked < self.outcomes and not self._is_late()):
            looked += try_out(worlds, me, self.candidates, self.living, net, rollout, turns, random)
            tried += 1
            if tried % BETWEEN == 0 and tried >= WORLDS_SETTLED and is_settled(self.candidates, self.living):
                break
            if drops and looked >= drops[0]:
                drops.pop(0)
                self._drop_half()
        self._sort(1)
        return int(self.living[0])

    def _is_late(self) -> bool:
        self.was_cut_short = self.deadline < math.inf and time.monotonic() >= self.deadline
        return self.was_cut_short

    def _drops(self) -> list[int]:
        """After how much effort half are dropped: as much for the many at first as for the last two."""
        rounds = max(2, self.living.shape[0] - 1).bit_length()
        return [self.outcomes * done // rounds for done in range(1, rounds)]

    def _drop_half(self) -> None:
        keep = max(2, (self.living.shape[0] + 1) // 2)
        self._sort(keep)
        self.living = self.living[:keep].copy()

    def _sort(self, keep: int) -> None:
        keep_best(self.candidates, self.living, keep)
