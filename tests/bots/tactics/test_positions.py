"""Every tactical position is what it says: brute force over the turn and, for stops, over the answer to it."""

import numpy as np
import pytest

from impera.coach.solver import has_lost, threats, turns_of, winning_turn
from impera.game.action import Action
from impera.game.belief import determinize
from impera.game.notation import write_position
from impera.game.view import View
from impera.rules.state import State, key
from tests.bots.tactics.suite import POSITIONS, Position

DETERMINIZATIONS = 3


def named(*goals: str):
    chosen = [position for position in POSITIONS if position.goal in goals]
    return pytest.mark.parametrize("position", chosen, ids=[position.name for position in chosen])


def passive_turns(position: Position) -> list[tuple[Action, ...]]:
    """Play a card and end, for each card."""
    plays = [action for action in View(position.state, position.seat + 1).legal if action.verb == "play"]
    return [(play, Action.parse("end")) for play in plays]


def could_be(position: Position) -> list[State]:
    view, rng = View(position.state, position.seat + 1), np.random.default_rng(7)
    return [determinize(view, rng) for _ in range(DETERMINIZATIONS)]


def test_there_are_at_least_forty_with_different_names():
    assert len(POSITIONS) >= 40
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)


def test_they_cover_every_table():
    tables = {(position.state.players, bool(position.state.teams)) for position in POSITIONS}
    assert tables == {(2, False), (3, False), (4, False), (4, True)}


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_the_line_given_finds_it_and_something_else_does_not(position: Position):
    line = tuple(Action.parse(text) for text in position.line.split(";"))
    assert position.is_found(line)
    assert not all(position.is_found(turn) for turn in passive_turns(position)) or position.goal == "survive"


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_what_is_hidden_can_be_dealt_again(position: Position):
    view = View(position.state, position.seat + 1)
    for full in could_be(position):
        assert key(View(full, position.seat + 1).record) == key(view.record)
    assert write_position(position.state) == position.position


@named("win")
def test_a_win_is_there_whatever_is_hidden(position: Position):
    for full in could_be(position):
        assert winning_turn(full) is not None


@named("reveal")
def test_a_revealing_win_is_there_only_by_revealing(position: Position):
    assert winning_turn(position.state) is None
    for full in could_be(position):
        assert winning_turn(full, fair=False) is not None


@named("stop", "survive", "holy-book")
def test_where_no_win_is_asked_for_there_is_none(position: Position):
    assert winning_turn(position.state) is None


@named("stop")
def test_without_a_stop_a_rival_wins(position: Position):
    passive = [position.played(turn) for turn in passive_turns(position)]
    assert any(threats(state, position.seat) for state in passive)


@named("survive")
def test_some_turns_lose_at_once_and_some_do_not(position: Position):
    ends = [has_lost(turn.state, position.seat) for turn in turns_of(position.state, fair=False)]
    assert any(ends)
    assert not all(ends)


@named("holy-book")
def test_only_a_larger_hand_size_draws_the_most(position: Position):
    turns = turns_of(position.state)
    most = max(int(turn.state.hand_count[position.seat]) for turn in turns)
    for turn in turns:
        if turn.state.hand_count[position.seat] == most:
            assert position.is_found(turn.actions)
