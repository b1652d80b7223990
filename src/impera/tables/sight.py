"""What each one at a table is sent beside the view: the table, the clock, changes with what R7 hides left out."""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET

from impera.game.action import Action
from impera.game.event import Event
from impera.tables.counting import uncounted
from impera.tables.entry import Change, Origin, Person
from impera.tables.options import Options
from impera.tables.release import Pace
from impera.tables.settle import UNRATED, SeatRatings
from impera.tables.table import Table
from impera.wire.daily import DailyMark
from impera.wire.duplicates import DuplicateMark
from impera.wire.log import ChangeInfo, EntryInfo, EventInfo
from impera.wire.shapes import JsonObject, written
from impera.wire.table import ClockInfo, OriginInfo, TableInfo, TableOptions, YouInfo

# Options that are told beside the options
MARKS = frozenset({"daily", "attempt", "duplicate", "deal", "board", "room", "level", "closed"})


def table_info(
    table: Table,
    here: Collection[str],
    watching: int,
    expires: int | None,
    ratings: SeatRatings,
    *,
    pace: Pace = Pace.USUAL,
) -> TableInfo:
    """What everyone may know of a table beside the cards."""
    return TableInfo(
        id=table.match.id,
        status=table.status,
        options=_options(table.options, table.chat),
        seats=[
            holder.to_wire(seat, holder.person in here, table.stand_in, *ratings.get(seat, UNRATED))
            for seat, holder in enumerate(table.holders, start=1)
        ],
        host=table.match.host,
        created=table.match.created,
        expires=expires,
        commitment=table.seeds.commitment,
        offer=table.offer.to_wire() if table.offer else None,
        result=table.result,
        actions=len(table.standing),
        rematch=table.rematch,
        watching=watching,
        uncounted=uncounted(table),
        hurried=pace is Pace.HURRIED and table.status == "running",
        preparing=True if pace is Pace.WAITING and table.status == "running" else UNSET,
        origin=origin_info(table.match.origin) if table.match.origin else UNSET,
        daily=DailyMark(table.options.daily, table.options.attempt) if table.options.daily else UNSET,
        duplicate=_duplicate(table.options) if table.options.duplicate else UNSET,
    )


def _duplicate(options: Options) -> DuplicateMark:
    return DuplicateMark(id=options.duplicate, deal=options.deal, board=options.board)


def origin_info(origin: Origin) -> OriginInfo:
    """Where a branch comes from, for everyone."""
    return OriginInfo(table=origin.match, action=origin.action, dealt_for=origin.seat)


@lru_cache(1000)
def _options(options: Options, chat: bool) -> TableOptions:
    told = {name: value for name, value in options.to_json().items() if name not in MARKS}
    return written(msgspec.convert(told | {"chat": chat}, TableOptions))


def you_info(table: Table, person: Person | None) -> YouInfo:
    """Who somebody is at this table."""
    if person is None:
        return YouInfo(person=None, name=None, seat=None, host=False)
    return YouInfo(
        person=person.id, name=person.name, seat=table.seat_of(person.id), host=table.match.host == person.id
    )


def clock_info(table: Table, now: int) -> ClockInfo:
    """The clock."""
    clock = table.clock
    mode = clock.options.mode
    is_running = mode != "none" and table.status == "running"
    return ClockInfo(
        mode=mode,
        now=now,
        seat=clock.seat if is_running else None,
        deadline=clock.deadline(now) if is_running else None,
        bank=clock.bank if mode == "seconds" else [],
    )


def change_info(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> ChangeInfo:
    """A change as a seat may know it; `is_open` once everything is (R7.3)."""
    return ChangeInfo(
        version=change.entry.seq,
        entry=_entry(change, seat, is_open, muted),
        events=[_event(event, seat, is_open) for event in change.events],
    )


@lru_cache(6_000)
def _event(event: Event, seat: int | None, is_open: bool) -> EventInfo:
    """An event as a seat may know it. There are few different ones, and each is written once."""
    return written(event if is_open else event.seen_by(seat))


SPOKEN = frozenset({"text", "phrase", "arguments"})
# Which fields of an entry's body are for everyone: those that the wire has beside the entry's own
SHOWN = frozenset(EntryInfo.__struct_fields__) - {"what", "at", "seat", "person", "action"}


def _entry(change: Change, seat: int | None, is_open: bool, muted: frozenset[str]) -> EntryInfo:
    entry, body = change.entry, change.entry.body
    if entry.what == "acted":
        action = entry.action.text if is_open else seen_action(entry.action, entry.seat, change.events, seat)
        return EntryInfo(what="acted", at=entry.at, seat=entry.seat, person=entry.person, action=action)
    shown = SHOWN - SPOKEN if entry.person in muted else SHOWN
    told: JsonObject = {name: value for name, value in body.items() if name in shown}
    return EntryInfo(what=entry.what, at=entry.at, seat=entry.seat, person=entry.person, **told)


HIDDEN_VERBS = frozenset({"pick", "give"})  # some see the card and others do not (R7.1)


def seen_action(action: Action, mover: int | None, events: Sequence[Event], seat: int | None) -> str:
    """The text of an action as a seat may know it: a pick is its owner's, a card given is seen by both sides."""
    if action.verb not in HIDDEN_VERBS or seat == mover:
        return action.text
    if action.verb == "give" and seat is not None and any(seat == event.other for event in events):
        return action.text
    return f"{action.verb} ?{(action.kind or '??')[1]}"
