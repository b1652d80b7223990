"""The steps that fill .venv: the environment, the locked requirements, Impera itself and its machine code."""

import importlib.util
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

from tools import places, processes
from tools.locks import lock_file
from tools.processes import Command, Trouble, say
from tools.steps import Step, filling, fingerprint, is_done

AHEAD: list[subprocess.Popen[bytes]] = []  # what compiles beside the rest of set-up


def venv_step() -> Step:
    """An empty virtual environment; a moved checkout or another Python needs a new one."""
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    says = f"{'Replacing' if places.VENV.exists() else 'Making'} .venv ({python})"
    return Step("venv", says, fingerprint(python, str(places.ROOT)), make_venv)


def make_venv() -> None:
    """Make .venv anew from the Python that runs dev.py."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise Trouble(
            "this Python has no venv module: install it (on Debian and Ubuntu: apt install python3-venv), "
            "then run this again"
        )
    if places.VENV.is_symlink() or places.VENV.is_file():
        places.VENV.unlink()
    elif places.VENV.exists():
        shutil.rmtree(places.VENV)
    # If the Python that runs dev.py was the one in .venv, it is gone now; the one below it is not.
    python = getattr(sys, "_base_executable", None) or sys.executable
    made = processes.quietly([python, "-m", "venv", places.VENV])
    if made.returncode:
        raise Trouble(
            f"could not make {places.VENV}: mend what Python says, then run this again\n{made.stdout.strip()}"
        )


def build_step() -> Step:
    """What installs the rest: uv, and the build backends."""
    return Step("build", "Installing the installer", fingerprint(lock_file("build")), install_installer)


def requirements_steps(*extras: str) -> list[Step]:
    """The locked requirements of extras, each with its stamp; the first that is missing brings all that are."""
    steps: list[Step] = []
    brought: set[str] = set()

    def bring(extra: str) -> None:
        if extra not in brought:
            missing = [step.name for step in steps if not is_done(step)]
            install("--require-hashes", *(part for name in missing for part in ("-r", lock_file(name))))
            brought.update(missing)

    for extra in extras:
        says = f"Installing requirements/{extra}.txt"
        steps.append(Step(extra, says, fingerprint(lock_file(extra)), partial(bring, extra)))
    return steps


def project_step() -> Step:
    """Impera itself, as a link to the checkout."""
    return Step(
        "project",
        "Installing Impera from the checkout",
        fingerprint(places.PYPROJECT),
        lambda: install("--no-deps", "-e", places.ROOT),
    )


def warm_step() -> Step:
    """The machine code of the rules, so that a first move waits for no compiler."""
    made_from = fingerprint(lock_file("base"), *sorted(places.SOURCES.rglob("*.py")))
    return Step("warm", "Compiling the rules and bots (once, one or two minutes)", made_from, compile_rules)


def ahead_step(*parts: str) -> Step:
    """The same, begun as soon as there is a Python to do it with, while the rest of set-up goes on."""
    command: Command = [places.PYTHON, "-m", "impera.cli.warm", *parts]
    return Step(
        "ahead",
        "Beginning to compile, beside the rest",
        warm_step().fingerprint,
        lambda: AHEAD.append(processes.begin(command, IMPERA_INTERPRETED="0")),
    )


def compile_rules() -> None:
    """Compile the rules and keep the machine code; what was begun ahead is waited for, two would share no work."""
    for begun in AHEAD:
        begun.wait()
    if processes.call([places.PYTHON, "-m", "impera.cli.warm"], IMPERA_INTERPRETED="0"):
        raise Trouble("the rules did not compile: mend what the message above names, then run this again")


def install(*arguments: str | Path) -> None:
    """Install into .venv with uv, which takes seconds; where uv cannot, with pip."""
    with filling():
        if not uv_installs(*arguments):
            say("uv could not; trying pip, which takes a minute or two …")
            pip_install("--no-build-isolation", *arguments)


def install_installer() -> None:
    """Install uv and the build backends with the pip that every virtual environment has."""
    with filling():
        pip_install("--require-hashes", "-r", lock_file("build"))


def uv_installs(*arguments: str | Path) -> bool:
    """Whether uv could install."""
    python = places.PYTHON
    uv: Command = [python, "-m", "uv", "pip", "install", "--quiet", "--system-certs", "--no-build-isolation"]
    return processes.quietly([*uv, "--python", python, *arguments]).returncode == 0


def pip_install(*arguments: str | Path) -> None:
    """Install into .venv with pip."""
    done = processes.persistently([places.PYTHON, "-m", "pip", "install", "-qq", *arguments])
    if done.returncode:
        raise Trouble(
            "could not install: make sure that pip reaches its package index and that the disk has room, "
            f"then run this again\n{done.stdout.strip()}"
        )
