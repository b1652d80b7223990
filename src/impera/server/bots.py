"""The bots of the registry, seated at tables."""

import threading
from collections import OrderedDict
from collections.abc import Sequence

import numpy as np

from impera.bots import registry
from impera.bots.bot import Bot, Budget
from impera.errors import ImperaError
from impera.game.view import View

NAMES = ("random", "builder", "light", "greedy", *(f"level:{level}" for level in range(1, 7)))
KEPT = 64  # bots kept at once: a bot may remember its plan for the turn, and the room it works in is large
OWN_TIME = Budget()  # each level thinks as long as makes it what it is


class RegistryBots:
    """Bots by name, one for each seat it plays."""

    def __init__(self) -> None:
        """Find out which are there."""
        self._lock = threading.Lock()
        self._made: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self._names = tuple(name for name in NAMES if _is_there(name))

    def names(self) -> Sequence[str]:
        """The names that can be seated."""
        return self._names

    def has(self, name: str) -> bool:
        """Is there such a bot? Only of our own: the registry would also load any module that a name asks for."""
        return name in self._names

    def choose(self, name: str, view: View, seat: str) -> str:
        """The action that a bot takes at a seat."""
        return self._bot(name, seat).choose(view, OWN_TIME, np.random.default_rng()).text

    def _bot(self, name: str, seat: str) -> Bot:
        with self._lock:
            bot = self._made.pop((name, seat), None) or registry.create(name)
            self._made[name, seat] = bot
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return bot


def _is_there(name: str) -> bool:
    try:
        registry.create(name)
    except ImperaError:
        return False
    return True
