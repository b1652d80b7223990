"""Whatever comes down the line gets a coded answer and changes nothing."""

import asyncio
import contextlib
import json
import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from impera.tables.commands import read_request
from impera.wire.messages import read_message
from tests.server.nonsense import GOOD, OTHER, WRONG, spoiled
from tests.server.serving import full_table, guests, serving


async def frames(tmp_path, wrong: list[str | bytes]) -> int:
    """Send them all from a seat that does not decide; count the coded refusals, and see that nothing changed."""
    refused = 0
    async with serving(tmp_path) as (address, server), contextlib.AsyncExitStack() as stack:
        people = await guests(stack, address, 2)
        table = await full_table(people)
        live = server.house.tables.find(table)
        waiting = people[2 - (live.table.deciding or 1)]
        before = (live.table.version, live.table.game.view(None).digest)
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(url, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": waiting.token}))
            for frame in wrong:
                if isinstance(frame, str):
                    frame = frame.replace(OTHER, str(live.table.deciding))
                await socket.send(frame)
            await socket.send('{"type": "ping", "id": "last"}')
            async with asyncio.timeout(60):
                async for text in socket:
                    message = json.loads(text)
                    read_message.decode(text)
                    if message["type"] == "refused":
                        refused += 1
                        assert message["error"]["code"] not in ("internal", "error", "")
                        assert "Traceback" not in text
                    if message["type"] == "pong" and message["id"] == "last":
                        break
        assert (live.table.version, live.table.game.view(None).digest) == before
    return refused


def test_every_wrong_frame_is_refused_with_a_code(tmp_path):
    wrong: list[str | bytes] = [*WRONG, b"\x00\xff", b"{}"]
    assert asyncio.run(frames(tmp_path, wrong)) == len(wrong)


def test_returning_to_a_seat_one_has_is_harmless(tmp_path):
    harmless: list[str | bytes] = ['{"type": "return", "seat": 1}', '{"type": "return", "seat": 2}']
    assert asyncio.run(frames(tmp_path, harmless)) == 1


def test_random_frames_are_refused_with_a_code(tmp_path):
    rng = random.Random(7)
    wrong: list[str | bytes] = [spoiled(rng.choice(GOOD), rng) for _ in range(150)]
    assert asyncio.run(frames(tmp_path, wrong)) == len(wrong)


async def _read_to_the_end(socket) -> None:
    while True:
        assert json.loads(await socket.recv())["type"] in ("bye", "refused")


def test_without_a_hello_the_line_is_closed(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            table = await ann.make_table()
            base = f"{address.replace('http', 'ws')}/api/tables"
            for where, first in ((table, '{"type":"ping"}'), (table, "x"), ("nothing-here-at-all", '{"type":"hello"}')):
                async with connect(f"{base}/{where}/live", compression=None, proxy=None) as socket:
                    await socket.send(first)
                    with pytest.raises(ConnectionClosed) as closed:
                        await _read_to_the_end(socket)
                    assert closed.value.rcvd
                    assert closed.value.rcvd.code == 1008

    asyncio.run(promise())


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.dictionaries(st.text(max_size=8), st.none() | st.integers() | st.text(max_size=10) | st.booleans(), max_size=5)
)
def test_no_message_breaks_the_reader(fields):
    with contextlib.suppress(msgspec.ValidationError):
        read_request.decode(json.dumps(fields))
