"""Routes: ratings, one's own and the list of each kind of game."""

from typing import Annotated

from fastapi import Query

from impera.server.house import Me, TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.ratings import Ranked, RatedPlayer
from impera.wire.bodies import KindRating, MyRatings, RankedPlayer, Ranking
from impera.wire.fields import RatingKind

router = Router(prefix="/api", tags=["ratings"], responses=RESPONSES)

PAGE = 50
PAGE_MOST = 100
OFFSET_MOST = 10_000


@router.get("/me/ratings")
async def my_ratings(me: Me, house: TheHouse) -> MyRatings:
    """My ratings, of the kinds of game that I have played rated."""
    found = await house.store.ratings_of(me.id)
    player = RatedPlayer("person", me.id)
    return MyRatings(
        ratings=[
            KindRating(kind=kind, rating=rating.to_wire(), opponents=await house.store.opponents(kind, player))
            for kind, rating in found.items()
        ]
    )


@router.get("/ratings/{kind}")
async def ranking(
    kind: RatingKind,
    house: TheHouse,
    limit: Annotated[int, Query(ge=1, le=PAGE_MOST)] = PAGE,
    offset: Annotated[int, Query(ge=0, le=OFFSET_MOST)] = 0,
) -> Ranking:
    """Who has played this kind of game rated, best first: bots, and people who have met 3 different opponents."""
    found = await house.store.ranking(kind, limit + 1, offset)
    players = [_ranked(offset + place, ranked) for place, ranked in enumerate(found[:limit], start=1)]
    return Ranking(kind=kind, players=players, more=len(found) > limit)


def _ranked(place: int, ranked: Ranked) -> RankedPlayer:
    player = ranked.player
    return RankedPlayer(
        place=place,
        holder=player.holder,
        person=player.id if player.holder == "person" else None,
        bot=player.id if player.holder == "bot" else None,
        name=ranked.name,
        rating=ranked.rating.to_wire(),
    )
