"""Route: a record from a file, played again. Nothing is stored."""

from fastapi import APIRouter

from impera.game.record_reader import parse_record
from impera.server.bodies import PositionAt, ReplayAsked, Replayed
from impera.server.refusals import RESPONSES
from impera.tables.afterwards import positions_of

router = APIRouter(prefix="/api/replay", tags=["records"], responses=RESPONSES)


@router.post("")
def replay(asked: ReplayAsked) -> Replayed:
    """Every position of a record, text or JSON; a damaged one is refused with line, column and rule."""
    record = parse_record(asked.text)
    game = record.game
    names = [record.tags.get(f"Seat{seat}", "") for seat in range(1, game.setup.players + 1)]
    return Replayed(positions=[PositionAt(**position) for position in positions_of(game)], names=names)
