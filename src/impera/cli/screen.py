"""The table drawn in a terminal: areas by Domain, hands as far as they are seen, the piles, the markers."""

import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from impera.game.event import Event
from impera.game.game import Game
from impera.game.narrate import narrate
from impera.game.position import Counts
from impera.game.result import Result
from impera.game.seat import place_of, seat_name, seats_of
from impera.game.view import View
from impera.rules.facts import DOMAIN_LETTERS
from impera.tui.drawing import COLOURS, domain_cell
from impera.wire.view import ViewInfo
from impera.words import say

QUIET = frozenset({"coin-placed", "embargo-laid", "democracy-laid", "hand-size-set"})  # told by `applied` already


def has_screen() -> bool:
    """Can this terminal show a whole screen?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


class Screen:
    """A console that knows how to draw a game in a language."""

    def __init__(self, console: Console, language: str) -> None:
        """Draw on a console."""
        self.console = console
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        """A sentence of the catalogue."""
        return say(key, self.language, **arguments)

    def table(self, view: View, names: Mapping[int, str] | None = None) -> None:
        """Draw everything the seat of a view may see."""
        called = dict(self.names(view.players)) | dict(names or {})
        seen = view.to_info()
        table = Table(title=self._title(view, seen), title_justify="left", expand=False)
        table.add_column(self.say("screen-player"))
        for letter in DOMAIN_LETTERS:
            table.add_column(self.say(f"domain-{letter}"), style=COLOURS[letter], justify="center")
        table.add_column(self.say("screen-hand"))
        for seat in seats_of(view.players):
            table.add_row(
                self._who(view, seat, called),
                *(domain_cell(seen, place_of(seat), letter) for letter in DOMAIN_LETTERS),
                self._hand(view, seat),
            )
        self.console.print(table)
        self._piles(seen)

    def hand(self, view: View) -> None:
        """Draw the seat's own hand."""
        line = Text(self.say("screen-your-hand") + " ")
        line.append_text(self.cards(view.hand))
        self.console.print(line)

    def all_hands(self, game: Game) -> None:
        """Draw every hand open: for a game on paper."""
        for seat, cards in enumerate(game.truth()["hands"], start=1):
            self.console.print(Text(f"P{seat} ").append_text(self.cards(cards)))

    def cards(self, counts: Counts) -> Text:
        """Cards as coloured chips."""
        text = Text()
        for kind, count in counts.items():
            for _ in range(count):
                text.append(f" {kind} ", style=f"bold black on {COLOURS[kind[0]]}")
                text.append(" ")
        return text if text else Text("–")

    def events(self, events: Iterable[Event], players: int, names: Mapping[int, str] | None = None) -> None:
        """Tell what happened, a line each."""
        called = dict(self.names(players)) | dict(names or {})
        for event in events:
            if event.what not in QUIET:
                self.console.print(Text("  " + narrate(event, called, self.language), style="dim"))

    def result(self, result: Result | None) -> None:
        """Tell who won."""
        if result:
            winners = ", ".join(map(seat_name, result.winners))
            self.console.print(Panel(self.say("screen-winners", winners=winners), subtitle=str(result), expand=False))

    @staticmethod
    def names(players: int) -> Iterable[tuple[int, str]]:
        """Seats called P1 to P4."""
        return ((seat, seat_name(seat)) for seat in seats_of(players))

    def _title(self, view: View, seen: ViewInfo) -> str:
        if seen.draft:
            return self.say("screen-title-draft", round=seen.draft.round, seat=f"P{view.deciding}")
        return self.say("screen-title", turn=seen.turns + 1, seat=f"P{view.deciding}")

    def _who(self, view: View, seat: int, names: Mapping[int, str]) -> Text:
        mark = "▶ " if seat == view.deciding else "  "
        first = " ①" if seat == view.first else ""
        team = f" {'AB'[(seat + 1) % 2]}" if view.teams else ""
        return Text(f"{mark}{names[seat]}{team}{first}", style="bold" if seat == view.seat else "")

    def _hand(self, view: View, seat: int) -> Text:
        hand = view.hands[place_of(seat)]
        text = Text()
        for age, count in enumerate(hand.ages, start=1):
            text.append(f"▮{'ⅠⅡⅢ'[age - 1]}" * count)
        if seat != view.seat and hand.known:
            text.append(" ").append_text(self.cards(hand.known))
        return text

    def _piles(self, seen: ViewInfo) -> None:
        one, two, three = seen.deck
        self.console.print(self.say("screen-deck", one=one, two=two, three=three))
        line = Text(self.say("screen-pile", count=sum(seen.discard.values())) + " ")
        for kind, count in seen.discard.items():
            line.append(f"{kind}×{count} ", style=COLOURS[kind[0]])
        self.console.print(line)
        if seen.draft:
            self.console.print(Text(self.say("screen-pack") + " ").append_text(self.cards(seen.draft.pack)))
            self.console.print(Text(self.say("screen-centre") + " ").append_text(self.cards(seen.draft.centre)))
