"""What is done for as long as a process lives: an error is reported and counted, and the work goes on."""

import asyncio
import time
from collections.abc import Awaitable, Callable

LATE = 10.0  # seconds more than usual without an end of the work from which on something is wrong


class Forever:
    """One piece of work, done again a while after it was done."""

    def __init__(
        self, work: Callable[[], Awaitable[None]], every: float, on_trouble: Callable[[BaseException], None]
    ) -> None:
        """Do it every so many seconds."""
        self._work, self._every, self._on_trouble = work, every, on_trouble
        self.failures = 0
        self._done_at = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Do it from now on."""
        self._task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Do it no more; what is being done ends before this does."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run(self) -> None:
        """Do it until cancelled."""
        self._done_at = time.monotonic()
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._work()
                self._done_at = time.monotonic()
            except Exception as error:  # whatever a driver or a plug-in raises: the work goes on
                self.failures += 1
                self._on_trouble(error)

    @property
    def is_late(self) -> bool:
        """Has it not been done for long, because it fails or hangs?"""
        return time.monotonic() - self._done_at > self._every + LATE
