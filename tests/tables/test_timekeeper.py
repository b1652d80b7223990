"""Whom nobody need wait for any longer."""

from typing import Any

from impera.tables.laying import TablePlan, lay
from impera.tables.options import ClockOptions, Options
from impera.tables.presence import Attendance
from impera.tables.table import Table
from impera.tables.timekeeper import Overdue, overdue
from tests.tables.playing import ANN, BOB, Ear

BEGAN = 1_000


def dealt(**options: Any) -> Table:
    """A game of Ann and Bob that began a moment ago."""
    plan = TablePlan(Options(**options), ANN, bots={2: "random"}, seat=1, start=True)
    table, _ = lay(plan, BEGAN)
    table.holders[1].kind, table.holders[1].person = "person", BOB.id
    table._run_clock(BEGAN)
    return table


def test_whose_time_is_up_is_late_even_if_here():
    table = dealt(clock=ClockOptions("seconds", 10, 20))
    presence = Attendance(BEGAN, [])
    for person in (ANN, BOB):
        presence.join(Ear(person))
    assert overdue(table, presence, BEGAN + 29_999) is None
    assert overdue(table, presence, BEGAN + 30_000) == Overdue(table.deciding or 0, "clock")


def test_who_is_gone_is_late_after_the_grace_unless_days_are_played():
    for clock, late in ((ClockOptions(), True), (ClockOptions("days", 1), False)):
        table = dealt(grace=60, clock=clock)
        presence = Attendance(BEGAN, [ANN.id, BOB.id])
        assert overdue(table, presence, BEGAN + 59_999) is None
        gone = Overdue(table.deciding or 0, "gone") if late else None
        assert overdue(table, presence, BEGAN + 60_000) == gone


def test_nobody_is_sent_away_who_keeps_nobody_waiting():
    table = dealt(grace=60)
    table.holder(3 - (table.deciding or 1)).gone = "left"
    assert overdue(table, Attendance(BEGAN, [ANN.id, BOB.id]), BEGAN + 600_000) is None
