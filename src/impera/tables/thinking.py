"""Bots think off the event loop, as many at once as there are cores, each for a bounded time.

When more waits than can be thought soon, every thought gets less time, down to a floor: a busy server plays weaker
rather than late, and says so.
"""

import asyncio
import os
import random
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from impera.bots.steady import Steady, steady_rng
from impera.game.action import Action
from impera.game.view import View
from impera.tables.bot_ports import BotPlayer, NoThinkerError, ThinkersElsewhere
from impera.tables.errors import StoreError
from impera.tables.fair_queue import SHORT, FairQueue, Payer
from impera.tables.limits import Quota
from impera.tables.release import Occasion, Slots

SPARE = 8  # threads that dawdlers may keep to themselves while others think
FOR_SHORT = 1  # places more for thoughts that are over at once
PATIENCE = 1.0  # seconds within which whatever somebody waits for should be thought
FLOOR = 0.03  # seconds that a thought gets however much waits
USUAL_MOST = 2.0  # seconds that a bot is taken to need at most: a slow moment of the machine is no measure
UNKNOWN = 1.0  # seconds that a bot is taken to need before it has been seen to think
FADING = 0.95  # of what a bot was seen to need, kept at each thought
BEHIND = 5  # steps of priority that a long thought stands behind everything else
HURRIED = 0.9  # part of its usual time below which a thought was hurried
QUICKEST = "light"  # the bot that answers at once
NOBODY = Payer("")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _step_back() -> None:
    """Let whoever answers people go first: a thread that thinks for long is given less of a busy processor."""
    if sys.platform == "linux":  # elsewhere priorities belong to processes
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + BEHIND)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot does, and how much of its usual time it had to think about it."""

    action: Action
    share: float = 1.0

    @property
    def is_hurried(self) -> bool:
        """Had it noticeably less time than usual?"""
        return self.share < HURRIED


class Thinking:
    """The threads in which bots think, and the line before them."""

    def __init__(self, bots: BotPlayer, workers: int = 1, longest: float = 10.0, quota: Quota | None = None) -> None:
        """Let `workers` bots think at once, none for more than `longest` seconds; waiting is not thinking."""
        self.bots = bots
        self.longest = longest
        self.queue = FairQueue(workers, for_short=FOR_SHORT)
        self.fallen_back = self.thoughts = self.hurried = self.late = 0
        self.waited = self.thought = 0.0  # seconds, all together
        self.slots = Slots()
        self.elsewhere: ThinkersElsewhere | None = None
        self._workers, self._quota = workers, quota
        self._usual: dict[tuple[str, Occasion], float] = {}
        self._pools = {  # is the thought short?
            True: ThreadPoolExecutor(workers + FOR_SHORT + SPARE, thread_name_prefix="bot"),
            False: ThreadPoolExecutor(workers + SPARE, thread_name_prefix="thinker", initializer=_step_back),
        }

    async def choose(
        self,
        name: str,
        view: View,
        key: str,
        on_begin: Callable[[], None] = lambda: None,
        *,
        payer: Payer = NOBODY,
        occasion: Occasion = Occasion.TURN,
        steady: Steady | None = None,
    ) -> Chosen:
        """What a bot does; one that fails or dawdles plays some legal action instead.

        What it remembers of its turn is kept under the key. `on_begin` is called once it has a place to think. A steady
        bot is never hurried, and where it fails it is asked again.
        """
        kind = (name.partition("/")[0], occasion)
        usual = self._usual.get(kind) or self.bots.slot(name, occasion) or UNKNOWN
        if self.elsewhere:
            self.queue.resize(self._workers + self.elsewhere.places)
        asked = time.monotonic()
        async with self.queue.place(payer, usual):
            began = time.monotonic()
            on_begin()
            share = 1.0 if steady else self._share(usual, payer, began - asked)
            try:
                if steady:
                    return Chosen(await self._think_here(usual <= SHORT, self.bots.answer, name, view, key, steady))
                return Chosen(await self._think(name, view, key, share, usual <= SHORT, occasion), share)
            except Exception as error:  # a bot is a plug-in: whatever it does wrong, the game goes on
                self.fallen_back += 1
                if steady:
                    raise StoreError("daily-bot-late") from error
                return Chosen(random.choice(view.legal), share)
            finally:
                took = time.monotonic() - began
                self._note(kind, share, took)
                self._count(payer, share, began - asked, took)

    async def at_once(self, view: View, key: str) -> Chosen:
        """What is done where a thought has not come in time: what the quickest bot would do."""
        try:
            action = await self._think_here(True, self.bots.choose, QUICKEST, view, f"{key} at once", 1.0)
        except Exception:  # as in `choose`
            action = random.choice(view.legal)
        return Chosen(action)

    async def _think(self, name: str, view: View, key: str, share: float, is_short: bool, occasion: Occasion) -> Action:
        elsewhere, is_new = self.elsewhere, occasion is Occasion.TURN  # a turn stays with whoever began it
        if elsewhere and (elsewhere.has_room and not is_short if is_new else elsewhere.knows(key)):
            with suppress(NoThinkerError):
                return await asyncio.wait_for(elsewhere.choose(name, view, key, share), self.longest)
        if elsewhere:
            elsewhere.forget(key)
        return await self._think_here(is_short, self.bots.choose, name, view, key, share)

    async def _think_here(self, is_short: bool, choose: Callable[..., Action], *given: object) -> Action:
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(loop.run_in_executor(self._pools[is_short], choose, *given), self.longest)

    def _share(self, usual: float, payer: Payer, waited: float) -> float:
        """The part of its usual time that a thought gets, so that nobody waits for long: those who ask for much give
        most of it up, those who ask for little only what there is not."""
        least = min(1.0, FLOOR / usual)
        if self._quota and self._quota.is_spent(payer):
            return least
        return max(least, min(1.0, (PATIENCE - waited) / self.queue.delay(payer, usual)))

    def _note(self, kind: tuple[str, Occasion], share: float, took: float) -> None:
        """Remember how long a bot thinks when it has its time; the longer thoughts count, they are waited for."""
        if share == 1.0:
            self._usual[kind] = min(USUAL_MOST, max(took, FADING * self._usual.get(kind, 0.0)))

    def _count(self, payer: Payer, share: float, waited: float, took: float) -> None:
        self.thoughts += 1
        self.hurried += share < HURRIED
        self.waited += waited
        self.thought += took
        if self._quota:
            self._quota.spend(payer, took)

    def close(self) -> None:
        """Let the threads go; nobody waits for a thought any more."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


class RandomBots:
    """One bot, which plays at random: enough for a test, and for a server without others."""

    def names(self) -> tuple[str, ...]:
        """`random`, and `light` under which the stand-in is known."""
        return ("random", "light")

    def has(self, name: str) -> bool:
        """Is it one of the two?"""
        return name in self.names()

    def slot(self, name: str, occasion: Occasion) -> float:
        """It does not think: its time tells nothing."""
        return 0.0

    def is_ready(self, name: str) -> bool:
        """It needs nothing."""
        return True

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        """Some legal action."""
        return random.choice(view.legal)

    def answer(self, name: str, view: View, key: str, steady: Steady) -> Action:
        """Some legal action, always the same."""
        return view.legal[int(steady_rng(steady.seed, steady.number).integers(len(view.legal)))]

    def forget(self, match: str) -> None:
        """It remembers nothing."""
