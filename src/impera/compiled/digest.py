"""What machine code was made from, as a digest: equal digests, equal code, on whatever path and machine.

A function is its bytecode, its constants, the values of the globals it names, and the functions it calls, by the same
measure. So an edit of a comment compiles nothing anew, an edit of a constant three modules away all that use it.
"""

import hashlib
import sys
from collections.abc import Iterator
from enum import EnumType
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import numpy as np

PACKAGE = Path(__file__).parent.parent


@cache
def of_sources() -> str:
    """A digest of every source file of the package, wherever it lies."""
    digest = hashlib.sha256()
    for source in sorted(PACKAGE.rglob("*.py")):
        text = source.read_bytes()
        digest.update(f"{source.relative_to(PACKAGE).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def of_function(function: Any) -> str:
    """A digest of a function and all that it can reach."""
    digest = hashlib.sha256()
    seen: set[str] = set()
    waiting = [function]
    while waiting:
        this = waiting.pop()
        if _name(this) in seen:
            continue
        seen.add(_name(this))
        text, calls = _own(this)
        digest.update(text)
        waiting += calls
    return digest.hexdigest()


@cache
def _own(function: Any) -> tuple[bytes, list[Any]]:
    """What a function is by itself, and the compiled functions it calls."""
    lines = [_name(function), repr(function.__defaults__)]
    calls = []
    if function.__closure__:
        lines += [_described(cell.cell_contents) for cell in function.__closure__]
    for code in _codes(function.__code__):
        plain = [const for const in code.co_consts if not isinstance(const, CodeType)]
        lines += [code.co_code.hex(), repr(plain), repr(code.co_names), repr(code.co_varnames)]
        for name, value in _globals_of(code, function.__globals__):
            if callee := getattr(value, "py_func", None):
                calls.append(callee)
                value = _name(callee)
            lines.append(f"{name}={_described(value)}")
    return "\n".join(lines).encode(), calls


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


def _globals_of(code: CodeType, scope: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The globals that code names, and what it may name of a module of ours (`actions.END`)."""
    for name in code.co_names:
        if name not in scope:
            continue
        value = scope[name]
        if isinstance(value, ModuleType):
            if value.__name__.split(".")[0] == __package__.split(".")[0]:
                yield from ((f"{name}.{part}", getattr(value, part)) for part in code.co_names if hasattr(value, part))
        else:
            yield name, value


def _described(value: Any) -> str:
    """A value in words that are the same in every process."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, EnumType):
        members: dict[str, Any] = dict(value.__members__)
        return repr([(name, member.value) for name, member in members.items()])
    if isinstance(value, type):
        return f"{value.__module__}.{value.__qualname__} {getattr(value, '_fields', '')}"
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, tuple):
        return f"({', '.join(map(_described, value))})"
    if isinstance(value, (int, float, str, bytes, np.generic, np.dtype, frozenset, type(None))):
        return repr(value)
    return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__qualname__)}"


def of_texts(*texts: str) -> str:
    """A short digest of texts, with the Python they are for."""
    return hashlib.sha256("\0".join([*texts, str(sys.implementation.cache_tag)]).encode()).hexdigest()[:16]
