"""Routes: what is left of a game: its record, the proof of its shuffle, its statistics, every position."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from impera.game.record import record_to_json, write_record
from impera.server.bodies import PositionAt, Proof, RecordBody, Statistics
from impera.server.house import Anyone, TheHouse
from impera.server.play import TableId
from impera.server.refusals import RESPONSES
from impera.server.shapes import ResultInfo, SeatInfo
from impera.tables.afterwards import position_at, proof_of, record_of, statistics_of

router = APIRouter(prefix="/api/tables/{table}", tags=["records"], responses=RESPONSES)


@router.get("/record")
async def record(table: TableId, house: TheHouse) -> RecordBody:
    """The record of a finished game."""
    room = await house.hall.room(table)
    data, info = record_to_json(record_of(room.table)), room.info()
    return RecordBody(
        format=data["format"],
        record=data,
        result=ResultInfo(**info["result"]),
        players=[SeatInfo(**seat) for seat in info["seats"]],
    )


AS_TEXT = {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}


@router.get("/record.txt", response_model=None, responses={200: AS_TEXT})
async def record_text(table: TableId, house: TheHouse) -> PlainTextResponse:
    """The record of a finished game as text."""
    room = await house.hall.room(table)
    return PlainTextResponse(write_record(record_of(room.table)))


@router.get("/proof")
async def proof(table: TableId, house: TheHouse) -> Proof:
    """The commitment to the shuffle and, after the game, what proves it."""
    room = await house.hall.room(table)
    return Proof(**proof_of(room.table))


@router.get("/statistics")
async def statistics(table: TableId, house: TheHouse) -> Statistics:
    """The public statistics of a table."""
    room = await house.hall.room(table)
    return Statistics(**statistics_of(room.table, await house.hall.changes(room, 0)))


@router.get("/positions/{number}")
async def position(
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    who: Anyone,
    house: TheHouse,
    seat: Annotated[int | None, Query(ge=1, le=4)] = None,
) -> PositionAt:
    """A game after so many actions. While it runs: my own view then; afterwards any seat's, and everything."""
    room = await house.hall.room(table)
    own = room.table.seat_of(who.id) if who else None
    return PositionAt(**position_at(room.table, number, seat, own))
