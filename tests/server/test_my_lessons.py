"""Progress in the lessons goes with the person: another device goes on, and nothing is lost."""

import asyncio

from impera.client import Client
from impera.tables.memory import MemoryStore
from tests.server.serving import serving


def test_lessons_of_all_devices_are_put_together_and_nobody_elses(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, store=MemoryStore()) as (address, _), Client(address) as desk:
            token = await desk.sign_in("Ann")
            assert await desk.ask("GET", "/me/lessons") == {"lessons": []}
            assert (await desk.ask("PUT", "/me/lessons", json={"lessons": ["turn"]}))["lessons"] == ["turn"]
            async with Client(address, token) as phone:
                told = await phone.ask("PUT", "/me/lessons", json={"lessons": ["levels", "no-such-lesson"]})
                assert set(told["lessons"]) == {"turn", "levels"}
                assert set((await phone.ask("PUT", "/me/lessons", json={"lessons": []}))["lessons"]) == {
                    "turn",
                    "levels",
                }
            async with Client(address) as other:
                await other.sign_in("Bob")
                assert await other.ask("GET", "/me/lessons") == {"lessons": []}

    asyncio.run(promise())
