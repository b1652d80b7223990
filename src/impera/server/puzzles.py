"""Routes: puzzles that fit, tries at them, and how one stands. What solves a puzzle is sent with the verdict alone."""

from typing import Annotated

import numpy as np
from fastapi import Path, Query

from impera.coach.puzzles.answer import by_id, find_puzzle, find_puzzle_start
from impera.coach.puzzles.glicko import GlickoRating, after_try
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.game.action import ALL_ACTIONS
from impera.server.house import House, Me, TheHouse, milliseconds
from impera.server.practice import SOURCES, start_named, whole_turn
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.errors import NotFoundError, SequenceTakenError
from impera.tables.puzzle_tries import PuzzleTry, best_streak_of, streak_of
from impera.wire.puzzles import (
    PuzzleOffer,
    PuzzlesInfo,
    PuzzleStanding,
    PuzzleTheme,
    PuzzleTried,
    PuzzleVerdict,
    ThemeCount,
)

router = Router(prefix="/api/puzzles", tags=["puzzles"], responses=RESPONSES)
SOURCES["puzzle"] = find_puzzle_start

NEAREST = 12  # puzzles of which the next is drawn
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$")]
Wanted = Annotated[PuzzleTheme | None, Query(description="Of this theme only.")]
Near = Annotated[int | None, Query(ge=0, le=4000, description="Near this rating instead of mine.")]


@router.get("")
async def my_puzzles(me: Me, house: TheHouse) -> PuzzlesInfo:
    """How I stand, and what there is."""
    tries = await house.store.puzzle_tries(me.id)
    tried = {each.puzzle for each in tries}
    counts = []
    for theme in Theme:
        ids = {puzzle.id for puzzle in by_id().values() if puzzle.theme is theme}
        counts.append(ThemeCount(theme=theme.value, count=len(ids), tried=len(ids & tried)))
    return PuzzlesInfo(standing=_standing(tries), themes=counts)


@router.get("/next")
async def next_puzzle(me: Me, house: TheHouse, theme: Wanted = None, near: Near = None) -> PuzzleOffer:
    """A puzzle that fits me and that I have not tried; where I have tried all, any that fits."""
    tries = await house.store.puzzle_tries(me.id)
    tried = {each.puzzle for each in tries}
    fitting = [puzzle for puzzle in by_id().values() if theme in (None, puzzle.theme)]
    left = [puzzle for puzzle in fitting if puzzle.id not in tried] or fitting
    if not left:
        raise NotFoundError("puzzle-none")
    wanted = near if near is not None else _skill(tries).rating
    left.sort(key=lambda puzzle: abs(puzzle.rating - wanted))
    return _offer(left[int(np.random.default_rng().integers(min(NEAREST, len(left))))], tried)


@router.get("/{puzzle}")
async def one_puzzle(puzzle: PuzzleId, me: Me, house: TheHouse) -> PuzzleOffer:
    """A puzzle by its name."""
    tries = await house.store.puzzle_tries(me.id)
    return _offer(_found(puzzle), {each.puzzle for each in tries})


@router.post("/{puzzle}/tries")
async def try_puzzle(puzzle: PuzzleId, body: PuzzleTried, me: Me, house: TheHouse) -> PuzzleVerdict:
    """Answer with a whole turn. The first answer counts; then the solution is told."""
    asked = _found(puzzle)
    turn = whole_turn(start_named(f"puzzle/{asked.id}"), body.moves)
    told = await house.coach.judge_puzzle(asked.id, [action.id for action in turn])
    tries, change, counted = await _count(house, me.id, asked, told.is_solved)
    return PuzzleVerdict(
        solved=told.is_solved,
        counted=counted,
        change=change,
        solution=[ALL_ACTIONS[action].text for action in asked.plan],
        reasons=told.reasons,
        standing=_standing(tries),
    )


async def _count(house: House, person: str, puzzle: Puzzle, is_solved: bool) -> tuple[list[PuzzleTry], int, bool]:
    """Keep a first try with the rating that it leads to; another changes nothing."""
    tries = await house.store.puzzle_tries(person)
    before = _skill(tries)
    after = after_try(before, GlickoRating(puzzle.rating, puzzle.deviation), is_solved=is_solved)
    kept = PuzzleTry(
        puzzle.id, len(tries) + 1, milliseconds(), is_solved, after.rating, after.deviation, after.volatility
    )
    if any(each.puzzle == puzzle.id for each in tries):
        return tries, 0, False
    try:
        await house.store.add_puzzle_try(person, kept)
    except SequenceTakenError:  # the same answer, sent twice at once
        return await house.store.puzzle_tries(person), 0, False
    return [*tries, kept], round(after.rating) - round(before.rating), True


def _found(name: str) -> Puzzle:
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise NotFoundError("puzzle-unknown", puzzle=name)
    return puzzle


def _offer(puzzle: Puzzle, tried: set[str]) -> PuzzleOffer:
    setup = puzzle.setup
    return PuzzleOffer(
        id=puzzle.id,
        start=f"puzzle/{puzzle.id}",
        theme=puzzle.theme.value,
        rating=round(puzzle.rating),
        players=setup.players,
        variant=setup.variant,  # type: ignore[arg-type]  # checked by Setup
        teams=setup.teams,
        seat=puzzle.seat,
        tried=puzzle.id in tried,
    )


def _skill(tries: list[PuzzleTry]) -> GlickoRating:
    return GlickoRating(tries[-1].rating, tries[-1].deviation, tries[-1].volatility) if tries else GlickoRating()


def _standing(tries: list[PuzzleTry]) -> PuzzleStanding:
    skill = _skill(tries)
    return PuzzleStanding(
        rating=round(skill.rating),
        deviation=round(skill.deviation),
        tried=len(tries),
        solved=sum(each.is_solved for each in tries),
        streak=streak_of(tries),
        best=best_streak_of(tries),
    )
