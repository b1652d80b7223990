"""What is told of a duplicate match: of a board, what others made of it to those who have finished it themselves."""

from typing import Literal

from impera.coach.duplicates.scoring import BOTS, Board, Datum, MatchStanding, PlayedBoard, datums, standings
from impera.server.duplicate_field import in_order, is_awaited
from impera.server.house import House
from impera.server.open_duplicate import OpenDuplicate
from impera.tables.duplicate_field import next_even
from impera.tables.duplicates import KeptBoard
from impera.tables.entry import Person
from impera.tables.live import LiveTable
from impera.wire.duplicates import (
    BoardInfo,
    BoardResult,
    DuplicateInfo,
    DuplicatePlace,
    DuplicateSummary,
    FieldInfo,
)

Status = Literal["new", "running", "over"]
BoardStatus = Literal["ahead", "running", "judging", "done"]
Tables = dict[int, LiveTable]  # where somebody plays, by board as it is told


async def duplicate_info(found: OpenDuplicate, who: Person | None, house: House) -> DuplicateInfo:
    """A match as somebody may know it."""
    kept, playing = found.kept, await _under_way(found, who, house)
    return DuplicateInfo(
        id=kept.id,
        host=found.names.get(kept.host or ""),
        created=kept.created,
        players=kept.players,
        deals=kept.deals,
        level=kept.level,
        variant="draft" if kept.variant == "draft" else "basic",
        seating=kept.seating,
        count=kept.boards_each,
        status=_status(found, who),
        number=_number(found, who, playing, house),
        boards=_boards(found, who, playing),
        places=_places(found, who),
        field=_field(found, who) if kept.is_together else None,
    )


async def _under_way(found: OpenDuplicate, who: Person | None, house: House) -> Tables:
    if found.kept.is_together:
        return await house.duplicates.field.under_way(found, who)
    live = await house.duplicates.under_way(found, who)
    return {live.table.options.board: live} if live else {}


def _number(found: OpenDuplicate, who: Person | None, playing: Tables, house: House) -> int | None:
    if found.kept.is_together:
        return house.duplicates.field.next_deal(found, who, playing)
    return next(iter(playing), None) or house.duplicates.next_number(found, who)


def _field(found: OpenDuplicate, who: Person | None) -> FieldInfo:
    people, is_in = len(found.names), who is not None and who.id in found.names
    return FieldInfo(
        begun=found.begun is not None,
        entered=is_in,
        people=people,
        needed=next_even(people, found.kept.players),
        mine=who is not None and found.is_led_by(who),
    )


def _status(found: OpenDuplicate, who: Person | None) -> Status:
    if not found.of(who):
        return "new"
    done = len(found.compared(who))
    return "over" if done == (len(found.of(who)) if found.kept.is_together else found.kept.count) else "running"


def _boards(found: OpenDuplicate, who: Person | None, playing: Tables) -> list[BoardInfo]:
    told = found.results_on(found.compared(who))
    compared, mine = datums(told), found.of(who)
    numbers = [each.number for each in in_order(found, who)] if found.kept.is_together else _all_of(found)
    return [_board(found, who, number, mine.get(number), compared, told, playing) for number in numbers]


def _all_of(found: OpenDuplicate) -> list[int]:
    return list(range(1, found.kept.count + 1))


def _board(
    found: OpenDuplicate,
    who: Person | None,
    number: int,
    mine: KeptBoard | None,
    compared: dict[Board, Datum],
    told: list[PlayedBoard],
    playing: Tables,
) -> BoardInfo:
    deal, seat = found.kept.deal_of(number), found.kept.seat_of(number)
    datum = compared.get((deal, seat)) if mine and mine.won is not None else None
    shown = deal if found.kept.is_together else number
    live = playing.get(shown)
    return BoardInfo(
        number=shown,
        deal=deal,
        seat=seat,
        status=_board_status(mine, datum, is_playing=live is not None),
        table=mine.match if mine else None,
        won=mine.won if mine and datum else None,
        luck=mine.luck if mine and datum else None,
        datum=round(datum.won, 4) if datum else None,
        adjusted_datum=round(datum.adjusted, 4) if datum else None,
        results=[_result(found, who, number, each) for each in told if each.board == (deal, seat)] if datum else None,
        people=_people(found, mine) if mine and found.kept.is_together else None,
        awaited=bool(who and live and found.kept.is_together and is_awaited(live, who)),
    )


def _people(found: OpenDuplicate, mine: KeptBoard) -> list[str | None]:
    held = found.room(mine.room)
    return [found.names.get(held[seat].person) if seat in held else None for seat in range(1, found.kept.players + 1)]


def _board_status(mine: KeptBoard | None, datum: Datum | None, *, is_playing: bool) -> BoardStatus:
    if mine is None or mine.is_ahead:
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
    ranked = standings(found.results_on(found.compared(who)), together=found.kept.is_together)
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


def duplicate_summary(found: OpenDuplicate, me: Person) -> DuplicateSummary:
    """A match of somebody's in a list."""
    kept = found.kept
    mine = next((each for each in _places(found, me) if each.person == me.id), None)
    return DuplicateSummary(
        id=kept.id,
        created=kept.created,
        players=kept.players,
        deals=kept.deals,
        level=kept.level,
        variant="draft" if kept.variant == "draft" else "basic",
        seating=kept.seating,
        people=list(found.names.values()),
        finished=len(found.finished(me)),
        count=kept.boards_each,
        place=mine.place if mine else None,
        adjusted=mine.adjusted if mine else None,
    )
