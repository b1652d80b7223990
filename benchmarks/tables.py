"""Tables under load: many games at once over loopback, every action durable before anyone is told.

    python -m benchmarks.tables [--tables 500] [--rate 1600] [--seconds 20] [--postgres] [--write]

Each table acts at its own steady pace, so that the load is offered and not a closed loop; what is measured is the
time from sending an action to the moment the last one at the table has been told. In the same run the same sockets
send a minimal message that the server only echoes. The clients share the machine with the server; the processor time
of the server for one action hardly depends on what else the machine does.
"""

import argparse
import asyncio
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import httpx

from benchmarks.tables_clients import Game

RESULTS = Path(__file__).with_name("tables.md")


@contextmanager
def server(*command: str, **settings: str) -> Iterator[tuple[int, subprocess.Popen]]:
    """A server on a free port, once it answers; the command is a module and its arguments, if not the usual one."""
    from tests.contracts.postgres import free_port

    port = free_port()
    environment = (
        os.environ | {"IMPERA_PORT": str(port), "IMPERA_LIMITS": "no", "IMPERA_LOG_LEVEL": "warning"} | settings
    )
    process = subprocess.Popen([sys.executable, "-m", *(command or ("impera.server.run",))], env=environment)
    try:
        for _ in range(600):
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


@dataclass(frozen=True)
class Times:
    """How long each of many messages took, and what they cost the servers."""

    times: list[float]
    seconds: float
    processor: float

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    @property
    def median(self) -> float:
        return statistics.median(self.times)

    @property
    def late(self) -> float:
        return sorted(self.times)[int(0.99 * (len(self.times) - 1))]

    @property
    def cost(self) -> float:
        """Processor seconds of all servers for one message."""
        return self.processor / len(self.times)


@dataclass(frozen=True)
class Figures:
    """One run."""

    name: str
    actions: Times
    echoes: Times
    refused: int
    clients: float  # of a core
    idle: float  # KB for a table
    joined: float  # KB for a table with its sockets
    machine: float  # its load

    def rows(self) -> str:
        return "\n".join(
            f"| {self.name}: {what} | {each.rate:,.0f} | {1000 * each.median:.1f} ms | {1000 * each.late:.1f} ms | "
            f"{1000 * max(each.times):.0f} ms | {1000 * each.cost:.2f} ms |"
            for what, each in (("durable actions", self.actions), ("echo", self.echoes))
        )

    def notes(self) -> str:
        actions, echoes = self.actions, self.echoes
        return (
            f"* {self.name}: an action takes {actions.median / echoes.median:.1f} times as long as an echo (medians)\n"
            f"  and {actions.cost / echoes.cost:.1f} times its processor; {len(actions.times):,} actions, "
            f"{self.refused} refused; the clients took {self.clients:.0%} of a core;\n"
            f"  {self.idle:.0f} KB for an idle table, {self.joined:.0f} KB with its sockets open; "
            f"the machine's load was {self.machine:.1f}."
        )


async def load(ports: list[int], options: argparse.Namespace, name: str, servers: list[subprocess.Popen]) -> Figures:
    before = sum(map(resident, servers))
    made = await make_tables(ports, options.tables, options.players)
    idle = sum(map(resident, servers)) - before
    pace = options.tables / options.rate
    games = [Game(table, pace, random.Random(table)) for _, table, _ in made]
    for game, (port, _, tokens) in zip(games, made, strict=True):
        for token in tokens:
            await game.join("127.0.0.1", port, token)
    await asyncio.sleep(0.5)
    joined = sum(map(resident, servers)) - before
    echo_seconds, echo_work = await timed([game.echo for game in games], options.seconds / 2, servers)
    own = time.process_time()
    seconds, work = await timed([game.play for game in games], options.seconds, servers)
    own = time.process_time() - own
    return Figures(
        name,
        Times([each for game in games for each in game.times], seconds, work),
        Times([each for game in games for each in game.echoes], echo_seconds, echo_work),
        sum(game.refused for game in games),
        own / seconds,
        idle / options.tables / 1024,
        joined / options.tables / 1024,
        os.getloadavg()[0],
    )


async def timed(works: list, length: float, servers: list[subprocess.Popen]) -> tuple[float, float]:
    """Let all work for so long; the seconds it took, and those of the servers' processors."""
    start, before = time.perf_counter(), sum(map(processor, servers))
    await asyncio.gather(*(work(start + length) for work in works))
    seconds, spent = time.perf_counter() - start, sum(map(processor, servers)) - before
    await asyncio.sleep(0.5)
    return seconds, spent


def report(figures: list[Figures], options: argparse.Namespace) -> str:
    machine = f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores shared with other work"
    load = f"{options.tables} tables of {options.players} at once, {options.rate:,.0f} actions a second offered"
    rows, notes = "\n".join(each.rows() for each in figures), "\n".join(each.notes() for each in figures)
    return f"""# Tables under load

Measured {datetime.now(UTC):%Y-%m-%d} on {machine},
by `python -m benchmarks.tables --postgres --write`. {load}, with clients on
loopback on the same machine. The time is from sending an action to the moment everyone at the table has been told; it
is on the disk by then. To reach: 1,500 a second, 99 of 100 within 100 ms, 100 KB for an idle table. The times depend on
what else the machine does (its load is given: 2 is full), the processor time for one hardly.

| what | per second | median | 99 of 100 within | longest | servers' processor for one |
|---|---|---|---|---|---|
{rows}

{notes}
"""


def measure(options: argparse.Namespace) -> Iterator[Figures]:
    import uvloop

    with tempfile.TemporaryDirectory() as folder, server(IMPERA_DATA=folder) as (port, process):
        yield uvloop.run(load([port], options, "one process, SQLite", [process]))
    if options.postgres:
        from tests.contracts.postgres import running_postgres

        with ExitStack() as stack:
            url = stack.enter_context(running_postgres())
            servers = [stack.enter_context(server(IMPERA_DATABASE=url)) for _ in range(2)]
            ports, processes = [port for port, _ in servers], [process for _, process in servers]
            yield uvloop.run(load(ports, options, "two processes, PostgreSQL", processes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1600)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="also two processes on PostgreSQL")
    parser.add_argument("--write", action="store_true", help="write benchmarks/tables.md")
    options = parser.parse_args()
    text = report(list(measure(options)), options)
    print(text)
    if options.write:
        found = RESULTS.read_text("utf-8").partition("## The highest rate")  # what tables_rate wrote
        RESULTS.write_text(f"{text}\n{found[1]}{found[2]}".rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
