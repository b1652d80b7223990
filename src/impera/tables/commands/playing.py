"""Commands: deciding, and taking it back."""

from impera.errors import NotYourTurnError
from impera.game.action import Action
from impera.tables.commands.command import (
    Command,
    entry_of,
    need_present,
    need_sequence,
    need_status,
    own_seat,
)
from impera.tables.entry import Entry, Person
from impera.tables.errors import TableError, TooManyError
from impera.tables.table import UNDONE_MOST, Table
from impera.wire.fields import ActionText, Sequence


class Act(Command, tag="act"):
    """Decide. `seq` is the one of the last message; sent twice it is taken once."""

    seq: Sequence
    action: ActionText

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Take the action, if it is theirs and legal."""
        seat = own_seat(table, person)
        action = Action.parse(self.action)
        if _is_repeat(table, self.seq, seat, action):
            return None
        need_status(table, "running")
        need_present(table, seat)
        need_sequence(table, self.seq)
        return taken(table, at, seat, person.id, action)


class Undo(Command, tag="undo"):
    """Take my last action back. `seq` as in `act`."""

    seq: Sequence

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Take it back, if nobody has learned from it."""
        seat = own_seat(table, person)
        if _is_repeat(table, self.seq, seat, None):
            return None
        need_status(table, "running")
        need_present(table, seat)
        need_sequence(table, self.seq)
        if table.tally["undone"] >= UNDONE_MOST:
            raise TooManyError("table-undone-full", most=UNDONE_MOST)
        if table.options.is_compared:
            raise TableError("daily-no-undo" if table.options.daily else "duplicate-no-undo")
        if not table.can_undo(seat):
            raise TableError("table-no-undo")
        return entry_of(table, "undone", at, seat, person.id)


def taken(table: Table, at: int, seat: int, person: str | None, action: Action) -> Entry:
    """The entry of an action of a seat, if the rules allow it."""
    if table.game is None:
        raise TableError("table-is-open")
    if seat != table.deciding:
        raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{seat}", turn=f"P{table.game.deciding}")
    if action not in table.legal:
        raise table.game.explain(action).to_error()
    return entry_of(table, "acted", at, seat, person, {"action": action.text}, action)


def _is_repeat(table: Table, seq: int, seat: int, action: Action | None) -> bool:
    if seq >= table.seq:
        return False
    move = table.moves[seq]
    return (move.seat, move.action) == (seat, action)
