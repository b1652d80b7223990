"""What the coach answers to a turn played in a puzzle: right or wrong, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from impera.coach.loss import own_part
from impera.coach.parts import Part
from impera.coach.practice import PracticeStart
from impera.coach.puzzles.file import shipped
from impera.coach.puzzles.judge import PuzzleJudge, asks_for_win
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.coach.reasons import gains, why_better
from impera.game.notation import write_position
from impera.rules.apply import apply
from impera.rules.state import copy_of
from impera.rules.trace import SILENT
from impera.wire.coach import PuzzleJudged

NOTHING_TO_SAY = ("reason-none", "hint-quiet", "hint-pick")


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """Was it right, and what is to be said."""

    is_solved: bool
    reasons: tuple[Part, ...]

    def to_wire(self) -> PuzzleJudged:
        """Write it in the shape that is sent."""
        return PuzzleJudged(is_solved=self.is_solved, reasons=[part.to_wire() for part in self.reasons])


@cache
def by_id() -> dict[str, Puzzle]:
    """The puzzles of the package by their names."""
    return {puzzle.id: puzzle for puzzle in shipped()}


def find_puzzle(name: str) -> Puzzle | None:
    """The puzzle of that name, if there is one."""
    return by_id().get(name)


def find_puzzle_start(name: str) -> PracticeStart | None:
    """Where practice of a puzzle begins: without a task, so that nothing tells a turn from another before it counts."""
    puzzle = find_puzzle(name)
    return PracticeStart(write_position(puzzle.state), puzzle.seat) if puzzle else None


def answer_to(puzzle: Puzzle, turn: Sequence[int]) -> PuzzleAnswer:
    """Judge a whole turn and say why."""
    state = copy_of(puzzle.state)
    for action in turn:
        apply(state, action, SILENT)
    is_solved = _judge().is_right(puzzle, turn, state)
    wins = puzzle.theme is Theme.ORDER and not asks_for_win(puzzle)
    about = Theme.STOP if wins else puzzle.theme
    said = Part(f"puzzle-right-{about}" if is_solved else f"puzzle-wrong-{about}")
    return PuzzleAnswer(is_solved, (said, *_reasons(puzzle, turn, is_solved)))


def _reasons(puzzle: Puzzle, turn: Sequence[int], is_solved: bool) -> list[Part]:
    view = puzzle.view
    own = list(turn[: own_part(view, list(turn))])
    if is_solved:
        found = gains(view, own)
    else:
        found = why_better(view, puzzle.plan, own, is_win_missed=asks_for_win(puzzle))
    return [part for part in found if part.key not in NOTHING_TO_SAY]


@cache
def _judge() -> PuzzleJudge:
    return PuzzleJudge()
