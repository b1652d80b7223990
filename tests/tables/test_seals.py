"""Seeds by commit and reveal: nobody sees another's before all have sealed theirs, nobody changes what was sealed."""

import asyncio
import contextlib
from typing import Any

import pytest

from impera.client import Client
from impera.errors import ImperaError
from impera.game.verify import seal_of, verify
from impera.tables import commands
from impera.tables.afterwards import proof_of, proof_of_record
from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.options import Options
from impera.tables.table import Table
from tests.server.serving import guests, serving
from tests.tables.playing import ANN, BOB, CID, act, new_tables

SEALED = Options(players=2, player_seeds=True, sealed_seeds=True)


async def do(live: Any, who: Person, command: commands.Command, refused: str = "") -> None:
    """Let somebody do something, or be refused so."""
    if not refused:
        await live.do(lambda table, at: command.decide(table, who, at))
        return
    before = live.version
    with pytest.raises(ImperaError) as error:
        await live.do(lambda table, at: command.decide(table, who, at))
    assert (error.value.key, live.version) == (refused, before)


async def seated(tables: Any, *people: Person) -> Any:
    live = await tables.create(TablePlan(SEALED, ANN, seat=1))
    for person in people:
        await do(live, person, commands.Sit())
    return live


def test_all_seal_then_all_show_then_the_cards_are_dealt() -> None:
    async def promise() -> None:
        tables = new_tables()
        live = await seated(tables)
        await do(live, ANN, commands.SealSeed(seal_of("ann's")))
        await do(live, ANN, commands.SetSeed("ann's"), "table-seals-missing")  # a seat is empty
        await do(live, BOB, commands.Sit(seed="bob's"), "table-seals-first")
        await do(live, BOB, commands.Sit())
        await do(live, ANN, commands.SetSeed("ann's"), "table-seals-missing")
        await do(live, BOB, commands.SealSeed(seal_of("another")))
        await do(live, BOB, commands.SealSeed(seal_of("bob's")))  # nothing has been shown yet
        await do(live, ANN, commands.Start(), "table-seeds-hidden")
        await do(live, ANN, commands.SetSeed("ann's"))
        await do(live, BOB, commands.SealSeed(seal_of("better")), "table-seals-closed")
        await do(live, BOB, commands.SetSeed("better"), "table-seed-unlike")
        await do(live, ANN, commands.Start(), "table-seeds-hidden")
        await do(live, BOB, commands.SetSeed("bob's"))
        await do(live, ANN, commands.Start())
        while live.status == "running":
            await act(live)
        proof = proof_of(live.table)
        assert (proof.verified, proof.player_seeds) == (True, ["ann's", "bob's"])
        assert proof.player_seals == [seal_of("ann's"), seal_of("bob's")]
        checks = {check.key: check.holds for check in verify(live.record())}
        assert checks["verify-seals"]
        assert all(checks.values())
        again = proof_of_record(live.record())
        assert again
        assert (again.verified, again.player_seals) == (True, proof.player_seals)
        replayed = Table.replay(live.table.match, await tables.store.entries(live.id))
        assert proof_of(replayed) == proof
        await tables.stop()

    asyncio.run(promise())


@pytest.mark.parametrize("change", [commands.Leave(), commands.SetBot(2, None)])
def test_whoever_comes_or_goes_after_a_seed_was_seen_breaks_all_seals(change: commands.Command) -> None:
    async def promise() -> None:
        tables = new_tables()
        live = await seated(tables, BOB)
        for person in (ANN, BOB):
            await do(live, person, commands.SealSeed(seal_of(person.id)))
        await do(live, ANN, commands.SetSeed(ANN.id))
        await do(live, BOB if isinstance(change, commands.Leave) else ANN, change)
        await do(live, CID, commands.Sit())
        assert [(seat.seal, seat.seeded) for seat in live.info().seats] == [(None, False)] * 2
        await do(live, CID, commands.SetSeed("chosen"), "table-seals-missing")
        await tables.stop()

    asyncio.run(promise())


def test_before_anything_was_seen_seals_stay_when_somebody_comes() -> None:
    async def promise() -> None:
        tables = new_tables()
        live = await seated(tables)
        await do(live, ANN, commands.SealSeed(seal_of("a")))
        await do(live, BOB, commands.Sit())
        assert live.info().seats[0].seal == seal_of("a")
        plain = await tables.create(TablePlan(Options(player_seeds=True), ANN, seat=1))
        await do(plain, ANN, commands.SealSeed(seal_of("a")), "table-no-seals")
        await do(plain, ANN, commands.SetSeed("shown at once"))
        await tables.stop()

    asyncio.run(promise())


def test_programs_seal_and_show_by_themselves(tmp_path) -> None:
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people: list[Client] = await guests(stack, address, 2)
            table = await people[0].make_table(players=2, player_seeds=True, sealed_seeds=True)
            ann = await stack.enter_async_context(people[0].seat(table))
            await people[1].command(table, "sit")
            await stack.enter_async_context(people[1].seat(table))
            async with asyncio.timeout(20):
                while not all(seat.seeded for seat in ann.table.seats):
                    await ann.news()
            await people[0].command(table, "start")
            proof = await people[0].ask("GET", f"/tables/{table}/proof")
            assert [seal_of(seed) for seed in proof["player_seeds"]] == proof["player_seals"]

    asyncio.run(promise())
