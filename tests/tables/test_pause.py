"""Bots take their time where people follow, but nobody waits for the first decision of the game."""

import asyncio
from typing import Any

from impera.tables.options import Options
from tests.tables.playing import ANN, act, new_hall


async def settled(room: Any, seconds: float = 5.0) -> bool:
    """Does it become a person's turn without anyone waiting for a pause?"""
    for _ in range(int(seconds / 0.02)):
        if room.table.deciding is not None and not room.table.holder(room.table.deciding).is_bot_played:
            return True
        await asyncio.sleep(0.02)
    return False


async def new_room(hall: Any) -> Any:
    return await hall.create(Options(players=3), ANN, bots={2: "random", 3: "random"}, seat=1, start=True)


def test_the_first_decision_is_not_waited_for() -> None:
    async def promise() -> None:
        hall = new_hall()
        hall.bot_pause = 600.0
        begun_by_bots = 0
        for _ in range(12):
            room = await new_room(hall)
            room.is_ours = True
            begun_by_bots += room.table.deciding != 1
            room.drive()
            assert await settled(room)
        assert begun_by_bots
        await hall.stop()

    asyncio.run(promise())


def test_after_it_bots_take_their_time() -> None:
    async def promise() -> None:
        hall = new_hall()
        hall.bot_pause = 600.0
        room = await new_room(hall)
        room.is_ours = True
        room.drive()
        assert await settled(room)
        while room.table.deciding == 1:
            await act(room, None if room.table.game.decision == "play" else "end")
        assert not await settled(room, 0.3)
        await hall.stop()

    asyncio.run(promise())
