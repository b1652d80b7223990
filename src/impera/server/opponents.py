"""Route: the opponent that fits me. It is shown openly, with what it rests on; a rated table takes no notice of it."""

from typing import Annotated

from fastapi import Query

from impera.bots.players.ladder import LADDER
from impera.server.house import House, Me, TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.opponents import LATEST, fitting_opponent
from impera.tables.ratings import KINDS, RatedPlayer, Rating
from impera.wire.bodies import FittingOpponent

router = Router(prefix="/api", tags=["people"], responses=RESPONSES)


@router.get("/me/opponent")
async def my_opponent(me: Me, house: TheHouse, players: Annotated[int, Query(ge=2, le=4)] = 2) -> FittingOpponent:
    """The bot of the ladder that makes a good game for me: from my latest games against it, and my rating."""
    kind = KINDS[players - 2]
    rating = (await house.store.ratings_of(me.id)).get(kind)
    rated = await _rated_levels(house, players) if rating and rating.games else {}
    games = []
    for match in await house.store.matches_of(me.id, LATEST):
        game, is_rated = await house.finished.of(house.tables, me.id, match)
        if game and not (is_rated and rated):
            games.append(game)
    return fitting_opponent(games, players, rating, rated)


async def _rated_levels(house: House, players: int) -> dict[int, Rating]:
    """The ratings of those levels that have been played rated."""
    kind = KINDS[players - 2]
    found = {level: await house.store.rating(kind, RatedPlayer("bot", f"ladder:{level}")) for level in LADDER}
    return {level: rating for level, rating in found.items() if rating.games}
