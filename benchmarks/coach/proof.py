"""What a proof found, and the page that keeps it: a row for each proof, written again when it is run again."""

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "coach-proofs.md"
LOUD_AFTER = 5.0  # seconds between two lines of progress

One = TypeVar("One")


@dataclass(frozen=True, slots=True)
class Proof:
    """One promise: what is asked, what was found, on how much."""

    name: str
    asked: str
    found: str
    holds: bool
    tried: str  # on what, such as "1,000 games of each of 8 set-ups"

    def __str__(self) -> str:
        """Tell it in a line."""
        return f"{'✓' if self.holds else '✗'} {self.name}: {self.found} (asked: {self.asked}; {self.tried})"

    def row(self, command: str) -> str:
        """As a row of the page."""
        kept = "yes" if self.holds else "**no**"
        return f"| {self.name} | {self.asked} | {self.found} | {kept} | {self.tried} | `{command}` |"


class Interrupted:
    """Goes through things to do, says how far it is, and ends early on Ctrl-C or when its time is up."""

    def __init__(self, what: str, minutes: float = float("inf")) -> None:
        """Name what is done, and for how many minutes of CPU time at most."""
        self._what, self._until = what, time.process_time() + 60 * minutes
        self._said = time.monotonic()

    def each(self, things: Iterable[One], total: int) -> Iterator[One]:
        """One after the other; what is done so far counts."""
        for number, thing in enumerate(things):
            if time.process_time() > self._until:
                return
            if time.monotonic() - self._said > LOUD_AFTER:
                self._said = time.monotonic()
                print(f"  {self._what}: {number} of {total}", file=sys.stderr, flush=True)
            try:
                yield thing
            except KeyboardInterrupt:
                return


def keep(proof: Proof, command: str, page: Path = PAGE) -> None:
    """Put a proof's row into the page: in the place of the one it had, or at the end of the table."""
    lines = page.read_text(encoding="utf-8").splitlines()
    row, start = proof.row(command), f"| {proof.name} |"
    at = next((place for place, line in enumerate(lines) if line.startswith(start)), None)
    if at is None:
        last = max(place for place, line in enumerate(lines) if line.startswith("|"))
        lines.insert(last + 1, row)
    else:
        lines[at] = row
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")
