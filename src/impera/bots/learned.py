"""The learned bots: whole-turn plans judged by the network (`plan`), and tried out in possible worlds (`search`)."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from impera.bots.bot import Budget
from impera.bots.inner import Inner, new_inner
from impera.bots.network import Network
from impera.bots.plans import best_outcome, enumerate_turn, write_plan
from impera.bots.room import new_room
from impera.bots.search import Candidates, is_settled, keep_best, list_candidates, new_candidates, try_out
from impera.bots.simple import word_from
from impera.bots.threats import heed, new_watch
from impera.bots.turn import PlannedTurn
from impera.bots.weights import School, load, shipped
from impera.bots.wins import WinFinder
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import Word
from impera.game.view import View
from impera.rules.facts import Decision
from impera.rules.state import new_states

DEFAULT_OUTCOMES = 1000
# Time is first counted in outcomes looked at, so that the same numbers give the same choice on any machine; the clock
# only steps in where a machine is slower than this.
OUTCOMES_PER_SECOND = 850_000
WORLDS_LEAST = 4  # tried however short the time or slow the machine
WORLDS_SETTLED, BETWEEN = 64, 16  # worlds tried before a search may end early, and from one such look to the next
FIRST_SHARE = 0.85  # of a turn's time, for its first plan
LATER_SHARE = 0.15  # for each made after something was seen
PATIENCE = 50  # own turns, twice a usual game: two that do nothing but ward each other off would never end
TIRED_OUTCOMES = 12  # looked at from then on, so that something new is tried
LONG_THOUGHT = 0.2  # seconds from which on the search is thorough
BRIEF, THOROUGH = (48, 0), (96, 192)  # outcomes looked at by the players of a world: usually, and in tense positions


class PlanBot:
    """Looks at up to so many outcomes of its turn and takes the one the network likes best."""

    def __init__(
        self, name: str = "plan", outcomes: int = DEFAULT_OUTCOMES, weights: Path | School = School.BROAD
    ) -> None:
        """Look at so many outcomes; judge them by the shipped weights of a school, or by those of a file."""
        self.name = name
        self._outcomes = outcomes
        self._turn = PlannedTurn()
        self._room = new_room(outcomes)
        self._weights = weights
        self._nets: dict[tuple[int, bool], Network] = {}
        self._wins = WinFinder()
        self._watch = new_watch()

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Go on with the plan of this turn, or make one."""
        action = self._turn.next_action(view)
        if action is None:
            won = self._wins.find(view.record, self._turn.plan)
            action = self._turn.begin(view, won or self._make_plan(view, budget, rng))
        return ALL_ACTIONS[action]

    def _make_plan(self, view: View, budget: Budget, rng: np.random.Generator) -> int:
        self._room.states[0] = view.record
        outcomes = TIRED_OUTCOMES if _is_tired(view) else self._outcomes
        enumerate_turn(self._room, self._net(view), outcomes, word_from(rng))
        if not _is_tired(view):
            heed(self._watch, self._room, view.observer, 1)
        return int(write_plan(self._room, best_outcome(self._room), self._turn.plan))

    def _net(self, view: View) -> Network:
        """The network for this set-up: a copy of one's own, since it holds room to work in."""
        setup = (view.players, view.teams)
        if setup not in self._nets:
            named = self._weights
            self._nets[setup] = shipped(*setup, named).copy() if isinstance(named, School) else load(named, *setup)
        return self._nets[setup]


def _is_tired(view: View) -> bool:
    return bool(view.record.turns >= PATIENCE * view.players)


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

    def __init__(self, name: str = "search", seconds: float = 0.05, weights: Path | School = School.DEEP) -> None:
        """Think so long about a turn unless the budget says otherwise."""
        super().__init__(name, Effort.for_seconds(10).outcomes, weights)
        self._seconds = seconds
        self._worlds: Any = new_states(3)
        self._inner = {1: new_inner(*BRIEF), 2: new_inner(*THOROUGH)}  # by own turns looked ahead
        self._planned = (-1, -1)  # the seat and the turn last thought about

    def _make_plan(self, view: View, budget: Budget, rng: np.random.Generator) -> int:
        """Search; a turn that goes on after something was seen gets a little more time for what is left of it."""
        if _is_tired(view):
            return super()._make_plan(view, budget, rng)
        seconds = self._seconds if budget.seconds is None else budget.seconds
        turn = (view.observer, int(view.record.turns))
        share = LATER_SHARE if turn == self._planned else FIRST_SHARE
        self._planned = turn
        return self._search(view, share * seconds, word_from(rng))

    def _search(self, view: View, seconds: float, word: Word) -> int:
        start = time.thread_time()
        effort = Effort.for_seconds(seconds)
        net = self._net(view)
        self._room.states[0] = view.record
        best = enumerate_turn(self._room, net, effort.outcomes, word)
        looked = int(self._room.desks[0].count)
        is_certain = self._room.outcomes[best].value > 1.0
        if view.record.decision in (Decision.PICK, Decision.CLAIM) or is_certain or looked == 1:
            return int(write_plan(self._room, best, self._turn.plan))
        heed(self._watch, self._room, view.observer, effort.plans)
        candidates = new_candidates(effort.plans)
        living = np.arange(list_candidates(self._room, candidates), dtype=np.int16)
        self._worlds[0] = view.record
        contest = Contest(candidates, living, int(seconds * OUTCOMES_PER_SECOND), start + seconds)
        chosen = contest.run(self._worlds, view.observer, net, self._inner[effort.turns], effort.turns, word, looked)
        length = int(candidates.length[chosen])
        self._turn.plan[:length] = candidates.plans[chosen, :length]
        return length


@dataclass
class Contest:
    """Candidates tried out in world after world, the worse half dropped again and again until two are left."""

    candidates: Candidates
    living: np.ndarray[Any, np.dtype[np.int16]]
    outcomes: int  # effort in outcomes looked at
    deadline: float  # by the clock of this thread

    def run(self, worlds: Any, me: int, net: Network, inner: Inner, turns: int, word: Word, looked: int) -> int:
        """Return the best candidate."""
        drops = self._drops()
        tried = 0
        while tried < WORLDS_LEAST or (looked < self.outcomes and time.thread_time() < self.deadline):
            looked += try_out(worlds, me, self.candidates, self.living, net, inner, turns, word)
            tried += 1
            if tried % BETWEEN == 0 and tried >= WORLDS_SETTLED and is_settled(self.candidates, self.living):
                break
            if drops and looked >= drops[0]:
                drops.pop(0)
                self._drop_half()
        self._sort(1)
        return int(self.living[0])

    def _drops(self) -> list[int]:
        """After how much effort half are dropped: as much for the many at first as for the last two."""
        rounds = max(2, self.living.shape[0] - 1).bit_length()
        return [self.outcomes * done // rounds for done in range(1, rounds)]

    def _drop_half(self) -> None:
        keep = max(2, (self.living.shape[0] + 1) // 2)
        self._sort(keep)
        self.living = self.living[:keep].copy()

    def _sort(self, keep: int) -> None:
        keep_best(self.candidates, self.living, keep)
