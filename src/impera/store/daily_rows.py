"""The daily deal in SQL."""

from contextlib import suppress
from dataclasses import asdict

from impera.store.rows import Parameters, Rows, Statement
from impera.tables.daily_scores import Average, DayPlace, LevelScore, Score, Try
from impera.tables.entry import Match
from impera.tables.errors import SequenceTakenError

NAME = "daily"
EVERY_LOSS = 1e9  # above every loss there is


def try_row(match: Match) -> Statement:
    """What is written with a match that is somebody's try at a daily deal: there is no other with its number."""
    options = match.options
    row = {"day": options.daily, "person": match.host, "number": options.attempt, "match": match.id}
    return "add try", row | {"at": match.created}


class DailyRows(Rows):
    """The part of a store that keeps the daily deal."""

    async def _add(self, name: str, row: Parameters) -> None:
        """Add a row, unless there is one already."""
        with suppress(SequenceTakenError):
            await self._write((name, row))

    async def chain(self) -> tuple[str, str, int] | None:
        """The chain's root, its first day and when it was made, if there is one."""
        rows = await self._read("chain")
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def keep_chain(self, root: str, first: str, at: int) -> None:
        """Keep a chain, unless there is one already."""
        await self._add("add chain", {"name": NAME, "root": root, "first": first, "made": at})

    async def tries_of(self, person: str, first: str, last: str) -> list[Try]:
        """What somebody has tried from one day to another, in order."""
        return [Try(*row) for row in await self._read("tries of", person=person, first=first, last=last)]

    async def tries_begun(self, first: str, last: str) -> dict[str, int]:
        """How many have begun, by day."""
        return {row[0]: row[1] for row in await self._read("tries begun", first=first, last=last)}

    async def unjudged(self, limit: int) -> list[Try]:
        """The tries that count whose game is over and that have no score, the oldest first."""
        return [Try(*row) for row in await self._read("unjudged", most=limit)]

    async def keep_score(self, day: str, person: str, score: Score) -> None:
        """Keep what came of somebody's try that counts, unless it is known."""
        await self._add("add score", {"day": day, "person": person} | asdict(score))

    async def scores_of(self, person: str, first: str, last: str) -> dict[str, Score]:
        """Somebody's scores, by day."""
        rows = await self._read("scores of", person=person, first=first, last=last)
        return {row[0]: Score(*row[1:]) for row in rows}

    async def standings(self, day: str, limit: int) -> list[DayPlace]:
        """The scores of a day, fewest points lost first."""
        rows = await self._read("standings", day=day, most=limit)
        return [DayPlace(row[0], row[1], row[2], Score(*row[3:])) for row in rows]

    async def scores_better(self, day: str, loss: float | None) -> int:
        """How many have lost less; all there are, if no loss is named."""
        rows = await self._read("scores better", day=day, loss=EVERY_LOSS if loss is None else loss)
        return int(rows[0][0])

    async def averages(self, first: str, last: str, needed: int, limit: int) -> list[Average]:
        """Everybody's days together, those with enough of them first, fewest points lost first."""
        return [
            Average(*row) for row in await self._read("averages", first=first, last=last, needed=needed, most=limit)
        ]

    async def level_scores(self, day: str) -> list[LevelScore]:
        """What the levels of the ladder made of a day."""
        return [LevelScore(row[0], Score(*row[1:])) for row in await self._read("level scores", day=day)]

    async def keep_level_score(self, day: str, found: LevelScore) -> None:
        """Keep what a level made of a day, unless it is known."""
        await self._add("add level score", {"day": day, "level": found.level} | asdict(found.score))
