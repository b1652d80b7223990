"""The daily deal: one deal a day for everyone, the same two bots, one try that counts; more for practice."""

from datetime import UTC, date, datetime, timedelta
from typing import Literal

from impera.tables.chain import Chain
from impera.tables.entry import Person
from impera.tables.errors import NotFoundError
from impera.tables.laying import TablePlan
from impera.tables.options import DAY, Options
from impera.tables.table import Table

PLAYERS, SEAT = 3, 1  # who is first follows from the deal
LEVEL = 5
BOT = f"ladder:{LEVEL}"
OPEN_DAYS = 2  # a try that counts may be finished on the day after its own; then the link is shown

Stage = Literal["today", "closing", "past"]


def day_of(now: int) -> date:
    """The date of a moment, everywhere the same: that of UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def start_of(day: date) -> int:
    """When a day begins, in milliseconds since 1970."""
    return (day - date(1970, 1, 1)).days * DAY


def stage_of(day: date, today: date) -> Stage:
    """Can it be begun for the ranking, only be finished, or is it over?"""
    if day == today:
        return "today"
    return "closing" if today < day + timedelta(days=OPEN_DAYS) else "past"


def need_begun(chain: Chain, day: date, today: date) -> None:
    """Refuse a date whose deal is not there, or not yet."""
    if day > today:
        raise NotFoundError("daily-not-yet", date=day.isoformat())
    chain.link(day)


def plan_of(chain: Chain, day: date, number: int, person: Person) -> TablePlan:
    """The table of a try: an ordinary one, without hints, undo or anybody who plays for the other."""
    options = Options(players=PLAYERS, hints=False, chat=False, grace=0, daily=day.isoformat(), attempt=number)
    bots = {seat: BOT for seat in range(1, PLAYERS + 1) if seat != SEAT}
    return TablePlan(options, person, bots=bots, seat=SEAT, start=True, server_seed=chain.seeds(day).server)


def week_of(day: date) -> tuple[date, date]:
    """The Monday and the Sunday of a date."""
    monday = day - timedelta(days=day.weekday())
    return monday, monday + timedelta(days=6)


def month_of(day: date) -> tuple[date, date]:
    """The first and the last day of a month."""
    first = day.replace(day=1)
    return first, (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)


def days_needed(first: date, last: date, today: date) -> int:
    """How many days somebody must have played for a place: half of those there were, rounded up."""
    return ((min(last, today) - first).days + 2) // 2


def does_count(table: Table, day: date, ended: int) -> bool:
    """Was the game played to its end, by the person alone and in time?"""
    is_late = ended >= start_of(day + timedelta(days=OPEN_DAYS))
    stood_in = any(action.seat == SEAT and action.by_bot for action in table.standing)
    return table.agreement is None and not is_late and not stood_in
