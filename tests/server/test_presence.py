"""Who is here, across processes: each knows of the lines of the others, and forgets those of one that died."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest

from impera.client import Seat
from impera.wire.table import TableInfo
from tests.contracts.postgres import running_postgres
from tests.server.serving import Process, guests

PATIENCE = 20.0  # seconds; a dead process is forgotten after four heartbeats


async def until(seat: Seat, holds: Callable[[TableInfo], bool]) -> None:
    """Wait until what a seat has been told of the table holds."""
    for _ in range(int(PATIENCE / 0.05)):
        if holds(seat.table):
            return
        await asyncio.sleep(0.05)
    raise TimeoutError(seat.table.seats)


def presence(place: int, wanted: str) -> Callable[[TableInfo], bool]:
    return lambda table: table.seats[place].presence == wanted


@pytest.mark.slow
@pytest.mark.postgres
def test_presence_is_shared_by_two_processes_and_ends_with_one(tmp_path):
    async def promise(first: Process, second: Process) -> None:
        async with contextlib.AsyncExitStack() as stack:
            ann = (await guests(stack, first.address, 1))[0]
            bob = (await guests(stack, second.address, 1))[0]
            table = await ann.make_table(players=2)
            await bob.command(table, "sit")
            mine = await stack.enter_async_context(ann.seat(table))
            async with bob.seat(table) as his:
                await until(mine, presence(1, "here"))  # Bob is at the other process
                await until(his, presence(0, "here"))
            await until(mine, presence(1, "dropped"))
            his = await stack.enter_async_context(bob.seat(table))
            await until(mine, presence(1, "here"))
            await asyncio.sleep(5)  # more than one heartbeat: it stays so
            assert presence(1, "here")(mine.table)
            await ann.command(table, "start")  # what one process stores the other tells
            await until(his, lambda told: told.status == "running")
            first.kill()
            await until(his, presence(0, "dropped"))

    with (
        running_postgres() as url,
        Process(IMPERA_DATABASE=url) as first,
        Process(IMPERA_DATABASE=url) as second,
    ):
        asyncio.run(promise(first, second))
