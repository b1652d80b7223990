"""A line: one write for what is sent in one go, and no patience without end for a slow reader."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from impera.server import live
from impera.server.sockets import WAY_OUT
from tests.server.serving import full_table, guests, serving


class FakeSocket:
    """A socket whose other side has so much left to read."""

    def __init__(self, unread: int) -> None:
        self.writes: list[list[str]] = []
        self.unread = unread
        self.sent: list[str] = []
        self.closed: int | None = None
        self.scope: dict[str, Any] = {"extensions": {WAY_OUT: self.write}}

    def write(self, texts: list[str]) -> int:
        self.writes.append(list(texts))
        return self.unread

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def read_all(socket: Any) -> None:
    while True:
        await socket.recv()


def line_to(socket: FakeSocket) -> Any:
    anything: Any = socket
    return live.Line(anything, None, frozenset())


def test_what_is_sent_in_one_go_leaves_in_one_write():
    async def promise() -> None:
        socket = FakeSocket(0)
        line = line_to(socket)
        for text in ("a", "b", "c"):
            line.send(text)
        await asyncio.sleep(0.01)
        line.send("d")
        await asyncio.sleep(0.01)
        assert socket.writes == [["a", "b", "c"], ["d"]]
        assert socket.closed is None

    asyncio.run(promise())


def test_a_slow_reader_is_told_goodbye_and_cut_off():
    async def promise() -> None:
        socket = FakeSocket(live.UNSENT_MOST + 1)
        line = line_to(socket)
        for text in ("a", "b"):
            line.send(text)
            await asyncio.sleep(0.01)
        assert socket.writes == [["a"]]
        assert [json.loads(text)["reason"] for text in socket.sent] == ["slow"]
        assert socket.closed == live.TRY_LATER

    asyncio.run(promise())


def test_a_real_slow_reader_is_cut_off_and_the_others_play_on(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "UNSENT_MOST", 20_000)

    async def promise() -> None:
        async with serving(tmp_path) as (address, server), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            room = server.house.hall.rooms[table]
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            slow = await stack.enter_async_context(connect(url, compression=None, proxy=None, max_queue=1))
            await slow.send('{"type": "hello"}')
            for _ in range(200):
                if room.watchers:
                    break
                await asyncio.sleep(0.01)
            (line,) = room.watchers
            for _ in range(200_000):
                if line.is_slow:
                    break
                line.send("x" * 50_000)
                await asyncio.sleep(0)
            assert line.is_slow
            with pytest.raises(ConnectionClosed) as closed:
                await read_all(slow)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == live.TRY_LATER
            await people[0].command(table, "say", text="still here")
            assert not room.watchers

    asyncio.run(promise())


def test_messages_sent_at_once_are_all_answered_in_order(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(url, compression=None, proxy=None) as socket:
                await socket.send('{"type": "hello"}')
                for number in range(300):
                    await socket.send(json.dumps({"type": "ping", "id": str(number)}))
                answers: list[str] = []
                while len(answers) < 300:
                    message = json.loads(await socket.recv())
                    if message["type"] == "pong":
                        answers.append(message["id"])
                assert answers == [str(number) for number in range(300)]

    asyncio.run(promise())
