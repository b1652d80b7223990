"""Whose turn a bot takes over: of those whose time is up, and of those who have been gone too long."""

from typing import Literal, NamedTuple

from impera.tables.presence import Attendance
from impera.tables.table import Table


class Overdue(NamedTuple):
    """A seat that is not waited for any longer, and why."""

    seat: int
    reason: Literal["clock", "gone"]


def overdue(table: Table, presence: Attendance, now: int) -> Overdue | None:
    """The seat that decides, if nobody need wait for it any longer."""
    seat = table.deciding
    if seat is None or not table.holder(seat).is_deciding_person:
        return None
    if table.clock.has_fallen(now):
        return Overdue(seat, "clock")
    return Overdue(seat, "gone") if _is_gone_too_long(table, presence, seat, now) else None


def _is_gone_too_long(table: Table, presence: Attendance, seat: int, now: int) -> bool:
    options = table.options
    others = sum(holder.is_deciding_person for holder in table.holders) - 1
    if not options.grace or not others or options.clock.mode == "days":
        return False
    missed = presence.missed_for(table.holder(seat).person or "", now)
    return missed is not None and missed >= options.grace * 1000
