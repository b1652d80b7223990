"""The moment a bot's answer leaves tells nothing of its hand (R7): no threshold on the times tells one from another."""

import asyncio
import random
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from impera.errors import ImperaError
from impera.game.action import Action
from impera.game.game import Game
from impera.game.setup import Setup
from impera.game.shuffle import seeds_of_number, shuffled
from impera.game.view import View
from impera.server.bots import RegistryBots
from impera.tables import table
from impera.tables.bot_turns import BotTurns, Command
from impera.tables.claim import Claim
from impera.tables.laying import TablePlan, lay
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from impera.tables.release import GROWN_MOST, LONGER, RECENT, STRETCH_MOST, Occasion, Slots, on_time
from impera.tables.thinking import Chosen, RandomBots, Thinking
from tests.tables.fast_time import run_fast
from tests.tables.playing import ANN
from tests.tables.twins import looks_the_same, swapped

SLOT, PAUSE, FORCED, DAWDLED = 0.05, 0.1, 0.0001, 30.0
SLOTS = {Occasion.TURN: 4 * SLOT, Occasion.SEEN: 3 * SLOT, Occasion.PLANNED: SLOT}


class SlottedBots(RandomBots):
    """Bots that say how long they take."""

    def slot(self, name: str, occasion: Occasion) -> float:
        return SLOTS[occasion]


class HandThinking(Thinking):
    """Plays what was played; how long it thinks, in a time of its own, depends on the hand and on nothing else."""

    def __init__(self, actions: list[Action], longest: float, dawdles: Collection[int] = ()) -> None:
        super().__init__(SlottedBots())
        self.actions, self.took = actions, [0.0]
        self.most, self.dawdles = longest, dawdles
        self.number = 0

    async def choose(
        self, name: str, view: View, key: str, on_begin: Callable[[], None] = lambda: None, **_: Any
    ) -> Chosen:
        number, is_forced = self.number, len(view.legal) == 1
        on_begin()
        self.took.append(FORCED if is_forced else random.Random(view.digest).uniform(0.005, self.most))
        await asyncio.sleep(DAWDLED if number in self.dawdles else self.took[-1])
        return Chosen(self.actions[number])

    async def at_once(self, view: View, key: str) -> Chosen:
        return Chosen(self.actions[self.number])


def released(
    setup: Setup, actions: list[Action], monkeypatch: Any, longest: float, dawdles: Collection[int] = ()
) -> tuple[list[float], list[float], int]:
    """When each answer left, how long was thought about it, and how many were not thought in time."""
    monkeypatch.setattr(table, "shuffled", lambda *_, **__: setup)

    async def play() -> tuple[list[float], list[float], int]:
        plan = TablePlan(Options(players=setup.players, variant=setup.variant), ANN, start=True, seat=0)
        bots = dict.fromkeys(range(1, setup.players + 1), "random")
        laid = lay(replace(plan, bots=bots), 1)[0]
        claim, left = Claim(MemoryStore(), laid.match.id), list[float]()
        thinking = HandThinking(actions, longest, dawdles)

        async def do(command: Command) -> int:
            entry = command(laid, 2)
            assert entry
            laid.follow(entry)
            left.append(asyncio.get_running_loop().time())
            thinking.number = laid.seq
            if laid.seq == len(actions):
                await claim.release()
            return laid.version

        turns = BotTurns(laid, claim, thinking, do, asyncio.create_task, PAUSE)
        await claim.take()
        turns.drive()
        while turns.is_thinking:  # noqa: ASYNC110
            await asyncio.sleep(1)
        thinking.close()
        return [round(moment, 6) for moment in left], thinking.took, thinking.late

    left, took, late = run_fast(play())
    return left, took, late


def twins(players: int) -> tuple[list[Action], Setup, Setup]:
    """Two deals that look the same to a spectator throughout the same actions, though a first hand differs."""
    rng = random.Random(players)
    while True:
        setup = shuffled(seeds_of_number(rng.randrange(10**6)), players=players)
        game = Game(setup)
        for _ in range(10):
            game.play(rng.choice(game.legal()))
        for dealt in range(6):
            twin = swapped(setup, dealt, 24)  # the last card of the first Age
            if twin == setup:
                continue
            try:
                again = Game.replay(twin, game.actions)
            except ImperaError:  # the card was played
                continue
            if looks_the_same(game, again, None):
                return list(game.actions), setup, twin


def test_r7_twin_games_are_told_at_the_same_moments(monkeypatch):
    for players in (2, 3):
        actions, one, other = twins(players)
        first, thought, _ = released(one, actions, monkeypatch, longest=SLOT)
        second, again, _ = released(other, actions, monkeypatch, longest=SLOT)
        assert thought != again
        assert first == second
        assert len(first) == len(actions)


def test_r7_no_threshold_tells_a_forced_play_from_a_free_one(monkeypatch):
    """The attack in short: delays where the public facts are the same, sorted by what is hidden."""
    rng, delays = random.Random(1), dict[Occasion, set[float]]()
    forced = 0
    for number in range(2):
        setup = shuffled(seeds_of_number(number), players=2)
        game = Game(setup)
        while not game.is_over and len(game.actions) < 60:
            game.play(rng.choice(game.legal()))
        moments, took, _ = released(setup, list(game.actions), monkeypatch, longest=SLOT)
        again, begun = Game(setup), (0, 0)
        for action, before, after in zip(game.actions, [0.0, *moments], moments, strict=False):
            occasion = Occasion.PLANNED
            if not again.actions or _has_shown(again):
                turn = (again.deciding, again.turn_number)
                occasion, begun = (Occasion.SEEN if turn == begun else Occasion.TURN), turn
            delays.setdefault(occasion, set()).add(round(after - before, 4))
            again.play(action)
        forced += sum(each == FORCED for each in took)
    assert forced >= 2
    assert delays == {occasion: {round(max(PAUSE, slot), 4)} for occasion, slot in SLOTS.items()}


def _has_shown(game: Game) -> bool:
    last = {event.what for event in game.events_of(len(game.actions))}
    return not last.isdisjoint(table.FINAL)


def test_r7_a_thought_that_takes_too_long_is_told_at_the_moment_of_a_short_one(monkeypatch):
    """Whichever decision a bot dawdles over, nobody can see it: not there, and not at any later one."""
    actions, setup, _ = twins(2)
    moments, _, late = released(setup, actions, monkeypatch, longest=SLOT)
    assert late == 0
    for number in range(len(actions)):
        again, _, late = released(setup, actions, monkeypatch, longest=SLOT, dawdles={number})
        assert again == moments
        assert late >= 1
    for dawdles in ({2, 3}, {0, len(actions) - 1}):
        assert released(setup, actions, monkeypatch, longest=SLOT, dawdles=dawdles)[0] == moments


def test_what_may_not_be_done_otherwise_leaves_at_the_end_of_a_later_slot() -> None:
    async def moment(seconds: float) -> float:
        thought = asyncio.create_task(asyncio.sleep(seconds, "done"))
        assert await on_time(thought, None, 0.0, 0.5) == "done"
        return asyncio.get_running_loop().time()

    assert [round(run_fast(moment(seconds)), 6) for seconds in (0.1, 0.4, 0.6, 1.3)] == [0.5, 0.5, 1.0, 1.5]


def test_slots_grow_for_everyone_while_thoughts_take_longer_and_not_for_a_few() -> None:
    slots = Slots()
    for _ in range(LONGER):
        slots.note("slow", 0.5, 0.0, 1.9)
        assert slots.length("slow", 0.5) == 0.5
    slots.note("slow", 0.5, 0.0, 1.9)
    assert (slots.length("slow", 0.5), slots.length("other", 0.5)) == (2.0, 0.5)
    assert slots.length("slow", 1.5) == 1.5  # on another occasion it is as quick as ever
    slots.note("slow", 0.0, 0.0, 1.9)
    for _ in range(RECENT - LONGER - 1):
        slots.note("slow", 0.5, 3.0, 3.1)
        assert slots.length("slow", 0.5) == 2.0
    slots.note("slow", 0.5, 3.0, 3.1)
    assert slots.length("slow", 0.5) == 0.5
    for _ in range(RECENT):
        slots.note("slow", 0.5, 0.0, 3600.0)
    assert slots.length("slow", 0.5) == GROWN_MOST  # nobody is asked to wait for longer
    for _ in range(RECENT):
        slots.note("slow", 0.05, 0.0, 3600.0)
    assert slots.length("slow", 0.05) == 0.05 * STRETCH_MOST


def test_every_bot_has_a_slot_and_two_champions_take_at_most_four_seconds_for_a_round() -> None:
    bots = RegistryBots()
    for name in bots.names():
        assert 0 < bots.slot(name, Occasion.PLANNED) <= PAUSE
    turn = bots.slot("ladder:10/raider", Occasion.TURN) + 4 * PAUSE
    assert 2 * turn <= 4.0
    assert turn + 6 * bots.slot("ladder:10", Occasion.SEEN) <= 5.0  # however much is seen in the middle of it
