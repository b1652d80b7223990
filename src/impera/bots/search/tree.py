"""Information-set tree search (SO-ISMCTS): one tree over what the seat can tell apart, grown in possible worlds.

Every iteration makes a world from the view, walks down the tree by UCB among the actions legal there, adds a node, and
plays on as a hasty `greedy` would to the end of the seat's next turn (with two players the one after it); the position
there is judged by the hand-made weights of `greedy`, which are meant for the end of a turn.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.players.greedy import plan_greedy, position_worth
from impera.bots.search.dice import roll
from impera.bots.search.enumeration import is_pointless
from impera.bots.search.workspace import EFFECT_ACTIONS
from impera.compiled import compiled
from impera.game.belief import fill_in
from impera.game.chance import RandomState
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF, KIND_COUNT, NONE, SEATS, Decision
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State, States
from impera.rules.trace import COLUMNS
from impera.rules.victory import share_of_win

EXPLORE = 0.2  # weight of the unknown in UCB
AHEAD = np.array([0, 0, 2, 1, 1], dtype=np.int64)  # [players] rounds from this turn to the one whose end is judged
HASTE = 5  # turns tried in the head of each player on the way
SCALE = 3.0  # worth that is as good as a clear advantage
DEEPEST = 200


class Tree(NamedTuple):
    """Nodes as arrays; node 0 is the root. Children hang in a chain: first child, next sibling."""

    action: NDArray[np.int16]  # [node]
    seat: NDArray[np.int8]  # [node] who chose the action
    child: NDArray[np.int32]  # [node]
    sibling: NDArray[np.int32]  # [node]
    visits: NDArray[np.int32]  # [node]
    chances: NDArray[np.int32]  # [node] times it was legal when its parent was visited
    total: NDArray[np.float64]  # [node] for the seat that chose
    nodes: NDArray[np.int64]  # [1] how many there are


def new_tree(nodes: int) -> Tree:
    """Make room for so many nodes."""
    return Tree(
        np.zeros(nodes, np.int16),
        np.zeros(nodes, np.int8),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float64),
        np.zeros(1, np.int64),
    )


@compiled
def grow(tree: Tree, states: States, me: int, iterations: int, random: RandomState) -> None:
    """Grow a tree for the view in states[0]; states has room for four."""
    ids = np.empty(actions.ACTIONS, dtype=np.int16)
    path = np.empty(DEEPEST, dtype=np.int32)
    plan = np.empty(4 * EFFECT_ACTIONS, dtype=np.int16)
    worth = np.empty(SEATS, dtype=np.float64)
    last = int(states[0].turns) + AHEAD[states[0].players] * int(states[0].players)
    tree.nodes[0] = 0
    _add_node(tree, NONE, NONE, NONE)
    for _ in range(iterations):
        states[1] = states[0]
        fill_in(states[0], me, states[1], random)
        s = states[1]
        length = _walk(tree, s, path, ids, random)
        _play_on(states[1:], last, plan, random)
        _judge(s, worth)
        for step in range(length):
            node = path[step]
            tree.visits[node] += 1
            if tree.seat[node] != NONE:
                tree.total[node] += worth[tree.seat[node]]


@compiled
def _walk(tree: Tree, s: State, path: NDArray[np.int32], ids: Ids, random: RandomState) -> int:
    """Down the tree and one step out of it; write the nodes passed, return how many."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    path[0] = 0
    length = 1
    while s.decision != Decision.OVER and length < DEEPEST:
        count = _sensible_actions(s, ids)
        untried = _untried(tree, int(path[length - 1]), ids, count, random)
        node = NONE
        if untried != NONE and tree.nodes[0] < tree.action.shape[0]:
            node = _add_node(tree, int(path[length - 1]), untried, int(s.deciding))
        elif untried == NONE:
            node = _best_child(tree, int(path[length - 1]), ids, count)
        if node == NONE:
            return length
        path[length] = node
        length += 1
        apply(s, int(tree.action[node]), silent)
        if untried != NONE:
            return length
    return length


@compiled
def _sensible_actions(s: State, ids: Ids) -> int:
    """The legal actions, but one card for each Domain, and no effect that cannot help."""
    count = legal_actions(s, ids)
    me, kept, last = int(s.deciding), 0, NONE
    for place in range(count):
        action = int(ids[place])
        if s.decision == Decision.EFFECTS:
            is_kept = action == actions.END or not is_pointless(s, action, me)
        else:
            domain = int(DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT])
            is_kept = domain != last
            last = domain
        if is_kept:
            ids[kept] = action
            kept += 1
    return kept


@compiled
def _add_node(tree: Tree, parent: int, action: int, seat: int) -> int:
    node = int(tree.nodes[0])
    tree.nodes[0] += 1
    tree.action[node] = action
    tree.seat[node] = seat
    tree.child[node] = NONE
    tree.visits[node] = 0
    tree.chances[node] = 1
    tree.total[node] = 0.0
    tree.sibling[node] = NONE
    if parent != NONE:
        tree.sibling[node] = tree.child[parent]
        tree.child[parent] = node
    return node


@compiled
def _untried(tree: Tree, node: int, ids: Ids, count: int, random: RandomState) -> int:
    """A legal action without a node, any of them; or NONE."""
    found, ties = NONE, 0
    for place in range(count):
        if _child_of(tree, node, int(ids[place])) == NONE:
            ties += 1
            if roll(random, ties) == 0:
                found = int(ids[place])
    return found


@compiled
def _child_of(tree: Tree, node: int, action: int) -> int:
    child = int(tree.child[node])
    while child != NONE and tree.action[child] != action:
        child = int(tree.sibling[child])
    return child


@compiled
def _best_child(tree: Tree, node: int, ids: Ids, count: int) -> int:
    """The legal child of the highest upper bound."""
    best, most = NONE, -1.0
    for place in range(count):
        child = _child_of(tree, node, int(ids[place]))
        visits = max(1, tree.visits[child])
        bound = tree.total[child] / visits + EXPLORE * np.sqrt(np.log(tree.chances[child] + 1.0) / visits)
        tree.chances[child] += 1
        if bound > most:
            best, most = child, bound
    return best


@compiled
def _play_on(states: States, last: int, plan: Ids, random: RandomState) -> None:
    """Play states[0] on to the end of the turn numbered `last`."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    s = states[0]
    while s.decision != Decision.OVER and s.turns <= last:
        states[1] = s
        length = plan_greedy(states[1:], HASTE, plan, random)
        for nth in range(length):
            apply(s, int(plan[nth]), silent)


@compiled
def _judge(s: State, worth: NDArray[np.float64]) -> None:
    """What the position is worth to each seat, from 0 to 1."""
    for seat in range(s.players):
        if s.decision == Decision.OVER:
            worth[seat] = share_of_win(s, seat, int(s.winners))
        else:
            worth[seat] = 1.0 / (1.0 + np.exp(-position_worth(s, seat) / SCALE))


@compiled
def most_visited(tree: Tree, node: int) -> int:
    """The child visited most often, or NONE."""
    child, best = int(tree.child[node]), NONE
    while child != NONE:
        if best == NONE or tree.visits[child] > tree.visits[best]:
            best = child
        child = int(tree.sibling[child])
    return best


@compiled
def follow(tree: Tree, node: int, me: int, least: int, plan: Ids) -> int:
    """Write the actions of one's own turn down the most visited nodes, as long as they were visited often enough."""
    length = 0
    while length < plan.shape[0]:
        node = most_visited(tree, node)
        if node == NONE or tree.seat[node] != me or (length > 0 and tree.visits[node] < least):
            return length
        plan[length] = tree.action[node]
        length += 1
        action = tree.action[node]
        is_seen = action == actions.BREAKTHROUGH or actions.INQUISITION <= action < actions.EMBARGO
        if action == actions.END or is_seen or actions.PICK <= action < actions.DISCARD:
            return length
    return length
