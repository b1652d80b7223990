"""`impera play` in a terminal: a whole game against bots, by typing a number or an action."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import numpy as np
from rich.console import Console
from rich.text import Text

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.cli.screen import Screen, has_screen
from impera.errors import ImperaError, UsageError
from impera.game.action import Action
from impera.game.event import Event
from impera.game.game import Game
from impera.game.record import Record, write_record
from impera.game.view import View

ME = 1
LONGEST_NUMBER = 9  # digits
REVEALING = frozenset({"drew", "seized"})  # after these an undo would peek


def play_at_terminal(
    language: str, players: int, variant: str, teams: bool, seed: int | None, bots: Sequence[str], *, plain: bool
) -> None:
    """Play one game; the first seat is yours. A terminal that can shows a whole screen, unless it is to be plain."""
    chance = secrets.randbelow(2**48) if seed is None else seed
    game = Game.new(players, variant, teams=teams, seed=chance)
    seated = _seated(bots, players)
    if plain or not has_screen():
        LineGame(game, Console(), language, seated, np.random.default_rng(abs(chance))).run()
        return
    from impera.tui.app import ImperaApp  # noqa: PLC0415 - an extra
    from impera.tui.sitting import LocalSitting  # noqa: PLC0415

    ImperaApp(LocalSitting(game, seated, chance), language).run()


def play_at_server(language: str, server: str, table: str | None, name: str) -> None:
    """Play at a server's table, on a whole screen; the server's address and a table, or the link of a table alone."""
    from impera.tui.app import ImperaApp  # noqa: PLC0415 - only on a screen
    from impera.tui.remote import TableSitting  # noqa: PLC0415

    address, at = place_of_link(server, table)
    ImperaApp(TableSitting(address, at, name), language).run()


def place_of_link(server: str, table: str | None) -> tuple[str, str]:
    """The address of the server and the id of the table, from what was typed."""
    link = urlsplit(server)
    if link.scheme not in ("http", "https") or not link.netloc:
        raise UsageError("usage-server", server=server)
    path = (table or link.path).rstrip("/").rpartition("/")[2]
    if not path:
        raise UsageError("usage-table")
    return f"{link.scheme}://{link.netloc}", path


def _seated(bots: Sequence[str], players: int) -> list[Bot]:
    names = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
    if len(names) != players - 1:
        raise UsageError("usage-bots-count", needed=players - 1, have=len(names))
    return [create(name) for name in names]


class LineGame:
    """One game at one terminal."""

    def __init__(self, game: Game, console: Console, language: str, bots: list[Bot], rng: np.random.Generator) -> None:
        """Sit down."""
        self.game = game
        self.console = console
        self.screen = Screen(console, language)
        self.bots = bots
        self.rng = rng
        self.undoable = 0  # how many of the last actions may be taken back

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.console.print(self.screen.say("play-welcome"))
        while not self.game.is_over:
            if self.game.deciding == ME:
                if not self._my_decision():
                    self.console.print(self.screen.say("play-left"))
                    return
            else:
                self._bot_decision()
        self.screen.table(self.game.view(ME))
        self.screen.all_hands(self.game)
        self.screen.result(self.game.result)

    def _bot_decision(self) -> None:
        bot = self.bots[self.game.deciding - 2]
        self._tell(self.game.play(bot.choose(self.game.view(self.game.deciding), Budget(), self.rng)))
        self.undoable = 0

    def _my_decision(self) -> bool:
        """Ask until an action is played; False when the player leaves."""
        view = self.game.view(ME)
        self._show(view)
        while True:
            try:
                answer = self.console.input(Text(self.screen.say(f"play-ask-{view.decision}") + " "))
            except EOFError:
                return False
            done = self._answer(answer.strip(), view)
            if done is not None:
                return done

    def _answer(self, answer: str, view: View) -> bool | None:
        """Do what was typed: True once the game has moved, False to leave, None to ask again."""
        word, _, rest = answer.partition(" ")
        commands = {"why": self._why, "save": self._save, "help": self._help, "?": self._help}
        try:
            if word in ("quit", "q"):
                return False
            if word == "undo":
                return self._undo()
            if word in commands:
                commands[word](rest)
                return None
            return self._play(answer, view)
        except ImperaError as error:
            self.console.print(Text(error.said_in(self.screen.language), style="bold red"))
        return None

    def _play(self, answer: str, view: View) -> bool | None:
        if not answer:
            return None
        if answer.isascii() and answer.isdigit() and len(answer) < LONGEST_NUMBER:
            number = int(answer)
            if not 1 <= number <= len(view.legal):
                raise UsageError("play-number", have=number, most=len(view.legal))
            action = view.legal[number - 1]
        else:
            action = Action.parse(answer)
        events = self.game.play(action, ME)
        self._tell(events)
        revealing = any(event.what in REVEALING and event.seat == ME for event in events)
        self.undoable = 0 if revealing or self.game.deciding != ME or action.verb == "end" else self.undoable + 1
        return True

    def _undo(self) -> bool | None:
        if self.undoable == 0:
            raise UsageError("play-no-undo")
        self.game.undo()
        self.undoable -= 1
        return True

    def _why(self, text: str) -> None:
        self.console.print(self.game.explain(text).said_in(self.screen.language))

    def _save(self, path: str) -> None:
        if not path:
            raise UsageError("play-save-where")
        try:
            Path(path).write_text(write_record(Record(self.game)), encoding="utf-8")
        except OSError as error:
            raise UsageError("cli-os-error", what=path, why=error.strerror or str(error)) from error
        self.console.print(self.screen.say("play-saved", path=path))

    def _help(self, _: str) -> None:
        self.console.print(self.screen.say("play-help"))

    def _show(self, view: View) -> None:
        self.screen.table(view)
        self.screen.hand(view)
        choices = [f"{number} {action.text}" for number, action in enumerate(view.legal, start=1)]
        self.console.print(Text("  ".join(choices)))

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.screen.events((event.seen_by(ME) for event in events), self.game.setup.players)
