"""What is made once for all its callers: they call it, on any path, and never one that was made after them."""

import shutil
from pathlib import Path

import pytest

from tests.compiled.checkout import Checkout

pytestmark = pytest.mark.compiled

SHARED = """
from impera.compiled import compiled, compiled_once

@compiled
def doubled(number):
    return 2 * number

@compiled_once
def heavy(number):
    if number > 1000:
        raise ValueError("too large")
    return doubled(number) + 1
"""
CALLERS = """
from impera.compiled import compiled
from shared import heavy

@compiled
def through(number):
    return heavy(number)

@compiled
def one(number):
    return through(number) + 10

@compiled
def two(number):
    return heavy(number) * 100
"""
PROGRAM = """
import json
from callers import one, two
from impera.compiled.kept import MADE
found = [one(1), two(2), one(True + 0)]
try:
    one(2000)
except ValueError as error:
    found.append(str(error))
print(json.dumps({"found": found, "made": MADE}))
"""
FOUND = [13, 500, 13, "too large"]


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that has run."""
    checkout = Checkout(tmp_path_factory.mktemp("once") / "first", PROGRAM, shared=SHARED, callers=CALLERS)
    assert checkout.run() == {"found": FOUND, "made": ["shared.heavy", "callers.one", "callers.two"]}
    return checkout


@pytest.fixture
def second(first: Checkout, tmp_path: Path) -> Checkout:
    """Another checkout with the first one's machine code."""
    return first.moved(tmp_path / "second")


def test_callers_hold_no_copy(first: Checkout) -> None:
    assert [file.name.partition("-")[0] for file in first.files()] == ["callers.one", "callers.two", "shared.heavy"]
    assert all(b"shared" in file.read_bytes() for file in first.files("callers"))


def test_it_is_found_on_another_path(second: Checkout) -> None:
    assert second.run() == {"found": FOUND, "made": []}


def test_what_is_lost_is_made_again_and_so_are_those_that_called_it(second: Checkout) -> None:
    (lost,) = second.files("shared.heavy")
    lost.unlink()
    second.run("from callers import two; from shared import doubled; doubled(1); print(two(2))")
    assert second.run() == {"found": FOUND, "made": ["callers.one"]}  # the new one has another name
    assert second.run() == {"found": FOUND, "made": []}


def test_a_change_of_it_is_a_change_of_its_callers(second: Checkout) -> None:
    second.write(shared=SHARED.replace("+ 1", "+ 2"))
    assert second.run()["found"] == [14, 600, 14, "too large"]


def test_what_cannot_be_read_is_made_again(second: Checkout) -> None:
    for file in second.files():
        file.write_bytes(b"\x80 no pickle")
    assert second.run() == {"found": FOUND, "made": ["shared.heavy", "callers.one", "callers.two"]}


def test_the_plain_way_finds_the_same(second: Checkout) -> None:
    shutil.rmtree(second.cache)
    assert second.run(IMPERA_COMPILER="plain") == {"found": FOUND, "made": []}


def test_several_threads_make_what_calls_each_other(second: Checkout) -> None:
    """Nobody waits in a circle: each thread needs what another may be making."""
    shutil.rmtree(second.cache)
    threads = "import json; from concurrent.futures import ThreadPoolExecutor; from callers import one, two;"
    threads += "from shared import heavy; pool = ThreadPoolExecutor(3);"
    asked = "[pool.submit(each, 2) for each in (heavy, one, two)]"
    done = second.run(f"{threads} print(json.dumps({{'found': [job.result(100) for job in {asked}]}}))")
    assert done["found"] == [5, 15, 500]
