"""The coach's desk: reviews are kept with the game, the line is bounded, hints come from a process of their own."""

import asyncio
from asyncio.subprocess import Process
from dataclasses import dataclass
from typing import cast

import msgspec
import pytest

from impera.coach.jobs import Job, PuzzleJob
from impera.coach.review import Reviewer
from impera.game.game import Game
from impera.game.record import Record
from impera.server.coaching import CoachDesk, CoachProcess, OnProgress
from impera.tables.errors import TableError, TooManyError
from impera.tables.live import LiveTable
from impera.tables.memory import MemoryStore
from impera.wire.coach import PuzzleJudged
from impera.wire.shapes import encode


@dataclass
class Finished:
    """A table as far as the desk looks at it."""

    game: Game
    id: str = "q3mZ1xYt7Rb0aLkp"

    def record(self) -> Record:
        return Record(self.game)


def table_of(game: Game) -> LiveTable:
    return cast(LiveTable, Finished(game))


def played() -> Game:
    game = Game.new(players=2, seed=3)
    while not game.is_over:
        game.play(game.legal()[0])
    return game


def test_a_review_is_made_once_and_asked_for_later():
    async def scene() -> None:
        store = MemoryStore()
        desk, table = CoachDesk(store), table_of(played())
        before = await desk.review(table, begin=False)
        assert (before.status, before.review) == ("none", None)
        kept = Reviewer(played()).to_wire()
        await store.keep_review(table.id, encode(kept).decode())
        state = await desk.review(table, begin=True)
        assert (state.status, state.review, state.total) == ("ready", kept, kept.total)
        await desk.close()

    asyncio.run(scene())


class Slow(CoachProcess):
    """One that works for as long as it is let."""

    def __init__(self) -> None:
        super().__init__(most=5, longest=60.0)
        self.ended = 0
        self.go_on = asyncio.Event()

    async def _started(self) -> Process:
        return cast(Process, None)

    async def _do(self, process: Process, job: Job, on_progress: OnProgress | None) -> msgspec.Raw:
        await self.go_on.wait()
        return msgspec.Raw(encode(job))

    async def close(self) -> None:
        self.ended += 1


def test_who_leaves_the_line_ends_nobody_elses_work():
    async def scene() -> None:
        coach = Slow()
        first, second = (asyncio.create_task(coach.ask(PuzzleJob("p", [number]), PuzzleJob)) for number in (1, 2))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert (coach.ended, coach.waiting) == (0, 1)
        coach.go_on.set()
        assert await first == PuzzleJob("p", [1])

    asyncio.run(scene())


def test_a_game_without_an_end_has_no_account():
    async def scene() -> None:
        desk = CoachDesk(MemoryStore())
        with pytest.raises(TableError) as refused:
            await desk.review(table_of(Game.new(players=2, seed=1)), begin=True)
        assert refused.value.key == "review-not-over"

    asyncio.run(scene())


def test_the_line_before_the_coach_is_bounded():
    async def scene() -> None:
        with pytest.raises(TooManyError) as refused:
            await CoachProcess(0, 1.0).ask(PuzzleJob("p", []), PuzzleJudged)
        assert refused.value.key == "coach-busy"

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.compiled
def test_a_hint_comes_from_a_process_of_its_own_and_a_mistake_does_not_end_it():
    async def scene() -> None:
        desk = CoachDesk(MemoryStore())
        game = Game.new(players=2, seed=3)
        view = game.view(game.deciding)
        with pytest.raises(TableError) as refused:
            await desk.why_not(view, "end")
        assert refused.value.key == "coach-not-legal"
        given = await desk.hint(view)
        assert given.plan[0] in [action.text for action in view.legal]
        await desk.close()

    asyncio.run(scene())
