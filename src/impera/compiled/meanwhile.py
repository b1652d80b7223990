"""While another process makes the machine code, its sources run interpreted: a first game waits for no compiler.

A process asks for it (`begin`), as `impera serve` does at a first start. What is on disk already is used; the rest runs
as plain Python, to the same moves and forty times slower, until the code is there or nobody makes it any more.
"""

import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from impera.compiled.cache import COMPLETE, is_being_made, is_stamped

LOOK_SECONDS = 0.5  # between two looks at the disk


class _Inside(threading.local):
    """How deep in interpreted code a thread is: what such code calls is never compiled on its own."""

    depth = 0


_inside = _Inside()
_is_on = False
_look_again = 0.0


def begin() -> None:
    """Interpret in this process whatever is still being made by another."""
    global _is_on
    _is_on = True


def is_interpreting() -> bool:
    """Is code still interpreted for which there will be machine code? It ends by itself."""
    global _is_on, _look_again
    if _is_on and time.monotonic() >= _look_again:
        _is_on = is_being_made() and not is_stamped(COMPLETE)
        _look_again = time.monotonic() + LOOK_SECONDS
    return _is_on


def is_inside() -> bool:
    """Was this called by interpreted code?"""
    return _inside.depth > 0


class Interpreted:
    """A function as it was written, called in place of its machine code."""

    def __init__(self, function: Callable[..., Any]) -> None:
        """Take the function."""
        self._function = function
        self._look_again = 0.0

    def __call__(self, *arguments: Any) -> Any:
        """Run it; whole numbers wrap around as they do in machine code."""
        if _inside.depth:
            return self._function(*arguments)
        _inside.depth += 1
        try:
            with np.errstate(over="ignore"):
                return self._function(*arguments)
        finally:
            _inside.depth -= 1

    def is_due(self) -> bool:
        """Is it time to look for its machine code again?"""
        now = time.monotonic()
        if now < self._look_again:
            return False
        self._look_again = now + LOOK_SECONDS
        return True
