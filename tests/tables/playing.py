"""A hall in memory, a clock that is set by hand, and rooms to play in."""

from typing import Any

from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.hall import Hall
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from impera.tables.thinking import RandomBots, Thinking

ANN, BOB, CID, DEA = PEOPLE = [Person(name, name.title()) for name in ("ann", "bob", "cid", "dea")]


class Time:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Ear:
    """Someone who hears everything."""

    def __init__(self, person: Person | None = None) -> None:
        self.person = person
        self.muted: frozenset[str] = frozenset()
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        self.texts.append(text)


def new_hall(time: Time | None = None, store: MemoryStore | None = None) -> Any:
    kept = store or MemoryStore()
    return Hall(kept, Thinking(RandomBots()), time or Time(), bus=kept, claims=kept)


async def started(hall: Any, people: int = 2, **options) -> Any:
    """A room in which everyone sits and the cards are dealt."""
    room = await hall.create(Options(players=options.pop("players", people), **options), ANN, seat=1)
    for person in PEOPLE[1:people]:
        await room.do(lambda table, at, who=person: commands.sit(table, who, at))
    await room.do(lambda table, at: commands.start(table, ANN, at))
    return room


async def act(room: Any, action: str | None = None) -> None:
    """Let whoever decides do something."""
    table = room.table
    who = PEOPLE[(table.deciding or 1) - 1]
    text, seq = action or table.legal[0].text, table.seq
    await room.do(lambda at_table, at: commands.act(at_table, who, at, seq, text))


def decider(room: Any) -> Person:
    return PEOPLE[(room.table.deciding or 1) - 1]
