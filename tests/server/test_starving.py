"""Nobody can hold what others need: half requests, connections, unread messages, tables."""

import asyncio
import contextlib
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from impera.client import Client
from impera.server import live, requests, sockets
from impera.server.door import CROWDED, FEW, Door, raise_file_limit
from impera.server.prices import price_of
from tests.server.nonsense import HALVES
from tests.server.serving import guests, never_reading, serving


async def raw(address: str, sent: bytes, local: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = int(address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(local, 0))
    writer.write(sent)
    return reader, writer


async def is_cut_off(reader: asyncio.StreamReader, seconds: float = 5.0) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return not await reader.read()
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_half_a_request_is_not_waited_for_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(requests, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.3)

    async def ends(address: str, half: bytes) -> bool:
        reader, writer = await raw(address, half)
        try:
            async with asyncio.timeout(4):
                with contextlib.suppress(ConnectionError):
                    await reader.read()  # what was answered before, and the end
                return True
        except TimeoutError:
            return False
        finally:
            writer.close()

    async def promise() -> None:
        async with serving(tmp_path) as (address, server):
            ended = await asyncio.gather(*(ends(address, half) for half in HALVES.values()))
            assert dict(zip(HALVES, ended, strict=True)) == dict.fromkeys(HALVES, True)
            async with asyncio.timeout(2):
                while server.house.door.held:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    asyncio.run(promise())


def test_one_address_cannot_take_every_connection(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, limits=True, connections_per_address=5) as (address, server):
            halves = [await raw(address, b"GET /hea") for _ in range(8)]
            cut_off = await asyncio.gather(*(is_cut_off(reader, 0.5) for reader, _ in halves))
            assert sorted(cut_off) == [False] * 5 + [True] * 3
            assert server.house.door.refused == 3
            reader, writer = await raw(address, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n", "127.0.0.2")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            for _, each in [*halves, (reader, writer)]:
                each.close()

    asyncio.run(promise())


def test_the_last_connections_are_kept_for_those_who_hold_few():
    door = Door(most=100)
    entered = sum(door.enter("greedy") for _ in range(200))
    assert entered == CROWDED * 100
    assert all(door.enter(f"other {number}") for number in range(100 - entered))
    assert not door.enter("late")  # all are taken
    door.leave("greedy")
    assert not door.enter("greedy")
    assert door.enter("late")
    assert FEW < entered
    for address in list(door.held.elements()):
        door.leave(address)
    assert not door.held


def test_the_file_limit_is_raised_as_far_as_allowed():
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert raise_file_limit() in (hard, None)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def until(condition: Any, seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_flooded", [True, False], ids=["too much waits", "a little waits for too long"])
def test_who_never_reads_is_cut_off_and_shown_as_gone(tmp_path, monkeypatch, is_flooded):
    monkeypatch.setattr(sockets, "LINGER_SECONDS", 0.1)
    monkeypatch.setattr(sockets, "TAKE_SECONDS", 60.0 if is_flooded else 0.3)
    monkeypatch.setattr(live, "UNSENT_MOST", 100_000 if is_flooded else 10**9)

    async def promise() -> None:
        async with serving(tmp_path) as (address, server), contextlib.AsyncExitStack() as stack:
            (person,) = await guests(stack, address, 1)
            table = await person.make_table(players=2)
            at_table = server.house.tables.find(table)
            async with never_reading(address, table, person.token or ""):
                await until(lambda: at_table.watchers)
                await until(lambda: seat_of(at_table) == "here")
                (line,) = at_table.watchers
                for _ in range(400):
                    if not at_table.watchers:
                        break
                    line.send(b"x" * 50_000)
                    await asyncio.sleep(0.005)
                await until(lambda: not at_table.watchers)
                await until(lambda: seat_of(at_table) == "dropped")
                await until(lambda: not server.house.sockets)

    def seat_of(at_table: Any) -> str | None:
        presence: str | None = at_table.info().seats[0].presence
        return presence

    asyncio.run(promise())


def test_requests_cost_what_they_cost(tmp_path):
    assert price_of("POST", "/api/replay", 3000) == 35.0
    assert price_of("POST", "/api/tables", 300) == 2.0
    assert price_of("GET", "/api/tables/q3mZ1xYt7Rb0aLkp", 0, b"since=0") > price_of("GET", "/api/me", 0) == 1.0

    async def promise() -> None:
        async with (
            serving(tmp_path, limits=True, requests_per_second=5.0) as (address, _),
            httpx.AsyncClient(base_url=address, trust_env=False) as http,
        ):
            record = {"text": "no record " * 135}
            answers = [(await http.post("/api/replay", json=record)).status_code for _ in range(4)]
            assert answers == [422, 429, 429, 429]  # read and refused, then too dear
            assert (await http.get("/api/bots")).status_code == 200  # what is cheap is still to be had

    asyncio.run(promise())


def test_new_sockets_are_counted(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, limits=True, requests_per_second=3.0) as (address, _):
            url = f"{address.replace('http', 'ws')}/api/tables/aaaaaaaaaaaaaaaa/live"
            refused = []
            for _ in range(8):
                try:
                    async with connect(url, compression=None, proxy=None):
                        pass
                except InvalidStatus as error:
                    refused.append(error.response.status_code)
            assert 2 <= len(refused) <= 4
            assert set(refused) == {429}

    asyncio.run(promise())


def test_one_person_cannot_open_tables_without_end(tmp_path):
    async def promise() -> None:
        flags: dict[str, Any] = {
            "limits": True,
            "tables_per_person": 3,
            "tables_per_address": 4,
            "requests_per_second": 1000.0,
        }
        async with serving(tmp_path, **flags) as (address, _), contextlib.AsyncExitStack() as stack:
            ann, bob = await guests(stack, address, 2)
            made = [await answer_of(ann) for _ in range(5)]
            assert made == [201, 201, 201, 429, 429]
            assert [await answer_of(bob) for _ in range(2)] == [201, 429]  # the fourth and the fifth of the address

    async def answer_of(person: Client) -> int:
        async with httpx.AsyncClient(base_url=person.address, trust_env=False) as http:
            headers = {"authorization": f"Bearer {person.token}"}
            return (await http.post("/api/quick", json={"players": 2, "bot": "random"}, headers=headers)).status_code

    asyncio.run(promise())
