"""Bots that answer the same moves the same way, in any process and on any machine.

A steady bot thinks by count and never by clock; all its chance comes from a seed and the number of the decision; and
whatever it remembers follows from the views it was shown. Lost with its process, it is shown them again.
"""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.game.action import Action
from impera.game.game import Game
from impera.game.setup import Setup
from impera.game.shuffle import seed_bytes
from impera.game.view import View

TAG = b"impera-steady/1"
KEPT = 64  # bots kept at once

Seen = tuple[int, View]  # the number of a decision, and what its seat saw


@dataclass(frozen=True, slots=True)
class Steady:
    """What a steady answer follows from."""

    seed: str  # 64 hexadecimal digits: of the deal
    number: int  # actions before the decision
    own: int  # decisions that the seat has made before
    earlier: Callable[[], Sequence[Seen]]  # these, where they are not remembered


def steady_rng(seed: str, number: int) -> np.random.Generator:
    """The chance of a decision. Nothing of the seed can be found from it."""
    digest = hashlib.sha256(TAG + seed_bytes(seed) + number.to_bytes(4, "big")).digest()
    return np.random.default_rng(int.from_bytes(digest, "big"))


def decisions_of(setup: Setup, actions: Iterable[Action], seat: int) -> list[Seen]:
    """Every decision of a seat in a game: its number, and the view it was made from."""
    game, seen = Game(setup), []
    for number, action in enumerate(actions):
        if game.deciding == seat:
            seen.append((number, game.view(seat)))
        game.play(action)
    return seen


def follow(bot: Bot, seed: str, seen: Iterable[Seen]) -> None:
    """Let a bot see again what it has decided before."""
    for number, view in seen:
        bot.choose(view, Budget(), steady_rng(seed, number))


class SteadyBots:
    """Steady bots by key, each with how far it has followed its game."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lock = threading.Lock()
        self._made: OrderedDict[tuple[str, str], tuple[int, Bot]] = OrderedDict()

    def choose(self, name: str, view: View, key: str, steady: Steady) -> Action:
        """The action that a bot takes; one that is not where the game is begins anew and sees it again."""
        with self._lock:  # it is nobody else's while it thinks
            own, bot = self._made.pop((name, key), (-1, None))
        if bot is None or own != steady.own:
            bot = create(name)
            follow(bot, steady.seed, steady.earlier())
        action = bot.choose(view, Budget(), steady_rng(steady.seed, steady.number))
        with self._lock:
            self._made[name, key] = steady.own + 1, bot
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return action

    @property
    def kept(self) -> int:
        """How many bots are kept."""
        return len(self._made)

    def forget(self, start: str) -> None:
        """Let all go whose key begins like this."""
        with self._lock:
            for name, key in [made for made in self._made if made[1].startswith(start)]:
                del self._made[name, key]
