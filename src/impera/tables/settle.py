"""When a game is over: note it and, if it counts, move the ratings. Done again it changes nothing.

The log of the match says that it is over; what happens here can be done at any time after that, by any process. A match
stays among the running ones until it is done, and those are looked at when a server starts: a kill loses nothing.
"""

from typing import Any

from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.ports import Store
from impera.tables.ratings import Player, Rating, is_counted, kind_of, starters_of, steps_of
from impera.tables.table import Table

TRIES = 8
UNRATED: dict[str, Any] = {"rating": None, "rating_change": None}

SeatRatings = dict[int, dict[str, Any]]


async def settle(store: Store, table: Table) -> None:
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


async def ratings_at(store: Store, table: Table) -> SeatRatings:
    """The rating of each seat's holder; after the end that of those who began, with what the game changed."""
    if not table.options.rated:
        return {}
    if is_counted(table) and (steps := await store.rating_steps(table.match.id)):
        by_player = {step.player: step for step in steps}
        found = [by_player.get(player) for player in starters_of(table)]
        return {seat: _told(step.rating, step.change) for seat, step in enumerate(found, start=1) if step}
    seated = {seat: player for seat, holder in enumerate(table.holders, start=1) if (player := Player.of(holder))}
    return {seat: _told(await store.rating(kind_of(table.options), player)) for seat, player in seated.items()}


def _told(rating: Rating, change: float | None = None) -> dict[str, Any]:
    return {"rating": rating.to_json(), "rating_change": change}
