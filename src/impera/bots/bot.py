"""What a bot is: shown a View, given a budget and a source of chance, and names an action. It never sees a Game."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from impera.game.action import Action
from impera.game.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about its whole turn.

    Time is counted in effort, so that the same view and the same random numbers give the same choice however busy the
    machine is; only where somebody waits may the clock step in.
    """

    seconds: float | None = None  # None: the bot's own default
    share: float = 1.0  # of these seconds: less where many wait
    by_clock: bool = False  # may the clock end a thought early? A bot that was says so: `was_cut_short`


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Choose one of `view.legal`; it is this seat's turn to decide."""
        ...
