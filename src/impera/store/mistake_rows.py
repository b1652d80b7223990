"""Tries at one's own mistakes in SQL."""

from dataclasses import asdict

from impera.store.rows import Rows
from impera.tables.mistakes import MistakeTry


class MistakeRows(Rows):
    """The part of a store that keeps them."""

    async def mistake_tries(self, person: str) -> list[MistakeTry]:
        """A person's latest try at each of their mistakes, oldest first."""
        rows = await self._read("mistake tries", person=person)
        return [MistakeTry(match, action, at, bool(is_solved)) for match, action, at, is_solved in rows]

    async def keep_mistake_try(self, person: str, tried: MistakeTry) -> None:
        """Keep a try in place of an earlier one at the same turn."""
        row = {"person": person} | asdict(tried)
        key = {name: row[name] for name in ("person", "match", "action")}
        await self._write(("drop mistake try", key), ("add mistake try", row))
