"""Locks between processes, on files: held until they are let go or the process ends, however it does.

Windows has none of this kind: there nobody waits for anybody, and the same code may be made twice.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

HAS_LOCKS: bool = fcntl is not None


@contextlib.contextmanager
def held(file: Path, *, alone: bool) -> Iterator[None]:
    """Hold a lock, alone or with others; wait for whoever holds it otherwise."""
    with file.open("w") as lock:
        if HAS_LOCKS:
            fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


def is_held(file: Path) -> bool:
    """Does anybody hold it?"""
    if not HAS_LOCKS or not file.is_file():
        return False
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False
