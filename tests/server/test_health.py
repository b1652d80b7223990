"""Readiness tells the truth: about writes and timers; and what cannot start says why in one sentence."""

import asyncio
import contextlib
import logging
import os
import sqlite3
import subprocess
import sys
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from impera.tables import forever
from tests.contracts.postgres import free_port
from tests.server.serving import full_table, guests, serving


def asking(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, trust_env=False)


async def read_all(socket: Any) -> None:
    while True:
        await socket.recv()


async def until(client: httpx.AsyncClient, status: int) -> None:
    async with asyncio.timeout(10):
        while (await client.get("/ready")).status_code != status:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


def test_a_server_whose_writes_fail_is_not_ready_and_refuses_in_words(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), asking(address) as client:
            await until(client, 200)
            blocker = sqlite3.connect(tmp_path / "impera.db", isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            await until(client, 503)
            assert (await client.get("/ready")).json()["failing"] == ["store"]
            async with asyncio.timeout(5):
                asked = [client.post("/api/guests", json={"name": f"Guest {number}"}) for number in range(8)]
                answers = await asyncio.gather(*asked)
            assert {answer.status_code for answer in answers} == {503}
            assert {answer.json()["error"]["key"] for answer in answers} == {"table-store-locked"}
            blocker.execute("ROLLBACK")
            blocker.close()
            await until(client, 200)

    asyncio.run(promise())


def test_a_server_whose_timers_stand_still_is_not_ready(tmp_path, monkeypatch):
    async def promise() -> None:
        async with (
            serving(tmp_path) as (address, server),
            asking(address) as client,
        ):
            await until(client, 200)
            monkeypatch.setattr(forever, "LATE", 0.2)

            async def hang(_: int) -> None:
                await asyncio.sleep(60)

            monkeypatch.setattr(server.house.tables, "tick", hang)
            await until(client, 503)
            assert (await client.get("/ready")).json()["failing"] == ["timers"]

    asyncio.run(promise())


def test_a_second_server_ends_with_one_sentence(tmp_path):
    async def second() -> subprocess.CompletedProcess[str]:
        quiet = {"IMPERA_DATA": str(tmp_path), "IMPERA_PORT": str(free_port()), "IMPERA_LOG_LEVEL": "error"}
        run = [sys.executable, "-m", "impera.server.run"]
        async with serving(tmp_path):
            return await asyncio.to_thread(
                subprocess.run, run, env=os.environ | quiet, capture_output=True, text=True, timeout=120, check=False
            )

    ended = asyncio.run(second())
    assert ended.returncode != 0
    assert f"The server with the process number {os.getpid()} uses {tmp_path}" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "null", "http://[::1"])
def test_an_origin_that_is_none_is_refused(tmp_path, origin):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), asking(address) as client:
            answer = await client.post("/api/guests", json={"name": "Ann"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-allowed")
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(promise())


def test_a_frame_that_is_no_text_ends_the_line_without_a_traceback(tmp_path, caplog):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            table = await full_table(await guests(stack, address, 2))
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(url, compression=None, proxy=None) as socket:
                await socket.send('{"type": "hello"}')
                await socket.recv()
                socket.transport.write(Frame(Opcode.TEXT, b'{"type": "\xff\xfe"}').serialize(mask=True))
                with pytest.raises(ConnectionClosed) as closed:
                    await read_all(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007

    with caplog.at_level(logging.DEBUG):
        asyncio.run(promise())
    assert not [record for record in caplog.records if record.exc_info]
