"""Many lines that only listen: how much memory do they take, and how long does an action take beside them?

    python -m benchmarks.attacks.idle [--sockets 10000] [--tables 1000] [--seconds 60] [--minutes 20] [--write]

Two people have so many running tables, at which both of them and spectators keep lines open, all on one process. After
a while, in which pings are answered, one more table is played at. To reach: 10,000 lines within 1 GB.
"""

import asyncio
import json
import resource
import statistics
import tempfile
import time

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from benchmarks.tables_clients import Socket

AT_ONCE = 50
OWN_FILES = 200  # of the clients, and of the server
ACTIONS = 40


class Idle:
    """One run."""

    def __init__(self, sockets: int, tables: int, seconds: int, minutes: float) -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        self.wanted, self.files = sockets, hard
        self.progress = Progress("lines", min(sockets, hard - OWN_FILES), minutes)
        self.tables, self.seconds = tables, seconds
        self.lines: list[Socket] = []
        self.times: list[float] = []
        self.lost = self.heard = 0
        self.before = self.after = self.later = self.work = 0.0

    async def attack(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Forked(IMPERA_DATA=folder) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=120) as http:
                tokens = [(await http.post("/api/guests", json={"name": "Idle"})).json()["token"] for _ in range(2)]
                self.before = server.resident
                tables = [await _table(http, tokens) for _ in range(self.tables)]
                await self._open_all(server, tables, tokens)
                self.after, work = server.resident, server.processor
                await asyncio.sleep(self.seconds)
                self.later, self.work = server.resident, (server.processor - work) / self.seconds
                await self._act(http, await _table(http, tokens), tokens)
            lost = self.lost
            for line in self.lines:
                line.transport.abort()
            await asyncio.sleep(0)
            self.lost = lost  # what goes away from here on goes by itself

    async def _open_all(self, server: Forked, tables: list[str], tokens: list[str]) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def open_one(number: int) -> None:
            async with room:
                if self.progress.is_done:
                    return
                line = Socket(f"/api/tables/{tables[number % len(tables)]}/live", self._hear)
                line.connection_lost = self._lose
                await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", server.port)
                await line.open
                whose = number // len(tables)
                line.send(json.dumps({"type": "hello"} | ({"token": tokens[whose]} if whose < 2 else {})))
                self.lines.append(line)
                self.progress.step()

        await asyncio.gather(*(open_one(number) for number in range(self.progress.most)))

    def _hear(self, text: str) -> None:
        self.heard += 1

    def _lose(self, _: Exception | None) -> None:
        self.lost += 1

    async def _act(self, http: httpx.AsyncClient, table: str, tokens: list[str]) -> None:
        heads = [{"authorization": f"Bearer {token}"} for token in tokens]
        for _ in range(ACTIONS):
            state = (await http.get(f"/api/tables/{table}", headers=heads[0])).json()
            who = heads[state["view"]["turn"] - 1]
            legal = (await http.get(f"/api/tables/{table}", headers=who)).json()["view"]["legal"]
            began = time.perf_counter()
            act = {"type": "act", "seq": state["seq"], "action": legal[0]}
            (await http.post(f"/api/tables/{table}/commands", json=act, headers=who)).raise_for_status()
            self.times.append(time.perf_counter() - began)

    def report(self) -> str:
        lines = len(self.lines)
        why = "time was up" if lines < self.progress.most else f"a process may open {self.files:,} files here"
        possible = "" if lines >= self.wanted else f" of {self.wanted:,} ({why})"
        lost = "none was lost" if not self.lost else f"{self.lost:,} were lost"
        spent = f"{self.work:.0%} of a core" if self.work else "not measured"
        act = f"{1000 * statistics.median(self.times):.0f} ms" if self.times else "not measured"
        return (
            f"{lines:,} lines{possible} open at {self.tables:,} running tables of one process: {self.after:.0f} "
            f"MB when "
            f"all were there, {self.later:.0f} MB after {self.seconds} s ({self.before:.0f} MB without tables "
            f"or lines; to "
            f"reach: 1,000 MB); {lost}. Listening cost {spent}; a durable action beside them took {act} (median of "
            f"{len(self.times)})."
        )


async def _table(http: httpx.AsyncClient, tokens: list[str]) -> str:
    heads = [{"authorization": f"Bearer {token}"} for token in tokens]
    asked = {"options": {"players": 2}, "sit": 1}
    table: str = (await http.post("/api/tables", json=asked, headers=heads[0])).json()["table"]["id"]
    await http.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 2}, headers=heads[1])
    await http.post(f"/api/tables/{table}/commands", json={"type": "start"}, headers=heads[0])
    return table


def main() -> None:
    asked = options(__doc__, 20, sockets=10_000, tables=1000, seconds=60)
    run = Idle(asked.sockets, asked.tables, asked.seconds, asked.minutes)
    conduct("Idle lines", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
