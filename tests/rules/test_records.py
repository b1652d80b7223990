"""Records: read and written by name, copied whole, and handed to compiled code as the memory they are."""

import copy
import pickle
from typing import Any, cast

import numpy as np
import pytest

from impera.game.game import Game
from impera.rules.actions import ACTIONS
from impera.rules.legal import legal_actions
from impera.rules.state import STATE, copy_of, is_equal, key, new_state, new_states


def test_a_field_is_read_and_written_by_name_wherever_the_record_lies() -> None:
    states = new_states(3)
    for number, state in enumerate(states):
        state.turns = 100 + number
        state.area[number, 2] = 5
    assert states["turns"].tolist() == [100, 101, 102]
    assert [state.area.sum() for state in states] == [5, 5, 5]
    assert states[1]["area"][1, 2] == states[1].area[1, 2] == 5
    assert all(getattr(states[0], name).dtype == states[name].dtype for name in STATE.names or ())


def test_what_is_no_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        _ = new_state().nothing  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        new_state().nothing = 1  # type: ignore[attr-defined]


def test_a_copy_is_nobody_elses() -> None:
    state = Game.new(3, seed=2).state
    for other in (copy_of(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert is_equal(state, other)
        assert type(other) is type(state)
        before = key(state)
        other.turns = 77
        other.hand[:] = 1
        assert key(state) == before


@pytest.mark.parametrize("count", [1, 2])
def test_compiled_code_sees_the_memory_of_the_record(count: int) -> None:
    """Alone a record hands on its buffer, among others NumPy finds it: both are the record itself, never a copy."""
    states, ids = new_states(count), np.empty(ACTIONS, dtype=np.int16)
    states[:] = Game.new(2, seed=3).state
    for state in (states[count - 1], copy_of(states[count - 1])):
        assert bytes(memoryview(cast(Any, state).data).cast("B")) == key(state)
        offered = legal_actions(state, ids)
        state.hand[:] = 0
        assert offered > 0
        assert legal_actions(state, ids) != offered
