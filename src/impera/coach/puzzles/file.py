"""Puzzles in a file: a line of JSON each, compressed. What ships with the package is one."""

import json
import lzma
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from impera.coach.puzzles.puzzle import Puzzle, Theme, deck_of, deck_text
from impera.errors import ImperaError, UsageError
from impera.game.setup import Setup

SHIPPED = Path(__file__).parent / "shipped.jsonl.xz"


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file whole, or leave what was there."""
    text = "".join(json.dumps(to_line(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    unfinished.replace(path)


def read_puzzles(path: Path) -> Iterator[Puzzle]:
    """Read a file; one that is none is refused."""
    try:
        lines = lzma.decompress(path.read_bytes()).decode().splitlines()
    except (lzma.LZMAError, UnicodeDecodeError):
        raise UsageError("puzzles-no-file", file=path.name) from None
    for number, line in enumerate(lines, start=1):
        try:
            yield from_line(json.loads(line))
        except (ValueError, LookupError, TypeError, ImperaError):
            raise UsageError("puzzles-bad-line", file=path.name, line=number) from None


def to_line(puzzle: Puzzle) -> list[Any]:
    """What is written of a puzzle; the answers of levels last."""
    setup = puzzle.setup
    return [
        puzzle.id,
        puzzle.theme.value,
        setup.players,
        setup.variant,
        int(setup.teams),
        setup.first,
        deck_text(setup.deck),
        bytes(puzzle.moves).hex(),
        bytes(puzzle.plan).hex(),
        round(puzzle.rating),
        round(puzzle.deviation),
        puzzle.tries,
        list(puzzle.solved),
    ]


def from_line(line: list[Any]) -> Puzzle:
    """The puzzle again; its cards are checked, its moves when they are played."""
    name, theme, players, variant, teams, first, deck, moves, plan, rating, deviation, tries, solved = line
    setup = Setup.of(players=players, variant=variant, teams=bool(teams), first=first, deck=deck_of(deck))
    return Puzzle(
        Theme(theme),
        setup,
        tuple(bytes.fromhex(moves)),
        tuple(bytes.fromhex(plan)),
        float(rating),
        float(deviation),
        tuple(solved),
        tries,
        name,
    )


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles of the package, read once."""
    return tuple(read_puzzles(SHIPPED))
