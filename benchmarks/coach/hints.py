"""Proofs about hints and "why not?": what is certain holds, chances are right, answers come soon, hints win."""

import time
from argparse import Namespace
from collections.abc import Iterator

import numpy as np

from benchmarks.coach.games import Asked, Table, played, turns_of
from benchmarks.coach.proof import Interrupted, Proof
from impera.bots.bot import Budget
from impera.coach.hints import hint, why_not
from impera.coach.likely import LikelyWins
from impera.coach.loss import TurnJudge
from impera.coach.parts import Part
from impera.coach.solver import threat_of
from impera.game.action import ALL_ACTIONS, Action
from impera.game.belief import determinize
from impera.game.view import View
from impera.lab.bot_games import deal_of, play_bots
from impera.rules.apply import apply
from impera.rules.state import copy_of
from impera.rules.trace import SILENT
from impera.rules.victory import share_of_win

NEAR = 0.05
SOON = 1.5  # seconds
CERTAIN = ("reason-win-allowed", "hint-suffers")
LIKELY = {"hint-lowers": ("less", "more"), "reason-risk": ("share",)}  # after the plan, and if nothing more is done
MET = "hint-meets"  # a win that would be there if nothing were done


def certain(asked: Namespace) -> list[Proof]:
    """A win said to be allowed for certain is there in every world the seat could be in."""
    held = claims = 0
    rng = np.random.default_rng(7)
    progress = Interrupted("turns looked at for claims", asked.minutes)
    for one in progress.each(_turns(asked.bot), asked.claims):
        if not _is_in_danger(one.view, rng):
            continue
        for plan, part in _certain_parts(one.view):
            claims += 1
            held += all(_is_there(one.view, plan, part, rng) for _ in range(asked.worlds))
        if claims >= asked.claims:
            break
    name = "what is told as certain is so"
    tried = f"{asked.worlds:,} worlds each, turns of `{asked.bot}`"
    return [Proof(name, "in 1,000 of 1,000 worlds", f"{held} of {claims} claims", held == claims, tried)]


def _is_in_danger(view: View, rng: np.random.Generator) -> bool:
    """May somebody else win if nothing is done against it? Only then is anything claimed for certain."""
    state = copy_of(determinize(view, rng))
    return any(threat_of(state, rival) is not None for rival in range(view.players) if rival != view.observer)


def _certain_parts(view: View) -> Iterator[tuple[list[int], Part]]:
    """What a hint and every why-not claim for certain, with the plan they claim it of."""
    given = hint(view)
    for part in given.reasons:
        if part.key in CERTAIN:
            yield [action.id for action in given.plan], part
        if part.key == MET:
            yield [], part
    for other in view.legal:
        told = why_not(view, other.text)
        for part in told.reasons:
            if part.key in CERTAIN:
                yield [Action.parse(text).id for text in told.plan.split("; ")], part


def _is_there(view: View, plan: list[int], part: Part, rng: np.random.Generator) -> bool:
    """Can that seat win for certain once the plan is carried out in a world?"""
    state = copy_of(determinize(view, rng))
    for action in plan:
        apply(state, action, SILENT)
    return threat_of(state, _seat(part)) is not None


def _seat(part: Part) -> int:
    return int(str(part.arguments["seat"])[1:]) - 1


def likely(asked: Namespace) -> list[Proof]:
    """How likely somebody is said to win next, against many more worlds."""
    off: list[float] = []
    looking = LikelyWins()
    progress = Interrupted("turns looked at for claims", asked.minutes)
    for one in progress.each(_turns(asked.bot), asked.claims):
        given = hint(one.view)
        for part in given.reasons:
            if part.key in LIKELY:
                plans = ([action.id for action in given.plan], None)
                many = looking.shares(one.view, plans, asked.worlds, seed=17)[:, _seat(part)]
                told = [part.arguments[name] for name in LIKELY[part.key]]
                off += [abs(float(str(one)) / 100 - share) for one, share in zip(told, many, strict=False)]
        if len(off) >= asked.claims:
            break
    near = sum(one <= NEAR for one in off)
    found = f"{near} of {len(off)}; at most {100 * max(off, default=0.0):.1f} points off"
    name = "how likely others are said to win next"
    holds = near >= 0.95 * len(off) and bool(off)
    return [Proof(name, "within 5 points", found, holds, f"{asked.worlds:,} worlds each, turns of `{asked.bot}`")]


def chances(asked: Namespace) -> list[Proof]:
    """The chances a hint states, against those found in many more worlds."""
    near, off = 0, []
    judge = TurnJudge(2, False)
    progress = Interrupted("chances", asked.minutes)
    for one in progress.each(_turns(asked.bot), asked.hints):
        given = hint(one.view, seed=11)
        plan = [action.id for action in given.plan]
        many = judge.worth(one.view, [[], plan], 13, asked.worlds)
        off += [abs(given.before - many[0]), abs(given.after - many[1])]
        if len(off) >= 2 * asked.hints:
            break
    near = sum(one <= NEAR for one in off)
    found = f"{near} of {len(off)}; {100 * float(np.mean(off)):.1f} points off on average, at most {100 * max(off):.1f}"
    name = "stated chances are those of many worlds"
    return [Proof(name, "within 5 points", found, near == len(off), f"{asked.worlds:,} worlds each")]


def answers(asked: Namespace) -> list[Proof]:
    """How soon a "why not?" is answered."""
    spent: list[float] = []
    rng = np.random.default_rng(3)
    why_not(next(_turns("light")).view, next(_turns("light")).view.legal[0].text)  # loads machine code
    progress = Interrupted("answers", asked.minutes)
    for one in progress.each(_turns(asked.bot), asked.answers):
        action = one.view.legal[int(rng.integers(len(one.view.legal)))]
        began = time.process_time()
        why_not(one.view, action.text)
        spent.append(time.process_time() - began)
        if len(spent) >= asked.answers:
            break
    share = float(np.mean(np.array(spent) <= SOON))
    found = f"{share:.0%} in time; median {np.median(spent):.2f} s, 95 of 100 within {np.quantile(spent, 0.95):.2f} s"
    return [Proof("why-not answered", "95 of 100 in 1.5 s", found, share >= 0.95, f"{len(spent)} answers, CPU time")]


def blindly(asked: Namespace) -> list[Proof]:
    """Hints followed blindly win as often as the search itself, against the same opponent."""
    by_hints, by_search = [], []
    progress = Interrupted("deals", asked.minutes)
    for deal in progress.each(range(asked.deals), asked.deals):
        for seat in range(2):
            by_hints.append(_won(deal, seat, None, asked.against))
            by_search.append(_won(deal, seat, asked.bot, asked.against))
    ours, theirs = float(np.mean(by_hints)), float(np.mean(by_search))
    error = float(np.hypot(np.std(by_hints), np.std(by_search)) / np.sqrt(len(by_hints)))
    found = f"{ours:.1%} by hints, {theirs:.1%} by `{asked.bot}` (± {100 * error:.1f} points)"
    name = f"hints followed blindly against `{asked.against}`"
    return [
        Proof(name, f"within 5 points of `{asked.bot}`", found, ours >= theirs - NEAR, f"{len(by_hints)} games each")
    ]


class HintFollower:
    """Does what the coach says, step by step."""

    name = "hints"

    def __init__(self) -> None:
        """Begin without a plan."""
        self._plan: list[Action] = []

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """The next step of the hint; a new hint where that one ends."""
        if not self._plan or self._plan[0] not in view.legal:
            self._plan = list(hint(view, int(rng.integers(2**31))).plan)
        return self._plan.pop(0)


def _won(deal: int, seat: int, bot: str | None, against: str) -> float:
    from impera.bots.registry import create

    state = deal_of(41, deal, 2, "basic", False)
    mine = HintFollower() if bot is None else create(bot)
    bots = [mine, create(against)] if seat == 0 else [create(against), mine]
    play_bots(state, bots, [np.random.default_rng([deal, seat, place]) for place in range(2)])
    return share_of_win(state, seat, int(state.winners)) if state.winners else 0.5


def _turns(bot: str) -> Iterator[Asked]:
    """Turns that begin with the play of a card."""
    seed = 0
    while True:
        seed += 1
        for one in turns_of(played(Table(), 1100 + seed, bot)):
            if any(ALL_ACTIONS[action.id].verb == "play" for action in one.view.legal):
                yield one
