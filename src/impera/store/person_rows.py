"""A person read out and forgotten, in SQL."""

import json
from collections.abc import Iterable
from typing import Any

from impera.store.person_schema import KEPT, WRITTEN
from impera.store.rows import Row, Rows, Statement
from impera.tables.entry import Entry
from impera.tables.forgetting import is_named, without
from impera.wire.shapes import JsonObject

LOOKS = 3  # what is written while somebody is forgotten is found by the next look


class PersonRows(Rows):
    """The part of a store that knows everything of a person."""

    async def rows_of(self, person: str) -> dict[str, list[JsonObject]]:
        """Everything that is kept of a person, by table; nothing that is hidden from them."""
        found = {}
        for name, kept in KEPT.items():
            rows = await self._read(f"read out {name}", person=person)
            found[name] = [_shown(kept.columns, row) for row in rows]
        return found

    async def forget(self, person: str, alias: str) -> None:
        """Forget a person: delete what is theirs, and leave of what they did with others an alias that says nothing."""
        mine: list[Statement] = [
            ("forget sittings", {"person": person}),
            ("forget ratings", {"person": person}),
            ("forget steps", {"who": person, "alias": alias}),
            ("forget person", {"person": person}),
        ]
        for _ in range(LOOKS):
            shared = [*await self._entries_without(person, alias), *await self._matches_without(person, alias)]
            if not shared and not mine:
                break
            await self._write(*shared, *mine)
            mine = []
        await self._erase()

    async def _erase(self) -> None:
        """What was deleted may still lie in files: overwrite it, as far as that can be done."""

    async def _entries_without(self, person: str, alias: str) -> list[Statement]:
        rows = await self._read("entries naming", person=person, naming=f'%"{person}"%')
        found: dict[str, list[Entry]] = {}
        for match, seq, what, at, seat, who, body in rows:
            entry = Entry(seq, what, at, seat, who, json.loads(body))
            if is_named(entry, person):
                found.setdefault(match, []).append(entry)
        statements: list[Statement] = []
        for match, entries in found.items():
            statements += [_forgotten(match, without(entry, person, alias)) for entry in entries]
            statements += await self._review_without(match, {entry.body.get("name") for entry in entries})
        return statements

    async def _review_without(self, match: str, names: Iterable[str | None]) -> list[Statement]:
        """The review of a match calls them by their seat."""
        rows = await self._read("review", match=match)
        if not rows:
            return []
        review = json.loads(rows[0][0])
        known = {name for name in names if name}
        review["names"] = [
            f"P{seat}" if name in known else name for seat, name in enumerate(review.get("names", []), start=1)
        ]
        kept = {"match": match, "body": json.dumps(review, ensure_ascii=False, separators=(",", ":"))}
        return [("drop review", {"match": match}), ("add review", kept)]

    async def _matches_without(self, person: str, alias: str) -> list[Statement]:
        statements: list[Statement] = []
        for match, host, reserved in await self._read("matches naming", person=person, naming=f'%"{person}"%'):
            kept = {seat: alias if who == person else who for seat, who in json.loads(reserved).items()}
            who = alias if host == person else host
            statements.append(("forget match", {"which": match, "who": who, "kept": json.dumps(kept)}))
        return statements


def _forgotten(match: str, entry: Entry) -> Statement:
    row = {"of_match": match, "number": entry.seq, "who": entry.person, "written": json.dumps(entry.body)}
    return "forget entry", row


def _shown(columns: tuple[str, ...], row: Row) -> JsonObject:
    def value(name: str, kept: Any) -> Any:
        return json.loads(kept) if name in WRITTEN and kept else kept

    return {name: value(name, kept) for name, kept in zip(columns, row, strict=True)}
