"""A place at a table as the screen uses it: what is seen, what may be done, what has happened."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from msgspec.structs import replace

from impera.bots.bot import Bot, Budget
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.game import Game
from impera.game.narrate import narrate
from impera.game.record import Record, write_record
from impera.game.seat import seat_name, seats_of
from impera.wire.log import EventInfo
from impera.wire.view import ViewInfo

ME = 1
REVEALING = frozenset({"drew", "seized"})  # after these an undo would peek
QUIET = frozenset({"coin-placed", "embargo-laid", "democracy-laid", "hand-size-set"})  # told by `applied` already


class Sitting(Protocol):
    """A place at a local game, or at a server's table."""

    seen: ViewInfo | None  # None before the start
    events: Sequence[EventInfo]  # everything that happened, as this seat may know it

    @property
    def is_over(self) -> bool:
        """Has the game ended, by the rules or by agreement?"""
        ...

    async def settle(self) -> None:
        """Wait until this seat is asked, or the game is over."""
        ...

    def look(self) -> None:
        """Take in what has happened without us."""
        ...

    async def act(self, action: str) -> None:
        """Decide."""
        ...

    async def undo(self) -> None:
        """Take the last action back, if nothing hidden was seen since."""
        ...

    async def explain(self, action: str, language: str) -> str:
        """May I, by which rule, and what would it do?"""
        ...

    async def chances(self) -> list[float]:
        """Every seat's chance of winning, from this view alone."""
        ...

    async def record(self) -> Record:
        """The finished game on paper."""
        ...

    def save(self, path: Path) -> None:
        """Write the record."""
        ...

    def places(self) -> int:
        """How many actions there are to go back through."""
        ...

    def at(self, number: int) -> ViewInfo | None:
        """What was seen after so many actions; None if there is no such place."""
        ...

    async def leave(self) -> None:
        """Get up."""
        ...


def told(events: Sequence[EventInfo], players: int, language: str) -> list[str]:
    """Events as lines."""
    names = {seat: seat_name(seat) for seat in seats_of(players)}
    return [narrate(event, names, language) for event in events if event.what not in QUIET]


class LocalSitting:
    """The first seat of a game against bots."""

    def __init__(self, game: Game, bots: Sequence[Bot], seed: int) -> None:
        """Sit down."""
        self.game, self.bots = game, list(bots)
        self.rng = np.random.default_rng(abs(seed))
        self.undoable = 0  # how many of the last actions may be taken back
        self._look()

    @property
    def is_over(self) -> bool:
        """By the rules."""
        return self.game.is_over

    def look(self) -> None:
        """Nothing happens here without us."""

    async def settle(self) -> None:
        """Let the bots decide, away from the screen's own loop."""
        await asyncio.to_thread(self._let_bots_decide)
        self._look()

    async def act(self, action: str) -> None:
        """Play, as the first seat."""
        chosen = Action.parse(action)
        events = self.game.play(chosen, ME)
        revealing = any(event.what in REVEALING and event.seat == ME for event in events)
        is_last = revealing or self.game.deciding != ME or chosen.verb == "end"
        self.undoable = 0 if is_last else self.undoable + 1
        self._look()

    async def undo(self) -> None:
        """Take the last action back."""
        if self.undoable == 0:
            raise UsageError("play-no-undo")
        self.game.undo()
        self.undoable -= 1
        self._look()

    async def explain(self, action: str, language: str) -> str:
        """Ask the rules."""
        return self.game.explain(action).said_in(language)

    async def chances(self) -> list[float]:
        """Ask the analysis, away from the screen's own loop."""
        from impera.coach.analysis import win_chances  # noqa: PLC0415 - loads the network

        found = await asyncio.to_thread(win_chances, self.game.view(ME))
        return [at.chance for at in found.seats]

    async def record(self) -> Record:
        """The game with all hands open: only once it is over."""
        if not self.game.is_over:
            raise UsageError("tui-not-over")
        return Record(self.game)

    def save(self, path: Path) -> None:
        """Write the record as text."""
        try:
            path.write_text(write_record(Record(self.game)), encoding="utf-8")
        except OSError as error:
            raise UsageError("cli-os-error", what=str(path), why=error.strerror or str(error)) from error

    def places(self) -> int:
        """All that were played."""
        return len(self.game.actions)

    def at(self, number: int) -> ViewInfo | None:
        """Play the game again up to there."""
        if not 0 <= number <= len(self.game.actions):
            return None
        earlier = Game.replay(self.game.setup, self.game.actions[:number])
        return replace(earlier.view(ME).to_info(), legal=[])

    async def leave(self) -> None:
        """Nothing is held open."""

    def _let_bots_decide(self) -> None:
        game = self.game
        while not game.is_over and game.deciding != ME:
            game.play(self.bots[game.deciding - 2].choose(game.view(game.deciding), Budget(), self.rng))
            self.undoable = 0

    def _look(self) -> None:
        self.seen: ViewInfo | None = self.game.view(ME).to_info()
        self.events: Sequence[EventInfo] = self.game.events(ME)
