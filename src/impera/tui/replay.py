"""Going through a game on paper: its turns on the left, what happened and what the coach says on the right."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.worker import get_current_worker

from impera.coach.ledger import Entered
from impera.coach.parts import Part
from impera.errors import ImperaError
from impera.game.record import Record
from impera.tui import coaching, drawing
from impera.tui.keys import DARK, LIGHT, name_keys
from impera.tui.paper import Paper
from impera.words import LANGUAGES, say

SHORT_NAME = 12  # letters of a name in the list of turns


class ReplayScreen(Screen[str]):
    """A game on paper; it is left with the language last spoken."""

    CSS = """
    #title { height: 1; text-style: bold; background: $primary; color: $text; padding: 0 1; }
    #table { height: auto; padding: 0 1; }
    #piles { height: auto; padding: 0 1; color: $text-muted; }
    #chances { height: 1; padding: 0 1; text-style: bold; }
    #below { height: 1fr; }
    #turns { width: 30%; max-width: 32; min-width: 20; height: 100%; border: round $primary; }
    #panel { width: 1fr; height: 100%; border: round $surface; scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", "tui-key-quit"),
        Binding("escape", "leave", "", show=False),
        Binding("left", "go(-1)", "tui-key-back", key_display="←", priority=True),
        Binding("right", "go(1)", "tui-key-forward", key_display="→", priority=True),
        Binding("home", "go_to(0)", "", show=False, priority=True),
        Binding("end", "go_to(-1)", "", show=False, priority=True),
        Binding("pageup", "scroll_panel(-1)", "", show=False, priority=True),
        Binding("pagedown", "scroll_panel(1)", "", show=False, priority=True),
        Binding("r", "review", "tui-key-review"),
        Binding("m", "mistake", "tui-key-mistake"),
        Binding("l", "language", "tui-key-language"),
        Binding("d", "shade", "tui-key-shade"),
    ]

    def __init__(self, record: Record, language: str, place: int | None = None) -> None:
        """Open a record after so many actions; at its end, if not said."""
        super().__init__()
        self.paper, self.language = Paper(record), language
        self.place = self.paper.last if place is None else place
        self.judging: str | None = None  # how far the coach is, while he is at it
        name_keys(self, self.BINDINGS, language)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="title")
        yield Static(id="table")
        yield Static(id="piles")
        yield Static(id="chances")
        with Horizontal(id="below"):
            yield OptionList(id="turns")
            with VerticalScroll(id="panel", can_focus=False):
                yield Static(id="said")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """List the turns, and show the place."""
        self._list()
        self.draw()
        self.query_one("#turns", OptionList).focus()

    def on_resize(self) -> None:
        """Draw for the new width."""
        self.draw()

    def draw(self) -> None:
        """Show the place: the position, what happened, and what the coach says."""
        if not self.query("#title"):
            return
        position = self.paper.at(self.place)
        heading = say("replay-place", self.language, at=self.place, last=self.paper.last)
        title = f"{heading} · {drawing.title(position.seen, self.language, self.paper.names)}"
        self.query_one("#title", Static).update(title)
        table = drawing.open_table(position.seen, position.hands, self.language, self.size.width, self.paper.names)
        self.query_one("#table", Static).update(table)
        self.query_one("#piles", Static).update(drawing.piles(position.seen, self.language))
        turn = self.paper.turn_at(self.place)
        self.query_one("#chances", Static).update(self._chances(turn))
        self.query_one("#said", Static).update(Group(*self._said(turn)))
        self.query_one("#panel", VerticalScroll).scroll_home(animate=False)
        turns = self.query_one("#turns", OptionList)
        if turns.highlighted != turn:
            turns.highlighted = turn

    def _list(self) -> None:
        turns = self.query_one("#turns", OptionList)
        chosen = turns.highlighted
        turns.clear_options()
        turns.add_options([self._entry(turn) for turn in range(len(self.paper.turns) + 1)])
        turns.highlighted = chosen

    def _entry(self, turn: int) -> Text:
        """A line of the list: number, who, and the coach's sign."""
        if turn == 0:
            return Text(say("web-log-start", self.language))
        at = self.paper.turns[turn - 1]
        text = Text(f"{at.number or '–':>2} {self.paper.names[at.seat][:SHORT_NAME]} ")
        return text.append_text(coaching.sign(self.paper.judged(turn)))

    def _chances(self, turn: int) -> str:
        entry = self._account_of(turn)
        if entry is None:
            return self.judging or say("tui-ask-coach", self.language)
        shown = coaching.chances_line(entry, self.language, self.paper.names)
        return f"{shown}   {self.judging}" if self.judging else shown

    def _account_of(self, turn: int) -> Entered | None:
        return self.paper.reviewer.account.entries[turn] if self.paper.reviewer else None

    def _said(self, turn: int) -> list[RenderableType]:
        """The coach first: where room is scarce, what happened can be seen on the table."""
        lines: list[RenderableType] = []
        if self.place == self.paper.last:
            lines += self._account()
        judged = self.paper.judged(turn)
        if judged is not None and self.place == judged.end:
            style = coaching.STYLES.get(judged.verdict, "green")
            lines.append(Text(coaching.verdict_line(judged, self.language), style=style))
            if judged.better and judged.verdict != "fine":
                lines += map(Text, coaching.better_lines(judged, self.language, self.paper.names))
        entry = self._account_of(turn)
        if entry is not None:
            told = coaching.moved_lines(entry, self.language, self.paper.names)
            lines += [Text(line, style="dim") for line in told]
        return [*lines, *map(Text, self.paper.told(self.place, self.language))]

    def _account(self) -> list[RenderableType]:
        if self.paper.reviewer is None:
            return []
        review = self.paper.reviewer.to_wire()
        called = {f"P{seat}": name for seat, name in self.paper.names.items()}
        decisive = [Text("• " + Part.from_wire(part).said_in(self.language, called)) for part in review.decisive]
        return [coaching.account_table(review, self.language, is_narrow=self.size.width < drawing.WIDE), *decisive]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """A turn of the list, by key or mouse: go to its end, unless we are within it."""
        if event.option_index != self.paper.turn_at(self.place):
            self._go_to_turn(event.option_index)

    def action_go(self, step: int) -> None:
        """An action back or forward."""
        self._go(self.place + step)

    def action_go_to(self, place: int) -> None:
        """The deal, or the end (-1)."""
        self._go(self.paper.last if place < 0 else place)

    def action_scroll_panel(self, step: int) -> None:
        """Read on where the words are longer than the room."""
        panel = self.query_one("#panel", VerticalScroll)
        panel.scroll_relative(y=step * max(1, panel.size.height - 1), animate=False)

    def action_mistake(self) -> None:
        """The next turn the coach found fault with, from the beginning again after the last."""
        turn = self.paper.next_mistake(self.paper.turn_at(self.place)) or self.paper.next_mistake(0)
        if turn is None:
            self.notify(say("tui-no-mistake" if self.paper.reviewer else "tui-ask-coach", self.language))
        else:
            self._go_to_turn(turn)

    def action_review(self) -> None:
        """Ask the coach, once."""
        if self.paper.reviewer is None and self.judging is None:
            self.judging = say("tui-judging", self.language, done=0, total=len(self.paper.turns))
            self.draw()
            self._review()

    @work(thread=True, exclusive=True)
    def _review(self) -> None:
        worker = get_current_worker()
        try:
            for done in self.paper.review():
                if worker.is_cancelled:
                    return
                self.app.call_from_thread(self._judged, done)
        except ImperaError as error:
            self.app.call_from_thread(self._refused, error)

    def _judged(self, done: int) -> None:
        """Show what is new: a sign in the list, and the place if it is spoken of."""
        if not self.is_attached:
            return
        total = len(self.paper.turns)
        self.judging = say("tui-judging", self.language, done=done, total=total) if done < total else None
        if done:
            self.query_one("#turns", OptionList).replace_option_prompt_at_index(done, self._entry(done))
        if done in (0, total, self.paper.turn_at(self.place)):
            self.draw()
        else:
            self.query_one("#chances", Static).update(self._chances(self.paper.turn_at(self.place)))

    def _refused(self, error: ImperaError) -> None:
        self.judging = None
        self.draw()
        self.notify(error.said_in(self.language), severity="error")

    def action_language(self) -> None:
        """Speak the next of the five languages."""
        names = list(LANGUAGES)
        self.language = names[(names.index(self.language) + 1) % len(names)]
        name_keys(self, self.BINDINGS, self.language)
        self.refresh_bindings()
        self._list()
        self.draw()

    def action_shade(self) -> None:
        """Change between light and dark."""
        self.app.theme = LIGHT if self.app.theme == DARK else DARK

    def action_leave(self) -> None:
        """Close the record."""
        self.dismiss(self.language)

    def _go_to_turn(self, turn: int) -> None:
        self._go(self.paper.turns[turn - 1].end if turn else 0)

    def _go(self, place: int) -> None:
        self.place = min(max(place, 0), self.paper.last)
        self.draw()


class ReplayApp(App[None]):
    """A record alone."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, record: Record, language: str, place: int | None = None) -> None:
        """Open a record."""
        super().__init__()
        self.paper_screen = ReplayScreen(record, language, place)

    def on_mount(self) -> None:
        """Show it, and end with it."""
        self.theme = DARK
        self.push_screen(self.paper_screen, lambda _: self.exit())
