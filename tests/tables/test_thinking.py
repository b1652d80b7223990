"""Bots think a few at a time: who waits for a place is not dawdling, and who dawdles keeps nobody waiting."""

import asyncio
import threading

from impera.game.game import Game
from impera.game.view import View
from impera.tables.thinking import RandomBots, Thinking


class SlowBots(RandomBots):
    """Bots that take as long as their name says, in seconds; `for ever` until they are let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def choose(self, name: str, view: View, seat: str) -> str:
        self.let_go.wait(None if name == "for ever" else float(name))
        return view.legal[-1].text


def test_waiting_for_a_place_is_not_dawdling() -> None:
    async def promise() -> None:
        thinking = Thinking(SlowBots(), workers=1, longest=1.0)
        view = Game.new(2, seed=1, first=1).view(1)
        chosen = await asyncio.gather(*(thinking.choose("0.25", view, str(seat)) for seat in range(8)))
        assert set(chosen) == {view.legal[-1].text}
        assert thinking.fallen_back == 0
        thinking.close()

    asyncio.run(promise())


def test_who_dawdles_keeps_nobody_waiting() -> None:
    async def promise() -> None:
        bots = SlowBots()
        thinking = Thinking(bots, workers=1, longest=0.5)
        view = Game.new(2, seed=1, first=1).view(1)
        assert await thinking.choose("for ever", view, "1") in {action.text for action in view.legal}
        assert thinking.fallen_back == 1
        assert await thinking.choose("0", view, "2") == view.legal[-1].text
        assert thinking.fallen_back == 1
        bots.let_go.set()
        thinking.close()

    asyncio.run(promise())
