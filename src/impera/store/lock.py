"""One server for one file: a lock that the system lets go when the process ends, however it ends."""

import os
import sys
from pathlib import Path

from impera.errors import UsageError
from impera.store.private import FILE

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HELD_AT = 1 << 30  # on Windows a lock is on bytes: on one beyond the text, which others are to read


class FileLock:
    """The lock beside a database; its file says which process holds it."""

    def __init__(self, database: Path) -> None:
        """Take the lock, or say who has it."""
        self._file = os.open(database.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, FILE)
        try:
            _lock(self._file)
        except OSError as error:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip() or "?"
            os.close(self._file)
            raise UsageError("table-data-taken", path=str(database), process=holder) from error
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let it go; once more does nothing."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _lock(file: int) -> None:
    if sys.platform == "win32":
        os.lseek(file, HELD_AT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
