"""Bots think a few at a time: who waits for a place is not dawdling, and who dawdles keeps nobody waiting."""

import asyncio
import threading
import time

from impera.game.action import Action
from impera.game.game import Game
from impera.game.view import View
from impera.tables.fair_queue import Payer
from impera.tables.limits import Quota
from impera.tables.thinking import FLOOR, RandomBots, Thinking


class SlowBots(RandomBots):
    """Bots that take as long as their name says, in seconds; `for ever` until they are let go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        self.let_go.wait(None if name == "for ever" else float(name))
        return view.legal[-1]


def test_waiting_for_a_place_is_not_dawdling() -> None:
    async def promise() -> None:
        thinking = Thinking(SlowBots(), workers=1, longest=1.0)
        view = Game.new(2, seed=1, first=1).view(1)
        chosen = await asyncio.gather(*(thinking.choose("0.25", view, str(seat)) for seat in range(8)))
        assert {each.action for each in chosen} == {view.legal[-1]}
        assert thinking.fallen_back == 0
        thinking.close()

    asyncio.run(promise())


def test_who_dawdles_keeps_nobody_waiting() -> None:
    async def promise() -> None:
        bots = SlowBots()
        thinking = Thinking(bots, workers=1, longest=0.5)
        view = Game.new(2, seed=1, first=1).view(1)
        assert (await thinking.choose("for ever", view, "1")).action in view.legal
        assert thinking.fallen_back == 1
        assert (await thinking.choose("0", view, "2")).action == view.legal[-1]
        assert thinking.fallen_back == 1
        bots.let_go.set()
        thinking.close()

    asyncio.run(promise())


class PatientBots(RandomBots):
    """A bot that thinks for the part of half a second that it is given, and another that knows at once."""

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        time.sleep(0.5 * share if name == "slow" else 0.0)
        return view.legal[-1]


def test_a_hundred_long_thoughts_are_hurried_and_a_short_one_does_not_wait_for_them() -> None:
    async def promise() -> None:
        thinking = Thinking(PatientBots(), workers=2)
        view = Game.new(2, seed=1, first=1).view(1)
        began = time.monotonic()
        assert not (await thinking.choose("slow", view, "1")).is_hurried
        usual = time.monotonic() - began  # half a second, or what a busy machine makes of it
        assert not (await thinking.choose("quick", view, "1")).is_hurried
        began = time.monotonic()
        crowd = [asyncio.create_task(thinking.choose("slow", view, str(n), payer=Payer("ann"))) for n in range(100)]
        await asyncio.sleep(0.01)
        assert (thinking.queue.waiting, thinking.queue.running) == (98, 2)
        assert thinking.queue.oldest > 0
        short = asyncio.create_task(thinking.choose("quick", view, "2", payer=Payer("bob")))
        await short
        assert sum(task.done() for task in crowd) < 10
        chosen = await asyncio.gather(*crowd)
        assert 0.5 * 100 / 2 > 2 * (time.monotonic() - began)  # unhurried it would have taken 25 s
        assert all(each.is_hurried for each in chosen[2:])  # the first two had their places before there was a crowd
        assert min(each.share for each in chosen) * usual >= FLOOR
        assert not (await thinking.choose("slow", view, "1")).is_hurried  # and soon it is as it was
        thinking.close()

    asyncio.run(promise())


def test_one_who_asks_for_much_hurries_nobody_but_themselves() -> None:
    async def promise() -> None:
        thinking = Thinking(PatientBots(), workers=2)
        view = Game.new(2, seed=1, first=1).view(1)
        await thinking.choose("slow", view, "1")
        crowd = [asyncio.create_task(thinking.choose("slow", view, str(n), payer=Payer("ann"))) for n in range(60)]
        await asyncio.sleep(0.6)
        other = await thinking.choose("slow", view, "2", payer=Payer("bob"))
        assert other.share > 4 * sorted(task.result().share for task in crowd if task.done())[0]
        assert other.share > 0.9
        for task in crowd:
            task.cancel()
        thinking.close()

    asyncio.run(promise())


def test_who_has_had_more_thinking_than_their_part_is_hurried_alone() -> None:
    async def promise() -> None:
        thinking = Thinking(PatientBots(), workers=2, quota=Quota(0.01, 0.02))
        view = Game.new(2, seed=1, first=1).view(1)
        ann, ann_again, bob, cid = Payer("ann"), Payer("ann 2", "10.0.0.1"), Payer("bob", "10.0.0.1"), Payer("cid")
        assert not (await thinking.choose("slow", view, "1", payer=ann)).is_hurried
        assert (await thinking.choose("slow", view, "1", payer=ann)).is_hurried
        assert not (await thinking.choose("slow", view, "2", payer=cid)).is_hurried
        assert not (await thinking.choose("slow", view, "3", payer=ann_again)).is_hurried
        assert not (await thinking.choose("slow", view, "3", payer=bob)).is_hurried
        assert (await thinking.choose("slow", view, "4", payer=Payer("dea", "10.0.0.1"))).is_hurried
        thinking.close()

    asyncio.run(promise())
