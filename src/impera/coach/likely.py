"""Threats that are likely and not certain: in how many of the worlds that fit a view a rival could win next.

What a rival may hold differs from world to world. A win there is one that needs no luck: the cards of that hand, and
nothing that would first have to be drawn or seen.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.wins import WinFinder
from impera.coach.parts import Part, points
from impera.game.belief import determinize
from impera.game.view import View
from impera.rules.actions import END
from impera.rules.apply import apply, begin_turn_of
from impera.rules.facts import SEATS, Decision
from impera.rules.seating import is_friend
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT

GLANCED_AT, LOOKED_AT = 60, 700  # worlds: to see whether there is anything to tell, and to tell how likely it is
GLANCE, WORTH_TELLING = 0.08, 0.15  # of all worlds by which two plans differ: worth a closer look, worth telling
RISK = 0.25  # of all worlds in which somebody wins: told even where nothing better is known

Shares = NDArray[np.float64]  # [plan, seat] of the worlds in which a seat could win next
Plan = Sequence[int] | None  # None: nothing more is done in this turn


class LikelyWins:
    """Looks for wins of others in worlds; keeps its room."""

    def __init__(self) -> None:
        """Make room."""
        self._finder = WinFinder()
        self._plan = np.zeros(LONGEST, dtype=np.int16)

    def shares(self, view: View, plans: Sequence[Plan], worlds: int, seed: int = 1) -> Shares:
        """In how many of the worlds each rival could win after each plan, its turn being next; all in the same ones."""
        rng = np.random.default_rng(seed)
        found = np.zeros((len(plans), SEATS))
        for _ in range(worlds):
            world = determinize(view, rng)
            for nth, plan in enumerate(plans):
                found[nth] += self._winners(view, after(world, plan))
        return found / worlds

    def _winners(self, view: View, state: State) -> NDArray[np.bool_]:
        wins = np.zeros(SEATS, np.bool_)
        if state.decision == Decision.OVER:
            return wins
        for rival in range(view.players):
            if not is_friend(view.record, view.observer, rival):
                then = copy_of(state)
                begin_turn_of(then, rival, SILENT)
                wins[rival] = self._finder.find(then, self._plan) > 0
        return wins


def after(world: State, plan: Plan) -> State:
    """The world once a plan is carried out, or the turn ended with nothing more done."""
    state = copy_of(world)
    if plan is None:
        state.decision = Decision.EFFECTS
    for action in (END,) if plan is None else plan:
        apply(state, action, SILENT)
    return state


def likelier(view: View, better: Sequence[int], played: Sequence[int], told: set[int]) -> list[Part]:
    """Rivals for whom a win is clearly likelier after what was played than after the better plan; not those told of."""
    return _less_likely("reason-win-likely", view, better, played, told)


def lowered(view: View, plan: Sequence[int], told: set[int]) -> list[Part]:
    """Rivals whose win a plan makes clearly less likely than doing nothing more, and those who may win all the same."""
    return _less_likely("hint-lowers", view, plan, None, told)


def _less_likely(key: str, view: View, better: Sequence[int], worse: Plan, told: set[int]) -> list[Part]:
    looking = LikelyWins()
    glance = looking.shares(view, (better, worse), GLANCED_AT)
    if not any(_is_told(glance, rival, GLANCE) for rival in range(view.players) if rival not in told):
        return []
    shares = looking.shares(view, (better, worse), LOOKED_AT, seed=2)
    found = []
    for rival in range(view.players):
        less, more = (points(float(share)) for share in shares[:, rival])
        if rival in told or not _is_told(shares, rival, WORTH_TELLING):
            continue
        seat = f"P{rival + 1}"
        is_lowered = shares[1, rival] - shares[0, rival] >= WORTH_TELLING
        found.append(
            Part(key, {"seat": seat, "less": less, "more": more})
            if is_lowered
            else Part("reason-risk", {"seat": seat, "share": less})
        )
    return found


def _is_told(shares: Shares, rival: int, least: float) -> bool:
    """Do the plans differ by enough, or is the better one itself dangerous?"""
    return bool(shares[1, rival] - shares[0, rival] >= least or shares[0, rival] >= RISK)
