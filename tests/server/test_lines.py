"""A line: one write for what is sent in one go, and no patience without end for a slow reader."""

import asyncio
import contextlib
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from impera.server import live
from impera.server.app import make_app
from impera.server.sockets import WAY_OUT
from impera.tables.thinking import RandomBots
from tests.server.serving import full_table, guests, play_on, serving, settings_for


class FakeSocket:
    """A socket whose other side has so much left to read."""

    def __init__(self, unread: int) -> None:
        self.writes: list[list[bytes]] = []
        self.unread = unread
        self.sent: list[str] = []
        self.closed: int | None = None
        self.scope: dict[str, Any] = {"extensions": {WAY_OUT: self.write}}

    def write(self, texts: list[bytes]) -> int:
        self.writes.append(list(texts))
        return self.unread

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


both_ways = pytest.mark.parametrize("is_plain", [False, True], ids=["short way", "plain way"])


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
        for text in (b"a", b"b", b"c"):
            line.send(text)
        await asyncio.sleep(0.01)
        line.send(b"d")
        await asyncio.sleep(0.01)
        assert socket.writes == [[b"a", b"b", b"c"], [b"d"]]
        assert socket.closed is None

    asyncio.run(promise())


def test_a_slow_reader_is_told_goodbye_and_cut_off():
    async def promise() -> None:
        socket = FakeSocket(live.UNSENT_MOST + 1)
        line = line_to(socket)
        for text in (b"a", b"b"):
            line.send(text)
            await asyncio.sleep(0.01)
        assert socket.writes == [[b"a"]]
        assert [json.loads(text)["reason"] for text in socket.sent] == ["slow"]
        assert socket.closed == live.TRY_LATER

    asyncio.run(promise())


@both_ways
def test_a_real_slow_reader_is_cut_off_and_the_others_play_on(tmp_path, monkeypatch, is_plain):
    monkeypatch.setattr(live, "UNSENT_MOST", 20_000)

    async def promise() -> None:
        async with serving(tmp_path, is_plain=is_plain) as (address, server), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            at_table = server.house.tables.find(table)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            slow = await stack.enter_async_context(connect(url, compression=None, proxy=None, max_queue=1))
            await slow.send('{"type": "hello"}')
            for _ in range(200):
                if at_table.watchers:
                    break
                await asyncio.sleep(0.01)
            (line,) = at_table.watchers
            for _ in range(200_000):
                if line.is_slow:
                    break
                line.send(b"x" * 50_000)
                await asyncio.sleep(0)
            assert line.is_slow
            with pytest.raises(ConnectionClosed) as closed:
                await read_all(slow)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == live.TRY_LATER
            await people[0].command(table, "say", text="still here")
            assert not at_table.watchers

    asyncio.run(promise())


@both_ways
def test_messages_sent_at_once_are_all_answered_in_order(tmp_path, is_plain):
    async def promise() -> None:
        async with serving(tmp_path, is_plain=is_plain) as (address, _), contextlib.AsyncExitStack() as stack:
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


def test_a_whole_game_is_played_the_plain_way(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, is_plain=True) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            seats = [await stack.enter_async_context(person.seat(table)) for person in people]
            await asyncio.gather(*(play_on(seat, lambda legal: legal[-1]) for seat in seats))
            assert seats[0].table.result == seats[1].table.result is not None

    asyncio.run(promise())


class Connection:
    """An application called as the ASGI standard has it, by something that is no server at all."""

    def __init__(self, app: Any, **scope: Any) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.task = asyncio.create_task(app(scope | {"asgi": {"version": "3.0"}}, self.said.get, self.heard.put))

    async def swap(self, **message: Any) -> Any:
        await self.said.put(message)
        return await self.heard.get()

    async def told(self) -> Any:
        return json.loads((await self.heard.get())["text"])

    async def send(self, **message: Any) -> None:
        await self.said.put({"type": "websocket.receive", "text": json.dumps(message)})


def test_any_asgi_server_can_serve_the_socket(tmp_path):
    async def promise() -> None:
        app: Any = make_app(settings_for(tmp_path), RandomBots())
        life = Connection(app, type="lifespan")
        assert (await life.swap(type="lifespan.startup"))["type"] == "lifespan.startup.complete"
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            token = (await http.post("/api/guests", json={"name": "Ann"})).json()["token"]
            quick = await http.post("/api/quick", json={"bot": "random"})
        path = f"/api/tables/{quick.json()['table']['id']}/live"
        socket = Connection(
            app, type="websocket", path=path, query_string=b"", headers=[], client=("127.0.0.1", 1), scheme="ws"
        )
        assert (await socket.swap(type="websocket.connect"))["type"] == "websocket.accept"
        await socket.send(type="hello", token=token, since=0)
        told = await socket.told()
        assert told["type"] == "welcome"
        while not (told.get("view") or {}).get("legal"):
            told = await socket.told()
        await socket.send(type="act", id="1", seq=told["seq"], action=told["view"]["legal"][0])
        heard: list[str] = []
        while "done" not in heard:
            heard.append((await socket.told())["type"])
        assert "update" in heard
        await socket.said.put({"type": "websocket.disconnect", "code": 1000})
        await socket.task
        await life.swap(type="lifespan.shutdown")
        await life.task

    asyncio.run(promise())
