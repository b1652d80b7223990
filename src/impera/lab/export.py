"""Games as rows of a file: Parquet, CSV or JSON Lines, written as they come."""

import csv
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from impera.errors import UsageError
from impera.lab.playout import Outcomes
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, LEVELLED, NONE, Ending

COPIED = tuple(f"copied-{name}" for name in EFFECT_NAMES[:LEVELLED])
COLUMNS: dict[str, type] = {
    "game": int,
    "ending": str,
    "domain": str,
    "winners": str,
    "first": int,
    "turns": int,
    "decisions": int,
    **dict.fromkeys(EFFECT_NAMES, int),
    **dict.fromkeys(COPIED, int),
}
ENDINGS = {
    int(Ending.RUNNING): "unfinished",
    int(Ending.HEGEMONY): "hegemony",
    int(Ending.MAJORITY): "majority",
}

Row = dict[str, Any]
Writer = Callable[[list[Row]], None]
Columns = Mapping[str, type]  # int, float or str


def rows_of(outcomes: Outcomes, start: int) -> list[Row]:
    """Write outcomes as rows; games count from `start`."""
    return [_row(outcome, start + number) for number, outcome in enumerate(outcomes)]


def open_rows(path: Path, columns: Columns = COLUMNS) -> AbstractContextManager[Writer]:
    """Open a file for rows, its format by its name; it is complete when closed, whatever happened."""
    formats = {".parquet": _parquet, ".csv": _csv, ".jsonl": _jsonl}
    if path.suffix not in formats:
        raise UsageError("usage-out-format", path=str(path), formats=", ".join(formats))
    if not path.absolute().parent.is_dir():
        raise UsageError("usage-no-folder", path=str(path.absolute().parent))
    return formats[path.suffix](path, columns)


def _row(outcome: Any, number: int) -> Row:
    row: Row = {
        "game": number,
        "ending": ENDINGS[int(outcome.ending)],
        "domain": DOMAIN_LETTERS[outcome.hegemony] if outcome.hegemony != NONE else None,
        "winners": " ".join(f"P{seat + 1}" for seat in range(4) if outcome.winners >> seat & 1),
        "first": int(outcome.first) + 1,
        "turns": int(outcome.turns),
        "decisions": int(outcome.decisions),
    }
    row |= zip(EFFECT_NAMES, outcome.effects.tolist(), strict=True)
    row |= zip(COPIED, outcome.copied.tolist(), strict=True)
    return row


@contextmanager
def _csv(path: Path, columns: Columns) -> Iterator[Writer]:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(columns))
        writer.writeheader()
        yield writer.writerows


@contextmanager
def _jsonl(path: Path, _: Columns) -> Iterator[Writer]:
    with path.open("w", encoding="utf-8") as file:
        yield lambda rows: file.writelines(json.dumps(row) + "\n" for row in rows)


@contextmanager
def _parquet(path: Path, columns: Columns) -> Iterator[Writer]:
    try:
        import pyarrow  # noqa: PLC0415 - only for this format
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise UsageError("usage-needs-extra", extra="lab", what="Parquet") from error
    types = {int: pyarrow.int32(), float: pyarrow.float64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in columns.items()])
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:
        yield lambda rows: writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
