"""The tactical suite: positions with something to find, and the judge who says whether a turn found it."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from impera.coach.solver import has_lost, has_won, threats
from impera.game.action import Action
from impera.game.notation import parse_position
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.legal import Reason, why_not
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT

HAND_SIZES = ("holy-book", "divine-right")


@dataclass(frozen=True)
class Position:
    """A position, what is to be found in it, and one line of play that finds it."""

    name: str
    goal: str
    text: str
    line: str
    position: str

    @cached_property
    def state(self) -> State:
        return parse_position(self.position)

    @property
    def seat(self) -> int:
        return int(self.state.deciding)

    @property
    def is_win(self) -> bool:
        return self.goal in ("win", "reveal")

    def played(self, actions: Iterable[Action]) -> State:
        """The state after some actions, each of them legal."""
        state = copy_of(self.state)
        for action in actions:
            assert why_not(state, action.id) == Reason.LEGAL, f"{self.name}: {action}"
            apply(state, action.id, SILENT)
        return state

    def is_found(self, actions: tuple[Action, ...]) -> bool:
        """Does a turn reach the goal? To win at once is always good enough."""
        state = self.played(actions)
        if has_won(state, self.seat):
            return True
        if self.goal == "stop":
            return not threats(state, self.seat)
        if self.goal == "survive":
            return not has_lost(state, self.seat)
        if self.goal == "holy-book":
            return any(action.text.split()[-1] in HAND_SIZES for action in actions)
        return False

    def turn_of(self, bot, budget, seed: int = 1) -> tuple[Action, ...]:
        """Let a bot play the turn from its own view, to the end."""
        state, rng = copy_of(self.state), np.random.default_rng(seed)
        turns, done = state.turns, []
        while state.turns == turns and state.decision != Decision.OVER:
            done.append(bot.choose(View(state, self.seat + 1), budget, rng))
            assert why_not(state, done[-1].id) == Reason.LEGAL, f"{self.name}: {done[-1]}"
            apply(state, done[-1].id, SILENT)
        return tuple(done)


def load() -> list[Position]:
    text = (Path(__file__).parent / "positions.toml").read_text(encoding="utf-8")
    return [Position(**entry) for entry in tomllib.loads(text)["position"]]


POSITIONS = load()
