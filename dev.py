#!/usr/bin/env python3
"""Set up, play and test Impera: python3 dev.py COMMAND [arguments]

  play [arguments]    play in the browser; the arguments go to `impera serve`
  play --terminal     play in the terminal; further arguments go to `impera play`
  test [arguments]    every check and every test; with arguments, pytest alone with those
  check               the checks alone: ruff, format, mypy, imports
  format              put the code into the house format
  bench [arguments]   measure Impera against its peers
  docs [arguments]    check the documentation, and build it as a site that `impera serve` shows under /docs/
  setup [extras]      set up and stop; extras are those of pyproject.toml, such as server
  lock [--upgrade]    write requirements/ anew from pyproject.toml; --upgrade takes the newest versions

Only Python 3.11 or newer is needed. A first run makes .venv in the checkout and fills it from requirements/;
a later run redoes only what has changed. Delete .venv to start afresh. Nobody is asked anything.

Everything stays in the checkout, with one exception: `test` drives a browser, and where there is no Chromium it
installs one, as root with apt-get, otherwise into Playwright's own cache folder. It says so before it begins.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the sentence is for those whose Python is older
    sys.exit("dev.py: Impera needs Python 3.11 or newer; run this file with one, such as python3.11 dev.py")

import os
import signal
from collections.abc import Callable
from types import FrameType

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # even where Python is told not to look there

from tools import processes, stages
from tools.locks import write_locks
from tools.places import BENCH_EXTRAS, BIN, PLAY_EXTRAS, PYTHON, ROOT, TEST_EXTRAS
from tools.processes import INTERRUPTED, Trouble, say
from tools.python_steps import build_step, venv_step
from tools.set_up import set_up
from tools.steps import take_all


def play(arguments: list[str]) -> int:
    """Play a game: in the browser, or in the terminal."""
    is_in_terminal = arguments[:1] == ["--terminal"]
    set_up(PLAY_EXTRAS, warm=is_in_terminal)  # `impera serve` plays while it compiles
    if is_in_terminal:
        return processes.hand_over([PYTHON, BIN / "impera", "play", *arguments[1:]])
    return processes.hand_over([PYTHON, BIN / "impera", "serve", "--open", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check and every test; with arguments, pytest alone."""
    set_up(TEST_EXTRAS, browser=True)
    return stages.module("pytest", *arguments) if arguments else stages.run_stages(stages.checks() + stages.tests())


def check(arguments: list[str]) -> int:
    """Run the checks."""
    refuse("check", arguments)
    set_up(TEST_EXTRAS, warm=False)
    return stages.run_stages(stages.checks())


def format_code(arguments: list[str]) -> int:
    """Put the code into the house format."""
    refuse("format", arguments)
    set_up(TEST_EXTRAS, warm=False)
    return stages.module("ruff", "check", "--fix") | stages.module("ruff", "format")


def bench(arguments: list[str]) -> int:
    """Measure Impera against its peers."""
    set_up(BENCH_EXTRAS)
    return stages.module("benchmarks", *arguments)


def docs(arguments: list[str]) -> int:
    """Check the documentation; build it as a site."""
    set_up(TEST_EXTRAS)
    return stages.module("pytest", "tests/docs", *arguments) or stages.module("tools.site")


def setup(arguments: list[str]) -> int:
    """Set up for development, with more extras if asked."""
    set_up(dict.fromkeys([*TEST_EXTRAS, *arguments]))
    say(f"All is set up; the Python to use is {PYTHON}")
    return 0


def lock(arguments: list[str]) -> int:
    """Write requirements/ anew."""
    if arguments not in ([], ["--upgrade"]):
        raise Trouble("lock takes no arguments but --upgrade")
    take_all([venv_step(), build_step()])
    write_locks(upgrade=bool(arguments))
    return 0


def refuse(command: str, arguments: list[str]) -> None:
    """Stop where a command that takes no arguments was given some."""
    if arguments:
        raise Trouble(f"{command} takes no arguments, and was given {' '.join(arguments)}")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "format": format_code,
    "bench": bench,
    "docs": docs,
    "setup": setup,
    "lock": lock,
}


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name and return the exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0 if arguments else 2
    name, *rest = arguments
    try:
        if name not in COMMANDS:
            raise Trouble(f"there is no command {name}: choose from {', '.join(COMMANDS)}")
        return COMMANDS[name](rest)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"dev.py: {error}: make sure that {ROOT} can be written and the disk has room", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped", file=sys.stderr)
        return INTERRUPTED


def stop(number: int, frame: FrameType | None) -> None:
    """Leave, and let the running command be ended, when this process is told to terminate."""
    raise SystemExit(128 + number)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    signal.signal(signal.SIGTERM, stop)
    sys.exit(main(sys.argv[1:]))
