"""A study: a game, its branches and somebody's notes at their positions, as records one after the other in one text.

Each record says who it is (`Id`) and where it comes from (`From`), and has its notes in its header (`Note12`: about the
position after 12 actions). Every one of them is an ordinary record: cut out, it replays by itself.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from impera.errors import RecordError
from impera.game.record import Record, write_record
from impera.game.record_reader import parse_record

BEGINNING = re.compile(r"^[ \t]*\[Impera\s", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class StudiedGame:
    """One game of a study, read and played again."""

    text: str
    record: Record

    @property
    def id(self) -> str:
        """Its name in the study; empty if it has none."""
        return self.record.tags.get("Id", "")

    @property
    def origin(self) -> tuple[str, int] | None:
        """The game it leaves, and after how many of its actions."""
        match = re.fullmatch(r"(\S+) (\d{1,6})", self.record.tags.get("From", ""))
        return (match[1], int(match[2])) if match else None


def annotated(record: Record, identity: str, notes: Mapping[int, str]) -> Record:
    """A record for a study, with its name and somebody's notes."""
    told = {f"Note{number}": text for number, text in notes.items()}
    return replace(record, tags={**record.tags, "Id": identity, **told})


def write_study(records: Iterable[Record]) -> str:
    """Write records as one text; a branch comes after what it leaves."""
    return "\n".join(write_record(record) for record in records)


def parse_study(text: str) -> list[StudiedGame]:
    """Read every record of a study; a mistake is told with its line in the whole text."""
    starts = [match.start() for match in BEGINNING.finditer(text)]
    if len(starts) < 2:
        return [StudiedGame(text, parse_record(text))]
    starts[0] = 0
    return [
        _read(text[start:end], text.count("\n", 0, start))
        for start, end in zip(starts, [*starts[1:], None], strict=True)
    ]


def _read(text: str, lines_before: int) -> StudiedGame:
    try:
        return StudiedGame(text, parse_record(text))
    except RecordError as error:
        error.line += lines_before
        raise
