"""What is asked of the coach in a process of its own, and the lines by which it answers.

Of a running game nothing but the view of the one who asks is ever handed over. What an answer holds is a shape of
`wire/coach.py`, or of `coach/deals.py`.
"""

import msgspec

from impera.coach.deals import Deal
from impera.game.view import View
from impera.wire.records import RecordInfo
from impera.wire.shapes import union_of


class HandedView(msgspec.Struct, frozen=True):
    """A view to be handed to another process: the redacted record, nothing else."""

    seat: int | None
    sight: bytes

    @classmethod
    def of(cls, view: View) -> "HandedView":
        """Hand over a view."""
        return cls(view.seat, view.sight)

    def view(self) -> View:
        """The view again."""
        return View.of_sight(self.sight, self.seat)


class Job(msgspec.Struct, frozen=True, tag_field="job"):
    """A question to the coach."""


class HintJob(Job, frozen=True, tag="hint"):
    """A plan for the turn: answered by HintInfo."""

    view: HandedView


class WhyNotJob(Job, frozen=True, tag="why-not"):
    """What another action costs: answered by WhyNotInfo."""

    view: HandedView
    action: str


class SureJob(Job, frozen=True, tag="sure"):
    """Whether an action gives the game away: answered by WarningInfo."""

    view: HandedView
    action: str


class ChancesJob(Job, frozen=True, tag="chances"):
    """Every seat's chance: answered by ChancesInfo."""

    view: HandedView


class PuzzleJob(Job, frozen=True, tag="puzzle"):
    """Was a turn right in a puzzle: answered by PuzzleJudged."""

    puzzle: str
    turn: list[int]


class MakeDuelJob(Job, frozen=True, tag="make-duel"):
    """A duel from a seed that nobody knows: answered by DuelMade."""

    seed: str
    players: int


class DuelJob(Job, frozen=True, tag="duel"):
    """What a turn costs at a position of a duel: answered by DuelCost."""

    duel: str
    number: int
    turn: list[int]


class DealJob(Job, frozen=True, tag="deal"):
    """What a bot makes of a deal: answered by SeatScore."""

    deal: Deal
    bot: str


class AmongBotsJob(Job, frozen=True, tag="among-bots"):
    """What a bot makes of a deal in every seat at once: answered by a list of SeatResult."""

    deal: Deal


class AccountJob(Job, frozen=True, tag="account"):
    """A finished game, by its account alone: answered by a list of SeatResult."""

    record: RecordInfo


class ReviewJob(Job, frozen=True, tag="review"):
    """A finished game: answered by GameReview, after some lines of JobProgress."""

    record: RecordInfo


class Report(msgspec.Struct, frozen=True, tag_field="report"):
    """What the coach's process says, a line each. First comes CoachReady; JobDone or JobFailed ends a job."""


class CoachReady(Report, frozen=True, tag="ready"):
    """Jobs may come."""


class JobProgress(Report, frozen=True, tag="progress"):
    """How far a job is."""

    done: int
    total: int


class JobDone(Report, frozen=True, tag="answer"):
    """A job is done."""

    answer: msgspec.Raw


class JobFailed(Report, frozen=True, tag="failure"):
    """A job cannot be done, by the key of the reason."""

    key: str


read_job: msgspec.json.Decoder[Job] = msgspec.json.Decoder(union_of(Job))
read_report: msgspec.json.Decoder[Report] = msgspec.json.Decoder(union_of(Report))
