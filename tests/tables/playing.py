"""Live tables in memory, and a clock that is set by hand."""

from typing import Any

from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.live_tables import LiveTables
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

    def send(self, message: bytes) -> None:
        self.texts.append(message.decode())


def new_tables(time: Time | None = None, store: MemoryStore | None = None, bot_pause: float = 0.0) -> Any:
    kept = store or MemoryStore()
    return LiveTables(kept, Thinking(RandomBots()), time or Time(), bot_pause=bot_pause)


async def started(tables: Any, people: int = 2, **options) -> Any:
    """A table at which everyone sits and the cards are dealt."""
    live = await tables.create(TablePlan(Options(players=options.pop("players", people), **options), ANN, seat=1))
    for person in PEOPLE[1:people]:
        await live.do(lambda table, at, who=person: commands.Sit().decide(table, who, at))
    await live.do(lambda table, at: commands.Start().decide(table, ANN, at))
    return live


async def act(live: Any, action: str | None = None) -> None:
    """Let whoever decides do something."""
    table = live.table
    sits = table.holder(table.deciding or 1).person
    who = next((person for person in PEOPLE if person.id == sits), PEOPLE[(table.deciding or 1) - 1])
    text, seq = action or table.legal[0].text, table.seq
    await live.do(lambda at_table, at: commands.Act(seq, text).decide(at_table, who, at))


async def say(live: Any, text: str = "well played") -> None:
    """Let the host say something: an entry more, whatever the game has come to."""
    await live.do(lambda table, at: commands.Say(text).decide(table, ANN, at))


def decider(live: Any) -> Person:
    return PEOPLE[(live.table.deciding or 1) - 1]
