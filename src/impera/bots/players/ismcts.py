"""The bot of `ismcts`: a tree grown for a decision, and followed on as long as it has grown thick enough."""

from typing import Any

import numpy as np

from impera.bots.bot import Budget
from impera.bots.search.dice import random_state_from
from impera.bots.search.planned_turn import PlannedTurn
from impera.bots.search.tree import follow, grow, new_tree
from impera.game.action import ALL_ACTIONS, Action
from impera.game.view import View
from impera.rules.state import new_states

THICK = 0.5  # part of the iterations that must have passed through a later choice, or it is thought about again


class IsmctsBot:
    """So many iterations for a decision."""

    def __init__(self, name: str = "ismcts", iterations: int = 1000) -> None:
        """Grow trees of so many iterations."""
        self.name = name
        self._iterations = iterations
        self._turn = PlannedTurn()
        self._tree = new_tree(iterations + 2)
        self._states: Any = new_states(4)

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Go down the tree grown for this turn, or grow one."""
        action = self._turn.next_action(view)
        if action is None and len(view.legal) == 1:
            return view.legal[0]
        if action is None:
            action = self._turn.begin(view, self._think(view, rng))
        return ALL_ACTIONS[action]

    def _think(self, view: View, rng: np.random.Generator) -> int:
        self._states[0] = view.record
        grow(self._tree, self._states, view.observer, self._iterations, random_state_from(rng))
        return int(follow(self._tree, 0, view.observer, int(THICK * self._iterations), self._turn.plan))
