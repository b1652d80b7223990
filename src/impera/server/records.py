"""Routes: what is left of a game: its record, the proof of its shuffle, its statistics, every position."""

from typing import Annotated

from fastapi import Path, Query
from fastapi.responses import PlainTextResponse

from impera.game.record import record_to_wire, write_record
from impera.server.closed_cards import OPEN_CARDS
from impera.server.house import Anyone, TheHouse
from impera.server.play import TableId
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.wire.bodies import PositionAt, Proof, RecordBody, Statistics

router = Router(prefix="/api/tables/{table}", tags=["records"], responses=RESPONSES, dependencies=OPEN_CARDS)


@router.get("/record")
async def record(table: TableId, house: TheHouse) -> RecordBody:
    """The record of a finished game."""
    live = await house.tables.open(table)
    written = record_to_wire(live.record())
    return RecordBody(format=written.format, record=written, result=live.result(), players=live.info().seats)


AS_TEXT = {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}


@router.get("/record.txt", response_model=None, responses={200: AS_TEXT})
async def record_text(table: TableId, house: TheHouse) -> PlainTextResponse:
    """The record of a finished game as text."""
    live = await house.tables.open(table)
    return PlainTextResponse(write_record(live.record()))


@router.get("/proof")
async def proof(table: TableId, house: TheHouse) -> Proof:
    """The commitment to the shuffle and, after the game, what proves it."""
    live = await house.tables.open(table)
    return live.proof()


@router.get("/statistics")
async def statistics(table: TableId, house: TheHouse) -> Statistics:
    """The public statistics of a table."""
    live = await house.tables.open(table)
    return await live.statistics()


@router.get("/positions/{number}")
async def position(
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    who: Anyone,
    house: TheHouse,
    seat: Annotated[int | None, Query(ge=1, le=4)] = None,
) -> PositionAt:
    """A game after so many actions. While it runs: my own view then; afterwards any seat's, and everything."""
    live = await house.tables.open(table)
    return await live.position(number, seat, who)
