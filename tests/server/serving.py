"""Servers for the tests: inside the test's own loop, or as a process that can be killed."""

import asyncio
import base64
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from impera.client import Client, Seat
from impera.server.run import server_of
from impera.server.settings import Settings
from impera.tables.bot_ports import BotPlayer
from impera.tables.ports import Store
from impera.tables.thinking import RandomBots
from tests.contracts.postgres import free_port

SET_UPS = [
    {"players": players, "variant": variant, "teams": teams}
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
]


def settings_for(data: Path, **flags: Any) -> Settings:
    defaults = {"port": free_port(), "data": data, "bot_pause": 0.0, "limits": False, "web": "nowhere"}
    defaults["rate_one_address"] = True  # all who play in the tests are at one
    return Settings.read({}, **(defaults | flags))


@contextlib.asynccontextmanager
async def serving(
    data: Path, bots: BotPlayer | None = None, store: Store | None = None, *, is_plain: bool = False, **flags: Any
) -> AsyncIterator[tuple[str, Any]]:
    """A server in this loop: its address, and itself; a plain one has uvicorn's own sockets, without our short way."""
    settings = settings_for(data, **flags)
    server = server_of(settings, bots or RandomBots(), store)
    if is_plain:
        server.config.ws = "websockets-sansio"
    with contextlib.ExitStack() as stack:
        stack.callback(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))
        stack.callback(signal.signal, signal.SIGTERM, signal.getsignal(signal.SIGTERM))
        task = asyncio.create_task(server.serve())
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{settings.port}", server
        finally:
            server.should_exit = True
            await task


class Process:
    """A server process that can be killed and started again on the same port."""

    def __init__(self, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        defaults = {"IMPERA_LIMITS": "no", "IMPERA_BOT_PAUSE": "0", "IMPERA_LOG_LEVEL": "error"}
        defaults["IMPERA_RATE_ONE_ADDRESS"] = "yes"  # all who play in the tests are at one
        self.environment = os.environ | defaults | {"IMPERA_PORT": str(self.port)} | settings
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.child = subprocess.Popen([sys.executable, "-m", "impera.server.run"], env=self.environment)

    def wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        with httpx.Client(trust_env=False, verify=False) as http:  # one: each would read all certificates anew
            while time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    if http.get(f"{self.address}/ready").status_code == 200:
                        return
                time.sleep(0.03)
        raise TimeoutError(self.address)

    def kill(self) -> None:
        if self.child and self.child.poll() is None:
            self.child.kill()
            self.child.wait()

    def __enter__(self) -> "Process":
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


async def guests(stack: contextlib.AsyncExitStack, address: str, count: int) -> list[Client]:
    """People who have said their names."""
    people = [await stack.enter_async_context(Client(address)) for _ in range(count)]
    for number, person in enumerate(people, start=1):
        await person.sign_in(f"Guest {number}")
    return people


async def full_table(people: list[Client], **options: Any) -> str:
    """A table at which everybody sits, started."""
    table = await people[0].make_table(**({"players": len(people)} | options))
    for person in people[1:]:
        await person.command(table, "sit")
    await people[0].command(table, "start")
    return table


async def play_on(seat: Seat, choose: Any) -> Seat:
    """Play a seat to the end of the game."""
    async for view in seat.decisions():
        await seat.act(choose(view.legal))
    return seat


@contextlib.asynccontextmanager
async def never_reading(address: str, table: str, token: str) -> AsyncIterator[socket.socket]:
    """A socket at a table that says hello and then reads nothing, ever."""
    loop = asyncio.get_running_loop()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.setblocking(False)
        await loop.sock_connect(deaf, ("127.0.0.1", int(address.rpartition(":")[2])))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(deaf, head.encode())
        assert b" 101 " in await loop.sock_recv(deaf, 1024)
        hello = json.dumps({"type": "hello", "token": token}).encode()
        await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        yield deaf
