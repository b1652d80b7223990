"""Commands about records: `impera replay`, `verify`, `explain` and `convert`."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.prompt import Prompt

from impera.cli.screen import Screen, has_screen
from impera.errors import RecordError, UsageError
from impera.game.game import Game
from impera.game.record import Record, record_to_json, write_record
from impera.game.record_reader import parse_record
from impera.game.verify import verify
from impera.words import say

LONGEST_NUMBER = 9  # digits
FAILED = 1  # exit code: the record was read, and what it promises does not hold
RECORD_MAX = 5_000_000  # bytes


def read_text(path: Path) -> str:
    """Read a file of records."""
    if not path.is_file():
        raise UsageError("usage-no-file", path=str(path))
    if path.stat().st_size > RECORD_MAX:
        raise UsageError("usage-file-too-large", path=str(path), most=RECORD_MAX // 1_000_000)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError("usage-not-text", path=str(path)) from error


def read_record(path: Path) -> Record:
    """Read a record file, text or JSON."""
    try:
        return parse_record(read_text(path))
    except RecordError as error:
        error.source = str(path)
        raise


def game_at(record: Record, at: int | None) -> Game:
    """The game of a record after its first `at` actions (all of them when None)."""
    actions = record.game.actions
    if at is not None and at > len(actions):
        raise UsageError("usage-at", at=at, most=len(actions))
    return Game.replay(record.setup, actions[: len(actions) if at is None else at], record.game.seeds)


def verify_file(language: str, path: Path) -> None:
    """Say of everything a record promises whether it holds; exit code 1 if something does not."""
    checks = verify(read_record(path))
    for check in checks:
        print(f"{'✓' if check.holds else '✗'} {check.said_in(language)}")
    if not all(check.holds for check in checks):
        sys.exit(FAILED)


def explain_at(language: str, path: Path, at: int | None, action: str) -> None:
    """Say why an action is or is not legal at a point of a record."""
    verdict = game_at(read_record(path), at).explain(action)
    status = say(f"cli-{verdict.status}", language)
    print(f"{verdict.action.text}: {status}. {verdict.said_in(language)}")


def convert_file(path: Path, to: Path) -> None:
    """Write a record as text, or as JSON if the new name ends so."""
    record = read_record(path)
    if to.suffix == ".json":
        to.write_text(json.dumps(record_to_json(record), indent=1) + "\n", encoding="utf-8")
    else:
        to.write_text(write_record(record), encoding="utf-8")


def replay_file(language: str, path: Path, at: int | None, *, plain: bool) -> None:
    """Step through a record, on a whole screen where the terminal can; without a terminal, show one position."""
    record = read_record(path)
    console = Console()
    last = len(record.game.actions)
    if not (sys.stdin.isatty() and console.is_terminal):
        show(console, language, record, last if at is None else at)
        return
    if has_screen() and not plain:
        from impera.tui.replay import ReplayApp  # noqa: PLC0415 - only on a screen

        game_at(record, at)  # or there is no such place
        ReplayApp(record, language, 0 if at is None else at).run()
        return
    place: int | None = 0 if at is None else at
    while place is not None:
        console.clear()
        show(console, language, record, place)
        place = _next_place(Prompt.ask(say("replay-prompt", language), default="", show_default=False), place, last)


def show(console: Console, language: str, record: Record, at: int) -> None:
    """Draw the position after `at` actions, hidden cards too: the game is on paper."""
    game = game_at(record, at)
    screen = Screen(console, language)
    console.print(say("replay-place", language, at=at, last=len(record.game.actions)))
    screen.events(game.events_of(at), game.setup.players)
    screen.table(game.view(game.deciding), names=_names(record))
    screen.all_hands(game)
    if game.is_over:
        screen.result(game.result)


def _names(record: Record) -> dict[int, str]:
    return {seat: record.tags[f"Seat{seat}"] for seat in range(1, 5) if f"Seat{seat}" in record.tags}


def _next_place(answer: str, place: int, last: int) -> int | None:
    """Where the reader wants to go: Enter or + forward, - back, a number there, q out."""
    word = answer.strip().lower()
    if word in ("q", "quit"):
        return None
    if word in ("-", "b"):
        return max(place - 1, 0)
    if word.isascii() and word.isdigit() and len(word) < LONGEST_NUMBER:
        return min(int(word), last)
    return min(place + 1, last)
