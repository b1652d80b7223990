"""Duels in memory."""

from dataclasses import replace

from impera.tables.duels import DuelAnswer, DuelEntrant, KeptDuel
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError


class MemoryDuels:
    """The part of a store in memory that keeps duels."""

    people: dict[str, Person]

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self._duels: dict[str, KeptDuel] = {}
        self._entrants: dict[tuple[str, str], int] = {}
        self._answers: dict[tuple[str, str, int], DuelAnswer] = {}

    def forget_duels_of(self, person: str) -> None:
        """Drop somebody's part in duels; those they made go on."""
        self._duels = {
            key: replace(duel, host=None) if duel.host == person else duel for key, duel in self._duels.items()
        }
        self._entrants = {key: at for key, at in self._entrants.items() if key[1] != person}
        self._answers = {key: answer for key, answer in self._answers.items() if key[1] != person}

    async def add_duel(self, duel: KeptDuel) -> None:
        """Keep a new duel."""
        self._duels[duel.id] = duel

    async def duel(self, duel: str) -> KeptDuel | None:
        """Find a duel."""
        return self._duels.get(duel)

    async def duels_of(self, person: str, limit: int) -> list[KeptDuel]:
        """The duels somebody made or takes part in, latest first."""
        found = [each for each in self._duels.values() if each.host == person or (each.id, person) in self._entrants]
        return sorted(found, key=lambda each: (-each.created, each.id))[:limit]

    async def enter_duel(self, duel: str, person: str, at: int) -> None:
        """Note that somebody begins, unless they have begun."""
        self._entrants.setdefault((duel, person), at)

    async def duel_entrants(self, duel: str) -> list[DuelEntrant]:
        """Who takes part, in the order they began."""
        found = [
            DuelEntrant(person, self.people[person].name, begun)
            for (of, person), begun in self._entrants.items()
            if of == duel
        ]
        return sorted(found, key=lambda each: (each.begun, each.person))

    async def add_duel_answer(self, answer: DuelAnswer) -> None:
        """Keep an answer; SequenceTakenError if this position was answered before."""
        key = (answer.duel, answer.person, answer.number)
        if key in self._answers:
            raise SequenceTakenError
        self._answers[key] = answer

    async def duel_answers(self, duel: str) -> list[DuelAnswer]:
        """Every answer given in a duel, by person and number."""
        return [each for key, each in sorted(self._answers.items()) if key[0] == duel]

    async def unjudged_answers(self, limit: int) -> list[DuelAnswer]:
        """Answers whose cost is not known, the oldest first."""
        found = [each for each in self._answers.values() if each.cost is None]
        return sorted(found, key=lambda each: each.at)[:limit]

    async def keep_cost(self, answer: DuelAnswer, cost: str) -> None:
        """Keep what an answer cost."""
        key = (answer.duel, answer.person, answer.number)
        if key in self._answers:
            self._answers[key] = replace(self._answers[key], cost=cost)
