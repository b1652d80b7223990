"""What people are called at a table, and whose seat the host may free."""

import asyncio

import pytest

from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.errors import NotAllowedError
from impera.tables.laying import TablePlan
from impera.tables.options import Options
from impera.tables.table import Table
from tests.tables.playing import ANN, BOB, CID, Ear, new_tables, started


def run(promise):
    asyncio.run(promise())


def names(live):
    return [holder.name for holder in live.table.holders]


def test_two_people_of_one_name_are_told_apart():
    async def promise() -> None:
        tables = new_tables()
        live = await tables.create(TablePlan(Options(players=3), Person("one", "Ada"), seat=1))
        for person in (Person("two", "ada"), Person("three", "Ada")):
            await live.do(lambda table, at, who=person: commands.Sit().decide(table, who, at))
        assert names(live) == ["Ada", "ada (2)", "Ada (3)"]
        long = Person("two", "Ada" + "!" * 37)
        await live.do(lambda table, at: commands.go_by(table, long, at))
        await live.do(lambda table, at: commands.go_by(table, Person("three", long.name), at))
        assert names(live)[2] == long.name[:36] + " (2)"
        await tables.stop()

    run(promise)


def test_a_name_can_be_changed_in_a_running_game_and_everyone_is_told():
    async def promise() -> None:
        tables = new_tables()
        live = await started(tables)
        ear = Ear(BOB)
        live.presence.watchers.add(ear)
        bella = Person(BOB.id, "Bella")
        tables.rename(bella)
        await live.do(lambda table, at: commands.go_by(table, bella, at))
        assert names(live) == ["Ann", "Bella"]
        assert '"renamed"' in ear.texts[-1]
        assert ear.person == bella
        version = live.table.version
        await live.do(lambda table, at: commands.go_by(table, bella, at))
        await live.do(lambda table, at: commands.go_by(table, CID, at))
        assert live.table.version == version
        again = Table.replay(live.table.match, [change.entry for change in await live.changes()])
        assert [holder.name for holder in again.holders] == ["Ann", "Bella"]
        live.presence.watchers.clear()
        await tables.stop()

    run(promise)


def test_the_host_frees_the_seat_of_another_before_the_start():
    async def promise() -> None:
        tables = new_tables()
        live = await tables.create(TablePlan(Options(players=2), ANN, seat=1))
        await live.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        for wrong, who in ((commands.SetBot(2, "random"), ANN), (commands.SetBot(1), ANN), (commands.SetBot(1), BOB)):
            with pytest.raises(NotAllowedError):
                wrong.decide(live.table, who, 1)
        await live.do(lambda table, at: commands.SetBot(2).decide(table, ANN, at))
        assert [holder.kind for holder in live.table.holders] == ["person", "open"]
        await live.do(lambda table, at: commands.Sit().decide(table, CID, at))
        assert names(live) == ["Ann", "Cid"]
        await tables.stop()

    run(promise)
