"""Frames and requests of nonsense: is every one answered with a code, with nothing changed and no traceback written?

    python -m benchmarks.attacks.nonsense [--frames 900000] [--requests 100000] [--minutes 30] [--write]

Frames come down the line of somebody who sits at a table and does not decide, spoiled from good ones or taken from the
list of the tests; every thousandth is no text at all, and ends its line. Requests are spoiled in method, path, head and
body. In the end the table must be at the same version, with the same view.
"""

import asyncio
import json
import random
import tempfile
from collections import Counter

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from benchmarks.tables_clients import Socket
from tests.server.nonsense import GOOD, OTHER, WRONG, spoiled

LINES, BATCH = 8, 200
ENDS_LINE = 1000  # one of so many frames is bytes that are no text
REQUESTS = (
    ("GET", "/api/tables/{table}", ""),
    ("GET", "/api/tables/{table}?since=0", ""),
    ("GET", "/api/tables/{table}/positions/3", ""),
    ("GET", "/api/tables/{table}/statistics", ""),
    ("GET", "/api/tables/{table}/explain?action=end", ""),
    ("GET", "/api/me/tables", ""),
    ("GET", "/api/bots", ""),
    ("POST", "/api/tables/{table}/commands", GOOD[0]),
    ("POST", "/api/tables/{table}/commands", GOOD[1]),
    ("POST", "/api/replay", '{"text": "[Impera \\"1\\"]\\n[Rules \\"1\\"]"}'),
    ("POST", "/api/continue", '{"secret": "nobody"}'),
    ("PATCH", "/api/me", '{"name": 7}'),
)
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "BREW")


class Nonsense:
    """One run against one server."""

    def __init__(self, frames: int, requests: int, minutes: float) -> None:
        self.rng = random.Random(17)
        self.frames = Progress("frames", frames, minutes / 2)
        self.requests = Progress("requests", requests, minutes)
        self.codes: Counter[str] = Counter()
        self.statuses: Counter[int | str] = Counter()
        self.ended = 0

    async def attack(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Forked(IMPERA_DATA=folder) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=120) as http:
                table, token, other, decider = await _table(http)
                await _Line.open(server.port, table, decider, Counter())  # who decides is here, and does nothing
                before = await _seen(http, table, token)
                try:
                    await asyncio.gather(*(self._send_frames(server, table, token, other) for _ in range(LINES)))
                    await asyncio.gather(*(self._send_requests(server, table, token) for _ in range(LINES)))
                finally:
                    assert await _seen(http, table, token) == before, "the table has changed"
                    assert server.tracebacks == 0, server.log.read_text()[-3000:]
        assert not set(self.codes) & {"internal", "error", ""}, self.codes
        assert not [status for status in self.statuses if isinstance(status, int) and status >= 500], self.statuses

    async def _send_frames(self, server: Forked, table: str, token: str, other: int) -> None:
        while not self.frames.is_done:
            line = await _Line.open(server.port, table, token, self.codes)
            try:
                while not self.frames.is_done and await self._send_batch(line, other):
                    pass
            finally:
                line.socket.transport.abort()

    async def _send_batch(self, line: "_Line", other: int) -> bool:
        """Send some and wait until all are answered; False if the line has ended, as it should for what is no text."""
        for _ in range(BATCH):
            frame = self.rng.choice(WRONG) if self.rng.random() < 0.3 else spoiled(self.rng.choice(GOOD), self.rng)
            line.socket.send(frame.replace(OTHER, str(other)))
        answered = await line.ask_back()
        assert answered == BATCH, f"{answered} of {BATCH} frames were answered"
        self.frames.step(BATCH)
        if self.rng.random() < BATCH / ENDS_LINE:
            line.socket._write(0x81, self.rng.randbytes(20) + b"\xff")
            await asyncio.wait_for(line.gone.wait(), 60)
            self.frames.step()
            self.ended += 1
            return False
        return True

    async def _send_requests(self, server: Forked, table: str, token: str) -> None:
        while not self.requests.is_done:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            try:
                for _ in range(200):
                    if self.requests.is_done:
                        break
                    writer.write(self._request(table, token))
                    status = await asyncio.wait_for(_status(reader), 120)
                    self.statuses[status] += 1
                    self.requests.step()
                    if status == "cut off":
                        break
            finally:
                writer.transport.abort()

    def _request(self, table: str, token: str) -> bytes:
        rng = self.rng
        method, path, body = rng.choice(REQUESTS)
        path = path.replace("{table}", table)
        if rng.random() < 0.4:
            path = "/" + spoiled(path[1:], rng).replace(" ", "%20").replace("\r", "%").replace("\n", "%")
        if rng.random() < 0.6 and body:
            body = rng.choice(WRONG).replace(OTHER, "1") if rng.random() < 0.3 else spoiled(body, rng)
        if rng.random() < 0.2:
            method = rng.choice(METHODS)
        head = {"Host": "here", "Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        if rng.random() < 0.2:
            name = rng.choice([*head, "Origin", "Cookie", "X-Forwarded-For", "Accept-Language"])
            value = spoiled(head.get(name, "http://[here]:1"), rng)
            head[name] = "".join(sign for sign in value if sign.isprintable())
        sent = body.encode("utf-8", "replace")
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        return "\r\n".join([*lines, f"Content-Length: {len(sent)}", "", ""]).encode("utf-8", "replace") + sent

    def report(self) -> str:
        known = ", ".join(f"{code} {count:,}" for code, count in self.codes.most_common(8))
        statuses = ", ".join(f"{status}: {count:,}" for status, count in self.statuses.most_common())
        return (
            f"{self.frames.count:,} frames down {LINES} lines: every one answered, {self.ended:,} that were no text "
            f"ended their lines; the answers: {known}. {self.requests.count:,} requests: {statuses}. The table that "
            f"they were about is at the same version with the same view; no answer was a 500, no traceback was "
            f"written."
        )


class _Line:
    """One line at a table: what is refused or done is counted."""

    def __init__(self, codes: Counter[str]) -> None:
        self.codes, self.answers, self.pongs = codes, 0, asyncio.Event()
        self.gone = asyncio.Event()

    @classmethod
    async def open(cls, port: int, table: str, token: str, codes: Counter[str]) -> "_Line":
        line = cls(codes)
        line.socket = Socket(f"/api/tables/{table}/live", line.take)
        line.socket.connection_lost = lambda _: line.gone.set()
        await asyncio.get_running_loop().create_connection(lambda: line.socket, "127.0.0.1", port)
        await line.socket.open
        line.socket.send(json.dumps({"type": "hello", "token": token}))
        return line

    def take(self, text: str) -> None:
        message = json.loads(text or '{"type": ""}')
        if message["type"] in ("refused", "done", "explanation"):
            self.answers += 1
            self.codes[message["error"]["code"] if message["type"] == "refused" else message["type"]] += 1
        elif message["type"] == "pong" and message.get("id") == "last":
            self.pongs.set()

    async def ask_back(self) -> int:
        """Wait until everything sent is answered; how many answers there were."""
        self.socket.send('{"type": "ping", "id": "last"}')
        await asyncio.wait_for(self.pongs.wait(), 120)
        self.pongs.clear()
        answers, self.answers = self.answers, 0
        return answers


async def _table(http: httpx.AsyncClient) -> tuple[str, str, int, str]:
    """A running table of two: its id, the token of the one who does not decide, the seat that does, and its token."""
    tokens = [(await http.post("/api/guests", json={"name": f"Guest {n}"})).json()["token"] for n in (1, 2)]
    heads = [{"authorization": f"Bearer {token}"} for token in tokens]
    asked = {"options": {"players": 2}, "sit": 1}
    table = (await http.post("/api/tables", json=asked, headers=heads[0])).json()["table"]["id"]
    await http.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 2}, headers=heads[1])
    await http.post(f"/api/tables/{table}/commands", json={"type": "start"}, headers=heads[0])
    state = (await http.get(f"/api/tables/{table}", headers=heads[0])).json()
    other = state["view"]["turn"]
    return table, tokens[2 - other], other, tokens[other - 1]


async def _seen(http: httpx.AsyncClient, table: str, token: str) -> tuple[int, int, str]:
    state = (await http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"})).json()
    return state["version"], state["seq"], state["digest"]


async def _status(reader: asyncio.StreamReader) -> int | str:
    """The status of the next answer, read to its end; `cut off` if the line ends instead."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head.split(None, 2)[1])
        length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
        if length:
            await reader.readexactly(int(length))
        elif status not in (204, 304):
            await reader.read()
        return status
    except (asyncio.IncompleteReadError, ConnectionError):
        return "cut off"


def main() -> None:
    asked = options(__doc__, 30, frames=900_000, requests=100_000)
    run = Nonsense(asked.frames, asked.requests, asked.minutes)
    conduct("Nonsense", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
