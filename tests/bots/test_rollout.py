"""Players of a possible world: they look closer where one overlooked turn decides the game."""

import numpy as np

from impera.bots.players.search import BRIEF, THOROUGH
from impera.bots.search.enumeration import write_plan
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.rollout import Rollout, new_rollout, plan_turn
from impera.bots.search.weights import School, shipped
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import new_random_state
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import copy_of
from impera.rules.trace import SILENT
from tests.bots.tactics.suite import Position, load

POSITIONS = [position for position in load() if position.goal in ("win", "stop", "survive")]


def turn_of(rollout: Rollout, position: Position) -> tuple[Action, ...]:
    """Play a turn to its end as a player of a world does."""
    state, plan, random, done = copy_of(position.state), np.empty(LONGEST, np.int16), new_random_state(1), []
    net = shipped(int(state.players), bool(state.teams), School.DEEP).copy()
    turns = state.turns
    while state.turns == turns and state.decision != Decision.OVER:
        best, _ = plan_turn(state, net, rollout, random)
        for nth in range(write_plan(rollout.work, best, plan)):
            done.append(ALL_ACTIONS[int(plan[nth])])
            apply(state, int(plan[nth]), SILENT)
    return tuple(done)


def test_a_closer_look_finds_more() -> None:
    """Of the tactical suite's wins and threats, and misses few of them."""
    found = {
        name: sum(position.is_found(turn_of(new_rollout(*look), position)) for position in POSITIONS)
        for name, look in (("brief", BRIEF), ("thorough", THOROUGH))
    }
    assert found["brief"] < found["thorough"]
    assert found["thorough"] >= 0.85 * len(POSITIONS)


def test_effort_counts_outcomes_and_threats() -> None:
    """No more than asked for where nothing is tense; the look for threats comes on top."""
    position = next(position for position in POSITIONS if position.goal == "stop")
    net = shipped(int(position.state.players), bool(position.state.teams), School.DEEP).copy()
    _, brief = plan_turn(copy_of(position.state), net, new_rollout(*BRIEF), new_random_state(1))
    _, thorough = plan_turn(copy_of(position.state), net, new_rollout(*THOROUGH), new_random_state(1))
    assert brief <= BRIEF[0] < thorough
