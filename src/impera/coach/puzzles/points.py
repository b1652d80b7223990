"""What is shown by trying plans out: the best idea of a turn leads the next by ten points in 2,000 worlds, twice.

An idea is the card played and the effects used, with what they aim at; which cards an effect moves is a detail of it.
All plans meet the same worlds with the same luck. Two sets of weights play on from there: those trained against many
kinds of opponents, and those trained deep against themselves.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.candidates import Candidates, new_candidates
from impera.bots.search.enumeration import enumerate_turn, write_plan
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.rollout import new_rollout, try_out
from impera.bots.search.weights import School, shipped
from impera.bots.search.wins import WinFinder
from impera.bots.search.workspace import new_workspace
from impera.coach.calibrated import calibrated_alone
from impera.game.chance import new_random_state
from impera.game.view import View
from impera.rules.actions import PERMANENT, PLAY
from impera.rules.facts import DOMAIN_OF, KIND_COUNT, Decision
from impera.rules.state import new_states

SCHOOLS = (School.DEEP, School.BROAD)
WORLDS = 2000
LEAD = 0.10  # of the best idea before the second
SURE = 0.12  # asked for when a puzzle is made, so that other worlds say the same
SAME = 0.02  # a plan this near to the best is as right
OUTCOMES, IDEAS = 400, 7  # of the turn, listed; ideas that are tried out
LOOKS = (24, 120, 480)  # worlds after which a position that shows no clear lead is given up,
SLACK = (0.02, 0.0, -0.01)  # and how much of `SURE` may still be missing then
HOPELESS = 0.3  # behind by so much, an idea is not the second one: it is tried no further
PROMISING, PROMISING_PICK = 0.08, 0.12  # lead by the network's own opinion from which on it is worth a try
RIGHT_MOST = 3  # ideas that may be right in one position
ROLLOUT = (48, 96)

Plan = tuple[int, ...]
Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Lead:
    """What came of it: the right plans, best first, and by how much they lead the second idea."""

    right: tuple[Plan, ...]
    lead: float  # the smaller of both schools'


def idea_of(plan: Sequence[int]) -> tuple[int, ...]:
    """The Domain played, and the effects used."""
    played = [int(DOMAIN_OF[(action - PLAY) % KIND_COUNT]) for action in plan[:1] if action < PERMANENT]
    return (*played, -1, *sorted(action for action in plan if action >= PERMANENT))


class Trials:
    """Tries plans of a set-up out; keeps its room."""

    def __init__(self, players: int, teams: bool) -> None:
        """Make room for games of a set-up."""
        self._setup = (players, teams)
        self._nets = {school: shipped(players, teams, school).copy() for school in SCHOOLS}
        self._work = new_workspace(OUTCOMES)
        self._rollout = new_rollout(*ROLLOUT)
        self._worlds = new_states(3)
        self._wins = WinFinder()

    def ideas(self, view: View) -> list[tuple[Plan, float]]:
        """The best plan of each idea by the network's opinion, best first."""
        self._work.states[0] = view.record
        enumerate_turn(self._work, self._nets[School.DEEP], OUTCOMES, new_random_state(1))
        count = int(self._work.progress[0].count)
        values = self._work.outcomes["value"][:count]
        found: dict[tuple[int, ...], tuple[Plan, float]] = {}
        room = np.zeros(LONGEST, dtype=np.int16)
        for outcome in np.argsort(-values, kind="stable").tolist():
            plan = tuple(room[: write_plan(self._work, outcome, room)].tolist())
            found.setdefault(self._idea(view, plan), (plan, float(values[outcome])))
        return list(found.values())[:IDEAS]

    def _idea(self, view: View, plan: Plan) -> tuple[int, ...]:
        return plan if _is_draft(view) else idea_of(plan)

    def look_for_lead(self, view: View, seed: int) -> Lead | None:
        """The idea that leads all others, if there is one; most positions are given up early."""
        ideas = self.ideas(view)
        next_idea = 1 if _is_draft(view) else min(RIGHT_MOST, len(ideas) - 1)
        if len(ideas) < 2 or ideas[0][1] - ideas[next_idea][1] < (PROMISING_PICK if _is_draft(view) else PROMISING):
            return None
        if self._wins.find(view.record, np.zeros(LONGEST, dtype=np.int16)):
            return None
        plans = [plan for plan, _ in ideas]
        return self.prove(view, plans, seed, SURE)

    def prove(self, view: View, plans: Sequence[Plan], seed: int, least: float) -> Lead | None:
        """Do some of these plans, as good as each other, lead the rest by as much, under both schools?"""
        for worlds, slack in zip(LOOKS, SLACK, strict=True):
            values = self.values(view, plans, worlds, seed, School.DEEP)
            right, lead = split(values)
            if lead < least - slack or len(right) > RIGHT_MOST:
                return None
            plans = [plans[nth] for nth in worth_keeping(values)]
        return self.confirm(view, plans, seed + 1, least)

    def confirm(self, view: View, plans: Sequence[Plan], seed: int, least: float) -> Lead | None:
        """The whole proof for these plans: 2,000 worlds under each school."""
        leads, rights = [], []
        for school in SCHOOLS:
            right, lead = split(self.values(view, plans, WORLDS, seed, school))
            if lead < least:
                return None
            leads.append(lead)
            rights.append(right)
        both = [nth for nth in rights[0] if nth in rights[1]]
        return Lead(tuple(plans[nth] for nth in both), min(leads)) if both else None

    def values(self, view: View, plans: Sequence[Plan], worlds: int, seed: int, school: School) -> Values:
        """What each plan is worth to the seat, in the same worlds."""
        candidates = new_candidates(len(plans))
        for place, plan in enumerate(plans):
            candidates.plans[place, : len(plan)] = plan
            candidates.length[place] = len(plan)
        living = np.arange(len(plans), dtype=np.int16)
        self._worlds[0] = view.record
        random = new_random_state(seed)
        for _ in range(worlds):
            try_out(self._worlds, view.observer, candidates, living, self._nets[school], self._rollout, 1, random)
        return self._calibrated(candidates, worlds)

    def _calibrated(self, candidates: Candidates, worlds: int) -> Values:
        return np.array([calibrated_alone(float(total) / worlds, *self._setup) for total in candidates.total])


def _is_draft(view: View) -> bool:
    return view.record.decision in (Decision.PICK, Decision.CLAIM)


def split(values: Values) -> tuple[list[int], float]:
    """Which are as good as the best, best first, and by how much the best leads those that are not."""
    order = np.argsort(-values, kind="stable").tolist()
    right = [nth for nth in order if values[nth] >= values[order[0]] - SAME]
    rest = [float(values[nth]) for nth in order if nth not in right]
    return right, float(values[order[0]]) - max(rest) if rest else 0.0


def worth_keeping(values: Values) -> list[int]:
    """Those as good as the best, the next, and whatever is not far behind."""
    right, _ = split(values)
    rest = [nth for nth in np.argsort(-values, kind="stable").tolist() if nth not in right]
    return [*right, *rest[:1], *(nth for nth in rest[1:] if values[nth] > values.max() - HOPELESS)]
