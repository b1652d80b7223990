"""Lessons taken, in SQL."""

from contextlib import suppress

from impera.store.rows import Rows
from impera.tables.errors import SequenceTakenError


class LessonRows(Rows):
    """The part of a store that keeps them."""

    async def lessons_taken(self, person: str) -> list[str]:
        """The lessons somebody has taken, in the order they did."""
        return [row[0] for row in await self._read("lessons taken", person=person)]

    async def take_lesson(self, person: str, lesson: str, at: int) -> None:
        """Keep that somebody has taken a lesson, unless it is kept."""
        with suppress(SequenceTakenError):
            await self._write(("take lesson", {"person": person, "lesson": lesson, "at": at}))
