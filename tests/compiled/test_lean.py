"""Compiling leaner: the same results, one piece of machine code for each function that Python calls, on any path."""

import shutil
from pathlib import Path

import pytest

from tests.compiled.checkout import Checkout

pytestmark = pytest.mark.compiled

CODE = '''
import numpy as np
from impera.compiled import compiled
from steps import STEP, twice

@compiled
def total(numbers, first):
    """Add up."""
    found = first
    for number in numbers:
        found += plus(number, 1) + twice(int(number)) + plus(first, np.int32(STEP))
    return found

@compiled
def plus(a, b):
    return a + b
'''
STEPS = """
from impera.compiled import compiled

STEP = 3

@compiled
def twice(number):
    if number > 1000:
        raise ValueError("too large")
    return 2 * number
"""
PROGRAM = """
import json
import numpy as np
import sums
from impera.compiled import is_lean
from impera.compiled.kept import MADE
numbers = np.arange(5, dtype=np.int8)
found = [int(sums.total(numbers, first)) for first in (1, np.int8(1), np.int16(1), True + 0)]
try:
    sums.total(np.full(1, 2000, dtype=np.int16), 1)
except ValueError as error:
    found.append(str(error))
print(json.dumps({"found": found, "made": MADE, "lean": is_lean()}))
"""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that has run once."""
    checkout = Checkout(tmp_path_factory.mktemp("lean") / "first", PROGRAM, sums=CODE, steps=STEPS)
    told = checkout.run()
    assert told["found"] == [56, 56, 56, 56, "too large"]
    assert told["made"] == ["sums.total", "sums.total"]  # for numbers of 8 and of 16 bits; none for how `first` came
    return checkout


@pytest.fixture
def second(first: Checkout, tmp_path: Path) -> Checkout:
    """Another checkout, elsewhere, with the first one's machine code."""
    return first.moved(tmp_path / "second")


def test_only_what_python_calls_is_kept(first: Checkout) -> None:
    assert [file.name.partition("-")[0] for file in first.files()] == ["sums.total", "sums.total"]


def test_machine_code_serves_on_another_path(first: Checkout, second: Checkout) -> None:
    told = second.run()
    assert told["made"] == []
    assert told["found"] == first.run()["found"]


def test_a_comment_compiles_nothing_anew(second: Checkout) -> None:
    second.write(sums="# what follows adds up\n" + CODE, steps=STEPS.replace("STEP = 3", "STEP = 3  # of three"))
    assert second.run()["made"] == []


def test_a_constant_of_another_module_is_part_of_the_code(second: Checkout) -> None:
    second.write(steps=STEPS.replace("STEP = 3", "STEP = 4"))
    told = second.run()
    assert told["found"] == [61, 61, 61, 61, "too large"]
    assert len(second.files()) == 4  # another checkout may still use the earlier ones


def test_a_callee_of_another_module_is_part_of_the_code(second: Checkout) -> None:
    second.write(steps=STEPS.replace("return 2 *", "return 3 *"))
    assert second.run()["found"][0] == 66


def test_what_cannot_be_read_is_made_again(second: Checkout) -> None:
    for file in second.files():
        file.write_bytes(b"\x80 no pickle")
    told = second.run()
    assert told["found"][0] == 56
    assert len(told["made"]) == 2


def test_the_plain_way_finds_the_same(first: Checkout, second: Checkout) -> None:
    shutil.rmtree(second.cache)
    told = second.run(IMPERA_COMPILER="plain")
    assert not told["lean"]
    assert told["found"] == first.run()["found"]
    assert second.files() == []


def test_code_for_any_processor_serves_this_one(second: Checkout) -> None:
    shutil.rmtree(second.cache)
    second.run(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    assert second.run()["made"] == []
