"""What is sent stays what it was: every view by its digest, every message of one long evening at a table by its JSON.

`python -m tests.golden.test_messages` writes messages.json; only a change of the protocol is a reason to.
"""

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from impera.game.game import Game
from impera.tables.entry import Entry, EntryBody
from impera.tables.laying import TablePlan
from impera.tables.options import ClockOptions, Options
from tests.tables.playing import ANN, BOB, PEOPLE, Ear, Time, new_tables

GOLDEN = Path(__file__).with_name("messages.json")
SET_UPS = [
    (players, variant, teams)
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for variant in ("basic", "draft")
]


def digests(players: int, variant: str, teams: bool) -> str:
    """One hash of the digests of all views of a game, to its open end."""
    rng = random.Random(players)
    game = Game.new(players, variant=variant, teams=teams, seed=5)
    whole = hashlib.sha256()
    while True:
        for seat in (*range(1, players + 1), None):
            whole.update(game.view(seat).digest.encode())
        if game.is_over:
            return whole.hexdigest()
        game.play(rng.choice(game.legal()))


def form(message: Any) -> str:
    """The hash of a message's JSON, whatever the order of its keys."""
    text = json.dumps(message, sort_keys=True, separators=(",", ":"))
    return f"{message.get('type', 'state')} {hashlib.sha256(text.encode()).hexdigest()[:16]}"


async def evening(clock: ClockOptions, **options: Any) -> list[list[Any]]:
    """Everything that two players and a spectator are told while all that can happen at a table happens."""
    rng = random.Random(3)
    time = Time()
    tables = new_tables(time)
    with patch("secrets.token_hex", return_value="cd" * 32), patch("secrets.token_urlsafe", return_value="evening-1"):
        plan = TablePlan(Options(clock=clock, player_seeds=True, **options), ANN, seat=1, seed="lück")
        live = await tables.create(plan)
    live.claim.is_held = False  # the bots would play on by themselves
    ears = [Ear(ANN), Ear(BOB), Ear(None)]
    ears[1].muted = frozenset({"cid"})
    for ear in ears:
        live.join(ear)

    async def happen(what: Any, seat: int | None = None, person: str | None = None, **body: Any) -> None:
        time.now += 700
        await live.do(lambda table, at: Entry(table.version + 1, what, at, seat, person, cast(EntryBody, body)))

    async def play(count: int) -> None:
        for _ in range(count):
            if live.table.deciding:
                who = PEOPLE[live.table.deciding - 1].id
                await happen("acted", live.table.deciding, who, action=rng.choice(live.table.legal).text)

    await happen("bot-set", 2, "ann", bot="light")
    await happen("bot-set", 2, "ann", bot=None)
    await happen("sat", 2, "bob", name="Bob Ő")
    await happen("seeded", 2, "bob", seed="mine")
    if live.table.options.players > 2:
        await happen("filled", None, "ann", bots={"3": "random"})
    await happen("started", None, "ann")
    await play(9)
    await happen("said", 1, "ann", name="Ann", text='"Γειά" \\ <b>')
    await happen("said", None, "cid", name="Cid", text="unheard by some")
    await happen("phrased", 2, "bob", name="Bob", phrase="phrase-truce", arguments={"seat": 1})
    await happen("chat-switched", None, "ann", on=False)
    await play(20)
    await happen("left", 2, "bob")
    await happen("returned", 2, "bob", name="Bobby")
    await happen("away", 1, reason="clock")
    await happen("returned", 1, "ann", name="Ann")
    await happen("offered", 1, "ann", kind="draw", voters=[1, 2])
    await happen("answered", 2, "bob", agree=False)
    while live.table.deciding and not live.table.can_undo(live.table.standing[-1].seat):
        await play(1)
    if live.table.deciding:
        last = live.table.standing[-1].seat
        await happen("undone", last, PEOPLE[last - 1].id)
    live._tell_presence()
    await happen("offered", 2, "bob", kind="concession", to=1, voters=[2])
    await happen("rematched", 1, "ann", table="evening-2")
    return [[json.loads(text) for text in ear.texts] for ear in ears]


def evenings() -> list[list[Any]]:
    return [
        *asyncio.run(evening(ClockOptions())),
        *asyncio.run(evening(ClockOptions("seconds", 30, 60), players=3, variant="draft")),
        *asyncio.run(evening(ClockOptions("days", 2), players=3)),
    ]


def test_every_view_has_the_digest_it_always_had():
    golden = json.loads(GOLDEN.read_text("utf-8"))["views"]
    assert [digests(*set_up) for set_up in SET_UPS] == golden


def test_every_message_is_what_it_always_was():
    golden = json.loads(GOLDEN.read_text("utf-8"))
    heard = evenings()
    assert heard[0][-2] == golden["sample"]
    for ear, forms in zip(heard, golden["messages"], strict=True):
        assert [form(message) for message in ear] == forms


if __name__ == "__main__":
    told = evenings()
    data = {
        "views": [digests(*set_up) for set_up in SET_UPS],
        "sample": told[0][-2],
        "messages": [[form(message) for message in ear] for ear in told],
    }
    GOLDEN.write_text(json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
