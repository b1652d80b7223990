"""Duels in SQL."""

from contextlib import suppress
from dataclasses import asdict

from impera.store.rows import Rows
from impera.tables.duels import DuelAnswer, DuelEntrant, KeptDuel
from impera.tables.errors import SequenceTakenError


class DuelRows(Rows):
    """The part of a store that keeps duels."""

    async def add_duel(self, duel: KeptDuel) -> None:
        """Keep a new duel."""
        await self._write(("add duel", asdict(duel)))

    async def duel(self, duel: str) -> KeptDuel | None:
        """Find a duel."""
        rows = await self._read("duel", id=duel)
        return KeptDuel(*rows[0]) if rows else None

    async def duels_of(self, person: str, limit: int) -> list[KeptDuel]:
        """The duels somebody made or takes part in, latest first."""
        return [KeptDuel(*row) for row in await self._read("duels of", person=person, most=limit)]

    async def enter_duel(self, duel: str, person: str, at: int) -> None:
        """Note that somebody begins, unless they have begun."""
        with suppress(SequenceTakenError):
            await self._write(("enter duel", {"duel": duel, "person": person, "begun": at}))

    async def duel_entrants(self, duel: str) -> list[DuelEntrant]:
        """Who takes part, in the order they began."""
        return [DuelEntrant(*row) for row in await self._read("duel entrants", duel=duel)]

    async def add_duel_answer(self, answer: DuelAnswer) -> None:
        """Keep an answer; SequenceTakenError if this position was answered before."""
        await self._write(("add duel answer", asdict(answer)))

    async def duel_answers(self, duel: str) -> list[DuelAnswer]:
        """Every answer given in a duel, by person and number."""
        return [DuelAnswer(*row) for row in await self._read("duel answers", duel=duel)]

    async def unjudged_answers(self, limit: int) -> list[DuelAnswer]:
        """Answers whose cost is not known, the oldest first."""
        return [DuelAnswer(*row) for row in await self._read("unjudged answers", most=limit)]

    async def keep_cost(self, answer: DuelAnswer, cost: str) -> None:
        """Keep what an answer cost."""
        which = {"of_duel": answer.duel, "by": answer.person, "which": answer.number}
        await self._write(("keep cost", which | {"cost": cost}))
