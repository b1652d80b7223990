"""Routes: my own mistakes, asked again. Whoever did not make them is refused; nothing here is rated."""

from typing import Annotated

from fastapi import Path

from impera.server.house import House, Me, TheHouse
from impera.server.mistake_desk import FoundMistakes
from impera.server.play import TableId
from impera.server.practice import whole_turn
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.entry import Person
from impera.wire.mistakes import MistakeOffer, MistakesInfo, MistakeVerdict
from impera.wire.puzzles import PuzzleTried

router = Router(prefix="/api/me/mistakes", tags=["puzzles"], responses=RESPONSES)

ActionNumber = Annotated[int, Path(ge=0, le=99_999)]


@router.get("")
async def my_mistakes(me: Me, house: TheHouse) -> MistakesInfo:
    """What the coach's reviews of my latest games ask of me again."""
    return await _info(me, house)


@router.post("/reviews")
async def review_my_games(me: Me, house: TheHouse) -> MistakesInfo:
    """Have my latest games reviewed that are not yet, three at a time."""
    await house.mistakes.review_latest(me)
    return await _info(me, house)


@router.post("/{table}/{action}/tries")
async def try_again(table: TableId, action: ActionNumber, body: PuzzleTried, me: Me, house: TheHouse) -> MistakeVerdict:
    """Answer with a whole turn: what it costs now, and what I had played."""
    mistake = await house.mistakes.find(table, action, me)
    turn = whole_turn(mistake.asked().start(1, led=False), body.moves)
    is_solved, cost = await house.mistakes.judge(mistake, turn, me)
    return MistakeVerdict(
        solved=is_solved,
        loss=cost.loss,
        better=cost.better,
        reasons=cost.reasons,
        played=mistake.turn.played.split("; "),
        lost=mistake.turn.loss,
    )


async def _info(me: Person, house: House) -> MistakesInfo:
    found = await house.mistakes.of(me)
    return MistakesInfo(
        offer=_offer(found),
        waiting=len(found.waiting),
        resting=found.resting,
        reviewed=found.reviewed,
        unreviewed=len(found.unreviewed),
        under_way=found.under_way,
    )


def _offer(found: FoundMistakes) -> MistakeOffer | None:
    if not found.waiting:
        return None
    mistake = found.waiting[0]
    options, turn = mistake.table.options, mistake.turn
    return MistakeOffer(
        start=mistake.name,
        table=mistake.table.match.id,
        action=turn.start,
        turn=turn.turn,
        verdict="blunder" if turn.verdict == "blunder" else "mistake",
        at=mistake.table.updated,
        players=options.players,
        variant=options.variant,  # type: ignore[arg-type]  # checked by Options
        teams=options.teams,
        seat=turn.seat,
        tried=mistake.key in found.tried,
    )
