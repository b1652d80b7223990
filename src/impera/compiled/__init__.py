"""How the core is compiled: one decorator, one cache on disk, one switch to run it interpreted.

`@compiled` turns a plain function over a state record into machine code (numba). With the environment variable
``IMPERA_INTERPRETED=1`` it leaves the function as it is, so that the same source can be debugged, stepped
through and measured for coverage; tests hold the two to the same games.

`lean` is how: what only compiled code calls is linked into its callers and never made on its own. It reaches into
numba, so another numba than the one it was written for (or ``IMPERA_COMPILER=plain``) compiles the plain way, slower
and to the same code. `cache` says where machine code is kept, `digest` what it was made from.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from impera.compiled.cache import COMPLETE, folder, is_being_made, is_stamped, making, places, remove_stale, stamp
from impera.compiled.locks import HAS_LOCKS

__all__ = [
    "INTERPRETED",
    "can_interpret_meanwhile",
    "compiled",
    "compiled_once",
    "entry_for",
    "folder",
    "is_awaited",
    "is_being_made",
    "is_cached",
    "is_lean",
    "making",
    "places",
    "remove_stale",
    "stamp_cached",
]

INTERPRETED = os.environ.get("IMPERA_INTERPRETED", "") not in ("", "0")
LEAN_NUMBA = "0.68."  # the numba whose insides `lean` knows

OPTIONS = {"nogil": True, "error_model": "numpy"}

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile `function` with numba and cache it on disk; when interpreted, return it unchanged."""
    return _compiled(function, once=False)


def compiled_once(function: Function) -> Function:
    """The same for what is large and has many callers: made once, they call it instead of holding a copy each."""
    return _compiled(function, once=True)


def _compiled(function: Function, *, once: bool) -> Function:
    if INTERPRETED:
        return function
    import numba  # noqa: PLC0415 - an interpreted run does without numba altogether

    if is_lean():
        from impera.compiled.lean import lean  # noqa: PLC0415

        return lean(function, OPTIONS, once=once)
    return _plainly(numba, function)


def entry_for(function: Function, *arguments: Any) -> Function:
    """The machine code of a compiled function for arguments like these, without a look at what it is called with.

    Looking costs more than a step of a game. Whoever calls it must hand over arguments of these very types: its own.
    """
    if INTERPRETED:
        return function
    import numba  # noqa: PLC0415

    entry: Function = cast(Any, function).compile(tuple(map(numba.typeof, arguments)))
    return entry


def is_lean() -> bool:
    """Is the leaner way open: a numba that it knows, and nobody asked for the plain one?"""
    import numba  # noqa: PLC0415

    return numba.__version__.startswith(LEAN_NUMBA) and os.environ.get("IMPERA_COMPILER") != "plain"


def is_cached(part: str = COMPLETE) -> bool:
    """Is all machine code for these sources on disk, or a part of it, or none needed?"""
    return INTERPRETED or is_stamped(part)


def stamp_cached(part: str = COMPLETE) -> None:
    """Say that all machine code for these sources is on disk now, or a part of it."""
    if not INTERPRETED:
        stamp(part)


def is_awaited(part: str) -> bool:
    """Is a part not there yet, and in the making? Whoever needs it waits rather than makes it again."""
    return not is_cached(part) and is_being_made()


def can_interpret_meanwhile() -> bool:
    """Can this process go on interpreted while another makes the machine code (see `meanwhile`)?"""
    return is_lean() and HAS_LOCKS and folder() is not None


def _plainly(numba: Any, function: Function) -> Function:
    """Compile as numba does by itself, into a folder of this state of the sources."""
    where = folder()
    if where is None:
        return numba.njit(**OPTIONS)(function)
    from impera.compiled.digest import of_sources  # noqa: PLC0415

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(where / f"plain-{of_sources()[:12]}")
    try:
        return numba.njit(cache=True, **OPTIONS)(function)
    finally:
        numba.config.CACHE_DIR = before
