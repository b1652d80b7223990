"""Routes: what if. A new table that plays on from any action of a game, and the tree of a game's branches."""

from impera.server.closed_cards import OPEN_CARDS
from impera.server.house import Address, Anyone, House, Me, TheHouse
from impera.server.play import TableId
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.entry import Person
from impera.tables.live import LiveTable
from impera.wire.bodies import BranchTree, NewBranch
from impera.wire.table import TableState

router = Router(prefix="/api/tables/{table}/branches", tags=["branches"], responses=RESPONSES, dependencies=OPEN_CARDS)

TREE_MOST = 60  # tables in one tree


@router.post("", status_code=201)
async def make_branch(table: TableId, body: NewBranch, me: Me, house: TheHouse, address: Address) -> TableState:
    """Play on from here: a table like any other, begun at once if nobody has to be waited for."""
    house.check_room(me, address)
    for bot in body.bots.values():
        house.tables.check_bot(bot)
    live = await house.tables.branch(table, me, body, address)
    return await live.state(me, 0)


@router.get("")
async def branches(table: TableId, who: Anyone, house: TheHouse) -> BranchTree:
    """The game, those it comes from, and my branches of all of them."""
    found = await tree_of(await house.tables.open(table), who, house)
    return BranchTree(tables=[live.info() for live in found])


async def tree_of(asked: LiveTable, who: Person | None, house: House) -> list[LiveTable]:
    """A game, those it comes from, and somebody's branches of them all; each after what it comes from."""
    line = await _line_of(asked, house)
    shown = {live.id for live in line}
    found: list[LiveTable] = []
    waiting = [line[0].id]
    while waiting and len(found) < TREE_MOST:
        live = await house.tables.open(waiting.pop(0))
        if live.id in shown or _is_of(live, who):
            found.append(live)
        waiting += await house.store.branches_of(live.id)
    return found


async def _line_of(live: LiveTable, house: House) -> list[LiveTable]:
    """A table and those it comes from, the first one first; one that is pruned ends the line."""
    line = [live]
    while (origin := line[0].origin) and len(line) < TREE_MOST and await house.store.match(origin.match):
        line.insert(0, await house.tables.open(origin.match))
    return line


def _is_of(live: LiveTable, who: Person | None) -> bool:
    return who is not None and (live.is_host(who) or live.seat_of(who) is not None)
