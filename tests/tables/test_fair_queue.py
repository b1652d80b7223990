"""The line before the places: short work first, people in turn, nobody for ever, and no more than there is room for."""

import asyncio

import pytest

from impera.tables.errors import TooManyError
from impera.tables.fair_queue import FairQueue, Payer

ANN, BOB = Payer("ann"), Payer("bob")


def order_of(queue: FairQueue, works: list[tuple[str, Payer, float]]) -> list[str]:
    """In which order works get a place that were asked for in this one."""
    done: list[str] = []

    async def work(name: str, payer: Payer, seconds: float) -> None:
        async with queue.place(payer, seconds):
            await asyncio.sleep(0)
            done.append(name)

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as group:
            for each in works:
                group.create_task(work(*each))

    asyncio.run(all_of_them())
    assert (queue.waiting, queue.running, queue.backlog, queue.oldest) == (0, 0, 0.0, 0.0)
    return done


def test_people_take_turns():
    works = [(f"a{number}", ANN, 1.0) for number in range(20)] + [("b0", BOB, 1.0), ("b1", BOB, 1.0)]
    assert {"b0", "b1"} < set(order_of(FairQueue(1), works)[:5])


def test_short_work_comes_before_long():
    people = [Payer(str(number)) for number in range(20)]
    works = [("long", payer, 1.0) for payer in people] + [("short", BOB, 0.001)]
    assert order_of(FairQueue(1), works)[1] == "short"  # the first had its place before there was another


def test_a_crowd_at_one_address_counts_for_a_few():
    works = [("crowd", Payer(str(number), "10.0.0.1"), 1.0) for number in range(60)] + [("bob", BOB, 1.0)]
    assert "bob" in order_of(FairQueue(1), works)[:10]


def test_a_place_for_short_work_is_never_taken_by_long():
    async def promise() -> None:
        queue = FairQueue(1, for_short=1)
        async with queue.place(ANN, 1.0):
            waiting = asyncio.create_task(queue.place(ANN, 1.0).__aenter__())
            await asyncio.sleep(0)
            async with asyncio.timeout(1), queue.place(BOB, 0.001):
                assert (queue.waiting, queue.running) == (1, 2)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert (queue.waiting, queue.running) == (0, 0)

    asyncio.run(promise())


def test_long_work_is_not_put_off_for_ever_by_short():
    async def promise() -> None:
        queue = FairQueue(1)
        done: list[str] = []

        async def work(name: str, payer: Payer, seconds: float) -> None:
            async with queue.place(payer, seconds):
                await asyncio.sleep(0.002)
                done.append(name)

        async def newcomers(door: int) -> None:
            for number in range(100):  # somebody new again and again
                await work("short", Payer(f"{door} {number}"), 0.002)

        async with asyncio.TaskGroup() as group:
            group.create_task(newcomers(1))
            group.create_task(newcomers(2))
            await asyncio.sleep(0.01)
            group.create_task(work("long", BOB, 0.05))
        assert done.index("long") < 150

    asyncio.run(promise())


def test_a_line_has_an_end():
    async def promise() -> None:
        queue = FairQueue(1, most=2, most_each=2)
        async with queue.place(ANN, 1.0):
            second = asyncio.create_task(queue.place(ANN, 1.0).__aenter__())
            await asyncio.sleep(0)
            with pytest.raises(TooManyError):  # a third of one person
                await queue.place(ANN, 1.0).__aenter__()
            third = asyncio.create_task(queue.place(BOB, 1.0).__aenter__())
            await asyncio.sleep(0)
            with pytest.raises(TooManyError):  # a third that would wait
                await queue.place(Payer("cid"), 1.0).__aenter__()
            for task in (second, third):
                task.cancel()
            await asyncio.gather(second, third, return_exceptions=True)
        assert (queue.waiting, queue.running) == (0, 0)

    asyncio.run(promise())
