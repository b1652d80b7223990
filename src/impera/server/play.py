"""Routes: making, finding and playing at tables."""

import secrets
from typing import Annotated

from fastapi import Path, Query

from impera.server.house import Address, Anyone, House, Me, TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.commands import AnyCommand, Command
from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.live import LiveTable
from impera.tables.options import Options
from impera.tables.phrases import PHRASES
from impera.wire.bodies import (
    BotInfo,
    BotList,
    CommandDone,
    NewTable,
    PhraseInfo,
    PhraseList,
    QuickPlay,
    TableList,
)
from impera.wire.fields import MATCH_ID
from impera.wire.refusal import VerdictInfo
from impera.wire.table import TableState

router = Router(prefix="/api", tags=["tables"], responses=RESPONSES)

LOBBY = 100
TableId = Annotated[str, Path(pattern=MATCH_ID, examples=["q3mZ1xYt7Rb0aLkp"])]
Since = Annotated[int | None, Query(ge=0, description="Send every change after this version.")]


@router.get("/bots")
async def list_bots(house: TheHouse) -> BotList:
    """The bots that can be seated, weakest first."""
    bots = house.tables.thinking.bots
    return BotList(bots=[BotInfo(name, bots.is_ready(name)) for name in bots.names()])


@router.get("/phrases")
async def list_phrases() -> PhraseList:
    """The phrases of diplomacy with the kinds of their arguments."""
    return PhraseList(phrases=[PhraseInfo(phrase=key, arguments=kinds) for key, kinds in PHRASES.items()])


@router.get("/tables")
async def lobby(house: TheHouse) -> TableList:
    """The listed tables that are open or being played."""
    tables = await house.tables.open_known(await house.store.lobby(LOBBY))
    return TableList(tables=[table.info() for table in tables])


@router.post("/tables", status_code=201)
async def make_table(body: NewTable, me: Me, house: TheHouse, address: Address) -> TableState:
    """Make a table and sit down at it."""
    house.check_room(me, address)
    plan = TablePlan(Options.asked(body.options), me, bots=body.bots, seat=body.sit, seed=body.seed)
    return await _state(await house.tables.create(plan, address), me)


@router.post("/quick", status_code=201)
async def quick_play(body: QuickPlay, me: Me, house: TheHouse, address: Address) -> TableState:
    """One call to play: a private table with me and bots, already started."""
    house.check_room(me, address)
    options = Options(
        players=body.players,
        variant=body.variant,
        teams=body.teams,
        hints=body.hints,
        player_seeds=body.seed is not None,
    )
    seat = body.seat or 1 + secrets.randbelow(body.players)
    bots = {number: body.bot for number in range(1, body.players + 1) if number != seat}
    plan = TablePlan(options, me, bots=bots, seat=seat, seed=body.seed, start=True)
    live = await house.tables.create(plan, address)
    return await _state(live, me, since=0)


@router.get("/tables/{table}")
async def see_table(table: TableId, who: Anyone, house: TheHouse, since: Since = None) -> TableState:
    """A table as I may see it now; the same as the `welcome` of its socket."""
    live = await _seen(table, who, house)
    live.look()
    return await _state(live, who, since, house)


@router.post("/tables/{table}/commands")
async def command(table: TableId, ask: AnyCommand, me: Me, house: TheHouse, address: Address) -> CommandDone:
    """Do anything that the socket's messages can do."""
    live = await _seen(table, me, house)
    live.look()
    live.come_from(me, address)
    return CommandDone(version=await do(ask, me, live, house), seq=live.seq)


async def do(ask: Command, me: Person, live: LiveTable, house: House) -> int:
    """Let a command happen at a table; a bot that it seats must be there. Return the version."""
    if ask.seated_bot is not None:
        house.tables.check_bot(ask.seated_bot)
    return await live.do(lambda table, at: ask.decide(table, me, at))


@router.get("/tables/{table}/explain")
async def explain(
    table: TableId, action: Annotated[str, Query(min_length=1, max_length=60)], me: Me, house: TheHouse
) -> VerdictInfo:
    """May I, and by which rule?"""
    live = await _seen(table, me, house)
    return live.explain(me, action).to_wire()


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, me: Me, house: TheHouse, address: Address) -> TableState:
    """Play again with the seats rotated: the same table for everyone who asks, dealt as soon as all have."""
    if (await house.tables.open(table)).table.rematch is None:
        house.check_room(me, address)
    live = await house.tables.rematch(table, me, address)
    return await _state(live, me)


async def _seen(table: str, who: Person | None, house: House) -> LiveTable:
    """A table that somebody may look at."""
    live = await house.tables.open(table)
    await house.duplicates.need_open_cards(live, who, is_look=True)
    return live


async def _state(
    live: LiveTable, who: Person | None, since: int | None = None, house: House | None = None
) -> TableState:
    muted = await house.store.mutes(who.id) if house and who else frozenset[str]()
    return await live.state(who, since, muted)
