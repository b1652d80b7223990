"""Routes: duplicate matches. What others made of a board is told to those who have finished it themselves."""

from typing import Annotated, Literal

from fastapi import Path
from fastapi.responses import PlainTextResponse

from impera.coach.duplicates.scoring import BOTS, Board, Datum, MatchStanding, PlayedBoard, datums, standings
from impera.game.study import write_study
from impera.server.house import Address, Anyone, House, Me, TheHouse
from impera.server.open_duplicate import OpenDuplicate
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.duplicates import KeptBoard
from impera.tables.entry import Person
from impera.tables.errors import NotAllowedError
from impera.wire.duplicates import (
    BoardInfo,
    BoardResult,
    DuplicateInfo,
    DuplicateList,
    DuplicatePlace,
    DuplicateSummary,
    DuplicateWanted,
)
from impera.wire.table import TableState

router = Router(prefix="/api/duplicates", tags=["duplicates"], responses=RESPONSES)

LISTED = 30
DuplicateId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
AS_TEXT = {"description": "The records.", "content": {"text/plain": {"schema": {"type": "string"}}}}
Status = Literal["new", "running", "over"]
BoardStatus = Literal["ahead", "running", "judging", "done"]


@router.get("")
async def my_duplicates(me: Me, house: TheHouse) -> DuplicateList:
    """My duplicate matches, the latest first."""
    return DuplicateList(duplicates=[_summary(found, me) for found in await house.duplicates.of(me, LISTED)])


@router.post("", status_code=201)
async def make_duplicate(body: DuplicateWanted, me: Me, house: TheHouse) -> DuplicateInfo:
    """Make a duplicate match; whoever has its link may take part."""
    return await _info(await house.duplicates.make(me, body), me, house)


@router.get("/{duplicate}")
async def see_duplicate(duplicate: DuplicateId, who: Anyone, house: TheHouse) -> DuplicateInfo:
    """A duplicate match as I may know it."""
    return await _info(await house.duplicates.open(duplicate), who, house)


@router.post("/{duplicate}/play", status_code=201)
async def play_board(duplicate: DuplicateId, me: Me, house: TheHouse, address: Address) -> TableState:
    """Play my next board, or go on with the one that I am playing. There is one try at each."""
    live = await house.duplicates.play(duplicate, me, address, lambda: house.check_room(me, address))
    return await live.state(me, 0)


@router.get("/{duplicate}/records.txt", response_model=None, responses={200: AS_TEXT})
async def duplicate_records(duplicate: DuplicateId, me: Me, house: TheHouse) -> PlainTextResponse:
    """The records of everyone's boards of the deals that I have finished: from them the table can be worked out."""
    records = await house.duplicates.records(duplicate, me)
    if not records:
        raise NotAllowedError("duplicate-no-records")
    name = f"duplicate-{duplicate}.txt"
    return PlainTextResponse(write_study(records), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _info(found: OpenDuplicate, who: Person | None, house: House) -> DuplicateInfo:
    kept = found.kept
    under_way = await house.duplicates.under_way(found, who)
    playing = under_way.table.options.board if under_way else None
    return DuplicateInfo(
        id=kept.id,
        host=found.names.get(kept.host or ""),
        created=kept.created,
        players=kept.players,
        deals=kept.deals,
        level=kept.level,
        variant="draft" if kept.variant == "draft" else "basic",
        seating=kept.seating,
        count=kept.count,
        status=_status(found, who),
        number=playing or house.duplicates.next_number(found, who),
        boards=_boards(found, who, playing),
        places=_places(found, who),
    )


def _status(found: OpenDuplicate, who: Person | None) -> Status:
    if not found.of(who):
        return "new"
    return "over" if len(found.compared(who)) == found.kept.count else "running"


def _boards(found: OpenDuplicate, who: Person | None, playing: int | None) -> list[BoardInfo]:
    told = found.results_on(found.compared(who))
    compared, mine = datums(told), found.of(who)
    return [
        _board(found, who, number, mine.get(number), compared, told, is_playing=number == playing)
        for number in range(1, found.kept.count + 1)
    ]


def _board(
    found: OpenDuplicate,
    who: Person | None,
    number: int,
    mine: KeptBoard | None,
    compared: dict[Board, Datum],
    told: list[PlayedBoard],
    *,
    is_playing: bool,
) -> BoardInfo:
    deal, seat = found.kept.deal_of(number), found.kept.seat_of(number)
    datum = compared.get((deal, seat)) if mine and mine.won is not None else None
    return BoardInfo(
        number=number,
        deal=deal,
        seat=seat,
        status=_board_status(mine, datum, is_playing=is_playing),
        table=mine.match if mine else None,
        won=mine.won if mine and datum else None,
        luck=mine.luck if mine and datum else None,
        datum=round(datum.won, 4) if datum else None,
        adjusted_datum=round(datum.adjusted, 4) if datum else None,
        results=[_result(found, who, number, each) for each in told if each.board == (deal, seat)] if datum else None,
    )


def _board_status(mine: KeptBoard | None, datum: Datum | None, *, is_playing: bool) -> BoardStatus:
    if mine is None:
        return "ahead"
    if is_playing:
        return "running"
    return "done" if datum else "judging"


def _result(found: OpenDuplicate, who: Person | None, number: int, played: PlayedBoard) -> BoardResult:
    person = played.who or None
    is_open = found.has_finished_deal(who, played.deal)
    tables = {each.person: each.match for each in found.boards if each.number == number}
    return BoardResult(
        person=person,
        name=found.names.get(person) if person else None,
        won=played.won,
        luck=played.luck,
        table=tables.get(person) if person and is_open else None,
    )


def _places(found: OpenDuplicate, who: Person | None) -> list[DuplicatePlace]:
    """Who stands where on the boards that are told, best first; then those of whom nothing is told."""
    ranked = standings(found.results_on(found.compared(who)))
    known = {each.who for each in ranked}
    rest = [_place(found, MatchStanding.unknown(person)) for person in found.names if person not in known]
    return [_place(found, each) for each in ranked] + rest


def _place(found: OpenDuplicate, at: MatchStanding) -> DuplicatePlace:
    person = None if at.who == BOTS else at.who
    finished = [each for each in found.boards if each.person == person and each.won is not None]
    return DuplicatePlace(
        person=person,
        name=found.names.get(person) if person else None,
        place=at.place,
        boards=at.boards,
        finished=len(finished) if person else len(found.bots),
        score=at.raw.score if at.boards else None,
        margin=at.raw.margin,
        adjusted=at.adjusted.score if at.boards else None,
        adjusted_margin=at.adjusted.margin,
    )


def _summary(found: OpenDuplicate, me: Person) -> DuplicateSummary:
    kept = found.kept
    mine = next((each for each in _places(found, me) if each.person == me.id), None)
    return DuplicateSummary(
        id=kept.id,
        created=kept.created,
        players=kept.players,
        deals=kept.deals,
        level=kept.level,
        variant="draft" if kept.variant == "draft" else "basic",
        people=list(found.names.values()),
        finished=len(found.finished(me)),
        count=kept.count,
        place=mine.place if mine else None,
        adjusted=mine.adjusted if mine else None,
    )
