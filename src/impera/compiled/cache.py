"""Where machine code is kept, and how one knows that all of it is there.

It lies beside the package, else in the user's cache, else in a folder of the temporary directory that is ours alone:
its files are pickles, and whoever writes them runs code in our name. A wheel may bring machine code along; that is
read, never written. Files are named for what they were made from, so a folder can be copied to another checkout.
"""

import os
import shutil
import stat
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from impera.compiled.digest import PACKAGE, of_sources, of_texts
from impera.compiled.locks import held, is_held

SHIPPED = PACKAGE / "machine_code"  # what a wheel brings along
SUFFIX = ".machine"
COMPLETE = "complete"  # the stamp of all parts together
DAY = 86_400.0  # seconds
KEPT_DAYS = 14


@cache
def folder() -> Path | None:
    """Where machine code is written; None where there is no place that is safe."""
    wanted = os.environ.get("IMPERA_CACHE")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for base in [Path(wanted)] if wanted else [PACKAGE / "__pycache__", home / "impera"]:
        if _is_writable(base / "machine-code"):
            return base / "machine-code"
    return own_folder(Path(tempfile.gettempdir()))


def own_folder(temporary: Path) -> Path | None:
    """A folder in the temporary directory that nobody else can write to; None if somebody else made it."""
    if not hasattr(os, "getuid"):
        return None
    mine = temporary / f"impera-{os.getuid()}"
    try:
        mine.mkdir(mode=0o700, exist_ok=True)
        found = mine.lstat()
    except OSError:
        return None
    is_mine = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and stat.S_IMODE(found.st_mode) == 0o700
    return mine if is_mine else None


def places() -> list[Path]:
    """Where machine code is looked for: where it is written, then what came with the wheel."""
    own = folder()
    return [*([own] if own else []), *([SHIPPED] if SHIPPED.is_dir() else [])]


def is_stamped(part: str) -> bool:
    """Was a part of the machine code for these sources made, or all of it?"""
    return any((place / _stamp(each)).is_file() for place in places() for each in (COMPLETE, part))


def stamp(part: str) -> None:
    """Say that a part of the machine code for these sources was made."""
    if own := folder():
        (own / _stamp(part)).touch()


def making() -> AbstractContextManager[None]:
    """Let others know that machine code is being made, for as long as this lasts or this process lives."""
    own = folder()
    return held(own / _stamp("making"), alone=False) if own else nullcontext()


def is_being_made() -> bool:
    """Does any process make machine code for these sources now?"""
    own = folder()
    return own is not None and is_held(own / _stamp("making"))


def note_use(file: Path) -> None:
    """Remember that a file is still used; once a day is enough."""
    with suppress(OSError):
        if time.time() - file.stat().st_mtime > DAY:
            os.utime(file)


def remove_stale() -> None:
    """Delete what nobody has used for long, and what earlier versions of Impera left.

    Not what other sources were compiled to: several checkouts may share a folder.
    """
    own = folder()
    if own is None:
        return
    for file in own.iterdir():
        if file.is_file() and time.time() - file.stat().st_mtime > KEPT_DAYS * DAY:
            file.unlink(missing_ok=True)
    for layer in ("rules", "game", "bots", "lab", "plain"):
        for old in (*own.parent.glob(f"{layer}-*"), *own.glob(f"{layer}-*")):
            if old.is_dir() and old.name != f"plain-{of_sources()[:12]}":
                shutil.rmtree(old, ignore_errors=True)


def _stamp(part: str) -> str:
    """Named for all sources and the compiler; what was made for any processor serves every one."""
    return f"{part}-{of_texts(of_sources(), version('numba'), os.environ.get('IMPERA_COMPILER', ''))}"


def _is_writable(base: Path) -> bool:
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(base, os.W_OK)
