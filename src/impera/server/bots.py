"""The bots of the registry, seated at tables."""

import threading
from collections import OrderedDict
from collections.abc import Sequence

import numpy as np

from impera.bots import registry
from impera.bots.bot import Bot, Budget
from impera.bots.players.ladder import LADDER, Thought
from impera.bots.players.styles import Style
from impera.bots.steady import Steady, SteadyBots
from impera.compiled import is_awaited, meanwhile
from impera.errors import ImperaError
from impera.game.action import Action
from impera.game.view import View
from impera.tables.release import Occasion

PLAIN = ("random", "builder", "light", "greedy")
STYLED = tuple(f"ladder:{level}/{style}" for level in LADDER for style in Style)
OLD = tuple(f"level:{level}" for level in registry.LEVELS)  # of tables and records from before there was a ladder
NAMES = (*PLAIN, *(f"ladder:{level}" for level in LADDER), *OLD)
KEPT = 128  # bots kept at once: a bot may remember its plan for the turn, and the room it works in is large
QUICK, BRISK, SLOW = 0.02, 0.05, 0.1  # seconds within which bots that do not search for long answer
SPARE = 1.5  # times the time that a long search is given
SEEN = 0.3  # part of a turn's slot for what is thought once something was seen: it is given a sixth of the time
SEARCHES = {"level:6": 1.0} | {  # seconds given to those who search for long
    f"ladder:{level}": step.seconds
    for level, step in LADDER.items()
    if isinstance(step, Thought) and step.seconds > SLOW
}

# The part of the machine code (see cli/warm.py) that a bot waits for while a first start still makes it.
PARTS = {"builder": "simple", "greedy": "simple", "level:2": "simple", "level:3": "tree", "level:4": "plan"}
PARTS |= dict.fromkeys(("level:5", "level:6"), "search")
PARTS |= {f"ladder:{level}": "search" for level, step in LADDER.items() if isinstance(step, Thought)}
HASTY = {"random", "light", *(f"ladder:{level}" for level in range(1, 5))}  # interpreted, they think for half a second
INTERPRETED_SECONDS = 1.5  # within which they answer then, on a machine that compiles beside it


class RegistryBots:
    """Bots by name, one for each key it plays under."""

    def __init__(self) -> None:
        """Find out which are there."""
        self._lock = threading.Lock()
        self._steady = SteadyBots()
        self._made: OrderedDict[tuple[str, str], Bot] = OrderedDict()
        self._ready: set[str] = set()
        self._names = tuple(name for name in NAMES if _is_there(name))

    def names(self) -> Sequence[str]:
        """The names that can be seated."""
        return self._names

    def has(self, name: str) -> bool:
        """Is there such a bot? Only of our own: the registry would also load any module that a name asks for."""
        return name in self._names or name in STYLED

    def slot(self, name: str, occasion: Occasion) -> float:
        """Seconds within which a bot nearly always answers, measured by `benchmarks.attacks.timing`."""
        plain = name.partition("/")[0]
        if plain in HASTY and occasion is not Occasion.PLANNED and meanwhile.is_interpreting():
            return INTERPRETED_SECONDS
        if occasion is not Occasion.PLANNED and plain in SEARCHES:
            return SPARE * SEARCHES[plain] * (SEEN if occasion is Occasion.SEEN else 1.0)
        if plain == "level:3":  # thinks anew about each decision
            return SLOW
        return QUICK if plain in PLAIN else BRISK

    def is_ready(self, name: str) -> bool:
        """Is its machine code there, or can it do without? What once was there stays."""
        plain = name.partition("/")[0]
        if plain in HASTY and meanwhile.is_interpreting():
            return True
        part = PARTS.get(plain, "opponents")
        if part not in self._ready and not is_awaited(part):
            self._ready.add(part)
        return part in self._ready

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        """The action that a bot takes; the same key brings the same bot, which may remember its plan for the turn.

        Each level thinks as long as makes it what it is, or a share of that, if the machine is fast enough.
        """
        return self._bot(name, key).choose(view, Budget(share=share, by_clock=True), np.random.default_rng())

    def answer(self, name: str, view: View, key: str, steady: Steady) -> Action:
        """The action that a bot takes by count and by the seed alone: the same in any process."""
        return self._steady.choose(name, view, key, steady)

    @property
    def kept(self) -> int:
        """How many bots are kept."""
        return len(self._made) + self._steady.kept

    def forget(self, match: str) -> None:
        """Let the bots of a match go, with the room they work in: up to three megabytes each."""
        with self._lock:
            for name, key in [made for made in self._made if made[1].startswith(match)]:
                del self._made[name, key]
        self._steady.forget(match)

    def _bot(self, name: str, key: str) -> Bot:
        with self._lock:
            bot = self._made.pop((name, key), None) or registry.create(name)
            self._made[name, key] = bot
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return bot


def _is_there(name: str) -> bool:
    try:
        registry.create(name)
    except ImperaError:
        return False
    return True
