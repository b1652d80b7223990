"""Somebody is forgotten: what they did at tables stays, so that games replay, under a name that says nothing."""

import secrets
from dataclasses import replace

from impera.tables.entry import Entry, EntryBody, Match

UNSAID = "…"  # in place of what they said


def new_alias() -> str:
    """Who somebody was: an id that leads to nobody."""
    return f"gone-{secrets.token_urlsafe(9)}"


def is_named(entry: Entry, person: str) -> bool:
    """Does an entry know somebody: as the one who did it, or as what another was before?"""
    return entry.person == person or person in entry.body.get("marks", ())


def without(entry: Entry, person: str, alias: str) -> Entry:
    """An entry without somebody: no name, no words, nothing by which they were known."""
    body: EntryBody = {**entry.body}
    if entry.person != person:
        if "marks" in body:
            body["marks"] = [mark for mark in body["marks"] if mark != person]
        return replace(entry, body=body)
    body.pop("marks", None)
    if "name" in body:
        body["name"] = None
    if "text" in body:
        body["text"] = UNSAID
    return replace(entry, person=alias, body=body)


def match_without(match: Match, person: str, alias: str) -> Match:
    """A match without somebody who made it, or for whom it keeps a seat."""
    reserved = {seat: alias if kept == person else kept for seat, kept in match.reserved.items()}
    return replace(match, host=alias if match.host == person else match.host, reserved=reserved)
