"""Bots think off the event loop, a few at a time, each for a bounded time."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from impera.game.view import View
from impera.tables.ports import BotPlayer

SPARE = 8  # threads that dawdlers may keep to themselves while others think


class Thinking:
    """The threads in which bots think."""

    def __init__(self, bots: BotPlayer, workers: int = 1, longest: float = 10.0) -> None:
        """Let `workers` bots think at once, none for more than `longest` seconds; waiting is not thinking."""
        self.bots = bots
        self.longest = longest
        self.fallen_back = 0
        self._places = asyncio.Semaphore(workers)
        self._pool = ThreadPoolExecutor(workers + SPARE, thread_name_prefix="bot")

    async def choose(self, name: str, view: View, seat: str) -> str:
        """What a bot does; one that fails or dawdles plays some legal action instead."""
        loop = asyncio.get_running_loop()
        try:
            async with self._places:
                thought = loop.run_in_executor(self._pool, self.bots.choose, name, view, seat)
                return await asyncio.wait_for(thought, self.longest)
        except asyncio.CancelledError:
            raise
        except Exception:  # a bot is a plug-in: whatever it does wrong, the game goes on
            self.fallen_back += 1
            return random.choice(view.legal).text

    def close(self) -> None:
        """Let the threads go; nobody waits for a thought any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class RandomBots:
    """One bot, which plays at random: enough for a test, and for a server without others."""

    def names(self) -> tuple[str, ...]:
        """`random`, and `light` under which the stand-in is known."""
        return ("random", "light")

    def has(self, name: str) -> bool:
        """Is it one of the two?"""
        return name in self.names()

    def choose(self, name: str, view: View, seat: str) -> str:
        """Some legal action."""
        return random.choice(view.legal).text
