"""The longest log that a table can have: how long do others wait while it is read?

    python -m benchmarks.attacks.logs [--reads 20] [--minutes 10] [--write]

At one table actions are undone and done again, and everything is said and switched, until the server refuses more. Then
the whole log and its statistics are asked for again and again, while somebody else pings down a line of another table.
"""

import asyncio
import contextlib
import json
import statistics
import tempfile
import time

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from benchmarks.tables_clients import Socket
from impera.tables.commands.command import BESIDE_MOST
from impera.tables.commands.talking import SAID_MOST
from impera.tables.table import UNDONE_MOST

PING_EVERY = 0.02
FILL_SECONDS = 150.0  # for the undos; on a full machine there are fewer
PLAYED = ("acted", "undone", "started")


class Logs:
    """One run."""

    def __init__(self, reads: int, minutes: float) -> None:
        self.progress = Progress("reads of the whole log", 2 * reads, minutes)
        self.entries = self.size = self.undone = 0
        self.took: dict[str, list[float]] = {"since=0": [], "statistics": []}
        self.pings: dict[str, list[float]] = {"alone": [], "beside": []}

    async def attack(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Forked(IMPERA_DATA=folder) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=120) as http:
                token = (await http.post("/api/guests", json={"name": "Long"})).json()["token"]
                self.head = {"authorization": f"Bearer {token}"}
                table = await self._make(http)
                await self._fill(server, table, token)
                pinging = asyncio.create_task(self._ping(server, await self._make(http), token))
                await asyncio.sleep(5)
                self.is_beside = True
                await self._read(http, table)
                pinging.cancel()

    is_beside = False

    async def _make(self, http: httpx.AsyncClient) -> str:
        asked = {"players": 2, "bot": "random", "seat": 1}
        return (await http.post("/api/quick", json=asked, headers=self.head)).json()["table"]["id"]

    async def _fill(self, server: Forked, table: str, token: str) -> None:
        """Talk and switch as often as is allowed, then act and undo until that is refused, all down one line."""
        full, refused = asyncio.Event(), 0

        def take(text: str) -> None:
            nonlocal refused
            message = json.loads(text or '{"type": ""}')
            if message["type"] not in ("welcome", "update"):
                refused += message["type"] == "refused"
                return
            self.entries, view = message["version"], message["view"]
            if not view or view["result"] or self.undone > UNDONE_MOST:
                full.set()
            elif message["can_undo"]:
                self.undone += 1
                line.send(json.dumps({"type": "undo", "seq": message["seq"]}))
            elif view["legal"] and message.get("change", {"entry": {"what": "acted"}})["entry"]["what"] in PLAYED:
                line.send(json.dumps({"type": "act", "seq": message["seq"], "action": view["legal"][0]}))

        line = Socket(f"/api/tables/{table}/live", take)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", server.port)
        await line.open
        line.send(json.dumps({"type": "hello", "token": token}))
        for number in range(SAID_MOST):
            line.send(json.dumps({"type": "say", "text": f"word {number} " + "x" * 100}))
        for number in range(BESIDE_MOST):
            line.send(json.dumps({"type": "chat", "on": number % 2 == 1}))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(full.wait(), FILL_SECONDS)
        line.transport.close()

    async def _read(self, http: httpx.AsyncClient, table: str) -> None:
        while not self.progress.is_done:
            for what, path in (
                ("since=0", f"/api/tables/{table}?since=0"),
                ("statistics", f"/api/tables/{table}/statistics"),
            ):
                began = time.perf_counter()
                answer = await http.get(path, headers=self.head)
                self.took[what].append(time.perf_counter() - began)
                self.size = max(self.size, len(answer.content))
                self.progress.step()

    async def _ping(self, server: Forked, table: str, token: str) -> None:
        pong = asyncio.Event()
        line = Socket(f"/api/tables/{table}/live", lambda text: pong.set() if '"pong"' in text else None)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", server.port)
        await line.open
        line.send(json.dumps({"type": "hello", "token": token}))
        while True:
            began = time.perf_counter()
            pong.clear()
            line.send('{"type": "ping"}')
            await pong.wait()
            self.pings["beside" if self.is_beside else "alone"].append(time.perf_counter() - began)
            await asyncio.sleep(PING_EVERY)

    def report(self) -> str:
        took = {what: 1000 * statistics.median(times or [0.0]) for what, times in self.took.items()}
        late = {when: [1000 * _part(times, part) for part in (0.5, 0.99, 1.0)] for when, times in self.pings.items()}
        pings = "; ".join(
            f"{when} {half:.0f} ms in the median, {most:.0f} ms for 99 of 100, {longest:.0f} ms at most"
            for when, (half, most, longest) in late.items()
        )
        return (
            f"A log of {self.entries:,} entries, {self.undone:,} of them undos. Read from its beginning it took "
            f"{took['since=0']:.0f} ms ({self.size / 1e6:.1f} MB), its statistics {took['statistics']:.0f} ms "
            f"(medians of "
            f"{len(self.took['statistics'])}). A ping of somebody else meanwhile: {pings}."
        )


def _part(times: list[float], part: float) -> float:
    ordered = sorted(times) or [0.0]
    return ordered[int(part * (len(ordered) - 1))]


def main() -> None:
    asked = options(__doc__, 10, reads=20)
    run = Logs(asked.reads, asked.minutes)
    conduct("Long logs", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
