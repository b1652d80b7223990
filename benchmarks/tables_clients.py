"""The clients of the load on tables: they do just enough, so that the server is what is measured."""

import asyncio
import base64
import json
import os
import random
import re
import time

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
