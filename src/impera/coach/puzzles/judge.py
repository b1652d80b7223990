"""Is a turn right? Every turn with the outcome that was asked for is, and every one within two points of the best."""

from collections.abc import Sequence
from functools import cache

from impera.bots.search.weights import School
from impera.coach.loss import own_part
from impera.coach.puzzles.points import SAME, Trials
from impera.coach.puzzles.proof import is_safe, is_won
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.coach.puzzles.threat import NextSeat
from impera.coach.puzzles.worlds import hidden_hands
from impera.game.seat import seat_of
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import State, copy_of, key
from impera.rules.trace import SILENT

GLANCE, LOOK = 240, 2000  # worlds for what is clear, and for what is not
CLEAR = 0.04  # this far from where right ends, a glance is enough
SEED = 1  # the same turn is judged the same each time


class PuzzleJudge:
    """Judges turns; keeps its room."""

    def __init__(self) -> None:
        """Make room."""
        self._next = NextSeat()

    def is_right(self, puzzle: Puzzle, turn: Sequence[int], after: State) -> bool:
        """Was this turn right, which led to this state, hidden cards and all? Only what the seat sees is asked."""
        seat = puzzle.view.observer
        if puzzle.theme in (Theme.MOST, Theme.DRAFT):
            return self._is_worth_as_much(puzzle, turn)
        if is_won(after, seat):
            return True
        if puzzle.theme is Theme.LAST:
            return bool(after.decision != Decision.OVER)
        return not asks_for_win(puzzle) and self._is_stopped(after, seat)

    def _is_stopped(self, after: State, seat: int) -> bool:
        """Does the next seat win for certain in no world that fits what is seen after the turn?"""
        if after.decision == Decision.OVER:
            return False
        seen = View(after, seat_of(seat)).record
        return is_safe(seen, hidden_hands(seen, int(after.deciding)), self._next)

    def _is_worth_as_much(self, puzzle: Puzzle, turn: Sequence[int]) -> bool:
        """Up to its end or to something hidden: is the turn within two points of the best?"""
        view = puzzle.view
        own = tuple(turn[: own_part(view, list(turn))])
        if own == puzzle.plan or _end(view, own) == _end(view, puzzle.plan):
            return True
        trials = trials_of(view.players, view.teams)
        loss = 0.0
        for worlds in (GLANCE, LOOK):
            best, mine = trials.values(view, [puzzle.plan, own], worlds, SEED, School.DEEP)
            loss = float(best - mine)
            if abs(loss - SAME) > CLEAR:
                break
        return loss <= SAME


def asks_for_win(puzzle: Puzzle) -> bool:
    """Does the right turn win?"""
    view = puzzle.view
    after = copy_of(view.record)
    for action in puzzle.plan:
        apply(after, action, SILENT)
    return is_won(after, view.observer)


def _end(view: View, plan: Sequence[int]) -> bytes:
    """Where a plan leads, its last action, which may show something, left out."""
    after = copy_of(view.record)
    for action in plan[:-1]:
        apply(after, action, SILENT)
    return key(after) + bytes(plan[-1:])


@cache
def trials_of(players: int, teams: bool) -> Trials:
    """The trials of a set-up, one in each process."""
    return Trials(players, teams)
