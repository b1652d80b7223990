"""Seats drawn by lot, and a rematch that begins when everybody has asked for it."""

import asyncio

import pytest

from impera.game.lots import drawn_by_lot
from impera.game.shuffle import Seeds
from impera.game.verify import verify
from impera.tables import commands
from impera.tables.afterwards import proof_of, proof_of_record
from impera.tables.laying import TablePlan
from impera.tables.options import Options
from impera.tables.table import Table
from tests.tables.playing import ANN, BOB, CID, act, new_tables, started


def names(live):
    return [holder.name for holder in live.table.holders]


def test_every_order_of_the_seats_is_drawn_about_as_often():
    orders = [tuple(drawn_by_lot(Seeds(f"{number:064x}"), 3)) for number in range(1200)]
    assert len(set(orders)) == 6
    assert all(150 <= orders.count(order) <= 250 for order in set(orders))
    one, other = (Seeds("0" * 64, ("", added, "", "")) for added in ("a", "b"))
    assert drawn_by_lot(one, 4) == drawn_by_lot(one, 4)
    assert any(drawn_by_lot(one, 4) != drawn_by_lot(Seeds(one.server, ("", str(n), "", "")), 4) for n in range(9))
    assert sorted(drawn_by_lot(other, 4)) == [1, 2, 3, 4]


def test_seats_are_drawn_at_the_start_and_read_again_as_drawn():
    async def promise() -> None:
        tables = new_tables()
        seen = set()
        for _ in range(20):
            live = await started(tables, 3, shuffle=True)
            assert sorted(names(live)) == ["Ann", "Bob", "Cid"]
            assert [holder.name for holder in live.table.starters] == names(live)
            seen.add(tuple(names(live)))
            again = Table.replay(live.table.match, await tables.store.entries(live.id))
            assert again.holders == live.table.holders
            assert again.seeds == live.table.seeds
        assert len(seen) > 1
        plain = await started(tables, 3)
        assert names(plain) == ["Ann", "Bob", "Cid"]
        await tables.stop()

    asyncio.run(promise())


@pytest.mark.parametrize("has_seeds", [True, False])
def test_whoever_reads_the_record_can_draw_the_lots_again(has_seeds):
    async def promise() -> None:
        tables = new_tables()
        for _ in range(6):
            live = await tables.create(TablePlan(Options(players=3, shuffle=True, player_seeds=True), ANN, seat=1))
            for person in (BOB, CID):
                await live.do(lambda table, at, who=person: commands.Sit().decide(table, who, at))
            for person in (ANN, BOB, CID) if has_seeds else ():
                seed = commands.SetSeed(f"{person.id}|{live.id}")
                await live.do(lambda table, at, who=person, seed=seed: seed.decide(table, who, at))
            await live.do(lambda table, at: commands.Start().decide(table, ANN, at))
            while live.status == "running":
                await act(live)
            proof, record = proof_of(live.table), live.record()
            assert [("Ann", "Bob", "Cid")[seat - 1] for seat in proof.lots or ()] == names(live)
            assert (proof.verified, all(check.holds for check in verify(record))) == (True, True)
            live.table.lots = [1, 1, 2]
            assert proof_of(live.table).verified is False
            again = proof_of_record(live.record())
            assert again
            assert again.verified is False
        await tables.stop()

    asyncio.run(promise())


def test_a_rematch_waits_for_everyone_and_is_then_dealt():
    async def promise() -> None:
        tables = new_tables()
        live = await started(tables, 3)
        for person in (ANN, BOB, CID):
            ask = commands.Offer(kind="draw") if person is ANN else commands.Answer(agree=True)
            await live.do(lambda table, at, who=person, ask=ask: ask.decide(table, who, at))
        assert live.status == "finished"
        follows = None
        for person, status in ((BOB, "open"), (ANN, "open"), (ANN, "open"), (CID, "running")):
            follows = await tables.rematch(live.id, person)
            assert follows.status == status
            assert follows.table.seat_of(person.id) == (live.table.seat_of(person.id) or 0) % 3 + 1
        assert sorted(names(follows)) == ["Ann", "Bob", "Cid"]
        assert (await tables.rematch(live.id, BOB)) is follows
        await tables.stop()

    asyncio.run(promise())


def test_a_rematch_in_which_players_add_to_the_shuffle_is_dealt_by_the_host():
    async def promise() -> None:
        tables = new_tables()
        live = await tables.create(TablePlan(Options(players=2, player_seeds=True), ANN, seat=1))
        await live.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        await live.do(lambda table, at: commands.Start().decide(table, ANN, at))
        await live.do(lambda table, at: commands.Offer(kind="concession").decide(table, BOB, at))
        await tables.rematch(live.id, ANN)
        follows = await tables.rematch(live.id, BOB)
        assert follows.status == "open"
        assert all(holder.is_taken for holder in follows.table.holders)
        await tables.stop()

    asyncio.run(promise())
