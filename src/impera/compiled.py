"""How the core is compiled: one decorator, one cache on disk, one switch to run it interpreted.

`@compiled` turns a plain function over a state record into machine code (numba). With the environment variable
``IMPERA_INTERPRETED=1`` it leaves the function as it is, so that the same source can be debugged, stepped
through and measured for coverage; tests hold the two to the same games.

Numba notices a change in a function's own file only. A compiled function also holds the code of those it calls, so
the cache folder is named for a digest of every source file the function can reach: an edit anywhere in the
core is a new folder, never a stale result.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

INTERPRETED = os.environ.get("IMPERA_INTERPRETED", "") not in ("", "0")

PACKAGE = Path(__file__).parent
LAYERS = ("rules", "game", "bots", "lab")  # lowest first: a layer's code holds code of those below

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile `function` with numba and cache it on disk; when interpreted, return it unchanged."""
    if INTERPRETED:
        return function
    import numba  # noqa: PLC0415 - an interpreted run does without numba altogether

    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(_layer(function.__module__)))
    try:
        machine_code: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    return machine_code


def cache_folder(layer: str) -> Path:
    """Where the machine code of a layer is kept; named for the sources it was made from."""
    return _cache_base() / f"{layer}-{_digest(layer)}"


def is_cached() -> bool:
    """Is there machine code on disk for these sources, or none needed?"""
    return INTERPRETED or all(cache_folder(layer).exists() for layer in LAYERS)


def remove_stale_caches() -> None:
    """Delete the machine code of earlier versions of the sources."""
    current = {cache_folder(layer).name for layer in LAYERS}
    for folder in _cache_base().iterdir():
        if folder.is_dir() and folder.name.rpartition("-")[0] in LAYERS and folder.name not in current:
            shutil.rmtree(folder, ignore_errors=True)


def _layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else LAYERS[-1]


@cache
def _cache_base() -> Path:
    wanted = os.environ.get("IMPERA_CACHE")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for base in [Path(wanted)] if wanted else [PACKAGE / "__pycache__", home / "impera"]:
        if _is_writable(base):
            return base
    return Path(tempfile.gettempdir()) / f"impera-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


def _is_writable(base: Path) -> bool:
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(base, os.W_OK)


@cache
def _digest(layer: str) -> str:
    reachable = LAYERS[: LAYERS.index(layer) + 1]
    digest = hashlib.sha256()
    for name in reachable:
        for source in sorted((PACKAGE / name).glob("*.py")):
            text = source.read_bytes()
            if name == LAYERS[0] or b"import compiled" in text:
                digest.update(source.name.encode() + b"\0" + text)
    return digest.hexdigest()[:12]
