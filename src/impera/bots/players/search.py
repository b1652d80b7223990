"""`search`: the best plans tried out in possible worlds."""

import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from impera.bots.bot import Budget
from impera.bots.players.plan import PlanBot, heed_threats
from impera.bots.players.styles import Style
from impera.bots.search.candidates import list_candidates, new_candidates
from impera.bots.search.dice import random_state_from
from impera.bots.search.enumeration import best_outcome, write_plan
from impera.bots.search.halving import SequentialHalving
from impera.bots.search.rollout import new_rollout
from impera.bots.search.weights import School
from impera.game.chance import RandomState
from impera.game.view import View
from impera.rules.facts import Decision
from impera.rules.state import new_states

# Time is counted in outcomes looked at, so that the same numbers give the same choice on any machine. The clock on the
# wall steps in only where the budget says so, as it does where people wait, and a machine is slower than this, or busy.
OUTCOMES_PER_SECOND = 850_000
LATE, GRACE = 1.5, 0.02  # times the time it should take, and seconds more, after which the clock ends a thought
FIRST_SHARE = 0.85  # of a turn's time, for its first plan
LATER_SHARE = 0.15  # for each made after something was seen
LONG_THOUGHT = 0.2  # seconds from which on the search is thorough
BRIEF, THOROUGH = (48, 0), (96, 192)  # outcomes looked at by the players of a world: usually, and in tense positions


@dataclass(frozen=True, slots=True)
class Effort:
    """How a search spends its time."""

    plans: int  # candidates tried out
    outcomes: int  # of the own turn, listed to choose the candidates from
    turns: int  # own turns looked ahead

    @classmethod
    def for_seconds(cls, seconds: float) -> "Effort":
        """More time: more candidates, then a turn deeper and a closer look at each."""
        if seconds >= LONG_THOUGHT:
            return cls(24, 2000, 2)
        outcomes = seconds * OUTCOMES_PER_SECOND
        return cls(min(16, max(4, int(outcomes / 900))), min(600, max(100, int(outcomes / 5))), 1)


class SearchBot(PlanBot):
    """Tries the best plans out in possible worlds for as long as it may think."""

    def __init__(
        self,
        name: str = "search",
        seconds: float = 0.05,
        weights: Path | School | None = None,
        style: Style | None = None,
    ) -> None:
        """Think so long about a turn unless the budget says otherwise."""
        super().__init__(name, Effort.for_seconds(10).outcomes, weights, style)
        self._seconds = seconds
        self._worlds: Any = new_states(3)
        self._rollouts = {1: new_rollout(*BRIEF), 2: new_rollout(*THOROUGH)}  # by own turns looked ahead
        self._planned = (-1, -1)  # the seat and the turn last thought about
        self._share = FIRST_SHARE
        self.was_cut_short = False  # the last thought, by the clock

    def _find_win(self, view: View, rng: np.random.Generator) -> int:
        """Look for a certain win first. A turn that goes on after something was seen gets a little more time for what
        is left of it, however its first plan was found: that must not be told by how long it takes (R7)."""
        turn = (view.observer, int(view.record.turns))
        self._share = LATER_SHARE if turn == self._planned else FIRST_SHARE
        self._planned = turn
        return super()._find_win(view, rng)

    def _usual_seconds(self, view: View) -> float:
        """How long it thinks about a turn at this table."""
        return self._seconds

    def _make_plan(self, view: View, budget: Budget, rng: np.random.Generator) -> int:
        """Search for as long as this part of the turn is worth."""
        seconds = budget.share * (self._usual_seconds(view) if budget.seconds is None else budget.seconds)
        share = self._share
        deadline = time.monotonic() + LATE * share * seconds + GRACE if budget.by_clock else math.inf
        return self._search(view, share * seconds, deadline, random_state_from(rng))

    def _search(self, view: View, seconds: float, deadline: float, random: RandomState) -> int:
        self.was_cut_short = False
        effort = Effort.for_seconds(seconds)
        without_draw = self._list_outcomes(view, view.record, effort.outcomes, random)
        best = best_outcome(self._work)
        looked = int(self._work.progress[0].count)
        is_certain = self._work.outcomes[best].value > 1.0
        if view.record.decision in (Decision.PICK, Decision.CLAIM) or is_certain or looked == 1:
            return int(write_plan(self._work, best, self._turn.plan))
        if heed_threats(self._threats, self._work, view.observer, effort.plans) and looked >= effort.outcomes:
            return self._look_further(view, random)
        candidates = new_candidates(effort.plans)
        living = np.arange(list_candidates(self._work, candidates, without_draw), dtype=np.int16)
        self._worlds[0] = view.record
        halving = SequentialHalving(candidates, living, int(seconds * OUTCOMES_PER_SECOND), deadline)
        rollout = self._rollouts[effort.turns]
        chosen = halving.run(self._worlds, view.observer, self._net(view), rollout, effort.turns, random, looked)
        self.was_cut_short = halving.was_cut_short
        length = int(candidates.length[chosen])
        self._turn.plan[:length] = candidates.plans[chosen, :length]
        return length
