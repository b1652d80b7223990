"""What each one at a table is sent beside the view: the table, the clock, changes with what R7 hides left out."""

from functools import lru_cache
from typing import Any

from impera.game.action import Action
from impera.game.event import Event
from impera.tables.entry import Change
from impera.tables.options import STAND_IN
from impera.tables.settle import UNRATED, SeatRatings
from impera.tables.table import Table
from impera.tables.views import dumps


def table_json(
    table: Table, here: frozenset[str] | set[str], watching: int, expires: int | None, ratings: SeatRatings
) -> dict[str, Any]:
    """Write what everyone may know of a table beside the cards."""
    return {
        "id": table.match.id,
        "status": table.status,
        "options": table.options.to_json() | {"chat": table.chat},
        "seats": [
            holder.to_json(seat, holder.person in here, STAND_IN) | ratings.get(seat, UNRATED)
            for seat, holder in enumerate(table.holders, start=1)
        ],
        "host": table.match.host,
        "created": table.match.created,
        "expires": expires,
        "commitment": table.seeds.commitment,
        "offer": table.offer.to_json() if table.offer else None,
        "result": table.result,
        "actions": len(table.standing),
        "rematch": table.rematch,
        "watching": watching,
    }


def clock_text(table: Table, now: int) -> str:
    """The clock as text; most tables have none."""
    if table.clock.options.mode == "none":
        return f'{{"bank":[],"deadline":null,"mode":"none","now":{now},"seat":null}}'
    return dumps(clock_json(table, now))


def clock_json(table: Table, now: int) -> dict[str, Any]:
    """Write the clock."""
    clock = table.clock
    timed = clock.options.mode != "none" and table.status == "running"
    return {
        "mode": clock.options.mode,
        "now": now,
        "seat": clock.seat if timed else None,
        "deadline": clock.deadline(now) if timed else None,
        "bank": clock.bank if clock.options.mode == "seconds" else [],
    }


def change_json(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> dict[str, Any]:
    """Write a change as a seat may know it; `is_open` once everything is (R7.3)."""
    events = change.events if is_open else [event.seen_by(seat) for event in change.events]
    return {
        "version": change.entry.seq,
        "entry": entry_json(change, seat, is_open=is_open, muted=muted),
        "events": [event.to_json() for event in events],
    }


def change_text(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> str:
    """The same as text. There are few different events and names: each is written once."""
    events = ",".join([event_text(event, seat, is_open) for event in change.events])
    entry = change.entry
    if entry.what == "acted":
        action = quoted(entry.body["action"] if is_open else seen_action(change, seat))
        person = f'"person":{quoted(entry.person)},' if entry.person is not None else ""
        told = f'{{"action":{action},"at":{entry.at},{person}"seat":{entry.seat},"what":"acted"}}'
    else:
        told = dumps(entry_json(change, seat, is_open=is_open, muted=muted))
    return f'{{"entry":{told},"events":[{events}],"version":{entry.seq}}}'


@lru_cache(maxsize=20_000)
def quoted(text: str) -> str:
    """A text as JSON."""
    return dumps(text)


@lru_cache(maxsize=20_000)
def event_text(event: Event, seat: int | None, is_open: bool) -> str:
    """An event as a seat may know it."""
    return dumps((event if is_open else event.seen_by(seat)).to_json())


SHOWN = ("name", "bot", "bots", "reason", "kind", "to", "agree", "text", "phrase", "arguments", "on", "table")


def entry_json(change: Change, seat: int | None, *, is_open: bool, muted: frozenset[str]) -> dict[str, Any]:
    """Write an entry as a seat may know it."""
    entry, body = change.entry, change.entry.body
    told: dict[str, Any] = {"what": entry.what, "at": entry.at}
    if entry.seat is not None:
        told["seat"] = entry.seat
    if entry.person is not None:
        told["person"] = entry.person
    if entry.what == "acted":
        told["action"] = body["action"] if is_open else seen_action(change, seat)
        return told
    told |= {name: body[name] for name in SHOWN if body.get(name) is not None}
    if entry.person in muted:
        told = {name: value for name, value in told.items() if name not in ("text", "phrase", "arguments")}
    return told


HIDDEN_VERBS = ("pick", "give")  # some see the card and others do not (R7.1)


def seen_action(change: Change, seat: int | None) -> str:
    """The text of an action as a seat may know it: a pick is its owner's, a card given is seen by both sides."""
    text: str = change.entry.body["action"]
    if not text.startswith(HIDDEN_VERBS) or seat == change.entry.seat:
        return text
    action = Action.parse(text)
    if action.verb == "give" and seat is not None and any(seat == event.other for event in change.events):
        return action.text
    return f"{action.verb} ?{(action.kind or '??')[1]}"
