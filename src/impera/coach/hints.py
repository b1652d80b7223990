"""Hints with reasons: the whole turn as a plan of the search, what it gains, which threat it meets; and "why not?".

Everything here is asked of a view: nothing hidden is looked at.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from impera.bots.bot import Budget
from impera.bots.players.search import SearchBot
from impera.bots.search.enumeration import best_outcome, enumerate_turn, write_plan
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import new_workspace
from impera.coach.loss import OUTCOMES, TurnJudge, own_part, verdict
from impera.coach.parts import Part
from impera.coach.reasons import gains, why_better
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import new_random_state
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, Reason
from impera.rules.legal import why_not as refusal
from impera.rules.state import copy_of
from impera.rules.trace import SILENT
from impera.wire.coach import HintInfo, WhyNotInfo

SECONDS = 0.05  # of search for a hint


@dataclass(frozen=True, slots=True)
class TurnHint:
    """A plan for the whole turn, or up to something hidden, and what speaks for it."""

    plan: tuple[Action, ...]
    before: float  # the seat's chance, the turn played at a glance
    after: float  # and with this plan, in the same worlds
    reasons: tuple[Part, ...]

    def to_wire(self) -> HintInfo:
        """Write it in the shape that is sent."""
        return HintInfo(
            plan=[action.text for action in self.plan],
            before=round(self.before, 4),
            after=round(self.after, 4),
            reasons=[part.to_wire() for part in self.reasons],
        )


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What another action costs against the best plan, and why."""

    action: str
    plan: str  # the best turn that begins with the action
    better: str
    loss: float
    ci95: tuple[float, float]
    verdict: str
    reasons: tuple[Part, ...]

    def to_wire(self) -> WhyNotInfo:
        """Write it in the shape that is sent."""
        return WhyNotInfo(
            action=self.action,
            plan=self.plan.split("; "),
            better=self.better.split("; "),
            loss=round(self.loss, 4),
            ci95=[round(end, 4) for end in self.ci95],
            verdict=self.verdict,
            reasons=[part.to_wire() for part in self.reasons],
        )


class _Planner(SearchBot):
    """The search, asked for its whole plan instead of one action."""

    def whole_turn(self, view: View, rng: np.random.Generator) -> list[int]:
        """The actions to the end of the turn, or to something hidden."""
        length = self._find_win(view, rng) or self._make_plan(view, Budget(SECONDS), rng)
        return [int(action) for action in self._turn.plan[:length]]


def hint(view: View, seed: int = 1) -> TurnHint:
    """What the search would do with this turn, and why."""
    check_asked(view)
    rng = np.random.default_rng(seed)
    plan = _Planner("hint", SECONDS).whole_turn(view, rng)
    before, after = TurnJudge(view.players, view.teams).worth(view, [[], plan], seed)
    return TurnHint(tuple(ALL_ACTIONS[action] for action in plan), before, after, tuple(gains(view, plan)))


def why_not(view: View, text: str, seed: int = 1) -> WhyNot:
    """What an action costs against the best plan; an illegal one is answered by its rule elsewhere."""
    check_asked(view)
    action = Action.parse(text)
    if refusal(view.record, action.id) != Reason.LEGAL:
        raise UsageError("coach-not-legal", action=action.text)
    plan = best_with(view, action.id, seed)
    judge = TurnJudge(view.players, view.teams)
    compared = judge.compare(view, plan, seed)
    reasons: tuple[Part, ...] = ()
    if compared.loss > 0:
        reasons = tuple(why_better(view, compared.plan, plan, is_win_missed=compared.is_win_missed))
    return WhyNot(
        action.text,
        _text(plan),
        _text(compared.plan),
        compared.loss,
        (compared.low, compared.high),
        verdict(compared.low),
        reasons,
    )


def check_asked(view: View) -> None:
    """Refuse a question of somebody who does not decide."""
    if not view.is_mine:
        raise UsageError("coach-not-asked")


def best_with(view: View, action: int, seed: int) -> list[int]:
    """The best turn that begins with an action, as the network sees it."""
    record = view.record
    if record.decision in (Decision.PICK, Decision.CLAIM) or reveals(record, action, view.observer):
        return [action]
    after = copy_of(record)
    apply(after, action, SILENT)
    if after.deciding != record.deciding or after.decision == Decision.OVER or after.turns != record.turns:
        return [action]
    work = new_workspace(OUTCOMES)
    work.states[0] = after
    net = shipped(view.players, view.teams, School.DEEP).copy()
    enumerate_turn(work, net, OUTCOMES, new_random_state(seed))
    rest: Ids = np.zeros(LONGEST, dtype=np.int16)
    length = write_plan(work, best_outcome(work), rest)
    whole = [action, *(int(one) for one in rest[:length])]
    return whole[: own_part(view, whole)]


def _text(plan: Sequence[int]) -> str:
    return "; ".join(ALL_ACTIONS[action].text for action in plan)
