"""The stages of check and test: each runs whatever the others say, and a last line sums up."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools import places, processes
from tools.processes import Command, say

# How pytest uses every core.
PARALLEL = ("-n", "auto", "--dist", "worksteal")

# What the interpreted run must cover completely.
COVERED_BY = ("tests/rules", "tests/game")


@dataclass(frozen=True)
class Stage:
    """One part of check or test; it passed if it returns 0."""

    name: str
    run: Callable[[], int]


def checks() -> list[Stage]:
    """The stages that look at the code without running it."""
    return [
        Stage("ruff", lambda: module("ruff", "check")),
        Stage("format", lambda: module("ruff", "format", "--check")),
        Stage("mypy", lambda: module("mypy")),
        Stage("imports", lambda: processes.call([places.PYTHON, places.BIN / "lint-imports"])),
    ]


def tests() -> list[Stage]:
    """The stages that run the code."""
    return [
        Stage("client", lambda: npm_run("check")),
        Stage("units", lambda: npm_run("test")),
        Stage("tests", lambda: module("pytest", *PARALLEL)),
        Stage("coverage", interpreted_coverage),
    ]


def module(*arguments: str) -> int:
    """Run a module with the Python of .venv."""
    return processes.call([places.PYTHON, "-m", *arguments])


def npm_run(script: str) -> int:
    """Run a script of the browser client."""
    return processes.call([places.BIN / "npm", "--prefix", places.WEB, "run", "--silent", script])


def interpreted_coverage() -> int:
    """Run the tests of the rules without the compiler, where every line and branch must be reached."""
    coverage: Command = [places.PYTHON, "-m", "coverage"]
    run = ["run", "-m", "pytest", *PARALLEL, "-m", "not compiled", *COVERED_BY]
    for arguments in (["erase"], run, ["combine", "--quiet"], ["report", "--fail-under=100"]):
        if code := processes.call([*coverage, *arguments], IMPERA_INTERPRETED="1"):
            return code
    return 0


def run_stages(stages: Sequence[Stage]) -> int:
    """Run every stage, whatever the others say, and sum up; 0 if all passed."""
    failed: list[str] = []
    lines: list[str] = []
    began = time.monotonic()
    for stage in stages:
        say(f"── {stage.name}")
        start = time.monotonic()
        code = stage.run()
        verdict = f"failed ({code})" if code else "passed"
        lines.append(f"{stage.name:10} {verdict:12} {time.monotonic() - start:7.1f} s")
        if code:
            failed.append(stage.name)
    print("\n" + "\n".join(lines))
    print(summary(len(stages), failed, time.monotonic() - began), flush=True)
    return 1 if failed else 0


def summary(stages: int, failed: Sequence[str], seconds: float) -> str:
    """The last line: whether all is well, or what is not."""
    if failed:
        return f"FAILED after {seconds:.1f} s: {', '.join(failed)} ({len(failed)} of {stages} stages)."
    return f"All {stages} stages passed in {seconds:.1f} s."
