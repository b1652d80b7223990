"""When a game is over: note it and, if it counts, move the ratings. Done again it changes nothing.

The log of the match says that it is over; what happens here can be done at any time after that, by any process. A match
stays among the running ones until it is done, and those are looked at when a server starts: a kill loses nothing.
"""

import asyncio
from typing import NamedTuple

from impera.tables.entry import Entry, Status
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import Ratings
from impera.tables.ratings import RatedPlayer, Rating, is_counted, kind_of, starters_of, steps_of
from impera.tables.table import Table
from impera.wire.table import RatingInfo

TRIES = 8
SEATING = frozenset({"sat", "left", "returned", "bot-set", "filled", "started"})


class SeatRating(NamedTuple):
    """How strong the holder of a seat is, and what the game changed of that."""

    rating: RatingInfo | None = None
    change: float | None = None


UNRATED = SeatRating()
SeatRatings = dict[int, SeatRating]


class Settling:
    """Notes the ends of games in a store, one by one: games of the same players would get in each other's way."""

    def __init__(self, store: Ratings) -> None:
        """Note them in this store."""
        self.store = store
        self._lock = asyncio.Lock()

    async def settle(self, table: Table) -> None:
        """Note the end of a game, once."""
        async with self._lock:
            await settle(self.store, table)


class TableRatings:
    """The ratings of those who sit at a table, and whether its end has been noted."""

    def __init__(self, settling: Settling, table: Table) -> None:
        """Know nothing yet: everything is read at the first tick."""
        self._settling, self._table = settling, table
        self.by_seat: SeatRatings = {}
        self.is_unsettled = table.status == "finished"
        self._is_old = table.options.rated

    def follow(self, entry: Entry, before: Status) -> None:
        """Something has happened at the table, whose status was another before, perhaps."""
        self._is_old |= self._table.options.rated and entry.what in SEATING
        self.is_unsettled |= self._table.status == "finished" and before != "finished"

    async def tick(self) -> bool:
        """Note the end, read the ratings, where need be; is there something new to tell?"""
        if self.is_unsettled:
            await self._settling.settle(self._table)
            self.is_unsettled = False
            self._is_old = self._table.options.rated
        return await self.read()

    async def read(self) -> bool:
        """Learn how strong those are who sit here, if that may have changed."""
        if not self._is_old:
            return False
        self._is_old = False  # whoever sits down while it is read is read again
        try:
            self.by_seat = await ratings_at(self._settling.store, self._table)
        except StoreError:
            self._is_old = True
            raise
        return True


async def settle(store: Ratings, table: Table) -> None:
    """Note the end of a game in the store, once."""
    match, at, kind = table.match.id, table.updated, kind_of(table.options)
    if not is_counted(table):
        await store.finish(match, at)
        return
    for _ in range(TRIES):
        if await store.rating_steps(match):  # by another process, or before a restart
            await store.finish(match, at)
            return
        before = {player: await store.rating(kind, player) for player in set(starters_of(table))}
        try:
            await store.finish(match, at, steps_of(table, before))
        except SequenceTakenError:  # another game of one of them was rated just now
            continue
        return
    raise StoreError("table-too-busy")


async def ratings_at(store: Ratings, table: Table) -> SeatRatings:
    """The rating of each seat's holder; after the end that of those who began, with what the game changed."""
    if not table.options.rated:
        return {}
    if table.status == "finished" and (steps := await store.rating_steps(table.match.id)):
        by_player = {step.player: step for step in steps}
        found = [by_player.get(player) for player in starters_of(table)]
        return {seat: _told(step.rating, step.change) for seat, step in enumerate(found, start=1) if step}
    seated = {seat: player for seat, holder in enumerate(table.holders, start=1) if (player := RatedPlayer.of(holder))}
    return {seat: _told(await store.rating(kind_of(table.options), player)) for seat, player in seated.items()}


def _told(rating: Rating, change: float | None = None) -> SeatRating:
    return SeatRating(rating.to_wire(), change)
