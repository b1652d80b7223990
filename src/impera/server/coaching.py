"""The coach's desk: reviews and hints, computed in processes of their own so that play beside them is not slowed.

One process reviews games, one answers hints; each takes one job at a time, and so many may wait. What somebody waits
for says its place in the line.
"""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from impera.coach.deals import Deal, SeatResult, SeatScore
from impera.coach.jobs import (
    AccountJob,
    AmongBotsJob,
    ChancesJob,
    DealJob,
    DuelJob,
    HandedView,
    HintJob,
    Job,
    JobDone,
    JobFailed,
    JobProgress,
    MakeDuelJob,
    PuzzleJob,
    ReviewJob,
    SureJob,
    WhyNotJob,
    read_report,
)
from impera.errors import ImperaError
from impera.game.agreement import agreement_of
from impera.game.record import record_to_wire
from impera.game.view import View
from impera.tables.errors import TableError, TooManyError
from impera.tables.live import LiveTable
from impera.tables.ports import Store
from impera.wire.bodies import ReviewState
from impera.wire.coach import (
    ChancesInfo,
    DuelCost,
    DuelMade,
    GameReview,
    HintInfo,
    PuzzleJudged,
    WarningInfo,
    WhyNotInfo,
)
from impera.wire.records import RecordInfo
from impera.wire.shapes import encode

REVIEWS_MOST, HINTS_MOST = 20, 12  # that may wait
LONGEST_REVIEW, LONGEST_HINT = 600.0, 60.0  # seconds
LONGEST_START = 180.0  # where machine code has to be made first
LINE = 16_000_000  # bytes of one answer

A = TypeVar("A")  # what a job is answered by
OnProgress = Callable[[int, int], None]


class CoachProcess:
    """A process of the coach; started when it is first needed, and again if it should die."""

    def __init__(self, most: int, longest: float) -> None:
        """Let so many wait, and none be worked on for longer than this."""
        self._most, self._longest = most, longest
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, job: Job, shape: type[A], on_progress: OnProgress | None = None) -> A:
        """Wait for one's turn and have a job done; the answer comes in that shape."""
        if self.waiting >= self._most:
            raise TooManyError("coach-busy")
        self.waiting += 1
        try:
            async with self._turn:
                return await self._work(job, shape, on_progress)
        finally:
            self.waiting -= 1

    async def _work(self, job: Job, shape: type[A], on_progress: OnProgress | None) -> A:
        """Have a job done; the process ends with one that goes wrong or that nobody wants any more."""
        try:
            process = await self._started()
            answer = await asyncio.wait_for(self._do(process, job, on_progress), self._longest)
            return msgspec.json.decode(answer, type=shape)
        except (TimeoutError, OSError, ValueError) as error:
            await self.close()
            raise TableError("coach-failed") from error
        except asyncio.CancelledError:
            await self.close()
            raise

    async def _do(self, process: Process, job: Job, on_progress: OnProgress | None) -> msgspec.Raw:
        assert process.stdin
        assert process.stdout
        process.stdin.write(encode(job) + b"\n")
        await process.stdin.drain()
        while True:
            told = read_report.decode(await process.stdout.readline())
            if isinstance(told, JobDone):
                return told.answer
            if isinstance(told, JobFailed):
                raise TableError(told.key)
            if isinstance(told, JobProgress) and on_progress:
                on_progress(told.done, told.total)

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "impera.coach.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            assert self._process.stdout
            await asyncio.wait_for(self._process.stdout.readline(), LONGEST_START)
        return self._process

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class CoachDesk:
    """Where reviews and hints are asked for."""

    def __init__(self, store: Store, *, gives_hints: bool = True) -> None:
        """Make a desk; no process is started before somebody asks."""
        self._store = store
        self.gives_hints = gives_hints
        self._reviews = CoachProcess(REVIEWS_MOST, LONGEST_REVIEW)
        self._hints = CoachProcess(HINTS_MOST, LONGEST_HINT)
        self._line: dict[str, ReviewState] = {}  # by match, in the order they were asked for
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def hint(self, view: View) -> HintInfo:
        """A plan for the turn, with its reasons."""
        return await self._hints.ask(HintJob(HandedView.of(view)), HintInfo)

    async def why_not(self, view: View, action: str) -> WhyNotInfo:
        """What another action costs."""
        return await self._hints.ask(WhyNotJob(HandedView.of(view), action), WhyNotInfo)

    async def sure(self, view: View, action: str) -> WarningInfo:
        """Whether an action gives the game away."""
        return await self._hints.ask(SureJob(HandedView.of(view), action), WarningInfo)

    async def chances(self, view: View) -> ChancesInfo:
        """Every seat's chance of winning, from one seat's view."""
        return await self._hints.ask(ChancesJob(HandedView.of(view)), ChancesInfo)

    async def judge_puzzle(self, puzzle: str, turn: list[int]) -> PuzzleJudged:
        """Was a turn right in a puzzle, and why?"""
        return await self._hints.ask(PuzzleJob(puzzle, turn), PuzzleJudged)

    async def make_duel(self, seed: str, players: int) -> str:
        """A duel from a seed, as text."""
        return (await self._hints.ask(MakeDuelJob(seed, players), DuelMade)).duel

    async def judge_duel(self, duel: str, number: int, turn: list[int]) -> DuelCost:
        """What a turn costs at a position of a duel, and what was better."""
        return await self._hints.ask(DuelJob(duel, number, turn), DuelCost)

    async def play_deal(self, deal: Deal, bot: str) -> SeatScore:
        """What a bot makes of a deal; only while no review waits, since nobody waits for this."""
        if self._reviews.waiting:
            raise TooManyError("coach-busy")
        return await self._reviews.ask(DealJob(deal, bot), SeatScore)

    async def play_among_bots(self, deal: Deal) -> list[SeatResult]:
        """What a bot makes of a deal in every seat; somebody waits for it, so that no review stands before it."""
        return await self._hints.ask(AmongBotsJob(deal), list[SeatResult])

    async def account(self, table: LiveTable) -> list[SeatResult]:
        """What every seat made of a finished game, and how much of it was luck."""
        return await self._hints.ask(AccountJob(record_to_wire(table.record())), list[SeatResult])

    async def kept(self, match: str) -> GameReview | None:
        """The review of a match, if it is made."""
        body = await self._store.review(match)
        return msgspec.json.decode(body, type=GameReview) if body else None

    async def review(self, table: LiveTable, *, begin: bool) -> ReviewState:
        """How far the review of a finished game is; it is begun if that is asked for."""
        match = table.id
        made = await self.kept(match)
        if made:
            return ReviewState(status="ready", place=0, done=made.total, total=made.total, review=made)
        if match not in self._tasks:
            made_of = table.record()  # refused while the game runs
            if not made_of.game.is_over and agreement_of(made_of) is None:
                raise TableError("review-not-over")
            if not begin:
                return ReviewState(status="none", place=0, done=0, total=0, review=None)
            if len(self._tasks) >= REVIEWS_MOST:
                raise TooManyError("coach-busy")
            self._line[match] = ReviewState(status="waiting", place=0, done=0, total=0, review=None)
            self._tasks[match] = asyncio.create_task(self._make(match, record_to_wire(made_of)))
        return self._place_of(match)

    def is_reviewing(self, match: str) -> bool:
        """Is a review of this match under way, or in the line?"""
        return match in self._tasks

    def _place_of(self, match: str) -> ReviewState:
        state = self._line[match]
        state.place = list(self._line).index(match)
        return state

    async def _make(self, match: str, record: RecordInfo) -> None:
        def on_progress(done: int, total: int) -> None:
            state = self._line[match]
            state.status, state.done, state.total = "working", done, total

        try:
            made = await self._reviews.ask(ReviewJob(record), GameReview, on_progress)
            await self._store.keep_review(match, encode(made).decode())
        except ImperaError:
            pass  # whoever asks again begins it again
        finally:
            self._line.pop(match, None)
            self._tasks.pop(match, None)

    async def close(self) -> None:
        """End what is under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._reviews.close()
        await self._hints.close()
