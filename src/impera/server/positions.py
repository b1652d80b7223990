"""Routes: a position of one's own, checked and put before the coach. Nothing is stored."""

from impera.game.notation import write_position
from impera.game.possible import read_possible
from impera.game.seat import seat_of
from impera.game.view import View
from impera.server.house import TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.wire.positions import PositionAdvice, PositionAsked, PositionShown

router = Router(prefix="/api/positions", tags=["positions"], responses=RESPONSES)


@router.post("")
def show(asked: PositionAsked) -> PositionShown:
    """The whole of a position, or the rule by which it cannot be."""
    state = read_possible(asked.text)
    return PositionShown(text=write_position(state), view=View(state, seat_of(state.deciding)).to_wire())


@router.post("/coach")
async def advise(asked: PositionAsked, house: TheHouse) -> PositionAdvice:
    """What the coach says of it, from what the deciding seat sees."""
    state = read_possible(asked.text)
    view = View(state, seat_of(state.deciding))
    chances = await house.coach.chances(view)
    hint = await house.coach.hint(view)
    return PositionAdvice(
        chances=[seat.chance for seat in chances.seats],
        plan=hint.plan,
        before=hint.before,
        after=hint.after,
        reasons=hint.reasons,
    )
