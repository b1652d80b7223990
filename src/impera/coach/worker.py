"""The coach in a process of its own: jobs come in as lines of JSON, answers go out as lines of JSON.

    python -m impera.coach.worker

A job is {"kind": "review", "record": …}, {"kind": "hint", "view": …}, {"kind": "chances", "view": …}, with an action
beside the view {"kind": "why-not", …} or {"kind": "sure", …}, {"kind": "puzzle", "puzzle": id, "turn": …}, or
{"kind": "deal", "deal": …, "bot": …}.
While a review is under way a line {"done": 3, "total": 28} says how far it is; the last line of a job holds "answer"
or "error". The first line of all says that it is ready.
Of a running game nothing but the view of the one who asks is ever handed over.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from impera.coach.analysis import win_chances
from impera.coach.deals import Deal, play_deal
from impera.coach.handed_view import read_view
from impera.coach.hints import hint, why_not
from impera.coach.puzzles.answer import answer_to, by_id
from impera.coach.review import Reviewer
from impera.coach.warning import warn
from impera.errors import ImperaError
from impera.game.agreement import agreement_of
from impera.game.game import Game
from impera.game.record_reader import parse_record
from impera.game.seat import seat_name, seats_of
from impera.wire.shapes import as_data

Job = dict[str, Any]
POLITE = 10  # how much play beside it comes first


def answer(job: Job) -> Iterator[Job]:
    """Do a job; yield how far it is, and the answer last."""
    if job["kind"] == "review":
        yield from _review(job)
    elif job["kind"] == "deal":
        yield {"answer": play_deal(Deal(**job["deal"]), job["bot"])}
    elif job["kind"] == "hint":
        yield {"answer": hint(read_view(job["view"])).to_json()}
    elif job["kind"] == "chances":
        yield {"answer": win_chances(read_view(job["view"])).to_json()}
    elif job["kind"] == "sure":
        yield {"answer": warn(read_view(job["view"]), job["action"]).to_json()}
    elif job["kind"] == "puzzle":
        yield {"answer": _puzzle(job)}
    else:
        yield {"answer": why_not(read_view(job["view"]), job["action"]).to_json()}


def _puzzle(job: Job) -> Job:
    told = answer_to(by_id()[job["puzzle"]], job["turn"])
    return {"is_solved": told.is_solved, "reasons": [as_data(part.to_wire()) for part in told.reasons]}


def _review(job: Job) -> Iterator[Job]:
    record = parse_record(json.dumps(job["record"]))
    players = record.setup.players
    names = tuple(record.tags.get(f"Seat{seat}") or seat_name(seat) for seat in seats_of(players))
    reviewer = Reviewer(record.game, names, agreement=agreement_of(record))
    yield {"done": 0, "total": reviewer.total}
    for done, _ in enumerate(reviewer.run(), start=1):
        yield {"done": done, "total": reviewer.total}
    yield {"answer": as_data(reviewer.to_wire())}


def main() -> None:
    """Answer jobs until there are no more."""
    with suppress(OSError, AttributeError):
        os.nice(POLITE)
    hint(Game.new(players=2, seed=1, first=1).view(1))  # loads the machine code: nobody's first question waits for it
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        try:
            for told in answer(json.loads(line)):
                print(json.dumps(told), flush=True)
        except ImperaError as error:
            print(json.dumps({"error": error.key}), flush=True)
        except Exception:  # a mistake of ours must not end the process for those who ask next
            print(json.dumps({"error": "coach-failed"}), flush=True)


if __name__ == "__main__":
    main()
