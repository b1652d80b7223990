"""The daily deal in memory."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from impera.tables.daily_scores import Average, DayPlace, LevelScore, Score, Try
from impera.tables.entry import Match, Person, Status
from impera.tables.errors import SequenceTakenError

COUNTS = 1  # the number of the try that does


class MemoryDailies:
    """The part of a store in memory that keeps the daily deal."""

    people: dict[str, Person]
    status: dict[str, Status]

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self._chain: tuple[str, str, int] | None = None
        self._tries: dict[tuple[str, str, int], Try] = {}
        self._scores: dict[tuple[str, str], Score] = {}
        self._levels: dict[tuple[str, int], LevelScore] = {}

    def forget_days_of(self, person: str) -> None:
        """Drop somebody's tries and scores."""
        self._tries = {key: each for key, each in self._tries.items() if each.person != person}
        self._scores = {key: score for key, score in self._scores.items() if person not in key}

    async def chain(self) -> tuple[str, str, int] | None:
        """The chain's root, its first day and when it was made, if there is one."""
        return self._chain

    async def keep_chain(self, root: str, first: str, at: int) -> None:
        """Keep a chain, unless there is one already."""
        self._chain = self._chain or (root, first, at)

    def _keep_try(self, match: Match) -> None:
        """Keep the try that a match is, if it is one."""
        day, number, person = match.options.daily, match.options.attempt, match.host or ""
        if day:
            if (day, person, number) in self._tries:
                raise SequenceTakenError
            self._tries[day, person, number] = Try(day, person, number, match.id, match.created)

    def _forget_matches(self, matches: frozenset[str]) -> None:
        """A try outlives its match."""
        for key, each in self._tries.items():
            if each.match in matches:
                self._tries[key] = replace(each, match=None)

    async def tries_of(self, person: str, first: str, last: str) -> list[Try]:
        """What somebody has tried from one day to another, in order."""
        found = [each for each in self._tries.values() if each.person == person and first <= each.day <= last]
        return sorted(found, key=lambda each: (each.day, each.number))

    async def tries_begun(self, first: str, last: str) -> dict[str, int]:
        """How many have begun, by day."""
        return dict(Counter(day for day, _, number in self._tries if number == COUNTS and first <= day <= last))

    async def unjudged(self, limit: int) -> list[Try]:
        """The tries that count whose game is over and that have no score, the oldest first."""
        found = [
            each
            for each in self._tries.values()
            if each.number == COUNTS
            and self.status.get(each.match or "") == "finished"
            and (each.day, each.person) not in self._scores
        ]
        return sorted(found, key=lambda each: each.at)[:limit]

    async def keep_score(self, day: str, person: str, score: Score) -> None:
        """Keep what came of somebody's try that counts, unless it is known."""
        self._scores.setdefault((day, person), score)

    async def scores_of(self, person: str, first: str, last: str) -> dict[str, Score]:
        """Somebody's scores, by day."""
        return {day: score for (day, who), score in self._scores.items() if who == person and first <= day <= last}

    def _counted(self, first: str, last: str) -> Iterator[tuple[str, str, Score, float]]:
        for (day, person), score in self._scores.items():
            if first <= day <= last and score.loss is not None:
                yield day, person, score, score.loss

    async def standings(self, day: str, limit: int) -> list[DayPlace]:
        """The scores of a day, fewest points lost first."""
        found = sorted(self._counted(day, day), key=lambda each: (each[3], each[1]))
        return [
            DayPlace(person, self.people[person].name, self._tries[day, person, COUNTS].match, score)
            for _, person, score, _ in found[:limit]
        ]

    async def scores_better(self, day: str, loss: float | None) -> int:
        """How many have lost less; all there are, if no loss is named."""
        return sum(loss is None or lost < loss for *_, lost in self._counted(day, day))

    async def averages(self, first: str, last: str, needed: int, limit: int) -> list[Average]:
        """Everybody's days together, those with enough of them first, fewest points lost first."""
        days: dict[str, list[Score]] = {}
        for _, person, score, _ in self._counted(first, last):
            days.setdefault(person, []).append(score)
        found = [
            Average(
                person,
                self.people[person].name,
                len(scores),
                sum(score.won or 0.0 for score in scores),
                sum(score.loss or 0.0 for score in scores) / len(scores),
            )
            for person, scores in days.items()
        ]
        return sorted(found, key=lambda each: (each.days < needed, each.loss, each.person))[:limit]

    async def level_scores(self, day: str) -> list[LevelScore]:
        """What the levels of the ladder made of a day."""
        return [found for (of, _), found in sorted(self._levels.items()) if of == day]

    async def keep_level_score(self, day: str, found: LevelScore) -> None:
        """Keep what a level made of a day, unless it is known."""
        self._levels.setdefault((day, found.level), found)
