"""What the long attacks share: progress, an end by time or Ctrl-C, servers that start at once, a page of results."""

import argparse
import asyncio
import multiprocessing
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.serving import Process

PAGE = Path(__file__).with_name("results.md")
HEAD = """# The long attacks

Each attack has a short form in the tests and this long one, which is run by hand; how to read them is told in
[what a server promises](../../docs/explanation/promises.md). Each section is written by its own command with `--write`.
"""


class Progress:
    """A line that says how far it is, at most once a second; its time begins at the first look."""

    def __init__(self, what: str, most: int, minutes: float) -> None:
        self.what, self.most, self.count = what, most, 0
        self.minutes, self.began, self.said = minutes, 0.0, 0.0

    def step(self, count: int = 1) -> None:
        self.count += count
        now = time.monotonic()
        if now - self.said > 1 or self.is_done:
            self.said = now
            print(f"\r{self.count:,} of {self.most:,} {self.what}, {self.seconds:.0f} s ", end="", file=sys.stderr)

    @property
    def seconds(self) -> float:
        self.began = self.began or time.monotonic()
        return time.monotonic() - self.began

    @property
    def is_done(self) -> bool:
        return self.seconds > 60 * self.minutes or self.count >= self.most


def options(description: str | None, minutes: float, **numbers: int) -> argparse.Namespace:
    """The arguments of an attack: its numbers with their defaults, how long it may take, and whether it is kept."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, help=f"default: {default:,}")
    parser.add_argument("--minutes", type=float, default=minutes, help=f"stop after so many; default: {minutes:g}")
    parser.add_argument("--write", action="store_true", help="keep what was found in benchmarks/attacks/results.md")
    return parser.parse_args()


def conduct(title: str, attack: Callable[[], Any], report: Callable[[], str], *, write: bool) -> None:
    """Attack until it is done or Ctrl-C, then tell what came of it; what fails ends it loudly."""
    began, load = time.monotonic(), os.getloadavg()[0]
    try:
        begun = attack()
        if asyncio.iscoroutine(begun):
            asyncio.run(begun)
        how = ""
    except KeyboardInterrupt:
        how = " Stopped by hand."
    print(file=sys.stderr)
    command = " ".join(["python -m", _module(), *(part for part in sys.argv[1:] if part != "--write")])
    text = (
        f"{report().strip()}\n\n`{command}`, {datetime.now(UTC):%Y-%m-%d}: {time.monotonic() - began:.0f} s on "
        f"{os.cpu_count()} cores, the machine's load {load:.1f} before and {os.getloadavg()[0]:.1f} at the end.{how}"
    )
    print(text)
    if write:
        keep(title, text)


def _module() -> str:
    spec = sys.modules["__main__"].__spec__
    return spec.name if spec else Path(sys.argv[0]).stem


def keep(title: str, text: str) -> None:
    """Write a section of the page anew; the others stay."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else HEAD
    sections = dict(re.findall(r"^## (.+)\n\n((?:(?!## ).*\n?)*)", page, re.M))
    sections[title] = text + "\n"
    body = "\n".join(f"## {name}\n\n{sections[name].strip()}\n" for name in sorted(sections))
    PAGE.write_text(f"{HEAD}\n{body}", "utf-8")


class Forked(Process):
    """A server forked from one that has loaded everything: killed with -9, it is back in a moment.

    What it writes to its log is kept in a file, in which tracebacks are looked for.
    """

    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["benchmarks.attacks.loaded"])

    def __init__(self, files: int | None = None, **settings: str) -> None:
        super().__init__(**({"IMPERA_LOG_LEVEL": "warning", "IMPERA_WEB": "nowhere"} | settings))
        self.files = files
        handle, name = tempfile.mkstemp(suffix=".log")
        os.close(handle)
        self.log = Path(name)

    def start(self) -> None:
        from benchmarks.attacks.loaded import run

        given = {name: value for name, value in self.environment.items() if name.startswith("IMPERA_")}
        self.forked = self.context.Process(target=run, args=(given, str(self.log), self.files))
        self.forked.start()

    def kill(self) -> None:
        self.forked.kill()
        self.forked.join()

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.log.unlink()

    @property
    def pid(self) -> int:
        return self.forked.pid or 0

    @property
    def tracebacks(self) -> int:
        return self.log.read_text("utf-8", "replace").count("Traceback")

    @property
    def resident(self) -> float:
        """Megabytes of memory that it holds."""
        return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())[1]) / 1024

    @property
    def processor(self) -> float:
        """Seconds of processor that it has had."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
