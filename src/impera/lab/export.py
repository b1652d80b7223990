"""Games as columns of a file: Parquet, CSV or JSON Lines, written as they come.

A chunk of games is a mapping from names to columns: arrays or lists of numbers, `Coded` text, `Lists` of small
numbers. Parquet takes them as they are and also keeps, in its metadata, what the games were made from.
"""

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from impera.errors import UsageError
from impera.rules.facts import RULES_VERSION
from impera.wire.shapes import JsonObject

FORMAT = "impera-games/1"
ABOUT_KEY = b"impera"  # in the metadata of a Parquet file
ROW_GROUP = 65_536  # rows written at a time: enough for a column to compress well


@dataclass(frozen=True, slots=True)
class Coded:
    """A column of text from a short list: numbers of words, -1 where there is none."""

    codes: NDArray[np.integer[Any]]  # [row]
    words: tuple[str, ...]

    def __len__(self) -> int:
        """How many rows."""
        return len(self.codes)


@dataclass(frozen=True, slots=True)
class Lists:
    """A column of lists of small numbers, one behind the other."""

    values: NDArray[np.uint8]
    lengths: NDArray[np.integer[Any]]  # [row]

    @classmethod
    def of(cls, rows: Sequence[bytes]) -> "Lists":
        """Lists that are there one by one."""
        lengths = np.array([len(row) for row in rows], dtype=np.int64)
        return cls(np.frombuffer(b"".join(rows), dtype=np.uint8), lengths)

    def __len__(self) -> int:
        """How many rows."""
        return len(self.lengths)

    @property
    def ends(self) -> NDArray[np.int32]:
        """Where each list begins, and at last where the last one ends."""
        return np.concatenate([[0], np.cumsum(self.lengths)]).astype(np.int32)


Column = NDArray[Any] | Sequence[Any] | Coded | Lists
Columns = Mapping[str, type]  # a type of NumPy's for numbers, str for text, bytes for lists of small numbers
Chunk = Mapping[str, Column]
GameRow = dict[str, str | int | float | bytes | None]  # a game by column
Writer = Callable[[Chunk], None]


def open_columns(path: Path, columns: Columns, about: Mapping[str, Any]) -> AbstractContextManager[Writer]:
    """Open a file for columns, its format by its name; it is complete when closed, whatever happened."""
    formats = {".parquet": _parquet, ".csv": _csv, ".jsonl": _jsonl}
    if path.suffix not in formats:
        raise UsageError("usage-out-format", path=str(path), formats=", ".join(formats))
    if not path.absolute().parent.is_dir():
        raise UsageError("usage-no-folder", path=str(path.absolute().parent))
    return formats[path.suffix](path, columns, about)


def about_file(**more: Any) -> JsonObject:
    """What is told about any file of games: its format, the rules it was played by, and more."""
    return {"format": FORMAT, "impera": version("impera"), "rules": RULES_VERSION, **more}


@contextmanager
def _csv(path: Path, columns: Columns, _: Mapping[str, Any]) -> Iterator[Writer]:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)

        def write(chunk: Chunk) -> None:
            for row in _rows(chunk, columns):
                writer.writerow([" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in row])

        yield write


@contextmanager
def _jsonl(path: Path, columns: Columns, _: Mapping[str, Any]) -> Iterator[Writer]:
    names = list(columns)
    with path.open("w", encoding="utf-8") as file:
        yield lambda chunk: file.writelines(
            json.dumps(dict(zip(names, row, strict=True))) + "\n" for row in _rows(chunk, columns)
        )


@contextmanager
def _parquet(path: Path, columns: Columns, about: Mapping[str, Any]) -> Iterator[Writer]:
    try:
        import pyarrow  # noqa: PLC0415 - only for this format
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise UsageError("usage-needs-extra", extra="lab", what="Parquet") from error
    types: dict[type, Any] = {str: pyarrow.string(), bytes: pyarrow.list_(pyarrow.uint8())}
    kinds = {name: types.get(kind) or pyarrow.from_numpy_dtype(kind) for name, kind in columns.items()}
    schema = pyarrow.schema(list(kinds.items()), metadata={ABOUT_KEY: json.dumps(about).encode()})
    waiting: list[Any] = []

    def write(chunk: Chunk) -> None:
        arrays = [_arrow(pyarrow, chunk[name], schema.field(name).type) for name in columns]
        waiting.append(pyarrow.Table.from_arrays(arrays, schema=schema))
        if sum(len(table) for table in waiting) >= ROW_GROUP:
            flush()

    def flush() -> None:
        if waiting:
            writer.write_table(pyarrow.concat_tables(waiting))
            waiting.clear()

    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        try:
            yield write
        finally:
            flush()


def _arrow(pyarrow: Any, column: Column, kind: Any) -> Any:
    if isinstance(column, Coded):
        codes = pyarrow.array(column.codes, mask=column.codes < 0)
        return pyarrow.DictionaryArray.from_arrays(codes, list(column.words)).cast(kind)
    if isinstance(column, Lists):
        return pyarrow.ListArray.from_arrays(column.ends, pyarrow.array(column.values))
    return pyarrow.array(column, type=kind)


def _rows(chunk: Chunk, columns: Columns) -> Iterator[tuple[Any, ...]]:
    return zip(*(_plain(chunk[name]) for name in columns), strict=True)


def _plain(column: Column) -> Sequence[Any]:
    """A column as Python has it."""
    if isinstance(column, Coded):
        return [column.words[code] if code >= 0 else None for code in column.codes.tolist()]
    if isinstance(column, Lists):
        values, ends = column.values.tolist(), column.ends.tolist()
        return [values[begin:end] for begin, end in pairwise(ends)]
    return column.tolist() if isinstance(column, np.ndarray) else column
