"""Words for people and processes in .venv."""

import atexit
import os
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import places

Command = Sequence[str | Path]
Runner = Callable[[Command], subprocess.CompletedProcess[str]]

GRACE = 10.0  # seconds that an interrupted command has to put its things away
PAUSES = (2.0, 8.0, 20.0)  # seconds before each further try of what needs the network
INTERRUPTED = 130
BEHIND = 10  # steps of priority that what runs beside stands back
STARTED = time.monotonic()

# Settings of other environments that would lead Python, pip or uv out of ours.
FOREIGN = (
    "CONDA_PREFIX",
    "PIP_PREFIX",
    "PIP_REQUIRE_VIRTUALENV",
    "PIP_ROOT",
    "PIP_TARGET",
    "PYTHONDONTWRITEBYTECODE",  # else every process would read every module anew: two seconds of each start
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONSAFEPATH",
    "UV_PREFIX",
    "UV_PYTHON",
    "UV_SYSTEM_PYTHON",
    "UV_TARGET",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
)


class Trouble(Exception):
    """What stops dev.py, as one sentence that says what to do."""


def say(text: str) -> None:
    """Print a progress line with the seconds since the start."""
    print(f"{time.monotonic() - STARTED:6.1f} s  {text}", flush=True)


def environment(**settings: str) -> dict[str, str]:
    """The environment of a command in .venv: nothing of another one leaks in."""
    clean = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    clean["PATH"] = os.pathsep.join([str(places.BIN), clean.get("PATH", os.defpath)])
    clean |= {
        "VIRTUAL_ENV": str(places.VENV),
        "PIP_USER": "0",
        "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "NODE_USE_SYSTEM_CA": "1",  # npm trusts what the system trusts, as uv does
    }
    return clean | settings


def call(command: Command, **settings: str) -> int:
    """Run a command in the checkout and return its exit code; Ctrl-C ends it too."""
    with subprocess.Popen(command, cwd=places.ROOT, env=environment(**settings)) as child:
        try:
            return exit_code(child.wait())
        except (KeyboardInterrupt, SystemExit) as stop:
            end(child, told=isinstance(stop, KeyboardInterrupt))
            raise


def begin(command: Command, **settings: str) -> subprocess.Popen[bytes]:
    """Let a command run beside what follows, unheard, and step back for it; it ends with this program at the latest."""
    unheard = subprocess.DEVNULL
    child = subprocess.Popen(command, cwd=places.ROOT, env=environment(**settings), stdout=unheard, stderr=unheard)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, child.pid, BEHIND)
    atexit.register(child.terminate)
    return child


def quietly(command: Command) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout and keep what it says."""
    pipe, merged = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, cwd=places.ROOT, env=environment(), stdout=pipe, stderr=merged, text=True, check=False
    )


def persistently(command: Command) -> subprocess.CompletedProcess[str]:
    """Run a command that needs the network, again after a pause where it fails: connections break, registries rest."""
    done = quietly(command)
    for pause in PAUSES:
        if done.returncode == 0:
            break
        say(f"That failed; once more in {pause:.0f} s …")
        time.sleep(pause)
        done = quietly(command)
    return done


def hand_over(command: Command) -> int:
    """Run a command where the caller stands, as if it were this program: Ctrl-C is its own to answer."""
    interrupted = False
    with subprocess.Popen(command, env=environment()) as child:
        while True:
            try:
                code = exit_code(child.wait())
                return INTERRUPTED if interrupted and code else code
            except KeyboardInterrupt:
                interrupted = True
            except SystemExit:
                end(child, told=False)
                raise


def end(child: subprocess.Popen[bytes], told: bool) -> None:
    """Wait for a child that was told to stop (a terminal tells it of Ctrl-C too), then insist."""
    if not told:
        child.terminate()
    try:
        child.wait(GRACE)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        child.kill()


def exit_code(code: int) -> int:
    """The code as a shell gives it: 128 and the signal for a process that a signal ended."""
    return 128 - code if code < 0 else code
