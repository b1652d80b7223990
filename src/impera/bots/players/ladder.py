"""The ladder: ten opponents from a first game to a champion, each of them the strong bot made human.

The lower ones look at fewer outcomes of their turn, forget cards they have seen in other hands, overlook threats and
long ways to win, and choose among good plans by a temperature; none of them gives away more than its margin at once.
"""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from impera.bots.bot import Budget
from impera.bots.players.plan import PlanBot, heed_threats
from impera.bots.players.search import SearchBot
from impera.bots.players.styles import Style
from impera.bots.search.dice import random_state_from
from impera.bots.search.enumeration import write_plan
from impera.bots.search.threats import SLOTS_FIRST, new_threat_search
from impera.bots.search.weights import School
from impera.bots.search.wins import SLOTS, WinFinder
from impera.game.view import View
from impera.rules.facts import AGE_OF, KIND_COUNT
from impera.rules.state import State, copy_of

SLIGHTEST = 1e-4  # chances are kept this far from 0 and 1
TOLD_APART = 4  # safe outcomes looked for before one is chosen
AT_MOST = 12_000  # positions of rivals' turns looked at: about 20 ms, so that an answer is there within 50


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level of the ladder sees and how it chooses."""

    outcomes: int  # of its turn, looked at
    temperature: float  # in log-odds: the higher, the less it tells good plans apart
    margin: float  # chance of winning given away at once, at most
    forgets: float  # part of the cards seen in other hands that it does not think of
    overlooks: float  # how often it does not ask what the others could do next, or whether it can win by a long way
    school: School | None = School.BROAD  # what it judges by; None: what a search does

    def towards(self, other: "Skill", part: float) -> "Skill":
        """A skill between this one and another."""

        def between(mine: float, theirs: float) -> float:
            return mine + part * (theirs - mine)

        return Skill(
            round(math.exp(between(math.log(self.outcomes), math.log(other.outcomes)))),
            between(self.temperature, other.temperature),
            between(self.margin, other.margin),
            between(self.forgets, other.forgets),
            between(self.overlooks, other.overlooks),
            self.school,
        )


@dataclass(frozen=True, slots=True)
class Thought:
    """What one of the highest levels does: tries plans out in possible worlds."""

    seconds: float
    school: School | None = None  # what a search usually judges by
    in_teams: float | None = None  # seconds there, where a search is worth more


LADDER: dict[int, Skill | Thought] = {
    1: Skill(28, 0.54, 0.27, 0.64, 0.64),
    2: Skill(42, 0.40, 0.19, 0.48, 0.48),
    3: Skill(54, 0.325, 0.16, 0.385, 0.385),
    4: Skill(74, 0.255, 0.13, 0.29, 0.29),
    5: Skill(112, 0.19, 0.10, 0.18, 0.18),
    6: Skill(250, 0.116, 0.07, 0.065, 0.065),
    7: Skill(500, 0.07, 0.05, 0.0, 0.0),
    8: Skill(500, 0.07, 0.04, 0.0, 0.0, None),
    9: Thought(0.01, in_teams=0.003),
    10: Thought(1.0, School.DEEPEST),
}

# The same differences of skill are steps of other sizes at every table. So that the ladder is even, its levels stand
# somewhere between those skills: `python -m benchmarks.ladder --players N` or `--teams` tells.
PLACES: dict[tuple[int, bool], tuple[float, ...]] = {
    (2, False): (1, 1.82, 2.9, 4.03, 4.97, 5.78, 7, 8),
    (3, False): (1, 2, 3.2, 4.4, 5.2, 5.8, 6.65, 8),
    (4, False): (1, 2.5, 3.7, 4.55, 5.3, 6.05, 6.95, 8),
    (4, True): (1, 2.45, 3.7, 4.7, 5.45, 6.2, 7, 8),
}


def ladder_bot(name: str, level: int, style: Style | None = None) -> PlanBot:
    """The opponent of a level, of a style if one is asked for."""
    step = LADDER[level]
    if isinstance(step, Thought):
        return ThinkingBot(name, step, style)
    return HumanBot(name, level, style)


@cache
def skill_of(level: int, players: int, teams: bool) -> Skill:
    """What a level sees at a table of so many."""
    place = PLACES[players, teams][level - 1]
    lower, upper = LADDER[math.floor(place)], LADDER[math.ceil(place)]
    assert isinstance(lower, Skill)
    assert isinstance(upper, Skill)
    return lower.towards(upper, place % 1)


class ThinkingBot(SearchBot):
    """Searches, in teams for another time than elsewhere."""

    def __init__(self, name: str, thought: Thought, style: Style | None = None) -> None:
        """Think as one of the highest levels does, and in a style if one is asked for."""
        super().__init__(name, thought.seconds, thought.school, style)
        self._in_teams = thought.in_teams or thought.seconds

    def _usual_seconds(self, view: View) -> float:
        return self._in_teams if view.teams else super()._usual_seconds(view)


class HumanBot(PlanBot):
    """Plans as `plan` does, with the eyes and the memory of a person."""

    def __init__(self, name: str, level: int, style: Style | None = None) -> None:
        """Play at a level, and in a style if one is asked for."""
        skills = [skill_of(level, *table) for table in PLACES]
        super().__init__(name, max(skill.outcomes for skill in skills), skills[0].school, style)
        self._level = level
        self._wins = WinFinder(SLOTS[:1])
        self._threats = new_threat_search(SLOTS_FIRST, effort=AT_MOST)

    def _find_win(self, view: View, rng: np.random.Generator) -> int:
        """A long way to win may be overlooked; a short one is among the outcomes looked at."""
        skill = skill_of(self._level, view.players, view.teams)
        return 0 if rng.random() < skill.overlooks else super()._find_win(view, rng)

    def _make_plan(self, view: View, budget: Budget, rng: np.random.Generator) -> int:
        skill = skill_of(self._level, view.players, view.teams)
        record = forgetful(view, skill.forgets, rng) if skill.forgets else view.record
        self._list_outcomes(view, record, skill.outcomes, random_state_from(rng))
        if rng.random() >= skill.overlooks:
            heed_threats(self._threats, self._work, view.observer, TOLD_APART)
        values = self._work.outcomes["value"][: self._work.progress[0].count].astype(np.float64)
        return int(write_plan(self._work, pick(values, skill, rng), self._turn.plan))


def pick(values: NDArray[np.float64], skill: Skill, rng: np.random.Generator) -> int:
    """One of the outcomes within the margin of the best, the better the likelier; a sure win if there is one."""
    best = int(values.argmax())
    if values[best] >= 1.0:
        return best
    chances = values.clip(SLIGHTEST, 1.0 - SLIGHTEST)
    odds = np.log(chances / (1.0 - chances)) / skill.temperature
    weights = np.where(values >= values[best] - skill.margin, np.exp(odds - odds[best]), 0.0)
    return int(rng.choice(values.shape[0], p=weights / weights.sum()))


def forgetful(view: View, forgets: float, rng: np.random.Generator) -> State:
    """The record of a view, part of the cards known in other hands thought of as unknown."""
    record = copy_of(view.record)
    me = view.observer
    for owner in range(view.players):
        if owner != me:
            for kind in range(KIND_COUNT):
                gone = int(rng.binomial(int(record.known[owner, kind, me]), forgets))
                record.known[owner, kind, me] -= gone
                record.hand[owner, kind] -= gone
                record.veiled[owner, AGE_OF[kind]] += gone
    return record
