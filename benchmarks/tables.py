"""Tables under load: many games at once over loopback, every action durable before anyone is told.

    python -m benchmarks.tables [--tables 500] [--rate 1600] [--seconds 20] [--postgres]

Each table acts at its own steady pace, so that the load is offered and not a closed loop; what is measured is the
time from sending an action to the moment the last one at the table has been told. In the same run the same sockets
send a minimal message that the server only echoes.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

LEGAL = re.compile(r'"legal":\[([^\]]*)\]')
SEQ = re.compile(r'"seq":(\d+)')
VERSION = re.compile(r'"version":(\d+)')
MASK = b"\0\0\0\0"  # a mask must be there; nobody says that it must hide anything


class Socket(asyncio.Protocol):
    """A WebSocket client that does just enough: text frames, unfragmented."""

    def __init__(self, path: str, on_text) -> None:
        self.path, self.on_text = path, on_text
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            self.buffer = bytearray(rest)
            self.open.set_result(None) if b" 101 " in head else self.open.set_exception(OSError(head[:80]))
        while (frame := self._frame()) is not None:
            self.on_text(frame)

    def _frame(self) -> str | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        code, body = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if code == 9:
            self._write(0x8A, body)
            return ""
        return body.decode() if code == 1 else ""

    def send(self, text: str) -> None:
        self._write(0x81, text.encode())

    def _write(self, first: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([first]) + size + MASK + body)


class Game:
    """One table and its sockets, acting at a steady pace."""

    def __init__(self, table: str, pace: float, rng: random.Random) -> None:
        self.table, self.pace, self.rng = table, pace, rng
        self.sockets: list[Socket] = []
        self.legal: list[list[str]] = []
        self.seqs: list[int] = []
        self.sent = 0.0
        self.waiting = 0
        self.times: list[float] = []
        self.echoes: list[float] = []
        self.is_over = False
        self.refused = 0

    async def join(self, host: str, port: int, token: str) -> None:
        number = len(self.sockets)
        self.legal.append([])
        self.seqs.append(0)
        loop = asyncio.get_running_loop()
        socket = Socket(f"/api/tables/{self.table}/live", lambda text: self.take(number, text))
        await loop.create_connection(lambda: socket, host, port)
        await socket.open
        self.sockets.append(socket)
        socket.send(json.dumps({"type": "hello", "token": token}))

    def take(self, number: int, text: str) -> None:
        head = text[:20]
        if '"pong"' in text[-60:] or head.startswith('{"type":"pong"'):
            self.echoes.append(time.perf_counter() - self.sent)
        elif '"update"' in head or '"welcome"' in head:
            found = LEGAL.search(text)
            self.legal[number] = json.loads(f"[{found[1]}]") if found else []
            self.seqs[number] = int(SEQ.search(text)[1])
            if '"update"' in head and self.waiting:
                self.waiting -= 1
                if not self.waiting:
                    self.times.append(time.perf_counter() - self.sent)
            self.is_over |= '"status":"finished"' in text
        elif '"refused"' in head:
            self.refused += 1
            self.waiting = 0

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.pace)
        due = time.perf_counter()
        while time.perf_counter() < until and not self.is_over:
            number = next((n for n, legal in enumerate(self.legal) if legal), None)
            if number is not None and not self.waiting:
                action = self.rng.choice(self.legal[number])
                self.waiting = len(self.sockets)
                self.sent = time.perf_counter()
                message = f'{{"type":"act","seq":{self.seqs[number]},"action":"{action}"}}'
                self.legal[number] = []
                self.sockets[number].send(message)
            due += self.pace
            await asyncio.sleep(max(0.001, due - time.perf_counter()))

    async def echo(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.pace)
        due = time.perf_counter()
        while time.perf_counter() < until:
            self.sent = time.perf_counter()
            self.sockets[0].send('{"type":"ping"}')
            due += self.pace
            await asyncio.sleep(max(0.001, due - time.perf_counter()))


@contextmanager
def server(**settings: str) -> Iterator[tuple[int, subprocess.Popen]]:
    from tests.contracts.postgres import free_port

    port = free_port()
    environment = (
        os.environ | {"IMPERA_PORT": str(port), "IMPERA_LIMITS": "no", "IMPERA_LOG_LEVEL": "warning"} | settings
    )
    process = subprocess.Popen([sys.executable, "-m", "impera.server.run"], env=environment)
    try:
        for _ in range(400):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield port, process
    finally:
        process.terminate()
        process.wait(20)


def resident(process: subprocess.Popen) -> int:
    """Bytes of memory that a process holds."""
    text = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) * 1024


def processor(process: subprocess.Popen) -> float:
    """Seconds of processor that a process has had."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def make_tables(ports: list[int], count: int, players: int) -> list[tuple[int, str, list[str]]]:
    made = []
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        tokens = []
        for number in range(players):
            answer = await http.post(f"http://127.0.0.1:{ports[0]}/api/guests", json={"name": f"Load {number}"})
            tokens.append(answer.json()["token"])
        for number in range(count):
            base = f"http://127.0.0.1:{ports[number % len(ports)]}/api/tables"
            headers = [{"authorization": f"Bearer {token}"} for token in tokens]
            answer = await http.post(base, json={"options": {"players": players}}, headers=headers[0])
            table = answer.json()["table"]["id"]
            for other in headers[1:]:
                await http.post(f"{base}/{table}/commands", json={"type": "sit"}, headers=other)
            await http.post(f"{base}/{table}/commands", json={"type": "start"}, headers=headers[0])
            made.append((ports[number % len(ports)], table, tokens))
    return made


def shown(name: str, times: list[float], seconds: float) -> str:
    ordered = sorted(times)
    middle, late = statistics.median(ordered), ordered[int(0.99 * (len(ordered) - 1))]
    return (
        f"{name:34} {len(times) / seconds:8.0f}/s   p50 {1000 * middle:6.1f} ms   "
        f"p99 {1000 * late:6.1f} ms   longest {1000 * ordered[-1]:6.1f} ms   of {len(times)}"
    )


async def load(ports: list[int], options: argparse.Namespace, name: str, process: subprocess.Popen) -> None:
    before = resident(process)
    made = await make_tables(ports, options.tables, options.players)
    per_table = (resident(process) - before) / options.tables / 1024 * len(ports)
    pace = options.tables / options.rate
    games = [Game(table, pace, random.Random(table)) for _, table, _ in made]
    for game, (port, _, tokens) in zip(games, made, strict=True):
        for token in tokens:
            await game.join("127.0.0.1", port, token)
    await asyncio.sleep(0.5)
    for _ in range(1):
        start = time.perf_counter()
        await asyncio.gather(*(game.echo(start + options.seconds / 2) for game in games))
        echo_seconds = time.perf_counter() - start
    await asyncio.sleep(0.5)
    start, worked, own = time.perf_counter(), processor(process), time.process_time()
    await asyncio.gather(*(game.play(start + options.seconds) for game in games))
    seconds, worked = time.perf_counter() - start, processor(process) - worked
    own = time.process_time() - own
    await asyncio.sleep(0.3)
    times = [each for game in games for each in game.times]
    echoes = [each for game in games for each in game.echoes]
    print(f"{name}: {options.tables} tables of {options.players}, {options.rate}/s offered")
    print(shown("durable actions, all informed", times, seconds))
    print(shown("echo through the same server", echoes, echo_seconds))
    ratio = statistics.median(times) / statistics.median(echoes)
    cost = 1000 * worked / len(times) * len(ports)
    print(f"processor: one server {worked / seconds:.0%}, the clients {own / seconds:.0%} of a core")
    print(
        f"processor per action {cost:.2f} ms; the machine's load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    refused = sum(game.refused for game in games)
    over = sum(game.is_over for game in games)
    print(f"ratio of medians {ratio:.1f}; refused {refused}; games over {over}; {per_table:.0f} KB per idle table\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1600)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="also two processes on PostgreSQL")
    options = parser.parse_args()
    import uvloop

    with tempfile.TemporaryDirectory() as folder, server(IMPERA_DATA=folder) as (port, process):
        uvloop.run(load([port], options, "one process, SQLite", process))
    if options.postgres:
        from tests.contracts.postgres import running_postgres

        with ExitStack() as stack:
            url = stack.enter_context(running_postgres())
            servers = [stack.enter_context(server(IMPERA_DATABASE=url)) for _ in range(2)]
            uvloop.run(load([port for port, _ in servers], options, "two processes, PostgreSQL", servers[0][1]))


if __name__ == "__main__":
    main()
