#!/usr/bin/env python3
"""Set up, play and test Impera: python3 dev.py COMMAND [arguments]

  play [arguments]    play in the browser; the arguments go to `impera serve`
  play --terminal     play in the terminal; further arguments go to `impera play`
  test [arguments]    every check and every test; with arguments, pytest alone with those
  check               the checks alone: ruff, format, mypy, imports
  format              put the code into the house format
  bench [arguments]   measure Impera against its peers
  docs [arguments]    check the documentation
  setup [extras]      set up and stop; extras are those of pyproject.toml, such as server
  lock [--upgrade]    write requirements/ anew from pyproject.toml; --upgrade takes the newest versions

Only Python 3.11 or newer is needed. A first run makes .venv in the checkout and fills it from requirements/;
a later run redoes only what has changed. Delete .venv to start afresh.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the sentence is for those whose Python is older
    sys.exit("dev.py: Impera needs Python 3.11 or newer; run this file with one, such as python3.11 dev.py")

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent
REQUIREMENTS = ROOT / "requirements"
PYPROJECT = ROOT / "pyproject.toml"
SOURCES = ROOT / "src" / "impera"

WEB = ROOT / "web"
WEB_PRODUCT = WEB / "dist" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
UNFINISHED = VENV / "unfinished"  # there while packages are being installed
TURNSTILE = ROOT / ".venv.lock"  # held by the one that sets up

# What each command installs beside the base requirements: extras of pyproject.toml.
PLAY_EXTRAS: tuple[str, ...] = ("server", "web")
TEST_EXTRAS: tuple[str, ...] = ("lab", "server", "ray", "dev", "e2e", "web")
BENCH_EXTRAS: tuple[str, ...] = ("lab", "bench")

# How pytest uses every core.
PARALLEL = ("-n", "auto", "--dist", "worksteal")

# What the interpreted run must cover completely.
COVERED_BY = ("tests/rules", "tests/game")

LOWEST_PYTHON = "3.11"
GRACE = 10.0  # seconds that an interrupted command has to put its things away
INTERRUPTED = 130
STARTED = time.monotonic()

# Settings of other environments that would lead Python, pip or uv out of ours.
FOREIGN = (
    "CONDA_PREFIX",
    "PIP_PREFIX",
    "PIP_REQUIRE_VIRTUALENV",
    "PIP_ROOT",
    "PIP_TARGET",
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


Command = Sequence[str | Path]


class Trouble(Exception):
    """What stops dev.py, as one sentence that says what to do."""


# --- words and processes ------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Print a progress line with the seconds since the start."""
    print(f"{time.monotonic() - STARTED:6.1f} s  {text}", flush=True)


def environment(**settings: str) -> dict[str, str]:
    """The environment of a command in .venv: nothing of another one leaks in."""
    clean = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    clean["PATH"] = os.pathsep.join([str(BIN), clean.get("PATH", os.defpath)])
    clean |= {
        "VIRTUAL_ENV": str(VENV),
        "PIP_USER": "0",
        "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    return clean | settings


def call(command: Command, **settings: str) -> int:
    """Run a command in the checkout and return its exit code; Ctrl-C ends it too."""
    with subprocess.Popen(command, cwd=ROOT, env=environment(**settings)) as child:
        try:
            return exit_code(child.wait())
        except (KeyboardInterrupt, SystemExit) as stop:
            end(child, told=isinstance(stop, KeyboardInterrupt))
            raise


def quietly(command: Command) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout and keep what it says."""
    pipe, merged = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, cwd=ROOT, env=environment(), stdout=pipe, stderr=merged, text=True, check=False)


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


# --- set-up: steps that are done once, and again when what they are made from changes -----------------------


@dataclass(frozen=True)
class Step:
    """One part of set-up. Its fingerprint says what it was made from."""

    name: str
    says: str
    fingerprint: str
    run: Callable[[], None]
    product: Path | None = None  # what must be there when it is done


def fingerprint(*parts: str | Path) -> str:
    """A digest of texts and of the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        digest.update(len(content).to_bytes(8) + content)
    return digest.hexdigest()


def is_done(step: Step) -> bool:
    """Whether the step was finished with this same fingerprint."""
    if step.product and not step.product.exists():
        return False
    try:
        return (STAMPS / step.name).read_text() == step.fingerprint
    except OSError:
        return False


def take(step: Step) -> None:
    """Do a step and stamp it; a step that fails or is interrupted has no stamp."""
    say(f"{step.says} …")
    (STAMPS / step.name).unlink(missing_ok=True)
    step.run()
    STAMPS.mkdir(exist_ok=True)
    draft = STAMPS / f"{step.name}.draft"
    draft.write_text(step.fingerprint)
    draft.replace(STAMPS / step.name)


def set_up(extras: Iterable[str] = (), *, warm: bool = True) -> None:
    """Bring .venv up to date with the base requirements, the extras and the project; build the browser client."""
    wanted = ["base", *extras]
    steps = [venv_step(), build_step(), *map(requirements_step, wanted), project_step()]
    if "web" in wanted:
        steps += [packages_step(), web_step()]
    if "e2e" in wanted:
        steps.append(browser_step())
    take_all([*steps, warm_step()] if warm else steps)


def take_all(steps: Sequence[Step]) -> None:
    """Take the steps that are not done, one process at a time."""
    if all(map(is_done, steps)) and not is_broken():
        return
    with turnstile():
        if is_broken():
            (STAMPS / "venv").unlink(missing_ok=True)
        for step in steps:
            if not is_done(step):
                take(step)
        say("Ready.")


def is_broken() -> bool:
    """Whether .venv is missing, was left half-filled, or lost the Python it was made from."""
    return UNFINISHED.exists() or not PYTHON.exists()


@contextlib.contextmanager
def turnstile() -> Iterator[None]:
    """Let one process at a time set up this checkout."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    with TURNSTILE.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another set-up of this checkout to finish …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def venv_step() -> Step:
    """An empty virtual environment; a moved checkout or another Python needs a new one."""
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    says = f"{'Replacing' if VENV.exists() else 'Making'} .venv ({python})"
    return Step("venv", says, fingerprint(python, str(ROOT)), make_venv)


def make_venv() -> None:
    """Make .venv anew from the Python that runs this file."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise Trouble(
            "this Python has no venv module: install it (on Debian and Ubuntu: apt install python3-venv), "
            "then run this again"
        )
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    # If the Python that runs this file was the one in .venv, it is gone now; the one below it is not.
    python = getattr(sys, "_base_executable", None) or sys.executable
    made = quietly([python, "-m", "venv", VENV])
    if made.returncode:
        raise Trouble(f"could not make {VENV}: mend what Python says, then run this again\n{made.stdout.strip()}")


def build_step() -> Step:
    """What installs the rest: uv, and the build backends."""
    return Step("build", "Installing the installer", fingerprint(lock_file("build")), install_installer)


def requirements_step(extra: str) -> Step:
    """The locked requirements of an extra; each lock holds the base requirements too."""
    lock = lock_file(extra)
    arguments = ("--require-hashes", "-r", lock)
    return Step(extra, f"Installing requirements/{extra}.txt", fingerprint(lock), lambda: install(*arguments))


def project_step() -> Step:
    """Impera itself, as a link to the checkout."""
    return Step(
        "project",
        "Installing Impera from the checkout",
        fingerprint(PYPROJECT),
        lambda: install("--no-deps", "-e", ROOT),
    )


def warm_step() -> Step:
    """The machine code of the rules, so that a first move waits for no compiler."""
    made_from = fingerprint(lock_file("base"), *sorted(SOURCES.rglob("*.py")))
    return Step("warm", "Compiling the rules and bots (once, one to three minutes)", made_from, compile_rules)


def compile_rules() -> None:
    """Compile the rules and keep the machine code."""
    if call([PYTHON, "-m", "impera.cli.warm"], IMPERA_INTERPRETED="0"):
        raise Trouble("the rules did not compile: mend what the message above names, then run this again")


def packages_step() -> Step:
    """The packages that the browser client is built with."""
    made_from = fingerprint(WEB / "package.json", WEB / "package-lock.json", lock_file("web"))
    says = "Installing the packages of the browser client"
    return Step("packages", says, made_from, lambda: npm("ci", "--no-audit", "--no-fund"), WEB / "node_modules")


def web_step() -> Step:
    """The browser client, built from its sources, the catalogues and the rules page."""
    own = (path for path in WEB.iterdir() if path.is_file())
    folders = (WEB / "src", WEB / "build", WEB / "public", ROOT / "locales")
    sources = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    made_from = fingerprint(*sorted([*own, *sources, ROOT / "docs" / "rules.md"]))
    return Step("web", "Building the browser client", made_from, lambda: npm("run", "build"), WEB_PRODUCT)


def npm(*arguments: str) -> None:
    """Run npm, the one that .venv brings, in the folder of the browser client."""
    done = quietly([BIN / "npm", "--prefix", WEB, *arguments])
    if done.returncode:
        raise Trouble(
            f"npm {' '.join(arguments)} failed: mend what it says, then run this again\n{done.stdout.strip()}"
        )


def browser_step() -> Step:
    """A Chromium for the browser tests: the system's, or one installed now."""
    found = next(filter(None, map(shutil.which, BROWSERS)), "")
    return Step("browser", "Looking for a browser to test with", fingerprint(found), lambda: find_browser(found))


def find_browser(found: str) -> None:
    """Install Chromium where there is none: from the system's packages as root, else Playwright's own."""
    if found:
        return
    if shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        say("Installing Chromium from the system's packages …")
        quietly(["apt-get", "update", "-qq"])
        done = quietly(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])
    else:
        say("Installing Playwright's Chromium …")
        done = quietly([PYTHON, "-m", "playwright", "install", "chromium"])
    if done.returncode:
        raise Trouble(f"could not install Chromium: install it by hand, then run this again\n{done.stdout.strip()}")


def lock_file(extra: str) -> Path:
    """The lock of an extra, which must be there."""
    lock = REQUIREMENTS / f"{extra}.txt"
    if not lock.is_file():
        raise Trouble(f"there are no requirements called {extra}: choose from {', '.join(lock_names())}")
    return lock


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


@contextlib.contextmanager
def filling() -> Iterator[None]:
    """Mark .venv while it is being filled: what is left half-filled is made anew."""
    UNFINISHED.touch()
    yield
    UNFINISHED.unlink()


def uv_installs(*arguments: str | Path) -> bool:
    """Whether uv could install."""
    uv: Command = [PYTHON, "-m", "uv", "pip", "install", "--quiet", "--system-certs", "--no-build-isolation"]
    return quietly([*uv, "--python", PYTHON, *arguments]).returncode == 0


def pip_install(*arguments: str | Path) -> None:
    """Install into .venv with pip."""
    if call([PYTHON, "-m", "pip", "install", "-qq", *arguments]):
        raise Trouble(
            "could not install: make sure that pip reaches its package index and that the disk has room "
            "(pip's own message is above), then run this again"
        )


# --- locks --------------------------------------------------------------------------------------------------


def lock_names() -> list[str]:
    """The locks that requirements/ holds: one for what installs, the base, and one for each extra."""
    project = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]
    return ["build", "base", *project["optional-dependencies"]]


def write_locks(upgrade: bool) -> None:
    """Write every lock, with one version of each package across all of them."""
    names = lock_names()
    with tempfile.TemporaryDirectory() as folder:
        versions = Path(folder) / "versions.txt"
        if not upgrade:
            versions.write_text("\n".join(locked_versions()))
        compile_lock(versions, PYPROJECT.name, "--all-extras", "--group", "build")
        for name in names:
            say(f"Writing requirements/{name}.txt …")
            compile_lock(REQUIREMENTS / f"{name}.txt", *lock_source(name), "--generate-hashes", "-c", versions)
    for lock in REQUIREMENTS.glob("*.txt"):
        if lock.stem not in names:
            lock.unlink()


def lock_source(name: str) -> list[str]:
    """Where uv finds what a lock is for."""
    if name == "build":
        return ["--group", f"{PYPROJECT.name}:build"]
    return [PYPROJECT.name] if name == "base" else [PYPROJECT.name, "--extra", name]


def compile_lock(output: Path, *arguments: str | Path) -> None:
    """Let uv resolve for every platform and every Python from the lowest on, and write no addresses."""
    uv: Command = [
        PYTHON,
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--system-certs",
        "--universal",
        "--no-header",
        "--no-annotate",
    ]
    if call([*uv, "--python-version", LOWEST_PYTHON, *arguments, "-o", output]):
        raise Trouble("could not resolve the requirements: see uv's message above")


def locked_versions() -> list[str]:
    """The pins of all locks, without their hashes."""
    lines = (line for lock in REQUIREMENTS.glob("*.txt") for line in lock.read_text("utf-8").splitlines())
    return sorted({line.removesuffix("\\").rstrip() for line in lines if "==" in line and not line.startswith(" ")})


# --- stages: what check and test run ------------------------------------------------------------------------


@dataclass(frozen=True)
class Stage:
    """One part of check or test; it passed if it returns 0."""

    name: str
    run: Callable[[], int]


def checks() -> list[Stage]:
    """The stages that look at the code without running it."""
    return [
        Stage("ruff", lambda: call([PYTHON, "-m", "ruff", "check"])),
        Stage("format", lambda: call([PYTHON, "-m", "ruff", "format", "--check"])),
        Stage("mypy", lambda: call([PYTHON, "-m", "mypy"])),
        Stage("imports", lambda: call([PYTHON, BIN / "lint-imports"])),
    ]


def tests() -> list[Stage]:
    """The stages that run the code."""
    return [
        Stage("client", lambda: call([BIN / "npm", "--prefix", WEB, "run", "--silent", "check"])),
        Stage("units", lambda: call([BIN / "npm", "--prefix", WEB, "run", "--silent", "test"])),
        Stage("tests", lambda: pytest(*PARALLEL)),
        Stage("coverage", interpreted_coverage),
    ]


def pytest(*arguments: str) -> int:
    """Run pytest."""
    return call([PYTHON, "-m", "pytest", *arguments])


def interpreted_coverage() -> int:
    """Run the tests of the rules without the compiler, where every line and branch must be reached."""
    coverage: Command = [PYTHON, "-m", "coverage"]
    run = ["run", "-m", "pytest", *PARALLEL, "-m", "not compiled", *COVERED_BY]
    for arguments in (["erase"], run, ["combine", "--quiet"], ["report", "--fail-under=100"]):
        if code := call([*coverage, *arguments], IMPERA_INTERPRETED="1"):
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


# --- commands -----------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Play a game: in the browser, or in the terminal."""
    set_up(PLAY_EXTRAS)
    if arguments[:1] == ["--terminal"]:
        return hand_over([PYTHON, BIN / "impera", "play", *arguments[1:]])
    return hand_over([PYTHON, BIN / "impera", "serve", "--open", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check and every test; with arguments, pytest alone."""
    set_up(TEST_EXTRAS)
    return pytest(*arguments) if arguments else run_stages(checks() + tests())


def check(arguments: list[str]) -> int:
    """Run the checks."""
    refuse("check", arguments)
    set_up(TEST_EXTRAS, warm=False)
    return run_stages(checks())


def format_code(arguments: list[str]) -> int:
    """Put the code into the house format."""
    refuse("format", arguments)
    set_up(TEST_EXTRAS, warm=False)
    return call([PYTHON, "-m", "ruff", "check", "--fix"]) | call([PYTHON, "-m", "ruff", "format"])


def bench(arguments: list[str]) -> int:
    """Measure Impera against its peers."""
    if not (ROOT / "benchmarks").is_dir():
        raise Trouble("there is nothing to measure: this checkout has no benchmarks folder")
    set_up(BENCH_EXTRAS)
    return call([PYTHON, "-m", "benchmarks", *arguments])


def docs(arguments: list[str]) -> int:
    """Check the documentation."""
    set_up(TEST_EXTRAS)
    return pytest("tests/docs", *arguments)


def setup(arguments: list[str]) -> int:
    """Set up for development, with more extras if asked."""
    set_up(dict.fromkeys([*TEST_EXTRAS, *map(known_extra, arguments)]))
    say(f"All is set up; the Python to use is {PYTHON}")
    return 0


def lock(arguments: list[str]) -> int:
    """Write requirements/ anew."""
    if arguments not in ([], ["--upgrade"]):
        raise Trouble("lock takes no arguments but --upgrade")
    take_all([venv_step(), build_step()])
    write_locks(upgrade=bool(arguments))
    return 0


def known_extra(name: str) -> str:
    """An extra by its name, or a sentence that lists those there are."""
    lock_file(name)
    return name


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
