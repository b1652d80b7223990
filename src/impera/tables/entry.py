"""The log of a table: who did what, in order. Nothing else is stored of a game."""

from dataclasses import asdict, dataclass, field
from typing import Any

from impera.game.action import Action
from impera.game.event import Event
from impera.game.setup import Setup
from impera.rules.facts import RULES_VERSION
from impera.tables.options import Options
from impera.wire.fields import Status as Status
from impera.wire.fields import What as What


@dataclass(frozen=True, slots=True)
class Person:
    """Someone: a public id and the name they go by."""

    id: str
    name: str
    marks: frozenset[str] = field(default=frozenset(), compare=False)  # an address, other selves: by which one is known


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    seq: int  # from 1, without gaps
    what: What
    at: int  # milliseconds since 1970
    seat: int | None = None
    person: str | None = None
    body: dict[str, Any] = field(default_factory=dict)
    read: Action | None = field(default=None, compare=False, repr=False)  # what the body's text says, if it was read

    @property
    def action(self) -> Action:
        """The action of an entry `acted`."""
        return self.read or Action.parse(self.body["action"])


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a branch comes from, and the deal and the actions that it begins with."""

    match: str
    action: int  # how many actions of the match it begins with
    seat: int | None  # for whose eyes the cards that it had not seen were dealt anew; None: they lie as they lay
    first: int
    deck: tuple[str, ...]
    removed: tuple[str, ...]
    actions: tuple[str, ...]  # those of the match, then those that are tried instead

    def setup(self, options: Options) -> Setup:
        """The deal of the branch."""
        return Setup.of(
            players=options.players,
            variant=options.variant,
            teams=options.teams,
            first=self.first,
            deck=self.deck,
            removed=self.removed,
        )

    def to_json(self) -> dict[str, Any]:
        """Write it."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Origin":
        """Read what was written."""
        lists = {name: tuple(data[name]) for name in ("deck", "removed", "actions")}
        return cls(**(data | lists))


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
    rules: int = RULES_VERSION  # by which it is played, and replayed
    position: str | None = None  # where practice begins, in place of a deal; such a match is never stored
    origin: Origin | None = None  # of a branch


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry did: the events are unredacted."""

    entry: Entry
    events: tuple[Event, ...] = ()
    is_of_table: bool = True  # seats, status, offer … changed; not only the game or the talk
