"""The stages of check and test: each runs whatever the others say, and a last line sums up.

What reads the code without running it uses one core: two such stages run at a time, and each says what it has to say
when it is done.
"""

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools import places, processes
from tools.processes import Command, say

# How pytest uses every core: one worker more than there are, since some tests wait for a server or a browser.
PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")

# Properties are tried on the same examples each time: what fails failed for a change, and fails again. By hand pytest
# looks at new ones.
SAME = "--hypothesis-profile=ci"

SLOWEST = "--durations=60"  # told at the end, so that one sees where the time goes

SIDE_BY_SIDE = 2  # stages of one core each

# What the interpreted run must cover completely: nothing in it waits, nor needs a browser. What counts how often
# something happens does so compiled, and reaches no line that the rest does not.
COVERED_BY = ("tests/rules", "tests/game")
INTERPRETED = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal", "-p", "no:playwright")
NOT_AGAIN = "not compiled and not many"


@dataclass(frozen=True)
class Stage:
    """One part of check or test; it passed if it returns 0."""

    name: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Reading:
    """A stage that reads and does not run the code: a command of one core."""

    name: str
    command: Command


AnyStage = Stage | Reading


@dataclass(frozen=True)
class Verdict:
    """What came of a stage."""

    name: str
    code: int
    seconds: float

    def __str__(self) -> str:
        """One line."""
        return f"{self.name:10} {f'failed ({self.code})' if self.code else 'passed':12} {self.seconds:7.1f} s"


def checks() -> list[AnyStage]:
    """The stages that look at the code without running it."""
    return [
        Reading("mypy", in_venv("mypy")),
        Reading("ruff", in_venv("ruff", "check")),
        Reading("format", in_venv("ruff", "format", "--check")),
        Reading("imports", [places.PYTHON, places.BIN / "lint-imports"]),
    ]


def tests() -> list[AnyStage]:
    """The stages that run the code, after those of the browser client."""
    return [
        Reading("client", of_npm("check")),
        Reading("units", of_npm("test")),
        Stage("tests", lambda: module("pytest", *PARALLEL, SAME, SLOWEST)),
        Stage("coverage", interpreted_coverage),
    ]


def module(*arguments: str) -> int:
    """Run a module with the Python of .venv."""
    return processes.call(in_venv(*arguments))


def in_venv(*arguments: str) -> Command:
    """A module, for the Python of .venv."""
    return [places.PYTHON, "-m", *arguments]


def of_npm(script: str) -> Command:
    """A script of the browser client."""
    return [places.BIN / "npm", "--prefix", places.WEB, "run", "--silent", script]


def interpreted_coverage() -> int:
    """Run the tests of the rules without the compiler, where every line and branch must be reached."""
    coverage: Command = [places.PYTHON, "-m", "coverage"]
    run = ["run", "-m", "pytest", *INTERPRETED, SAME, "-m", NOT_AGAIN, *COVERED_BY]
    for arguments in (["erase"], run, ["combine", "--quiet"], ["report", "--fail-under=100"]):
        if code := processes.call([*coverage, *arguments], IMPERA_INTERPRETED="1"):
            return code
    return 0


def run_stages(stages: Sequence[AnyStage]) -> int:
    """Run every stage, whatever the others say, and sum up; 0 if all passed."""
    began = time.monotonic()
    verdicts = [
        *read([stage for stage in stages if isinstance(stage, Reading)]),
        *(run(stage) for stage in stages if isinstance(stage, Stage)),
    ]
    failed = [verdict.name for verdict in verdicts if verdict.code]
    print("\n" + "\n".join(map(str, verdicts)))
    print(summary(len(stages), failed, time.monotonic() - began), flush=True)
    return 1 if failed else 0


def run(stage: Stage) -> Verdict:
    """Run a stage, heard while it runs."""
    say(f"── {stage.name}")
    start = time.monotonic()
    return Verdict(stage.name, stage.run(), time.monotonic() - start)


def read(stages: Iterable[Reading]) -> Iterator[Verdict]:
    """Run stages of one core side by side; each is heard once it is done."""

    def heard(stage: Reading) -> tuple[Verdict, str]:
        start = time.monotonic()
        done = processes.quietly(stage.command)
        return Verdict(stage.name, processes.exit_code(done.returncode), time.monotonic() - start), done.stdout

    with ThreadPoolExecutor(SIDE_BY_SIDE) as two:
        for verdict, told in two.map(heard, stages):
            say(f"── {verdict.name}")
            print(told, end="", flush=True)
            yield verdict


def summary(stages: int, failed: Sequence[str], seconds: float) -> str:
    """The last line: whether all is well, or what is not."""
    if failed:
        return f"FAILED after {seconds:.1f} s: {', '.join(failed)} ({len(failed)} of {stages} stages)."
    return f"All {stages} stages passed in {seconds:.1f} s."
