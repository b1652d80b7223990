"""Route: a record from a file, played again. Nothing is stored."""

from impera.game.record import notes_of
from impera.game.record_reader import parse_record
from impera.game.seat import seats_of
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.afterwards import positions_of, proof_of_record, result_of_record
from impera.wire.bodies import ReplayAsked, Replayed
from impera.wire.studies import NoteInfo

router = Router(prefix="/api/replay", tags=["records"], responses=RESPONSES)


@router.post("")
def replay(asked: ReplayAsked) -> Replayed:
    """Every position of a record, text or JSON; a damaged one is refused with line, column and rule."""
    record = parse_record(asked.text)
    game = record.game
    names = [record.tags.get(f"Seat{seat}", "") for seat in seats_of(game.setup.players)]
    return Replayed(
        positions=list(positions_of(game)),
        names=names,
        result=result_of_record(record),
        proof=proof_of_record(record),
        notes=[NoteInfo(action=action, text=text) for action, text in notes_of(record).items()],
    )
