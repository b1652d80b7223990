"""What happened: events of the game, entries of a table's log, and both together as a change."""

import msgspec

from impera.wire.fields import OfferKind, What
from impera.wire.shapes import Told


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened in the game; a hidden card is its back, `?2` for Age 2."""

    what: str
    seat: int
    card: str | None = None
    other: int | None = None
    domain: str | None = None
    effect: str | None = None
    number: int | None = None
    ending: str | None = None


class EntryInfo(Told, omit_defaults=True):
    """One thing that happened at the table. Which fields it has depends on `what`; see the protocol page."""

    what: What
    at: int
    seat: int | None = None
    person: str | None = None
    action: str | None = None
    name: str | None = None
    bot: str | None = None
    bots: dict[str, str] | None = None
    reason: str | None = None
    kind: OfferKind | None = None
    to: int | None = None
    agree: bool | None = None
    text: str | None = None
    phrase: str | None = None
    arguments: dict[str, str | int] | None = None
    on: bool | None = None
    table: str | None = None
    seats: list[int] | None = None
    seal: str | None = None


class ChangeInfo(Told):
    """One entry of the table's log with its game events, as this seat may know them."""

    version: int
    entry: EntryInfo
    events: list[EventInfo]
