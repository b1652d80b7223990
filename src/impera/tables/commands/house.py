"""What happens at a table though nobody sends it: bots decide, time is up, a rematch begins."""

from typing import Literal

from impera.game.action import Action
from impera.tables.commands.command import entry_of
from impera.tables.commands.playing import taken
from impera.tables.entry import Entry, Person
from impera.tables.naming import told_apart
from impera.tables.table import Table

RENAMED_MOST = 200  # names at one table; who takes more goes on under the last


def act_for(table: Table, seat: int, at: int, seq: int, action: Action) -> Entry | None:
    """Let the bot that plays a seat decide."""
    if table.seq != seq or table.deciding != seat or not table.holder(seat).is_bot_played:
        return None
    return taken(table, at, seat, None, action)


def send_away(table: Table, seat: int, at: int, reason: Literal["clock", "gone"]) -> Entry | None:
    """Let a bot play for someone whose time is up, or who is gone."""
    if table.status != "running" or not table.holder(seat).is_deciding_person:
        return None
    if reason == "clock" and (table.clock.seat != seat or not table.clock.has_fallen(at)):
        return None
    return entry_of(table, "away", at, seat, None, {"reason": reason})


def go_by(table: Table, person: Person, at: int) -> Entry | None:
    """Let somebody who sits here go by another name; in a finished game they keep the one they played under."""
    seat = table.seat_of(person.id)
    if seat is None or table.broken is not None or table.status not in ("open", "running"):
        return None
    name = told_apart(table, person.name, person.id)
    if name == table.holder(seat).name or table.tally["renamed"] >= RENAMED_MOST:
        return None
    return entry_of(table, "renamed", at, seat, person.id, {"name": name})


def go(table: Table, person: str, at: int) -> Entry | None:
    """Let somebody who is to be forgotten get up: a bot plays on where others sit, else the table is closed."""
    seat = table.seat_of(person)
    if seat is None or table.broken is not None or table.status not in ("open", "running"):
        return None
    others = [holder for holder in table.holders if holder.kind == "person" and holder.person != person]
    if not others:
        return entry_of(table, "closed", at)
    return entry_of(table, "left", at, seat, person) if table.holder(seat).gone != "left" else None


def note_rematch(table: Table, person: Person, at: int, next_table: str) -> Entry | None:
    """Tell the table where it plays on."""
    if table.rematch:
        return None
    return entry_of(table, "rematched", at, table.seat_of(person.id), person.id, {"table": next_table})


def rotated(table: Table) -> dict[int, str]:
    """Who may sit where in a rematch: everyone one seat on."""
    players = table.options.players
    return {
        seat % players + 1: holder.person
        for seat, holder in enumerate(table.holders, start=1)
        if holder.kind == "person" and holder.person
    }


def rotated_bots(table: Table) -> dict[int, str]:
    """Which bot sits where in a rematch."""
    players = table.options.players
    return {
        seat % players + 1: holder.bot
        for seat, holder in enumerate(table.holders, start=1)
        if holder.kind == "bot" and holder.bot
    }
