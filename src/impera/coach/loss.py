"""What a turn cost: the best plan there was against what was played, from the seat's own information.

Both are tried out in the same worlds, dealt from what the seat could see, with the same luck. The best plan is chosen
in some worlds and compared in others, so that being chosen does not flatter it. A turn in which something hidden was
seen on the way is judged in parts, each by what was known then; its loss is their sum.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.candidates import Candidates, list_candidates, new_candidates, worth_of
from impera.bots.search.enumeration import enumerate_turn
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.rollout import new_rollout, try_out
from impera.bots.search.threats import mark_down_threats, new_threat_search
from impera.bots.search.weights import School, shipped
from impera.bots.search.wins import WinFinder
from impera.bots.search.workspace import new_workspace
from impera.coach.calibrated import calibrated_alone
from impera.game.chance import RandomState, new_random_state
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids
from impera.rules.state import State, copy_of, new_states
from impera.rules.trace import SILENT
from impera.wire.coach import TurnVerdict

OUTCOMES = 400  # of the turn, listed to choose the candidates from
CANDIDATES = 8
GLANCED_AT, LOOKED_AT, KEPT = 6, 12, 3  # worlds for all candidates, for those kept, how many are kept
PAIRS, PAIRS_MOST = 24, 144  # worlds for the comparison: between two looks, at most
ROLLOUT = (48, 96)  # outcomes looked at by the players of a world: usually, and in tense positions
NARROW = 0.01  # half an interval that needs no more worlds
Z_95 = 1.96

INACCURACY, MISTAKE, BLUNDER = 0.03, 0.07, 0.15  # chance of winning lost for certain, at least


@dataclass(frozen=True, slots=True)
class Compared:
    """What was played against the best plan found, in the seat's chance of winning."""

    loss: float
    low: float
    high: float
    chance: float  # with what was played
    best: float  # with the best plan
    plan: tuple[int, ...]  # the best plan
    runner_up: tuple[int, ...]  # the next best; empty: there was none
    is_forced: bool = False
    is_win_missed: bool = False


def verdict(low: float) -> TurnVerdict:
    """What a loss is called, by the lower end of its interval."""
    if low >= BLUNDER:
        return "blunder"
    if low >= MISTAKE:
        return "mistake"
    return "inaccuracy" if low >= INACCURACY else "fine"


def accuracy(mean_loss: float) -> float:
    """From the mean loss per unforced turn to 0 … 100: a hundred without loss, half at seven points a turn."""
    return 100 * math.exp(-10 * max(0.0, mean_loss))


def own_part(view: View, actions: list[int]) -> int:
    """How many of the actions played from here a plan could foresee: to the end of the turn, or to something hidden."""
    record: State = view.record
    if record.decision in (Decision.PICK, Decision.CLAIM):
        return 1
    state = copy_of(record)
    for number, action in enumerate(actions, start=1):
        if reveals(state, action, view.observer):
            return number
        apply(state, action, SILENT)
    return len(actions)


class TurnJudge:
    """Compares what was played with the best plan; keeps its room from turn to turn."""

    def __init__(self, players: int, teams: bool) -> None:
        """Make room for games of a set-up."""
        self._setup = (players, teams)
        self._net = shipped(players, teams, School.DEEP).copy()
        self._work = new_workspace(OUTCOMES)
        self._threats = new_threat_search()
        self._wins = WinFinder()
        self._rollout = new_rollout(*ROLLOUT)
        self._worlds = new_states(3)

    def compare(self, view: View, played: list[int], seed: int) -> Compared:
        """Judge what the deciding seat played from this view on, up to the end of its turn or to something hidden."""
        random = new_random_state(seed)
        self._work.states[0] = view.record
        enumerate_turn(self._work, self._net, OUTCOMES, random)
        candidates = new_candidates(CANDIDATES + 2)
        mark_down_threats(self._threats, self._work, view.observer, CANDIDATES)
        found = min(CANDIDATES, list_candidates(self._work, candidates, 1.0))
        only = int(self._work.progress[0].count) == 1
        if only and candidates.plans[0, : candidates.length[0]].tolist() == played:
            return Compared(0.0, 0.0, 0.0, 0.0, 0.0, tuple(played), (), is_forced=True)
        winning = self.winning_plan(view)
        mine = found
        _put(candidates, mine, played)
        self._worlds[0] = view.record
        if winning:
            return self._against_win(view, candidates, mine, winning, random)
        order = self._ranked(view.observer, candidates, mine, random)
        best = order[0] if order[0] != mine else (order[1] if len(order) > 1 else mine)
        if best == mine:
            return self._alone(view.observer, candidates, mine, random)
        return self._against(view.observer, candidates, mine, best, order, random)

    def worth(self, view: View, plans: list[list[int]], seed: int, worlds: int = 2 * PAIRS) -> list[float]:
        """The seat's chance with each plan, all in the same worlds; an empty plan: as the network would play on."""
        candidates = new_candidates(len(plans))
        for place, plan in enumerate(plans):
            _put(candidates, place, plan)
        self._worlds[0] = view.record
        living = np.arange(len(plans), dtype=np.int16)
        values = self._try(view.observer, candidates, living, worlds, new_random_state(seed))
        return [self._calibrated(float(mean)) for mean in values.mean(axis=0)]

    def winning_plan(self, view: View) -> list[int]:
        """A turn that wins for certain; empty: none was found."""
        plan: Ids = np.zeros(LONGEST, dtype=np.int16)
        length = self._wins.find(view.record, plan)
        return [int(action) for action in plan[:length]]

    def _against_win(
        self, view: View, candidates: Candidates, mine: int, winning: list[int], random: RandomState
    ) -> Compared:
        """Against a turn that wins for certain, only what was played has to be tried out."""
        values = self._try(view.observer, candidates, np.array([mine], np.int16), PAIRS, random)[:, 0]
        chance = float(values.mean())
        loss = 1.0 - self._calibrated(chance)
        half = self._half(values, chance)
        if loss <= half:
            return Compared(0.0, 0.0, half, 1.0 - loss, 1.0, tuple(winning), ())
        return Compared(
            loss, max(0.0, loss - half), min(1.0, loss + half), 1.0 - loss, 1.0, tuple(winning), (), is_win_missed=True
        )

    def _ranked(self, me: int, candidates: Candidates, mine: int, random: RandomState) -> list[int]:
        """The candidates, best first, after a glance at all and a look at the few best."""
        living = np.arange(mine + 1, dtype=np.int16)
        self._try(me, candidates, living, GLANCED_AT, random)
        kept = sorted(range(mine), key=lambda one: -worth_of(candidates, one))[:KEPT]
        self._try(me, candidates, np.array([*kept, mine], np.int16), LOOKED_AT, random)
        return sorted([*kept, mine], key=lambda one: -float(candidates.total[one]) / int(candidates.worlds[one]))

    def _against(
        self, me: int, candidates: Candidates, mine: int, best: int, order: list[int], random: RandomState
    ) -> Compared:
        """Pairs of worlds not used before: as many as it takes to be sure, within reason."""
        pair = np.array([best, mine], np.int16)
        values = self._try(me, candidates, pair, PAIRS, random)
        mean, half = _difference(values)
        while len(values) < PAIRS_MOST and half > NARROW and mean + half > INACCURACY and mean - half < BLUNDER:
            values = np.concatenate([values, self._try(me, candidates, pair, PAIRS, random)])
            mean, half = _difference(values)
        means = values.mean(axis=0)
        better, worse = self._calibrated(float(means[0])), self._calibrated(float(means[1]))
        scale = abs(better - worse) / abs(mean) if abs(mean) > NARROW / 10 else 1.0
        loss, half = better - worse, half * scale
        others = [one for one in order if one not in (best, mine)]
        runner_up = tuple(_plan(candidates, others[0])) if others else ()
        if loss <= 0:  # nothing better was found
            played = tuple(_plan(candidates, mine))
            return Compared(0.0, 0.0, max(0.0, loss + half), worse, worse, played, tuple(_plan(candidates, best)))
        low, high = max(0.0, loss - half), min(1.0, loss + half)
        return Compared(loss, low, high, worse, better, tuple(_plan(candidates, best)), runner_up)

    def _alone(self, me: int, candidates: Candidates, mine: int, random: RandomState) -> Compared:
        """Nothing to compare with: only what it is worth."""
        values = self._try(me, candidates, np.array([mine], np.int16), PAIRS, random)[:, 0]
        chance = self._calibrated(float(values.mean()))
        return Compared(0.0, 0.0, 0.0, chance, chance, tuple(_plan(candidates, mine)), ())

    def _try(
        self, me: int, candidates: Candidates, living: Ids, worlds: int, random: RandomState
    ) -> NDArray[np.float64]:
        """Try candidates out in more worlds; what each was worth in each [world, candidate]."""
        found = np.zeros((worlds, living.shape[0]))
        for world in range(worlds):
            before = candidates.total[living].copy()
            try_out(self._worlds, me, candidates, living, self._net, self._rollout, 1, random)
            found[world] = candidates.total[living] - before
        return found

    def _calibrated(self, chance: float) -> float:
        return calibrated_alone(chance, *self._setup)

    def _half(self, values: NDArray[np.float64], mean: float) -> float:
        spread = Z_95 * float(values.std(ddof=1)) / math.sqrt(len(values))
        return abs(self._calibrated(min(1.0, mean + spread)) - self._calibrated(mean))


def _difference(values: NDArray[np.float64]) -> tuple[float, float]:
    """By how much the first is better than the second in the same worlds, and half its interval."""
    difference = values[:, 0] - values[:, 1]
    return float(difference.mean()), Z_95 * float(difference.std(ddof=1)) / math.sqrt(len(values))


def _put(candidates: Candidates, place: int, plan: list[int]) -> None:
    """Add a plan to those under comparison."""
    candidates.plans[place, : len(plan)] = plan
    candidates.length[place] = len(plan)
    candidates.total[place] = candidates.squares[place] = 0.0
    candidates.worlds[place] = 0
    candidates.favour[place] = 1.0


def _plan(candidates: Candidates, place: int) -> list[int]:
    return [int(action) for action in candidates.plans[place, : candidates.length[place]]]
