"""After the game everyone sees everything, also when the table ended it (R7.3)."""

import asyncio
import json

import pytest

from impera.tables import commands
from impera.tables.laying import TablePlan
from impera.tables.options import Options
from impera.wire.shapes import as_data
from tests.tables.playing import ANN, BOB, Ear, new_tables


@pytest.mark.parametrize("kind", ["draw", "concession"])
def test_r7_3_after_an_agreement_the_live_views_are_open(kind):
    async def promise() -> None:
        live = await new_tables().create(TablePlan(Options(), ANN))
        await live.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        ears = [Ear(ANN), Ear(BOB), Ear()]
        for ear in ears:
            live.join(ear)
        await live.do(lambda table, at: commands.Start().decide(table, ANN, at))
        await live.do(lambda table, at: commands.Offer(kind).decide(table, ANN, at))
        if kind == "draw":
            await live.do(lambda table, at: commands.Answer(True).decide(table, BOB, at))
        truth = live.table.game.truth()
        for ear in ears:
            told = json.loads(ear.texts[-1])
            view, state = told["view"], as_data(await live.state(ear.person, None))
            assert told["table"]["status"] == "finished"
            assert [hand["known"] for hand in view["hands"]] == truth["hands"]
            assert len(view["open"]["deck"]) == truth["deck"]
            assert view["legal"] == []
            assert (state["view"], state["digest"]) == (view, told["digest"])

    asyncio.run(promise())
