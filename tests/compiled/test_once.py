"""What is made once for all its callers: they call it, on any path, and never one that was made after them."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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
import json, sys
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


class Place:
    """Two modules in a folder, one of which calls what the other has, and a cache."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"
        folder.mkdir()
        self.write()

    def write(self, shared: str = SHARED) -> None:
        (self.folder / "shared.py").write_text(shared)
        (self.folder / "callers.py").write_text(CALLERS)

    def run(self, program: str = PROGRAM, **settings: str) -> dict[str, Any]:
        environment = os.environ | {"IMPERA_CACHE": str(self.cache), "IMPERA_INTERPRETED": "0"} | settings
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=True)
        told: dict[str, Any] = json.loads(done.stdout)
        return told

    def files(self, function: str = "") -> list[Path]:
        return sorted((self.cache / "machine-code").glob(f"{function}*.machine"))


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A place that has run."""
    place = Place(tmp_path_factory.mktemp("once") / "first")
    assert place.run() == {"found": FOUND, "made": ["shared.heavy", "callers.one", "callers.two"]}
    return place


@pytest.fixture
def second(first: Place, tmp_path: Path) -> Place:
    """Another place with the first one's machine code."""
    place = Place(tmp_path / "second")
    shutil.copytree(first.cache, place.cache)
    return place


def test_callers_hold_no_copy(first: Place) -> None:
    assert [file.name.partition("-")[0] for file in first.files()] == ["callers.one", "callers.two", "shared.heavy"]
    assert all(b"shared" in file.read_bytes() for file in first.files("callers"))


def test_it_is_found_on_another_path(second: Place) -> None:
    assert second.run() == {"found": FOUND, "made": []}


def test_what_is_lost_is_made_again_and_so_are_those_that_called_it(second: Place) -> None:
    (lost,) = second.files("shared.heavy")
    lost.unlink()
    second.run("from callers import two; from shared import doubled; doubled(1); print(two(2))")
    assert second.run() == {"found": FOUND, "made": ["callers.one"]}  # the new one has another name
    assert second.run() == {"found": FOUND, "made": []}


def test_a_change_of_it_is_a_change_of_its_callers(second: Place) -> None:
    second.write(SHARED.replace("+ 1", "+ 2"))
    assert second.run()["found"] == [14, 600, 14, "too large"]


def test_what_cannot_be_read_is_made_again(second: Place) -> None:
    for file in second.files():
        file.write_bytes(b"\x80 no pickle")
    assert second.run() == {"found": FOUND, "made": ["shared.heavy", "callers.one", "callers.two"]}


def test_the_plain_way_finds_the_same(second: Place) -> None:
    shutil.rmtree(second.cache)
    assert second.run(IMPERA_COMPILER="plain") == {"found": FOUND, "made": []}


def test_several_threads_make_what_calls_each_other(second: Place) -> None:
    """Nobody waits in a circle: each thread needs what another may be making."""
    shutil.rmtree(second.cache)
    threads = "import json; from concurrent.futures import ThreadPoolExecutor; from callers import one, two;"
    threads += "from shared import heavy; pool = ThreadPoolExecutor(3);"
    asked = "[pool.submit(each, 2) for each in (heavy, one, two)]"
    done = second.run(f"{threads} print(json.dumps({{'found': [job.result(100) for job in {asked}]}}))")
    assert done["found"] == [5, 15, 500]
