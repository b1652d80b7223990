"""Commands: saying something, in words or by a phrase."""

from typing import Annotated

from msgspec import Meta, field

from impera.tables.commands.command import Command, entry_of, need_host
from impera.tables.entry import Entry, EntryBody, Person
from impera.tables.errors import NotAllowedError, TableError, TooManyError
from impera.tables.phrases import check_phrase
from impera.tables.table import Table
from impera.wire.fields import CHAT_LENGTH, What

SAID_MOST = 1000  # pieces of talk at one table


class Say(Command, tag="say"):
    """Say something in words."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Say it, if the table has free text."""
        if (person.id, self.id) in table.repeats:
            return None
        if not table.chat:
            raise NotAllowedError("table-chat-off")
        clean = " ".join("".join(sign if sign.isprintable() else " " for sign in self.text).split())
        if not clean:
            raise TableError("table-chat-empty")
        if len(clean) > CHAT_LENGTH:
            raise TooManyError("table-chat-long", most=CHAT_LENGTH)
        return _talk(table, "said", person, at, {"text": clean}, self.id)


class Phrase(Command, tag="phrase"):
    """Say one of the phrases every client can translate; GET /api/phrases lists them with their arguments."""

    phrase: Annotated[str, Meta(max_length=40, pattern=r"^[a-z-]+$")]
    arguments: Annotated[dict[str, str | int], Meta(max_length=4)] = field(default_factory=dict)

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Say it, if it is one."""
        if (person.id, self.id) in table.repeats:
            return None
        check_phrase(self.phrase, self.arguments, table.options.players)
        body: EntryBody = {"phrase": self.phrase, "arguments": self.arguments}
        return _talk(table, "phrased", person, at, body, self.id)


def _talk(table: Table, what: What, person: Person, at: int, body: EntryBody, ident: str | None) -> Entry:
    seat = table.seat_of(person.id)
    if seat is None and table.status != "finished":
        raise NotAllowedError("table-spectators-silent")
    if table.said >= SAID_MOST:
        raise TooManyError("table-chat-full", most=SAID_MOST)
    said: EntryBody = {"name": person.name, **body}
    if ident:
        said["id"] = ident
    return entry_of(table, what, at, seat, person.id, said)


class SwitchChat(Command, tag="chat"):
    """Allow free text or not (the host)."""

    on: bool

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Switch it."""
        need_host(table, person)
        if table.chat == self.on:
            return None
        return entry_of(table, "chat-switched", at, None, person.id, {"on": self.on})
