"""The coach in a process of its own: jobs come in as lines of JSON, answers go out as lines of JSON.

    python -m impera.coach.worker

What the lines hold is in `jobs.py`.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress

from msgspec import Raw

from impera.coach.analysis import win_chances
from impera.coach.deals import play_among_bots, play_deal, results_of
from impera.coach.duels.duel import read_duel, write_duel
from impera.coach.duels.judging import cost_of
from impera.coach.duels.making import make_duel
from impera.coach.hints import hint, why_not
from impera.coach.jobs import (
    AccountJob,
    AmongBotsJob,
    ChancesJob,
    CoachReady,
    DealJob,
    DuelJob,
    HintJob,
    Job,
    JobDone,
    JobFailed,
    JobProgress,
    MakeDuelJob,
    PuzzleJob,
    Report,
    ReviewJob,
    SureJob,
    WhyNotJob,
    read_job,
)
from impera.coach.puzzles.answer import answer_to, by_id
from impera.coach.review import Reviewer
from impera.coach.warning import warn
from impera.errors import ImperaError
from impera.game.agreement import agreement_of
from impera.game.game import Game
from impera.game.record_reader import parse_record
from impera.game.seat import seat_name, seats_of
from impera.wire.coach import DuelMade
from impera.wire.records import RecordInfo
from impera.wire.shapes import encode

POLITE = 10  # how much play beside it comes first


def reports_of(job: Job) -> Iterator[Report]:
    """Do a job; say how far it is, and the answer last."""
    if isinstance(job, ReviewJob):
        reviewer = _reviewer(job.record)
        yield JobProgress(0, reviewer.total)
        for done, _ in enumerate(reviewer.run(), start=1):
            yield JobProgress(done, reviewer.total)
        yield JobDone(Raw(encode(reviewer.to_wire())))
    else:
        yield JobDone(Raw(encode(answer(job))))


def answer(job: Job) -> object:
    """What the coach says, in the shape that the job names."""
    match job:
        case HintJob():
            return hint(job.view.view()).to_wire()
        case WhyNotJob():
            return why_not(job.view.view(), job.action).to_wire()
        case SureJob():
            return warn(job.view.view(), job.action).to_wire()
        case ChancesJob():
            return win_chances(job.view.view()).to_wire()
        case PuzzleJob():
            return answer_to(by_id()[job.puzzle], job.turn).to_wire()
        case MakeDuelJob():
            return DuelMade(duel=write_duel(make_duel(job.seed, job.players)))
        case DuelJob():
            return cost_of(read_duel(job.duel), job.number, job.turn).to_wire()
        case DealJob():
            return play_deal(job.deal, job.bot)
        case AmongBotsJob():
            return play_among_bots(job.deal)
        case AccountJob():
            record = parse_record(encode(job.record).decode())
            return results_of(record.game, agreement_of(record))
    raise TypeError(f"nobody does {job}")


def _reviewer(written: RecordInfo) -> Reviewer:
    record = parse_record(encode(written).decode())
    seats = seats_of(record.setup.players)
    names = tuple(record.tags.get(f"Seat{seat}") or seat_name(seat) for seat in seats)
    return Reviewer(record.game, names, agreement=agreement_of(record))


def main() -> None:
    """JobDone jobs until there are no more."""
    with suppress(OSError, AttributeError):
        os.nice(POLITE)
    hint(Game.new(players=2, seed=1, first=1).view(1))  # loads the machine code: nobody's first question waits for it
    _say(CoachReady())
    for line in sys.stdin:
        try:
            for told in reports_of(read_job.decode(line)):
                _say(told)
        except ImperaError as error:
            _say(JobFailed(error.key))
        except Exception:  # a mistake of ours must not end the process for those who ask next
            _say(JobFailed("coach-failed"))


def _say(report: Report) -> None:
    sys.stdout.buffer.write(encode(report) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
