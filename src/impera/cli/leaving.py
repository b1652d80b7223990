"""Leaving when told to: whatever was begun is ended too."""

import os
import signal
from collections.abc import Sequence
from subprocess import Popen
from types import FrameType


def leave_on_terminate() -> None:
    """Let SIGTERM end this process as an exit does: what is open is put away on the way out."""
    signal.signal(signal.SIGTERM, _leave)


def leave_at_once(begun: Sequence[Popen[bytes]]) -> None:
    """Let SIGTERM and Ctrl-C end what was begun by then, and this process on the spot.

    In the middle of a compiler an exception would be lost, or told as a fault of the compiler's.
    """

    def leave(number: int, frame: FrameType | None) -> None:
        for process in begun:
            process.terminate()
        os._exit(128 + number)

    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, leave)


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
