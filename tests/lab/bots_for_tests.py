"""Bots that only a test would want."""

import numpy as np

from impera.bots.bot import Budget
from impera.game.action import Action
from impera.game.view import View


class FirstBot:
    """Always takes the first legal action."""

    name = "first"

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        return view.legal[0]


class CheatBot:
    """Plays what it may not."""

    name = "cheat"

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        return Action.parse("divine-right")


BUSY_MS = 5.0


class BusyBot:
    """Burns so many milliseconds of CPU for every decision, and sleeps a little, which must not count."""

    name = "busy"

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        import time

        began = time.process_time()
        while time.process_time() - began < BUSY_MS / 1000:
            pass
        time.sleep(0.002)
        return view.legal[0]
