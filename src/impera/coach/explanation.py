"""Why: what the learned bot would do with a turn, in sentences made of parts that translate."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from impera.bots.search.enumeration import enumerate_turn, write_plan
from impera.bots.search.features import Stop
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import Workspace, new_workspace
from impera.coach.analysis import WinChances, win_chances
from impera.coach.parts import Part
from impera.coach.reasons import certain_threats
from impera.game.action import ALL_ACTIONS, Action
from impera.game.belief import determinize
from impera.game.chance import new_random_state
from impera.game.seat import seat_name, seat_of
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT

OUTCOMES = 1000  # looked at for the turn
WORLDS = 6  # in which threats are looked for


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """A way to play the turn, up to its end or to something hidden."""

    actions: tuple[Action, ...]
    value: float  # the network's opinion
    wins: bool
    ends: bool

    @property
    def text(self) -> str:
        """Its actions, as a record writes them."""
        return "; ".join(action.text for action in self.actions)


def explain_turn(view: View, before: WinChances) -> list[Part]:
    """Say what the bot would do for the seat that is asked: the plan, the threat met, the chances, the runner-up."""
    seat = seat_of(view.observer)
    plans = list(best_plans(view))
    best = plans[0]
    parts = [Part(_plan_key(best), {"plan": best.text})]
    if not best.wins:
        parts += _threat_parts(view, best)
        after = _chance_after(view, best)
        parts.append(Part("why-bot-chances", {"before": percent(before.of(seat)), "after": percent(after)}))
    if len(plans) > 1:
        chance = percent(_chance_after(view, plans[1]))
        parts.append(Part("why-bot-runner-up", {"plan": plans[1].text, "chance": chance}))
    else:
        parts.append(Part("why-bot-only", {}))
    return parts


def best_plans(view: View, seed: int = 1) -> Iterator[TurnPlan]:
    """The best plan for the seat that is asked, and the next best."""
    work = new_workspace(OUTCOMES)
    work.states[0] = view.record
    enumerate_turn(work, shipped(view.players, view.teams, School.DEEP).copy(), OUTCOMES, new_random_state(seed))
    values = work.outcomes["value"][: work.progress[0].count]
    for outcome in np.argsort(-values, kind="stable")[:2].tolist():
        yield _plan(work, outcome)


def _plan(work: Workspace, outcome: int) -> TurnPlan:
    plan = np.empty(LONGEST, dtype=np.int16)
    length = write_plan(work, outcome, plan)
    found = work.outcomes[outcome]
    return TurnPlan(
        tuple(ALL_ACTIONS[action] for action in plan[:length].tolist()),
        min(1.0, float(found.value)),
        bool(found.winners >> int(work.states[outcome].deciding) & 1),
        bool(found.stop == Stop.END),
    )


def _plan_key(plan: TurnPlan) -> str:
    if plan.wins:
        return "why-bot-wins"
    return "why-bot-plan" if plan.ends else "why-bot-looks"


def _threat_parts(view: View, plan: TurnPlan) -> list[Part]:
    """The threat there is if the turn does as little as possible, and whether the plan leaves it."""
    if view.record.decision in (Decision.PICK, Decision.CLAIM):
        return []
    rng = np.random.default_rng(1)
    worlds = [determinize(view, rng) for _ in range(WORLDS)]
    idle = certain_threats(view, [_passed(world) for world in worlds])
    left = certain_threats(view, [_after(world, plan) for world in worlds])
    parts = []
    for rival, turn in idle.items():
        key = "why-bot-suffers" if rival in left else "why-bot-meets"
        parts.append(Part(key, {"seat": seat_name(seat_of(rival)), "threat": turn.text}))
    return parts


def _passed(world: State) -> State:
    """The world if the seat did nothing more this turn."""
    idle = copy_of(world)
    idle.decision = Decision.EFFECTS
    apply(idle, 0, SILENT)
    return idle


def _after(world: State, plan: TurnPlan) -> State:
    state = copy_of(world)
    for action in plan.actions:
        apply(state, action.id, SILENT)
    return state


def _chance_after(view: View, plan: TurnPlan) -> float:
    """The chance once a plan is carried out: the mean over worlds of what the seat would see then."""
    if plan.wins:
        return 1.0
    rng = np.random.default_rng(2)
    chances = []
    for _ in range(WORLDS):
        after = View(_after(determinize(view, rng), plan), view.observer + 1)
        chances.append(win_chances(after, seconds=0.02, worlds=32, rng=rng).of(view.observer + 1))
    return float(np.mean(chances))


def percent(chance: float) -> str:
    """Write a chance."""
    return f"{100 * chance:.0f} %"
