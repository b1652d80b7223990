"""After the game everyone sees everything, also when the table ended it (R7.3)."""

import asyncio
import json

import pytest

from impera.tables import commands
from impera.tables.options import Options
from tests.tables.playing import ANN, BOB, Ear, new_hall


@pytest.mark.parametrize("kind", ["draw", "concession"])
def test_r7_3_after_an_agreement_the_live_views_are_open(kind):
    async def promise() -> None:
        room = await new_hall().create(Options(), ANN)
        await room.do(lambda table, at: commands.sit(table, BOB, at))
        ears = [Ear(ANN), Ear(BOB), Ear()]
        for ear in ears:
            room.join(ear)
        await room.do(lambda table, at: commands.start(table, ANN, at))
        await room.do(lambda table, at: commands.offer(table, ANN, at, kind))
        if kind == "draw":
            await room.do(lambda table, at: commands.answer(table, BOB, at, True))
        truth = room.table.game.truth()
        for ear in ears:
            told = json.loads(ear.texts[-1])
            view, state = told["view"], await room.state(ear.person, None)
            assert told["table"]["status"] == "finished"
            assert [hand["known"] for hand in view["hands"]] == truth["hands"]
            assert len(view["open"]["deck"]) == truth["deck"]
            assert view["legal"] == []
            assert (state["view"], state["digest"]) == (view, told["digest"])

    asyncio.run(promise())
