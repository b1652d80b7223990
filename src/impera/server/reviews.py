"""Routes: what the coach says of a finished game, computed once and kept with it."""

from typing import Annotated

from fastapi import Query
from fastapi.responses import HTMLResponse, Response

from impera.coach.graph import graph
from impera.coach.page import page
from impera.server.closed_cards import OPEN_CARDS
from impera.server.house import Anyone, House, TheHouse
from impera.server.play import TableId
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.errors import NotFoundError
from impera.wire.bodies import ReviewState
from impera.wire.coach import GameReview
from impera.wire.shapes import encode
from impera.words import LANGUAGES

router = Router(prefix="/api/tables/{table}", tags=["reviews"], responses=RESPONSES, dependencies=OPEN_CARDS)

Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
SeatAsked = Annotated[int | None, Query(ge=1, le=4)]


@router.get("/review")
async def see_review(table: TableId, who: Anyone, house: TheHouse) -> ReviewState:
    """The review of a finished game, or how far it is; nothing is begun."""
    return await house.coach.review(await house.tables.open(table), begin=False)


@router.post("/review")
async def ask_for_review(table: TableId, who: Anyone, house: TheHouse) -> ReviewState:
    """Have a finished game reviewed, unless it is; what waits says its place in the line."""
    return await house.coach.review(await house.tables.open(table), begin=True)


def _content(kind: str) -> dict[int | str, dict[str, object]]:
    return {200: {"description": "The review.", "content": {kind: {"schema": {"type": "string"}}}}}


@router.get("/review.json", response_model=None, responses=_content("application/json"))
async def review_json(table: TableId, house: TheHouse) -> Response:
    """The review as a file."""
    made = await _made(table, house)
    return Response(encode(made), media_type="application/json")


@router.get("/review.html", response_model=None, responses=_content("text/html"))
async def review_html(
    table: TableId, house: TheHouse, language: Language = "en", seat: SeatAsked = None
) -> HTMLResponse:
    """The review as one self-contained page."""
    return HTMLResponse(page(await _made(table, house), language, seat))


@router.get("/review.svg", response_model=None, responses=_content("image/svg+xml"))
async def review_svg(table: TableId, house: TheHouse, language: Language = "en", seat: SeatAsked = None) -> Response:
    """The graph of the review."""
    return Response(graph(await _made(table, house), language, seat), media_type="image/svg+xml")


async def _made(table: str, house: House) -> GameReview:
    live = await house.tables.open(table)
    made = await house.coach.kept(live.id)
    if made is None:
        raise NotFoundError("coach-no-review")
    return made
