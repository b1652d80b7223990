"""The bots of the registry, seated at tables; where there is no registry, one that plays at random."""

import importlib
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from impera.game.view import View
from impera.tables.ports import BotPlayer
from impera.tables.thinking import RandomBots

NAMES = ("random", "builder", "light", "greedy", *(f"level:{level}" for level in range(1, 7)))


class RegistryBots:
    """Bots by name, made once each; each thinks for a bounded time."""

    def __init__(self, registry: Any, seconds: float) -> None:
        """Take bots from a registry."""
        self._registry = registry
        self._seconds = seconds
        self._own = threading.local()  # a bot has things it works with: each thread its own
        self._names = tuple(name for name in NAMES if self.has(name))

    def names(self) -> Sequence[str]:
        """The names that can be seated."""
        return self._names

    def has(self, name: str) -> bool:
        """Is there such a bot?"""
        try:
            return self._bot(name) is not None
        except Exception:  # whatever a registry says to a name it does not know
            return False

    def choose(self, name: str, view: View) -> str:
        """The action that a bot takes."""
        budget = self._registry.Budget(seconds=self._seconds)
        return str(self._bot(name).choose(view, budget, np.random.default_rng()))

    def _bot(self, name: str) -> Any:
        made: dict[str, Any] = self._own.__dict__.setdefault("made", {})
        if name not in made:
            made[name] = self._registry.create(name)
        return made[name]


def bots_of(seconds: float) -> BotPlayer:
    """The best bots there are."""
    try:
        registry = importlib.import_module("impera.bots.registry")
    except ImportError:
        return RandomBots()
    return RegistryBots(registry, seconds)
