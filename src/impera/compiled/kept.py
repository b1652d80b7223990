"""Machine code on disk: the entries of one function, each with the names of those it calls and does not hold.

Files are named for what they were made from; what cannot be read is made again.
"""

import contextlib
import pickle
import tempfile
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numba
from numba.core import compiler, registry
from numba.core.serialize import dumps

from impera.compiled.cache import SUFFIX, folder, note_use, places
from impera.compiled.digest import of_function, of_texts
from impera.compiled.locks import held

ANY_PROCESSOR = ("generic", "")  # the name and features that numba is given to make code for every one of its kind
FORM = "calls"  # of a file
MADE: list[str] = []  # entries that this process had to compile


class Call(NamedTuple):
    """What an entry calls and does not hold: a function made once for all its callers."""

    module: str
    function: str
    args: tuple[Any, ...]
    symbol: str  # its name in machine code

    def is_there(self) -> bool:
        """Bring it into this process, from disk or made; is it the one that was called?"""
        dispatcher = getattr(import_module(self.module), self.function)
        return bool(dispatcher.made_once(self.args).call.symbol == self.symbol)


class MachineCode:
    """The entries of one function on disk; it stands where numba expects its own cache."""

    def __init__(self, function: Any) -> None:
        """Nothing is read before the function is first called: those it calls may not be there yet."""
        self._function = function
        self._name = f"{function.__module__}.{function.__qualname__}"

    @property
    def cache_path(self) -> str | None:
        """Where entries are written."""
        return str(folder()) if folder() else None

    @cached_property
    def _digest(self) -> str:
        return of_texts(of_function(self._function), numba.__version__, FORM)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Take an entry from disk, with all that it calls, or return None."""
        target_context.refresh()
        for file in self._files(sig, target_context):
            with contextlib.suppress(Exception):  # what cannot be read is made again
                calls, made = pickle.loads(file.read_bytes())
                if all(call.is_there() for call in calls):
                    note_use(file)
                    return compiler.CompileResult._rebuild(target_context, *made)
        return None

    def has(self, sig: Any) -> bool:
        """Is an entry on disk?"""
        return any(file.is_file() for file in self._files(sig, registry.cpu_target.target_context))

    def _files(self, sig: Any, target_context: Any) -> list[Path]:
        """Where an entry may lie; what was made for any processor serves this one."""
        native = target_context.codegen().magic_tuple()
        targets = [(native[0], *processor) for processor in (native[1:], ANY_PROCESSOR)]
        return [place / self._file(sig, target) for place in places() for target in targets]

    def only_one(self, sig: Any) -> contextlib.AbstractContextManager[None]:
        """Let one process at a time make an entry: the others wait, then find it on disk."""
        where = folder()
        if where is None:
            return contextlib.nullcontext()
        locks = where / "locks"
        locks.mkdir(exist_ok=True)
        return held(locks / of_texts(self._name, str(sig)), alone=True)

    def save_overload(self, sig: Any, made: Any) -> None:
        """Keep an entry."""
        MADE.append(self._name)
        where = folder()
        if where is None or made.library.has_dynamic_globals:
            return
        entry = made._replace(type_annotation="")._reduce()
        _write(where / self._file(sig, made.codegen.magic_tuple()), dumps((made.library.calls, entry)))

    def _file(self, sig: Any, target: tuple[str, ...]) -> str:
        """Function, what it is called with on which machine, what it was made from."""
        return f"{self._name}-{of_texts(str(sig), *target)}-{self._digest}{SUFFIX}"

    def enable(self) -> None:
        """Numba may ask; there is nothing to do."""

    disable = flush = enable


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all; a disk that is full costs speed, not the game."""
    draft = ""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as open_file:
            draft = open_file.name
            open_file.write(content)
        Path(draft).replace(file)
    except OSError:
        if draft:
            Path(draft).unlink(missing_ok=True)
