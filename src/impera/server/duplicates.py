"""Routes: duplicate matches, at tables of bots or against each other."""

from typing import Annotated

from fastapi import Path, Query
from fastapi.responses import PlainTextResponse

from impera.game.study import write_study
from impera.server.duplicate_telling import duplicate_info, duplicate_summary
from impera.server.house import Address, Anyone, Me, TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.errors import NotAllowedError
from impera.wire.duplicates import DuplicateInfo, DuplicateList, DuplicateWanted, LeaveDuplicate
from impera.wire.table import TableState

router = Router(prefix="/api/duplicates", tags=["duplicates"], responses=RESPONSES)

LISTED = 30
DuplicateId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
WantedDeal = Annotated[int | None, Query(ge=1, le=12, description="Of a match against each other; else the next.")]
AS_TEXT = {"description": "The records.", "content": {"text/plain": {"schema": {"type": "string"}}}}


@router.get("")
async def my_duplicates(me: Me, house: TheHouse) -> DuplicateList:
    """My duplicate matches, the latest first."""
    return DuplicateList(duplicates=[duplicate_summary(found, me) for found in await house.duplicates.of(me, LISTED)])


@router.post("", status_code=201)
async def make_duplicate(body: DuplicateWanted, me: Me, house: TheHouse) -> DuplicateInfo:
    """Make a duplicate match; whoever has its link may take part. In one against each other its host does at once."""
    return await duplicate_info(await house.duplicates.make(me, body), me, house)


@router.get("/{duplicate}")
async def see_duplicate(duplicate: DuplicateId, who: Anyone, house: TheHouse) -> DuplicateInfo:
    """A duplicate match as I may know it."""
    return await duplicate_info(await house.duplicates.open(duplicate), who, house)


@router.post("/{duplicate}/enter")
async def enter_duplicate(duplicate: DuplicateId, me: Me, house: TheHouse) -> DuplicateInfo:
    """Take part in a match against each other, before it is begun."""
    await house.duplicates.field.enter(await house.duplicates.open(duplicate), me)
    return await duplicate_info(await house.duplicates.open(duplicate), me, house)


@router.post("/{duplicate}/begin")
async def begin_duplicate(duplicate: DuplicateId, me: Me, house: TheHouse) -> DuplicateInfo:
    """Draw the tables of a match against each other (its host): every seat of every table takes one of the people."""
    await house.duplicates.field.begin(await house.duplicates.open(duplicate), me)
    return await duplicate_info(await house.duplicates.open(duplicate), me, house)


@router.post("/{duplicate}/leave")
async def leave_duplicate(duplicate: DuplicateId, body: LeaveDuplicate, me: Me, house: TheHouse) -> DuplicateInfo:
    """Leave a match against each other, or take somebody out (its host): bots play at tables that are not begun."""
    await house.duplicates.field.leave(await house.duplicates.open(duplicate), me, body.person or me.id)
    return await duplicate_info(await house.duplicates.open(duplicate), me, house)


@router.post("/{duplicate}/play", status_code=201)
async def play_board(
    duplicate: DuplicateId, me: Me, house: TheHouse, address: Address, deal: WantedDeal = None
) -> TableState:
    """Play my next board, or go on with the one that I am playing. There is one try at each."""
    live = await house.duplicates.play(duplicate, me, deal, address, lambda: house.check_room(me, address))
    return await live.state(me, 0)


@router.get("/{duplicate}/records.txt", response_model=None, responses={200: AS_TEXT})
async def duplicate_records(duplicate: DuplicateId, me: Me, house: TheHouse) -> PlainTextResponse:
    """The records of everyone's boards of the deals that I have finished: from them the table can be worked out."""
    records = await house.duplicates.records(duplicate, me)
    if not records:
        raise NotAllowedError("duplicate-no-records")
    name = f"duplicate-{duplicate}.txt"
    return PlainTextResponse(write_study(records), headers={"Content-Disposition": f'attachment; filename="{name}"'})
