"""Ratings in SQL."""

from collections.abc import Sequence

from impera.store.rows import Rows, Statement
from impera.tables.ratings import LISTED_FROM, Ranked, RatedPlayer, Rating, RatingStep
from impera.tables.series import RatedPerson
from impera.wire.fields import RatingKind


class RatingRows(Rows):
    """The part of a store that keeps ratings."""

    async def rating(self, kind: RatingKind, player: RatedPlayer) -> Rating:
        """The rating of a player; that of a new one, if there is none."""
        rows = await self._read("rating", kind=kind, holder=player.holder, player=player.id)
        return Rating(*rows[0]) if rows else Rating()

    async def ratings_of(self, person: str) -> dict[RatingKind, Rating]:
        """Every rating of a person."""
        return {row[0]: Rating(*row[1:]) for row in await self._read("ratings of", player=person)}

    async def opponents(self, kind: RatingKind, player: RatedPlayer) -> int:
        """How many different opponents a player has met in rated games of a kind."""
        rows = await self._read("opponents", kind=kind, holder=player.holder, player=player.id)
        return int(rows[0][0])

    async def people_rated(self) -> list[RatedPerson]:
        """What every rated game did to the people in it, oldest first: for the administrator."""
        return [RatedPerson(*row) for row in await self._read("people rated")]

    async def ranking(self, kind: RatingKind, limit: int, offset: int) -> list[Ranked]:
        """The players of a kind, best first: bots, and people who have met enough different opponents."""
        rows = await self._read("ranking", kind=kind, least=LISTED_FROM, most=limit, skipped=offset)
        return [Ranked(RatedPlayer(row[0], row[1]), row[2], Rating(*row[3:])) for row in rows]

    async def rating_steps(self, match: str) -> list[RatingStep]:
        """What a match did to the ratings."""
        rows = await self._read("rating steps", match=match)
        return [RatingStep(row[0], RatedPlayer(row[1], row[2]), Rating(*row[3:6]), row[6]) for row in rows]

    async def finish(self, match: str, at: int, steps: Sequence[RatingStep] = ()) -> None:
        """Note that a match is over and what it did to the ratings: all of it or nothing."""
        writes: list[Statement] = []
        for step in steps:
            who = {"kind": step.kind, "holder": step.player.holder, "player": step.player.id}
            rating = {"mu": step.rating.mu, "sigma": step.rating.sigma}
            number = step.rating.games
            writes += [
                ("add rating step", who | rating | {"number": number, "match": match, "change": step.change, "at": at}),
                ("drop rating", who),
                ("add rating", who | rating | {"games": number, "ordinal": step.rating.ordinal}),
            ]
        await self._write(*writes, ("set status", {"which": match, "status": "finished"}))
