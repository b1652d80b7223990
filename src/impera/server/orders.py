"""From a message to the command it asks for."""

from collections.abc import Callable
from typing import Any

from impera.server import messages as m
from impera.tables import commands as c
from impera.tables.entry import Entry, Person
from impera.tables.hall import Hall
from impera.tables.room import Command
from impera.tables.table import Table

Order = Callable[[Any, Table, Person, int], Entry | None]

ORDERS: dict[type[m.Request], Order] = {
    m.Sit: lambda ask, table, who, at: c.sit(table, who, at, ask.seat, ask.seed),
    m.Leave: lambda ask, table, who, at: c.leave(table, who, at),
    m.Return: lambda ask, table, who, at: c.return_to(table, who, at, ask.seat),
    m.SetSeed: lambda ask, table, who, at: c.set_seed(table, who, at, ask.seed),
    m.SetBot: lambda ask, table, who, at: c.set_bot(table, who, at, ask.seat, ask.bot),
    m.Fill: lambda ask, table, who, at: c.fill(table, who, at, ask.bot),
    m.Start: lambda ask, table, who, at: c.start(table, who, at),
    m.Close: lambda ask, table, who, at: c.close(table, who, at),
    m.Act: lambda ask, table, who, at: c.act(table, who, at, ask.seq, ask.action),
    m.Undo: lambda ask, table, who, at: c.undo(table, who, at, ask.seq),
    m.Offer: lambda ask, table, who, at: c.offer(table, who, at, ask.kind, ask.to),
    m.Answer: lambda ask, table, who, at: c.answer(table, who, at, ask.agree),
    m.Say: lambda ask, table, who, at: c.say(table, who, at, ask.text, ask.id),
    m.Phrase: lambda ask, table, who, at: c.phrase(table, who, at, ask.phrase, ask.arguments, ask.id),
    m.SwitchChat: lambda ask, table, who, at: c.switch_chat(table, who, at, ask.on),
}


def command_of(ask: m.Request, person: Person, hall: Hall) -> Command:
    """The command that a message asks for; a bot it names must be there."""
    bot = getattr(ask, "bot", None)
    if bot is not None:
        hall.check_bot(bot)
    order = ORDERS[type(ask)]
    return lambda table, at: order(ask, table, person, at)
