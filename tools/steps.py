"""Steps of set-up: each is done once, and again when what it is made from changes."""

import contextlib
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import places
from tools.processes import say


@dataclass(frozen=True)
class Step:
    """One part of set-up. Its fingerprint says what it was made from."""

    name: str
    says: str
    fingerprint: str
    run: Callable[[], None]
    product: Path | None = None  # what must be there when it is done
    outside: str = ""  # what it would install outside the checkout


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
        return (places.STAMPS / step.name).read_text() == step.fingerprint
    except OSError:
        return False


def take(step: Step) -> None:
    """Do a step and stamp it; a step that fails or is interrupted has no stamp."""
    say(f"{step.says} …")
    (places.STAMPS / step.name).unlink(missing_ok=True)
    step.run()
    places.STAMPS.mkdir(exist_ok=True)
    draft = places.STAMPS / f"{step.name}.draft"
    draft.write_text(step.fingerprint)
    draft.replace(places.STAMPS / step.name)


def take_all(steps: Sequence[Step]) -> None:
    """Take the steps that are not done, one process at a time; say first what they do outside the checkout."""
    if all(map(is_done, steps)) and not is_broken():
        return
    with turnstile():
        if is_broken():
            (places.STAMPS / "venv").unlink(missing_ok=True)
        for step in steps:
            if step.outside and not is_done(step):
                say(f"Outside the checkout this installs {step.outside}.")
        for step in steps:
            if not is_done(step):
                take(step)
        say("Ready.")


def is_broken() -> bool:
    """Whether .venv is missing, was left half-filled, or lost the Python it was made from."""
    return places.UNFINISHED.exists() or not places.PYTHON.exists()


@contextlib.contextmanager
def filling() -> Iterator[None]:
    """Mark .venv while it is being filled: what is left half-filled is made anew."""
    places.UNFINISHED.touch()
    yield
    places.UNFINISHED.unlink()


@contextlib.contextmanager
def turnstile() -> Iterator[None]:
    """Let one process at a time set up this checkout."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    with places.TURNSTILE.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another set-up of this checkout to finish …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
