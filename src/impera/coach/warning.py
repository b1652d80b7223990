"""The coach that speaks by itself: does an action give the game away, whatever the rest of the turn brings?

A glance at a few worlds is enough for nearly every action; only one that looks bad is weighed in earnest.
"""

from dataclasses import dataclass

from impera.coach.hints import WhyNot, best_with, check_asked, why_not
from impera.coach.loss import BLUNDER, TurnJudge, verdict
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.view import View
from impera.rules.legal import Reason
from impera.rules.legal import why_not as refusal
from impera.wire.coach import WarningInfo

GLANCED_AT = 10  # worlds
SUSPICIOUS = 0.06  # of the chance lost at a glance: worth a closer look


@dataclass(frozen=True, slots=True)
class Warned:
    """Whether an action gives the game away; if it does, what it costs and what is better."""

    action: str
    why: WhyNot | None

    def to_wire(self) -> WarningInfo:
        """Write it in the shape that is sent."""
        if self.why is None:
            return WarningInfo(action=self.action, gives_away=False)
        told = self.why.to_wire()
        return WarningInfo(
            action=told.action, gives_away=True, loss=told.loss, better=told.better, reasons=told.reasons
        )


def warn(view: View, text: str, seed: int = 1) -> Warned:
    """Weigh an action: a warning only if it surely costs what a blunder costs, played on as well as can be."""
    check_asked(view)
    action = Action.parse(text)
    if refusal(view.record, action.id) != Reason.LEGAL:
        raise UsageError("coach-not-legal", action=action.text)
    if len(view.legal) == 1 or not _looks_bad(view, action, seed):
        return Warned(action.text, None)
    why = why_not(view, text, seed)
    return Warned(action.text, why if verdict(why.ci95[0]) == "blunder" and why.loss >= BLUNDER else None)


def _looks_bad(view: View, action: Action, seed: int) -> bool:
    """At a glance: is there a win that it may miss, or is it worth much less than the turn played by the network?"""
    judge = TurnJudge(view.players, view.teams)
    plan = best_with(view, action.id, seed)
    if judge.winning_plan(view):
        return True
    usual, with_it = judge.worth(view, [[], plan], seed, GLANCED_AT)
    return usual - with_it >= SUSPICIOUS
