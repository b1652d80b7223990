"""Routes: everything that is kept of me, as one file; and an end to it."""

import asyncio
from typing import Any

from fastapi.responses import Response

from impera.game.record import record_to_wire
from impera.server.house import House, Me, TheHouse, milliseconds
from impera.server.identity import drop_cookie
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.afterwards import record_of
from impera.tables.closed_deals import are_cards_open
from impera.tables.entry import Person
from impera.tables.errors import TableError
from impera.tables.table import Table
from impera.wire.own_data import ForgetMe
from impera.wire.records import RecordInfo
from impera.wire.shapes import encode

router = Router(prefix="/api/me", tags=["people"], responses=RESPONSES)

FORMAT = "impera-person/1"
EVERY_GAME = 1_000_000
AS_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "Everything.", "content": {"application/json": {"schema": {"type": "object"}}}}
}


@router.get("/data", response_model=None, responses=AS_FILE)
async def my_data(me: Me, house: TheHouse) -> Response:
    """Everything that is kept of me: rows by table, and my finished games as records."""
    rows = await house.store.rows_of(me.id)
    games = [await _record(house, match, me) for match in await house.store.matches_of(me.id, EVERY_GAME)]
    told = {
        "format": FORMAT,
        "at": milliseconds(),
        "person": me.id,
        "name": me.name,
        "games": [game for game in games if game],
        "rows": rows,
    }
    name = {"Content-Disposition": 'attachment; filename="impera-data.json"'}
    return Response(encode(told), media_type="application/json", headers=name)


async def _record(house: House, match: str, me: Person) -> dict[str, str | RecordInfo] | None:
    """A finished game on paper; one that runs is told by its table alone."""
    stored = await house.store.match(match)
    if stored is None or not await are_cards_open(house.store, stored.options, me.id):
        return None
    try:
        table = await asyncio.to_thread(Table.replay, stored, await house.store.entries(match))
        return {"table": match, "record": record_to_wire(record_of(table))} if table.status == "finished" else None
    except TableError:  # of newer rules, or broken
        return None


@router.post("/forget", status_code=204)
async def forget_everything(body: ForgetMe, me: Me, house: TheHouse) -> Response:
    """Delete what is mine, take my name from what I did with others (their games replay as before), sign me out."""
    if body.name != me.name:
        raise TableError("forget-name")
    await house.tables.forget_person(me.id)
    response = Response(status_code=204)
    drop_cookie(response)
    return response
