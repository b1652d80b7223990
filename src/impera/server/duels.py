"""Routes: duels. What others did, and what anything cost, is told to those who have answered themselves."""

from typing import Annotated, Literal

from fastapi import Path

from impera.game.action import ALL_ACTIONS
from impera.server.duel_desk import UNANSWERED, OpenDuel, read_cost
from impera.server.house import Anyone, Me, TheHouse
from impera.server.practice import whole_turn
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.duels import DuelAnswer, DuelEntrant
from impera.tables.entry import Person
from impera.tables.errors import TableError
from impera.wire.duels import (
    DuelAnswered,
    DuelInfo,
    DuelList,
    DuelPlace,
    DuelSummary,
    DuelTurn,
    DuelWanted,
)

router = Router(prefix="/api/duels", tags=["duels"], responses=RESPONSES)

LISTED = 30
DuelId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
DuelStatus = Literal["new", "running", "judging", "over"]


@router.get("")
async def my_duels(me: Me, house: TheHouse) -> DuelList:
    """My duels, the latest first."""
    return DuelList(duels=[_summary(found, me) for found in await house.duels.of(me, LISTED)])


@router.post("", status_code=201)
async def make_duel(body: DuelWanted, me: Me, house: TheHouse) -> DuelInfo:
    """Have a duel made; whoever has its link may take part."""
    return _info(await house.duels.make(me, body.players, body.minutes), me)


@router.get("/{duel}")
async def see_duel(duel: DuelId, who: Anyone, house: TheHouse) -> DuelInfo:
    """A duel as I may know it."""
    return _info(await house.duels.open(duel), who)


@router.post("/{duel}/begin")
async def begin_duel(duel: DuelId, me: Me, house: TheHouse) -> DuelInfo:
    """Take part: my time runs from now on."""
    return _info(await house.duels.begin(duel, me), me)


@router.post("/{duel}/answers")
async def answer_duel(duel: DuelId, body: DuelAnswered, me: Me, house: TheHouse) -> DuelInfo:
    """Answer the position that is asked of me with a whole turn. It stands at once; what it cost is told when it is
    known."""
    found = await house.duels.open(duel)
    if body.number > found.count:
        raise TableError("duel-not-yet")
    played = whole_turn(found.duel.start(body.number, led=False), body.moves)
    turn = "; ".join(action.text for action in played)
    return _info(await house.duels.answer(duel, body.number, turn, me), me)


def _info(found: OpenDuel, who: Person | None) -> DuelInfo:
    entrant = found.entrant(who.id) if who else None
    status = _status(found, entrant)
    answered = len(found.answered(entrant.person)) if entrant else 0
    number = answered + 1 if status == "running" else None
    host = found.entrant(found.kept.host) if found.kept.host else None
    return DuelInfo(
        id=found.kept.id,
        host=host.name if host else None,
        players=found.duel.players,
        minutes=found.kept.minutes,
        count=found.count,
        status=status,
        number=number,
        start=f"duel/{found.kept.id}/{number}" if number else None,
        seat=found.duel.game(number).deciding if number else None,
        now=found.now,
        ends=found.ends(entrant) if entrant else None,
        mine=_turns(found, entrant) if entrant else [],
        people=_places(found, who),
    )


def _status(found: OpenDuel, entrant: DuelEntrant | None) -> DuelStatus:
    if entrant is None:
        return "new"
    if not found.is_finished(entrant):
        return "running"
    return "judging" if found.loss(entrant) is None else "over"


def _places(found: OpenDuel, who: Person | None) -> list[DuelPlace]:
    """Who takes part; those who have finished themselves are told the rest, best first."""
    may_know = found.is_finished_by(who)
    places = [
        DuelPlace(
            person=each.person,
            name=each.name,
            answered=len(found.answered(each.person)),
            finished=found.is_finished(each),
            place=found.place(each) if may_know else None,
            loss=_rounded(found.loss(each)) if may_know else None,
            seconds=found.seconds(each) if may_know else None,
            turns=_turns(found, each) if may_know and found.is_finished(each) else None,
        )
        for each in found.entrants
    ]
    return sorted(places, key=lambda each: (each.place is None, each.place or 0))


def _turns(found: OpenDuel, entrant: DuelEntrant) -> list[DuelTurn]:
    answers = found.answered(entrant.person)
    turns = [_turn(found, answer) for answer in answers]
    if found.is_finished(entrant):
        turns += [_missed(found, number) for number in range(len(answers) + 1, found.count + 1)]
    return turns


def _turn(found: OpenDuel, answer: DuelAnswer) -> DuelTurn:
    cost = read_cost(answer.cost) if answer.cost else None
    return DuelTurn(
        number=answer.number,
        played=answer.turn.split("; "),
        loss=cost.loss if cost else None,
        better=cost.better if cost else [],
        reasons=cost.reasons if cost else [],
        recorded=_recorded(found, answer.number),
    )


def _missed(found: OpenDuel, number: int) -> DuelTurn:
    return DuelTurn(number=number, played=[], loss=UNANSWERED, better=[], reasons=[], recorded=_recorded(found, number))


def _recorded(found: OpenDuel, number: int) -> list[str]:
    return [ALL_ACTIONS[action].text for action in found.duel.recorded(number)]


def _summary(found: OpenDuel, me: Person) -> DuelSummary:
    entrant = found.entrant(me.id)
    may_know = found.is_finished_by(me)
    return DuelSummary(
        id=found.kept.id,
        created=found.kept.created,
        players=found.duel.players,
        minutes=found.kept.minutes,
        people=[each.name for each in found.entrants],
        answered=len(found.answered(me.id)),
        count=found.count,
        place=found.place(entrant) if entrant and may_know else None,
        loss=_rounded(found.loss(entrant)) if entrant and may_know else None,
    )


def _rounded(loss: float | None) -> float | None:
    return None if loss is None else round(loss, 4)
