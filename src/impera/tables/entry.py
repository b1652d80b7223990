"""The log of a table: who did what, in order. Nothing else is stored of a game."""

from dataclasses import asdict, dataclass, field
from typing import TypedDict

import msgspec

from impera.game.action import Action
from impera.game.event import Event
from impera.game.setup import Setup
from impera.rules.facts import RULES_VERSION
from impera.tables.options import Options
from impera.wire.fields import OfferKind
from impera.wire.fields import Status as Status
from impera.wire.fields import What as What
from impera.wire.shapes import JsonObject


@dataclass(frozen=True, slots=True)
class Person:
    """Someone: a public id and the name they go by."""

    id: str
    name: str
    marks: frozenset[str] = field(default=frozenset(), compare=False)  # an address, other selves: by which one is known


class EntryBody(TypedDict, total=False):
    """What an entry says beside who and when; which of it there is depends on what happened."""

    action: str
    name: str | None
    marks: list[str]  # by which somebody is known at a rated table
    seed: str
    seal: str
    bot: str | None
    bots: dict[str, str]  # by seat
    reason: str
    kind: OfferKind
    voters: list[int]
    to: int
    agree: bool
    text: str
    phrase: str
    arguments: dict[str, str | int]
    id: str  # of the message, so that it is said once
    on: bool
    table: str
    seats: list[int]  # who comes to sit where, by lot


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    seq: int  # from 1, without gaps
    what: What
    at: int  # milliseconds since 1970
    seat: int | None = None
    person: str | None = None
    body: EntryBody = field(default_factory=EntryBody)
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

    def to_json(self) -> JsonObject:
        """Write it."""
        return asdict(self)

    @classmethod
    def of(cls, data: JsonObject) -> "Origin":
        """Read what was written."""
        return msgspec.convert(data, cls)


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
