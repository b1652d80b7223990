"""The log of a table: who did what, in order. Nothing else is stored of a game."""

from dataclasses import dataclass, field
from typing import Any, Literal

from impera.game.event import Event
from impera.tables.options import Options

What = Literal[
    "sat",
    "left",
    "returned",
    "seeded",
    "bot-set",
    "filled",
    "started",
    "acted",
    "undone",
    "away",
    "offered",
    "answered",
    "said",
    "phrased",
    "chat-switched",
    "closed",
    "rematched",
]
Status = Literal["open", "running", "finished", "closed"]


@dataclass(frozen=True, slots=True)
class Person:
    """Someone: a public id and the name they go by."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    seq: int  # from 1, without gaps
    what: What
    at: int  # milliseconds since 1970
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Match:
    """What is stored of a table beside its log."""

    id: str
    created: int
    host: str | None
    options: Options
    server_seed: str  # secret until the game is over
    reserved: dict[int, str] = field(default_factory=dict)  # seat: person, after a rematch
    rematch_of: str | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry did: the events are unredacted."""

    entry: Entry
    events: tuple[Event, ...] = ()
    is_of_table: bool = True  # seats, status, offer … changed; not only the game or the talk
