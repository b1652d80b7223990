"""Routes: making, finding and playing at tables."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query

from impera.server.bodies import (
    BotInfo,
    BotList,
    CommandDone,
    NewTable,
    PhraseInfo,
    PhraseList,
    QuickPlay,
    TableList,
    TableState,
)
from impera.server.house import Anyone, House, Me, TheHouse
from impera.server.messages import Command
from impera.server.orders import command_of
from impera.server.refusals import RESPONSES
from impera.server.shapes import MATCH_ID, TableInfo, VerdictInfo
from impera.server.wire import verdict_json
from impera.tables.entry import Person
from impera.tables.options import Options
from impera.tables.phrases import PHRASES
from impera.tables.room import Room

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)

LOBBY = 100
TableId = Annotated[str, Path(pattern=MATCH_ID, examples=["q3mZ1xYt7Rb0aLkp"])]
Since = Annotated[int | None, Query(ge=0, description="Send every change after this version.")]


@router.get("/bots")
async def list_bots(house: TheHouse) -> BotList:
    """The bots that can be seated, weakest first."""
    return BotList(bots=[BotInfo(name=name) for name in house.hall.thinking.bots.names()])


@router.get("/phrases")
async def list_phrases() -> PhraseList:
    """The phrases of diplomacy with the kinds of their arguments."""
    return PhraseList(phrases=[PhraseInfo(phrase=key, arguments=kinds) for key, kinds in PHRASES.items()])


@router.get("/tables")
async def lobby(house: TheHouse) -> TableList:
    """The listed tables that are open or being played."""
    rooms = [await house.hall.room(match) for match in await house.store.lobby(LOBBY)]
    return TableList(tables=[TableInfo(**room.info()) for room in rooms])


@router.post("/tables", status_code=201)
async def make_table(body: NewTable, me: Me, house: TheHouse) -> TableState:
    """Make a table and sit down at it."""
    asked = body.options
    hints = asked.hints and ("hints" in asked.model_fields_set or not asked.rated)
    options = Options.of(asked.model_dump() | {"hints": hints})
    room = await house.hall.create(options, me, bots=body.bots, seat=body.sit, seed=body.seed)
    return await _state(room, me)


@router.post("/quick", status_code=201)
async def quick_play(body: QuickPlay, me: Me, house: TheHouse) -> TableState:
    """One call to play: a private table with me and bots, already started."""
    options = Options(
        players=body.players,
        variant=body.variant,
        teams=body.teams,
        hints=body.hints,
        player_seeds=body.seed is not None,
    )
    seat = body.seat or 1 + secrets.randbelow(body.players)
    bots = {number: body.bot for number in range(1, body.players + 1) if number != seat}
    room = await house.hall.create(options, me, bots=bots, seat=seat, seed=body.seed, start=True)
    return await _state(room, me, since=0)


@router.get("/tables/{table}")
async def see_table(table: TableId, who: Anyone, house: TheHouse, since: Since = None) -> TableState:
    """A table as I may see it now; the same as the `welcome` of its socket."""
    return await _state(await house.hall.room(table), who, since, house)


@router.post("/tables/{table}/commands")
async def command(table: TableId, ask: Annotated[Command, Body()], me: Me, house: TheHouse) -> CommandDone:
    """Do anything that the socket's messages can do."""
    room = await house.hall.room(table)
    version = await room.do(command_of(ask, me, house.hall))
    return CommandDone(version=version, seq=room.table.seq)


@router.get("/tables/{table}/explain")
async def explain(
    table: TableId, action: Annotated[str, Query(min_length=1, max_length=60)], me: Me, house: TheHouse
) -> VerdictInfo:
    """May I, and by which rule?"""
    room = await house.hall.room(table)
    return VerdictInfo(**verdict_json(room.explain(me, action)))


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, me: Me, house: TheHouse) -> TableState:
    """Play again with the seats rotated: the same table for everyone who asks."""
    room = await house.hall.rematch(await house.hall.room(table), me)
    return await _state(room, me)


async def _state(room: Room, who: Person | None, since: int | None = None, house: House | None = None) -> TableState:
    muted = await house.store.mutes(who.id) if house and who else frozenset[str]()
    return TableState(**await room.state(who, since, muted))
