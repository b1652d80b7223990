"""What an exercise asks of a turn: to win, to hold (nobody else could win next), or to apply an effect."""

from collections.abc import Sequence
from dataclasses import dataclass

from impera.coach.solver import has_lost, has_won, threats, winning_turn
from impera.game.action import Action
from impera.game.game import Game
from impera.game.seat import place_of
from impera.rules.facts import EFFECT_NAMES
from impera.rules.state import State

WIN, HOLD, APPLY = "win", "hold", "apply"


@dataclass(frozen=True, slots=True)
class Goal:
    """A task for one turn of a seat."""

    what: str  # win, hold or apply
    seat: int  # from 1
    effect: str | None = None  # the one to be applied

    def is_met(self, game: Game, turn: Sequence[Action]) -> bool:
        """Did the turn reach it?"""
        return self.is_reached(game.state, turn)

    def is_reached(self, state: State, turn: Sequence[Action]) -> bool:
        """Does the turn that led to this state reach it?"""
        place = place_of(self.seat)
        if self.what == WIN:
            return has_won(state, place)
        if self.what == HOLD:
            return not has_lost(state, place) and not threats(state, place)
        return any(action.verb == self.effect for action in turn)

    def answer(self, game: Game) -> Sequence[Action]:
        """How the next seat wins, if it can: so that the learner sees why."""
        if game.is_over or self.what != HOLD:
            return ()
        found = winning_turn(game.state)
        return found.actions if found else ()


def parse_goal(text: str, seat: int) -> Goal | None:
    """Read `win`, `hold` or `apply EFFECT`; None if it is none of them."""
    what, _, effect = text.partition(" ")
    if what == APPLY and effect in EFFECT_NAMES:
        return Goal(what, seat, effect)
    return Goal(what, seat) if what in (WIN, HOLD) and not effect else None
