"""A loop whose time passes as soon as nothing else is to be done: hours of waiting in a moment, always the same."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: notes how long it would have."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self.waited += timeout
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._waiting = _Selector()
        super().__init__(self._waiting)

    def time(self) -> float:
        return self._waiting.waited


def run_fast(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in a time of its own, which begins at 0."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)
