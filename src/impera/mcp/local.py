"""A game of our own: the first seat is the caller's, bots sit in the others."""

import asyncio
from collections.abc import Sequence

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.errors import UsageError
from impera.game.game import Game
from impera.game.narrate import narrate
from impera.game.prompt import read_answer
from impera.game.seat import seat_name, seats_of
from impera.mcp.place import told

ME = 1
ADVISER = "level:4"
QUIET = frozenset({"coin-placed", "embargo-laid", "democracy-laid", "hand-size-set", "turn-began"})  # told otherwise


class LocalPlace:
    """The first seat of a local game."""

    def __init__(self, game: Game, bots: Sequence[str], seed: int, *, hints: bool, language: str) -> None:
        """Sit down, with one bot for all other seats or one for each."""
        others = game.setup.players - 1
        names = list(bots) * others if len(bots) == 1 else list(bots)
        if len(names) != others:
            raise UsageError("usage-bots-count", needed=others, have=len(names))
        self.game, self.language, self.hints = game, language, hints
        self.bots: list[Bot] = [create(name) for name in names]
        self.rng = np.random.default_rng(abs(seed))
        self.told = 0  # actions whose events were told
        self.turnstile = asyncio.Lock()

    async def look(self) -> str:
        """Let the bots play up to my decision, and show it."""
        async with self.turnstile:
            await asyncio.to_thread(self._let_bots_decide)
            return self._look()

    async def legal(self) -> list[str]:
        """What I may do."""
        async with self.turnstile:
            await asyncio.to_thread(self._let_bots_decide)
            return [action.text for action in self.game.view(ME).legal]

    async def act(self, answer: str) -> str:
        """Decide, let the bots answer, and look."""
        async with self.turnstile:
            await asyncio.to_thread(self._let_bots_decide)
            self.game.play(read_answer(answer, self.game.view(ME).legal), ME)
            await asyncio.to_thread(self._let_bots_decide)
            return self._look()

    async def explain(self, answer: str) -> str:
        """May I?"""
        async with self.turnstile:
            await asyncio.to_thread(self._let_bots_decide)
            return self.game.explain(read_answer(answer, self.game.view(ME).legal)).said_in(self.language)

    async def hint(self) -> str:
        """What level 4 would do in my place."""
        if not self.hints:
            raise UsageError("mcp-no-hints")
        async with self.turnstile:
            await asyncio.to_thread(self._let_bots_decide)
            view = self.game.view(ME)
            if not view.is_mine:
                raise UsageError("mcp-nothing-asked")
            return (await asyncio.to_thread(create(ADVISER).choose, view, Budget(), self.rng)).text

    async def leave(self) -> None:
        """Nothing is held open."""

    def _let_bots_decide(self) -> None:
        game = self.game
        while not game.is_over and game.deciding != ME:
            game.play(self.bots[game.deciding - 2].choose(game.view(game.deciding), Budget(), self.rng))

    def _look(self) -> str:
        names = {seat: seat_name(seat) for seat in seats_of(self.game.setup.players)}
        events = self.game.events(ME, since=self.told)
        self.told = len(self.game.actions) + 1
        news = [narrate(event, names, self.language) for event in events if event.what not in QUIET]
        return told(self.game.view(ME).to_info(), news, [])
