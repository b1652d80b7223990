"""`plan`: whole-turn plans, judged by the network."""

from pathlib import Path

import numpy as np

from impera.bots.bot import Budget
from impera.bots.players.styles import Style, like
from impera.bots.search.circles import Circles, prefer_draws
from impera.bots.search.dice import random_state_from
from impera.bots.search.enumeration import best_outcome, enumerate_turn, write_plan
from impera.bots.search.network import Network
from impera.bots.search.planned_turn import PlannedTurn
from impera.bots.search.threats import ThreatSearch, mark_down_threats, new_threat_search
from impera.bots.search.weights import School, for_search, load, shipped
from impera.bots.search.wins import WinFinder
from impera.bots.search.workspace import Workspace, new_workspace
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import RandomState
from impera.game.view import View
from impera.rules.state import State

DEFAULT_OUTCOMES = 1000
LAST_RESORT = 8000  # outcomes listed where every one of the usual number loses for certain


class PlanBot:
    """Looks at up to so many outcomes of its turn and takes the one the network likes best."""

    def __init__(
        self,
        name: str = "plan",
        outcomes: int = DEFAULT_OUTCOMES,
        weights: Path | School | None = School.BROAD,
        style: Style | None = None,
    ) -> None:
        """Look at so many outcomes; judge them by weights of a school or a file, or by what a search is best with."""
        self.name = name
        self._outcomes = outcomes
        self._turn = PlannedTurn()
        self._work = new_workspace(outcomes)
        self._weights = weights
        self._nets: dict[tuple[int, bool], Network] = {}
        self._wins = WinFinder()
        self._threats = new_threat_search()
        self._circles = Circles()
        self._style = style

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Go on with the plan of this turn, or make one."""
        action = self._turn.next_action(view)
        if action is None:
            action = self._turn.begin(view, self._find_win(view, rng) or self._make_plan(view, budget, rng))
        return ALL_ACTIONS[action]

    def _find_win(self, view: View, rng: np.random.Generator) -> int:
        """Write a turn that wins for certain into the plan; return its length, 0 if there is none."""
        return self._wins.find(view.record, self._turn.plan)

    def _make_plan(self, view: View, budget: Budget, rng: np.random.Generator) -> int:
        random = random_state_from(rng)
        self._list_outcomes(view, view.record, self._outcomes, random)
        if heed_threats(self._threats, self._work, view.observer, 1) and self._work.progress[0].count >= self._outcomes:
            return self._look_further(view, random)
        return int(write_plan(self._work, best_outcome(self._work), self._turn.plan))

    def _look_further(self, view: View, random: RandomState) -> int:
        """Where all that was listed loses, list many more: one way out is enough."""
        work = new_workspace(LAST_RESORT)
        work.states[0] = view.record
        enumerate_turn(work, self._net(view), LAST_RESORT, random)
        heed_threats(self._threats, work, view.observer, 1)
        return int(write_plan(work, best_outcome(work), self._turn.plan))

    def _list_outcomes(self, view: View, record: State, outcomes: int, random: RandomState) -> float:
        """List what the turn can come to, what leads in circles marked down; return by how much."""
        self._work.states[0] = record
        enumerate_turn(self._work, self._net(view), outcomes, random)
        if self._style is not None:
            like(self._style, self._work, view.observer)
        without_draw = self._circles.without_draw(view)
        if without_draw < 1.0:
            prefer_draws(self._work, without_draw)
        return without_draw

    def _net(self, view: View) -> Network:
        """The network for this set-up: a copy of one's own, since it holds room to work in."""
        setup = (view.players, view.teams)
        if setup not in self._nets:
            named = for_search(view.players) if self._weights is None else self._weights
            self._nets[setup] = shipped(*setup, named).copy() if isinstance(named, School) else load(named, *setup)
        return self._nets[setup]


def heed_threats(threats: ThreatSearch, work: Workspace, me: int, wanted: int) -> bool:
    """Mark down what loses for certain; does everything? Then it keeps its worth: a rival may still overlook it."""
    values = work.outcomes["value"][: work.progress[0].count]
    unmarked = values.copy()
    mark_down_threats(threats, work, me, wanted)
    is_lost = bool(values.max() <= 0)
    if is_lost:
        values[:] = unmarked
    return is_lost
