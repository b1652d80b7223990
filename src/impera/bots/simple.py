"""The bots that think little: random, builder, light, beginner and greedy."""

from typing import Any

import numpy as np

from impera.bots.bot import Budget
from impera.bots.greedy import SAMPLES, plan_greedy
from impera.bots.light import choose_light
from impera.bots.policies import POLICY_NAMES, choose
from impera.bots.turn import PlannedTurn
from impera.compiled import compiled
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import Word, new_word
from impera.game.view import View
from impera.rules import actions
from impera.rules.facts import Decision
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State, new_states

MISTAKES = 0.25  # how often a beginner plays a card without a thought, or forgets an effect


def word_from(rng: np.random.Generator) -> Word:
    """Start a source of chance for compiled code."""
    return new_word(int(rng.integers(2**63)))


class PolicyBot:
    """One of the policies that run in the compiled loop: random, builder."""

    def __init__(self, name: str) -> None:
        """Take the policy of that name."""
        self.name = name
        self._policy = POLICY_NAMES.index(name)

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Choose as the policy does."""
        ids = np.array([action.id for action in view.legal], dtype=np.int16)
        return ALL_ACTIONS[choose(self._policy, view.record, ids, ids.shape[0], word_from(rng))]


class LightBot:
    """Simple rules; with mistakes, a beginner."""

    def __init__(self, name: str = "light", mistakes: float = 0.0) -> None:
        """Play without mistakes unless told how often to make one."""
        self.name = name
        self._mistakes = mistakes

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Choose by the rules, or make a beginner's mistake: any card, or no effect at all."""
        word = word_from(rng)
        is_mistaken = rng.random() < self._mistakes
        if is_mistaken and view.record.decision == Decision.EFFECTS:
            return ALL_ACTIONS[actions.END]
        if is_mistaken:
            return view.legal[int(rng.integers(len(view.legal)))]
        return ALL_ACTIONS[light_action(view.record, word)]


class GreedyBot:
    """Sixty turns tried in its head, the best by hand-made weights taken."""

    def __init__(self, name: str = "greedy", samples: int = SAMPLES) -> None:
        """Try so many turns."""
        self.name = name
        self._samples = samples
        self._turn = PlannedTurn()
        self._states: Any = new_states(2)

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Go on with the plan of this turn, or make one."""
        action = self._turn.next_action(view)
        if action is None:
            self._states[0] = view.record
            length = plan_greedy(self._states, self._samples, self._turn.plan, word_from(rng))
            action = self._turn.begin(view, length)
        return ALL_ACTIONS[action]


@compiled
def light_action(s: State, word: Word) -> int:
    """The choice of simple rules."""
    ids: Ids = np.empty(actions.ACTIONS, dtype=np.int16)
    return choose_light(s, ids, legal_actions(s, ids), word)
