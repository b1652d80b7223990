"""Thinkers on other machines see what the seat sees; a thought is thought once, and a dead one's is given back."""

import asyncio
from typing import Any

import pytest

from impera.game.action import Action
from impera.game.game import Game
from impera.game.view import View
from impera.rules.state import key
from impera.store import thoughts
from impera.store.thoughts import Helpers, Question, Thinker
from impera.tables.bot_ports import NoThinkerError
from impera.tables.release import Occasion
from impera.tables.thinking import RandomBots, Thinking


class NotingBots(RandomBots):
    """Bots that note what they are asked, and may be held up."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, View]] = []

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        self.asked.append((name, key, view))
        return view.legal[-1]


def test_r7_a_thinker_gets_what_the_seat_sees_and_nothing_else():
    for seed in range(5):
        game = Game.new(3, seed=seed)
        for _ in range(3 * seed):
            game.play(game.legal()[0])
        seat = game.deciding
        sent = Question("1", "random", "plan", seat, key(game.view(seat).record), 1.0)
        seen = View.of_sight(sent.sight, sent.seat)
        assert seen.digest == game.view(seat).digest
        assert seen.legal == game.view(seat).legal
        assert key(seen.record) == key(game.view(seat).record) != key(game.state)


async def until_heard(helpers: Helpers, places: int) -> None:
    async with asyncio.timeout(10):
        while helpers.places < places:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def test_thoughts_go_to_thinkers_once_each_and_turns_stay_with_who_planned_them(postgres):
    async def promise() -> None:
        bots = [NotingBots(), NotingBots()]
        helpers = Helpers(postgres)
        await helpers.listen()
        runs = [asyncio.create_task(Thinker(postgres, each, 4).run()) for each in bots]
        await until_heard(helpers, 8)
        home = NotingBots()
        thinking = Thinking(home, workers=1)
        thinking.elsewhere = helpers
        view = Game.new(2, seed=1, first=1).view(1)
        chosen = await asyncio.gather(*(thinking.choose("slow", view, f"turn {n}") for n in range(6)))
        assert {each.action for each in chosen} == {view.legal[-1]}
        assert thinking.queue.places == 9
        assert sorted(plan for each in bots for _, plan, _ in each.asked) == [f"turn {n}" for n in range(6)]
        assert not home.asked
        for n in range(6):
            await thinking.choose("slow", view, f"turn {n}", occasion=Occasion.PLANNED)
        for each in bots:
            plans = [plan for _, plan, _ in each.asked]
            assert sorted(plans) == sorted(2 * list(dict.fromkeys(plans)))
        await stop(runs, helpers)

    asyncio.run(promise())


def test_the_thought_of_a_dead_thinker_is_given_back(postgres, monkeypatch):
    monkeypatch.setattr(thoughts, "AGAIN_SECONDS", 0.1)

    async def promise() -> None:
        helpers = Helpers(postgres)
        await helpers.listen()
        gone = HungThinker(postgres, RandomBots(), 1)
        dying = asyncio.create_task(gone.run())
        await until_heard(helpers, 1)
        view = Game.new(2, seed=1, first=1).view(1)
        thought = asyncio.create_task(helpers.choose("random", view, "turn", 1.0))
        async with asyncio.timeout(10):
            await gone.has_claimed.wait()
        other = NotingBots()
        living = asyncio.create_task(Thinker(postgres, other, 1).run())
        await until_heard(helpers, 2)
        await asyncio.sleep(0.3)
        assert not other.asked  # it is claimed
        dying.cancel()
        async with asyncio.timeout(10):
            assert await thought in view.legal
        assert len(other.asked) == 1
        await stop([dying, living], helpers)

    asyncio.run(promise())


def test_without_thinkers_one_thinks_at_home(postgres, monkeypatch):
    monkeypatch.setattr(thoughts, "GONE_SECONDS", 0.5)
    monkeypatch.setattr(thoughts, "AGAIN_SECONDS", 0.1)

    async def promise() -> None:
        helpers = Helpers(postgres)
        await helpers.listen()
        home = NotingBots()
        thinking = Thinking(home, workers=1)
        thinking.elsewhere = helpers
        view = Game.new(2, seed=1, first=1).view(1)
        with pytest.raises(NoThinkerError):
            await helpers.choose("random", view, "turn", 1.0)
        run = asyncio.create_task(Thinker(postgres, NotingBots(), 1).run())
        await until_heard(helpers, 1)
        await thinking.choose("slow", view, "turn")
        assert not home.asked
        run.cancel()
        await asyncio.sleep(0.6)
        await thinking.choose("slow", view, "turn", occasion=Occasion.PLANNED)
        assert len(home.asked) == 1
        await stop([run], helpers)

    asyncio.run(promise())


def test_who_hears_of_a_thought_after_its_answer_does_not_think_it_again(postgres):
    async def promise() -> None:
        helpers = Helpers(postgres)
        await helpers.listen()
        quick, late = NotingBots(), NotingBots()
        second = LateThinker(postgres, late, 4)
        runs = [asyncio.create_task(thinker.run()) for thinker in (Thinker(postgres, quick, 4), second)]
        await until_heard(helpers, 8)
        await helpers.choose("random", Game.new(2, seed=1, first=1).view(1), "turn", 1.0)
        async with asyncio.timeout(10):
            await second.has_heard.wait()
        await asyncio.sleep(0.2)
        assert (len(quick.asked), len(late.asked)) == (1, 0)
        await stop(runs, helpers)

    asyncio.run(promise())


class LateThinker(Thinker):
    """Hears of everything when it is over."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.has_heard = asyncio.Event()

    def _hear(self, *told: Any) -> None:
        asyncio.get_running_loop().call_later(0.5, self._hear_now, *told)

    def _hear_now(self, *told: Any) -> None:
        super()._hear(*told)
        self.has_heard.set()


class HungThinker(Thinker):
    """Claims a thought and never answers."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.has_claimed = asyncio.Event()

    async def _say(self, letter: Any) -> None:
        if isinstance(letter, thoughts.Reply):
            self.has_claimed.set()
            await asyncio.sleep(60)
        await super()._say(letter)


async def stop(runs: list[Any], helpers: Helpers) -> None:
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)
    await helpers.close()
