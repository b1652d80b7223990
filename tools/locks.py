"""The locks in requirements/: hashed, without addresses, one for each extra of pyproject.toml."""

import tempfile
import tomllib
from pathlib import Path

from tools import places, processes
from tools.processes import Command, Trouble, say

LOWEST_PYTHON = "3.11"


def lock_names() -> list[str]:
    """The locks that requirements/ holds: one for what installs, the base, and one for each extra."""
    project = tomllib.loads(places.PYPROJECT.read_text("utf-8"))["project"]
    return ["build", "base", *project["optional-dependencies"]]


def lock_file(extra: str) -> Path:
    """The lock of an extra, which must be there."""
    lock = places.REQUIREMENTS / f"{extra}.txt"
    if not lock.is_file():
        raise Trouble(f"there are no requirements called {extra}: choose from {', '.join(lock_names())}")
    return lock


def write_locks(upgrade: bool) -> None:
    """Write every lock, with one version of each package across all of them."""
    names = lock_names()
    with tempfile.TemporaryDirectory() as folder:
        versions = Path(folder) / "versions.txt"
        if not upgrade:
            versions.write_text("\n".join(locked_versions()))
        compile_lock(versions, places.PYPROJECT.name, "--all-extras", "--group", "build")
        for name in names:
            say(f"Writing requirements/{name}.txt …")
            compile_lock(places.REQUIREMENTS / f"{name}.txt", *lock_source(name), "--generate-hashes", "-c", versions)
    for lock in places.REQUIREMENTS.glob("*.txt"):
        if lock.stem not in names:
            lock.unlink()


def lock_source(name: str) -> list[str]:
    """Where uv finds what a lock is for."""
    project = places.PYPROJECT.name
    if name == "build":
        return ["--group", f"{project}:build"]
    return [project] if name == "base" else [project, "--extra", name]


def compile_lock(output: Path, *arguments: str | Path) -> None:
    """Let uv resolve for every platform and every Python from the lowest on, and write no addresses."""
    options = ["--quiet", "--system-certs", "--universal", "--no-header", "--no-annotate"]
    uv: Command = [places.PYTHON, "-m", "uv", "pip", "compile", *options]
    if processes.call([*uv, "--python-version", LOWEST_PYTHON, *arguments, "-o", output]):
        raise Trouble("could not resolve the requirements: see uv's message above")


def locked_versions() -> list[str]:
    """The pins of all locks, without their hashes."""
    locks = places.REQUIREMENTS.glob("*.txt")
    lines = (line for lock in locks for line in lock.read_text("utf-8").splitlines())
    return sorted({line.removesuffix("\\").rstrip() for line in lines if "==" in line and not line.startswith(" ")})
