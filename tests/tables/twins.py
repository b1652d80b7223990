"""Twin games: they differ only in cards that somebody has not seen, and must look the same to them (R7)."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

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


def told(setup: Setup, actions: list[str], past: int | None = None) -> list[list[str]]:
    """Everything that each seat and a spectator are sent, and answered, while these actions are played; then the
    positions before, all of them or so many."""

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
            listener.texts.extend(_past(live, listener.person, past))
        tables.thinking.close()
        return [listener.texts for listener in listeners]

    with patch.object(table, "shuffled", lambda *_, **__: setup):
        return asyncio.run(play())


def _past(live: LiveTable, person: Person | None, most: int | None) -> list[str]:
    """Earlier positions, as somebody may see them again while the game runs."""
    own = live.table.seat_of(person.id) if person else None
    last = len(live.table.standing)
    asked = range(0, last + 1, 1 if most is None else last // most + 1)
    return [encode(position_at(live.table, number, None, own)).decode() for number in asked]


async def _ask_around(live: LiveTable, listeners: list[Listener]) -> None:
    """Those who do not decide try to, and ask why not: the answers may tell them nothing either."""
    for listener in listeners:
        person = listener.person
        if person is None or live.table.seat_of(person.id) == live.table.deciding:
            continue
        for action in ASKED:
            listener.texts.append(_refusal(live.explain, person, action))
            listener.texts.append(_refusal(commands.Act(live.table.seq, action).decide, live.table, person, 1))


def _refusal(ask: Callable[..., object], *asked: object) -> str:
    try:
        ask(*asked)
    except ImperaError as error:
        return json.dumps(error.to_wire(), default=str)
    raise AssertionError("who does not decide was answered")


def swapped(setup: Setup, one: int, other: int) -> Setup:
    cards = [*setup.deck, *setup.removed]
    cards[one], cards[other] = cards[other], cards[one]
    return replace(setup, deck=tuple(cards[: len(setup.deck)]), removed=tuple(cards[len(setup.deck) :]))


def looks_the_same(one: Game, other: Game, seat: int | None) -> bool:
    return one.events(seat) == other.events(seat) and one.view(seat).digest == other.view(seat).digest


class Compared(NamedTuple):
    """What twin games came to."""

    twins: int
    messages: int
    sent: int  # characters


def compare_twins(
    rng: random.Random,
    players: int,
    variant: str,
    teams: bool,
    *,
    most: int,
    longest: int,
    tries: int = 60,
    past: int | None = None,
) -> Compared:
    """Play a game and up to so many twins of it, which differ in two cards that somebody has not seen; whoever has not
    must be sent the same, byte for byte."""
    setup = shuffled(seeds_of_number(rng.randrange(10**9)), players=players, variant=variant, teams=teams)
    game = Game(setup)
    while not game.is_over and len(game.actions) < longest:
        game.play(rng.choice(game.legal()))
    if game.is_over:  # and everything open (R7.3): what is compared ends before that
        game = Game.replay(setup, game.actions[:-1])
    actions = [action.text for action in game.actions]
    original: list[list[str]] = []
    twins = messages = sent = 0
    for _ in range(tries):
        if twins >= most:
            break
        cards = [*setup.deck, *setup.removed]
        one, other = rng.sample(range(len(cards)), 2)
        if cards[one] == cards[other] or cards[one][1] != cards[other][1]:
            continue
        try:
            twin = Game.replay(swapped(setup, one, other), actions)
        except ImperaError:
            continue
        unaware = [n for n, seat in enumerate([*range(1, players + 1), None]) if looks_the_same(game, twin, seat)]
        if not unaware:
            continue
        original = original or told(setup, actions, past)
        again = told(swapped(setup, one, other), actions, past)
        twins += 1
        for place in unaware:
            assert again[place] == original[place]
            messages += len(original[place])
            sent += sum(map(len, original[place]))
    return Compared(twins, messages, sent)
