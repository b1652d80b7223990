"""Nothing hidden leaves a table: swap two cards a seat has not seen, and every byte it is sent stays the same (R7)."""

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from impera.errors import ImperaError
from impera.game.game import Game
from impera.game.setup import Setup
from impera.game.shuffle import seeds_of_number, shuffled
from impera.tables import commands, table
from impera.tables.afterwards import position_at, proof_of, statistics_of
from impera.tables.entry import Match, Person
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from impera.tables.thinking import RandomBots, Thinking
from impera.wire.shapes import encode

PEOPLE = [Person(name, name) for name in ("Ann", "Bob", "Cid", "Dea")]
ASKED = ("play M1", "end", "attack M", "pick R1", "discard S1", "inquisition P1")


class Listener:
    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.muted: frozenset[str] = frozenset()
        self.texts: list[str] = []

    def send(self, message: bytes) -> None:
        self.texts.append(message.decode())


def told(setup: Setup, actions: list[str], monkeypatch) -> list[list[str]]:
    """Everything that each seat and a spectator are sent, and answered, while these actions are played."""
    monkeypatch.setattr(table, "shuffled", lambda *_, **__: setup)

    async def play() -> list[list[str]]:
        store = MemoryStore()
        tables = LiveTables(store, Thinking(RandomBots()), lambda: 1_000)
        options = Options(players=setup.players, variant=setup.variant, teams=setup.teams)
        match = Match("table", 1_000, "Ann", options, "ab" * 32)
        await store.create(match, [])
        live: Any = await tables.open(match.id)
        for person in PEOPLE[: setup.players]:
            await live.do(lambda at_table, at, who=person: commands.Sit().decide(at_table, who, at))
        listeners = [Listener(person) for person in [*PEOPLE[: setup.players], None]]
        for listener in listeners:
            live.join(listener)
        await live.do(lambda at_table, at: commands.Start().decide(at_table, PEOPLE[0], at))
        for action in actions:
            await _ask_around(live, listeners)
            who, seq = PEOPLE[(live.table.deciding or 1) - 1], live.table.seq
            await live.do(lambda t, at, who=who, seq=seq, action=action: commands.Act(seq, action).decide(t, who, at))
        for listener in listeners:
            state = await live.state(listener.person, 0)
            listener.texts.append(encode(state).decode())
            public = statistics_of(live.table, await live.changes())
            listener.texts.append(encode([public, proof_of(live.table)]).decode())
            listener.texts.extend(_past(live, listener.person))
        tables.thinking.close()
        return [listener.texts for listener in listeners]

    return asyncio.run(play())


def _past(live: LiveTable, person: Person | None) -> list[str]:
    """Every earlier position, as somebody may see it again while the game runs."""
    own = live.table.seat_of(person.id) if person else None
    last = len(live.table.standing)
    return [encode(position_at(live.table, number, None, own)).decode() for number in range(last + 1)]


async def _ask_around(live: LiveTable, listeners: list[Listener]) -> None:
    """Those who do not decide try to, and ask why not: the answers may tell them nothing either."""
    for listener in listeners:
        person = listener.person
        if person is None or live.table.seat_of(person.id) == live.table.deciding:
            continue
        for action in ASKED:
            with pytest.raises(ImperaError) as refused:
                live.explain(person, action)
            listener.texts.append(json.dumps(refused.value.to_wire(), default=str))
            with pytest.raises(ImperaError) as refused:
                commands.Act(live.table.seq, action).decide(live.table, person, 1)
            listener.texts.append(json.dumps(refused.value.to_wire(), default=str))


def swapped(setup: Setup, one: int, other: int) -> Setup:
    cards = [*setup.deck, *setup.removed]
    cards[one], cards[other] = cards[other], cards[one]
    return replace(setup, deck=tuple(cards[: len(setup.deck)]), removed=tuple(cards[len(setup.deck) :]))


def looks_the_same(one: Game, other: Game, seat: int | None) -> bool:
    return one.events(seat) == other.events(seat) and one.view(seat).digest == other.view(seat).digest


@pytest.mark.parametrize(
    ("players", "variant", "teams"),
    [
        (players, variant, teams)
        for players, teams in ((2, False), (3, False), (4, False), (4, True))
        for variant in ("basic", "draft")
    ],
)
def test_r7_no_message_depends_on_what_is_hidden(players, variant, teams, monkeypatch):
    rng = random.Random(players * 100 + len(variant))
    compared = swaps = 0
    for number in range(2):
        setup = shuffled(seeds_of_number(number), players=players, variant=variant, teams=teams)
        game = Game(setup)
        while not game.is_over and len(game.actions) < rng.choice((8, 30, 60)):
            game.play(rng.choice(game.legal()))
        actions = [action.text for action in game.actions]
        original = told(setup, actions, monkeypatch)
        for _ in range(60):
            cards = [*setup.deck, *setup.removed]
            one, other = rng.sample(range(len(cards)), 2)
            if cards[one] == cards[other] or cards[one][1] != cards[other][1]:
                continue
            try:
                twin = Game.replay(swapped(setup, one, other), actions)
            except ImperaError:
                continue
            seats = [*range(1, players + 1), None]
            unaware = [place for place, seat in enumerate(seats) if looks_the_same(game, twin, seat)]
            if not unaware or swaps >= 12:
                continue
            messages = told(swapped(setup, one, other), actions, monkeypatch)
            swaps += 1
            for place in unaware:
                assert messages[place] == original[place]
                compared += len(original[place])
    print(f"\n{players} {variant}: {swaps} swaps of hidden cards, {compared} messages compared, none differs")
    assert swaps >= 5
