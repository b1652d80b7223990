"""Can many tables of the strongest bots starve the others? A quick bot's turn beside them, and everybody's waits.

    python -m benchmarks.attacks.crowd [--tables 100] [--seconds 40] [--pause 8] [--write]

First three people play against the quickest bot alone on the server. Then so many people, each from an address of
their own, play against the strongest one, thinking for about `pause` seconds at each turn, and the three go on.
Measured is what a person sees: from the end of their turn to the moment at which they decide again. To reach: a quick
bot's turn at most twice what it takes alone, nobody waits more than 5 s for a bot. The clients share the machine.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

import httpx

from benchmarks.tables import processor, server
from benchmarks.tables_clients import Socket

QUICK, STRONG = "ladder:1", "ladder:10"
RESULTS = Path(__file__).with_name("crowd.md")


class Player:
    """Somebody who plays against one bot, and notes how long its turns take."""

    def __init__(self, port: int, number: int, bot: str, pause: float) -> None:
        self.port, self.bot, self.pause = port, bot, pause
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.rng = random.Random(number)
        self.waits: list[float] = []
        self.ended = 0.0  # when the own turn ended; 0: it has not
        self.hurried = self.refused = 0
        self.gaps: list[float] = []  # between the messages of the wait that goes on
        self.last = 0.0
        self.longest: tuple[float, list[float]] = (0.0, [])

    async def sit_down(self) -> None:
        """Be somebody, make a table, open a line."""
        way = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=60) as http:
            self.token = (await http.post("/api/guests", json={"name": "Crowd"})).json()["token"]
            head = {"authorization": f"Bearer {self.token}"}
            asked = {"players": 2, "bot": self.bot, "seat": 1}
            self.table = (await http.post("/api/quick", json=asked, headers=head)).json()["table"]["id"]
        self.socket = Socket(f"/api/tables/{self.table}/live", self.take)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.socket, "127.0.0.1", self.port, local_addr=(self.address, 0))
        await self.socket.open
        self.socket.send(json.dumps({"type": "hello", "token": self.token}))

    def take(self, text: str) -> None:
        message = json.loads(text or "{}")
        if message.get("type") == "presence":
            self.hurried += message["table"]["hurried"]
        if message.get("type") == "refused":
            self.refused += 1
        if message.get("type") not in ("welcome", "update") or not message["view"]:
            return
        if message["view"]["result"]:
            self.ended = 0.0
            asyncio.get_running_loop().create_task(self.sit_down())
            return
        legal, now = message["view"]["legal"], time.perf_counter()
        is_mine = message["view"]["turn" if "turn" in message["view"] else "deciding"] == 1
        if not is_mine:
            self.gaps = [*self.gaps, now - self.last] if self.ended else []
            self.ended, self.last = self.ended or now, now
            return
        is_new = self.ended > 0 or message["type"] == "welcome"
        if self.ended:
            self.waits.append(now - self.ended)
            self.longest = max(self.longest, (now - self.ended, [*self.gaps, now - self.last]))
            self.ended = 0.0
        wait = self.rng.uniform(0.5, 1.5) * self.pause if is_new else 0.05
        act = json.dumps({"type": "act", "seq": message["seq"], "action": self.rng.choice(legal)})
        asyncio.get_running_loop().call_later(wait, self.socket.send, act)

    def begin(self) -> None:
        """Count from now on."""
        self.waits, self.longest = [], (0.0, [])

    def waiting(self) -> list[float]:
        """Every wait, and the one that goes on."""
        going_on = [time.perf_counter() - self.ended] if self.ended else []
        return self.waits + going_on

    def leave(self) -> None:
        self.socket.transport.close()


async def metrics(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(trust_env=False) as http:
        head = {"authorization": "Bearer bench"}
        text = (await http.get(f"http://127.0.0.1:{port}/metrics", headers=head)).text
    return {name: float(value) for name, value in re.findall(r"^(impera_\w+) ([\d.e+-]+)$", text, re.M)}


def _written(player: Player) -> str:
    return " + ".join(f"{gap:.1f}" for gap in player.longest[1])


def row(name: str, waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    late = ordered[int(0.99 * (len(ordered) - 1))]
    return f"| {name} | {len(waits)} | {statistics.median(ordered):.2f} s | {late:.2f} s | {ordered[-1]:.2f} s |"


async def measure(port: int, process: subprocess.Popen, options: argparse.Namespace) -> str:
    quick = [Player(port, number, QUICK, 0.5) for number in range(3)]
    for player in quick:
        await player.sit_down()
    await asyncio.sleep(3)
    for player in quick:
        player.begin()
    load_before = os.getloadavg()[0]
    await asyncio.sleep(options.seconds / 2)
    alone = [wait for player in quick for wait in player.waiting()]
    crowd = [Player(port, 10 + number, STRONG, options.pause) for number in range(options.tables)]
    for player in crowd:
        await player.sit_down()
    await asyncio.sleep(options.pause)
    for player in (*quick, *crowd):
        player.begin()
    before, oldest, longest = await metrics(port), 0.0, 0.0
    work, began = processor(process), time.perf_counter()
    for _ in range(options.seconds):
        await asyncio.sleep(1)
        now = await metrics(port)
        oldest, longest = (
            max(oldest, now["impera_thoughts_oldest_seconds"]),
            max(longest, now["impera_thoughts_waiting"]),
        )
    had = (processor(process) - work) / (time.perf_counter() - began)
    beside = [wait for player in quick for wait in player.waiting()]
    waits = [wait for player in crowd for wait in player.waiting()]
    thoughts = now["impera_thoughts_total"] - before["impera_thoughts_total"]
    hurried = now["impera_thoughts_hurried_total"] - before["impera_thoughts_hurried_total"]
    seconds = now["impera_thought_seconds_total"] - before["impera_thought_seconds_total"]
    told = sum(player.hurried > 0 for player in crowd)
    for player in (*quick, *crowd):
        player.leave()
    waited = "; ".join(map(_written, sorted(crowd, key=lambda player: -player.longest[0])[:3]))
    ratio = statistics.median(beside) / statistics.median(alone)
    command = f"--tables {options.tables} --seconds {options.seconds} --pause {options.pause:g} --write"
    load = f"the machine's load was {load_before:.1f} before the crowd came and {os.getloadavg()[0]:.1f} at the end"
    return f"""# A crowd of champions

Measured {datetime.now(UTC):%Y-%m-%d} by `python -m benchmarks.attacks.crowd {command}`
on {os.cpu_count()} cores that other work was using too: {load}
(2 is full). What a person waits for a bot, from the end of their turn to their next decision.

| who waits | turns | median | 99 of 100 within | longest |
|---|---|---|---|---|
{row(f"for {QUICK}, alone on the server", alone)}
{row(f"for {QUICK}, beside {options.tables} tables of {STRONG}", beside)}
{row(f"for {STRONG}, at one of {options.tables} tables", waits)}

A quick bot's turn takes {ratio:.2f} times what it takes alone (medians). In these {options.seconds} s there were
{thoughts:.0f} thoughts, {seconds:.0f} s long together, {hurried:.0f} of them hurried ({told} of {options.tables} people
were told so); at most {longest:.0f} waited, the oldest for {oldest:.2f} s. The server had {had:.2f} of the cores.
To reach: a quick bot's turn at most twice what it takes alone, nobody waits more than 5 s.

The longest waits, as the times between one message and the next: {waited}.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--pause", type=float, default=8.0)
    parser.add_argument("--write", action="store_true", help="write benchmarks/attacks/crowd.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        given = {"IMPERA_DATA": folder, "IMPERA_METRICS_TOKEN": "bench", "IMPERA_LIMITS": "yes"}
        with server(**given) as (port, process):
            text = asyncio.run(measure(port, process, options))
    print(text)
    if options.write:
        RESULTS.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
