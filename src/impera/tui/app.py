"""The screen: the table above, what may be done and what happened below, one line for what each choice means."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from impera.errors import ImperaError
from impera.tui import drawing
from impera.tui.keys import DARK, LIGHT, name_keys
from impera.tui.sitting import Sitting, told
from impera.words import LANGUAGES, say

RECORD = Path("impera-game.txt")
REDRAW = 0.2  # seconds between looks while the others decide
LOOK = 1.0  # seconds between looks while it is up to us


class ImperaApp(App[None]):
    """A game at a terminal."""

    CSS = """
    #title { height: 1; text-style: bold; background: $primary; color: $text; padding: 0 1; }
    #table { height: auto; padding: 0 1; }
    #piles { height: auto; padding: 0 1; color: $text-muted; }
    #hand { height: 1; padding: 0 1; }
    #below { height: 1fr; }
    #choices { width: 40%; max-width: 48; height: 100%; border: round $primary; }
    #told { width: 1fr; height: 100%; border: round $surface; scrollbar-size: 1 1; }
    #word { height: auto; min-height: 1; max-height: 2; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quit", "tui-key-quit"),
        Binding("u", "undo", "tui-key-undo"),
        Binding("c", "chances", "tui-key-chances"),
        Binding("left_square_bracket", "go(-1)", "tui-key-back", key_display="["),
        Binding("right_square_bracket", "go(1)", "tui-key-forward", key_display="]"),
        Binding("r", "review", "tui-key-review"),
        Binding("s", "save", "tui-key-save"),
        Binding("l", "language", "tui-key-language"),
        Binding("d", "shade", "tui-key-shade"),
    ]

    def __init__(self, sitting: Sitting, language: str) -> None:
        """Show a place at a table."""
        super().__init__()
        self.sitting, self.language = sitting, language
        self.told = 0  # events in the log
        self.offered: tuple[str, list[str]] = ("", [])  # in which language, and what
        self.past: int | None = None  # the place of the replay, or None for now
        name_keys(self, self.BINDINGS, language)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="title")
        yield Static(id="table")
        yield Static(id="piles")
        yield Static(id="hand")
        with Horizontal(id="below"):
            yield OptionList(id="choices")
            with Vertical():
                yield RichLog(id="told", wrap=True, min_width=20, markup=False)
        yield Static(id="word")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self.theme = DARK
        self.draw()
        self.go_on()
        self.set_interval(LOOK, self.look)

    def look(self) -> None:
        """Draw what has happened in my turn without me."""
        self.sitting.look()
        self.draw()

    def on_resize(self) -> None:
        """Draw for the new width."""
        self.draw()

    def go_on(self) -> None:
        """Let the others decide until we must, without holding the screen up."""
        self.run_worker(self._settle(), exclusive=True)

    async def _settle(self) -> None:
        watching = asyncio.create_task(self.sitting.settle())
        try:
            while not watching.done():
                await asyncio.wait([watching], timeout=REDRAW)
                self.draw()
        finally:
            watching.cancel()
        self._say_error(watching)

    def _say_error(self, task: "asyncio.Task[None]") -> None:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, ImperaError):
            self.word(error.said_in(self.language), is_wrong=True)
        elif error is not None:
            raise error

    def draw(self) -> None:
        """Draw what is seen now, or where the replay stands."""
        if not self.is_running or not self.query("#title"):
            return
        seen = self.sitting.seen if self.past is None else self.sitting.at(self.past)
        if seen is None:
            self.query_one("#title", Static).update(say("tui-waiting", self.language))
            return
        width = self.size.width
        heading = drawing.title(seen, self.language)
        if self.past is not None:
            heading += " · " + say("tui-replay", self.language, at=self.past)
        self.query_one("#title", Static).update(heading)
        self.query_one("#table", Static).update(drawing.table(seen, self.language, width))
        self.query_one("#piles", Static).update(drawing.piles(seen, self.language))
        self.query_one("#hand", Static).update(drawing.own_hand(seen, self.language))
        self._offer(seen.legal)
        self._tell(seen.players)
        self.refresh_bindings()

    def _offer(self, legal: list[str]) -> None:
        if self.offered == (self.language, legal):
            return
        choices = self.query_one("#choices", OptionList)
        place = choices.highlighted if self.offered[1] == legal else 0  # another language: the same choice
        self.offered = (self.language, legal)
        choices.clear_options()
        choices.add_options(
            Option(f"{number:>2}  {drawing.choice(text, self.language)}", id=text.replace(" ", "_"))
            for number, text in enumerate(legal, start=1)
        )
        if legal:
            choices.highlighted = place
            choices.focus()
        else:
            self.word("" if self.sitting.seen and self.sitting.seen.result else say("tui-others", self.language))

    def _tell(self, players: int) -> None:
        log = self.query_one("#told", RichLog)
        if self.told > len(self.sitting.events):  # after an undo, or in another language
            log.clear()
            self.told = 0
        for line in told(self.sitting.events[self.told :], players, self.language):
            log.write(Text(line))
        self.told = len(self.sitting.events)

    def word(self, text: str, *, is_wrong: bool = False) -> None:
        """Say one thing below the table."""
        self.query_one("#word", Static).update(Text(text, style="bold red" if is_wrong else ""))

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what a choice means before it is made."""
        if event.option_id and self.past is None:
            await self._carefully(self._explain(event.option_id.replace("_", " ")))

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play it."""
        if event.option_id and self.past is None:
            await self._carefully(self.sitting.act(event.option_id.replace("_", " ")))
            self.draw()
            self.go_on()

    async def action_undo(self) -> None:
        """Take the last action back."""
        await self._carefully(self.sitting.undo())
        self.told = len(self.sitting.events) + 1
        self.draw()

    async def action_chances(self) -> None:
        """Say everybody's chance of winning."""
        await self._carefully(self._chances())

    def action_go(self, step: int) -> None:
        """Go through the game: back, and forward to now again."""
        now = self.sitting.places()
        place = (now if self.past is None else self.past) + step
        if place >= now:
            self.past = None
        elif self.sitting.at(place) is not None:
            self.past = place
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A game that is over is reviewed and not undone; one that runs is not reviewed."""
        is_over = self.sitting.is_over
        return {"review": is_over, "undo": not is_over}.get(action, True)

    async def action_review(self) -> None:
        """Open the finished game on paper, with the coach where wanted."""
        await self._carefully(self._open_record())

    async def _open_record(self) -> None:
        from impera.tui.replay import ReplayScreen  # noqa: PLC0415 - loads the coach: a first move need not wait for him

        record = await self.sitting.record()
        self.push_screen(ReplayScreen(record, self.language), self._speak)

    def action_save(self) -> None:
        """Write the record beside us."""
        try:
            self.sitting.save(RECORD)
        except ImperaError as error:
            self.word(error.said_in(self.language), is_wrong=True)
        else:
            self.word(say("play-saved", self.language, path=str(RECORD)))

    def action_language(self) -> None:
        """Speak the next of the five languages."""
        names = list(LANGUAGES)
        self._speak(names[(names.index(self.language) + 1) % len(names)])
        self.word(LANGUAGES[self.language])

    def _speak(self, language: str | None) -> None:
        if language is None or language == self.language:
            return
        self.language = language
        self.told = len(self.sitting.events) + 1
        name_keys(self, self.BINDINGS, language)
        self.refresh_bindings()
        self.draw()

    def action_shade(self) -> None:
        """Change between light and dark."""
        self.theme = LIGHT if self.theme == DARK else DARK

    async def on_unmount(self) -> None:
        """Get up."""
        await self.sitting.leave()

    async def _explain(self, action: str) -> None:
        self.word(await self.sitting.explain(action, self.language))

    async def _chances(self) -> None:
        chances = await self.sitting.chances()
        parts = [f"P{seat} {100 * chance:.0f} %" for seat, chance in enumerate(chances, start=1)]
        self.word(say("tui-chances", self.language) + " " + " · ".join(parts))

    async def _carefully(self, doing: Awaitable[None]) -> None:
        """Do something; a refusal is said below the table and nothing has changed."""
        try:
            await doing
        except ImperaError as error:
            self.word(error.said_in(self.language), is_wrong=True)
