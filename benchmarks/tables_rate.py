"""The highest rate of durable actions that one process holds, with 99 of 100 told to everyone within 100 ms.

    python -m benchmarks.tables_rate [--before CHECKOUT] [--rounds 3] [--tables 300] [--write]

The rate is raised by a fifth until it is no longer held, twice for a few seconds, at the same tables. With `--before`
the code of another checkout is measured in the same run, in turns with this one, so that both meet the same machine.
The processor time for one action is taken over all rates that were held.
"""

import argparse
import asyncio
import os
import platform
import random
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import uvloop

from benchmarks.tables import RESULTS, Times, make_tables, server, timed
from benchmarks.tables_clients import Game

LIMIT = 0.1  # seconds within which 99 of 100 are told
SHARE = 0.95  # of what is offered must be taken
STEP = 1.2
HEADING = "## The highest rate"


@dataclass(frozen=True)
class Found:
    """One search."""

    cost: float  # processor seconds of the server for one action, over the rates that were held
    highest: float  # actions a second


async def search(port: int, process: subprocess.Popen, options: argparse.Namespace) -> Found:
    made = await make_tables([port], options.tables, 2)
    games = [Game(table, 1.0, random.Random(table)) for _, table, _ in made]
    for game, (_, _, tokens) in zip(games, made, strict=True):
        for token in tokens:
            await game.join("127.0.0.1", port, token)
    await asyncio.sleep(0.5)
    rate, highest, work, taken = options.rate, 0.0, 0.0, 0
    await offer(games, rate, 2, process)  # everyone has come in, and everything has been touched once
    while True:
        times, share = await offer(games, rate, options.seconds, process)
        if not is_held(times, share):  # perhaps it was somebody else: once more
            times, share = await offer(games, rate, options.seconds, process)
        late = 1000 * times.late
        print(f"  {rate:6.0f} offered, {share:4.0%} taken, 99 of 100 within {late:4.0f} ms", flush=True)
        if not taken or is_held(times, share):
            work, taken = work + times.processor, taken + len(times.times)
        if not is_held(times, share):
            return Found(work / taken, highest)
        highest, rate = rate, rate * STEP


def is_held(times: Times, share: float) -> bool:
    return times.late <= LIMIT and share >= SHARE


async def offer(games: list[Game], rate: float, seconds: float, process: subprocess.Popen) -> tuple[Times, float]:
    """Offer a rate; the times, and the share of it that was taken. A game begins within its first pace."""
    running = [game for game in games if not game.is_over]
    pace = len(running) / rate
    for game in running:
        game.pace, game.times = pace, []
    took, work = await timed([game.play for game in running], seconds, [process])
    times = [each for game in running for each in game.times]
    return Times(times, took, work), len(times) / (rate * (seconds - pace / 2))


def measure(checkout: Path | None, options: argparse.Namespace) -> Found:
    settings = {"PYTHONPATH": str(checkout / "src")} if checkout else {}
    with tempfile.TemporaryDirectory() as folder, server(IMPERA_DATA=folder, **settings) as (port, process):
        return uvloop.run(search(port, process, options))


def row(name: str, found: list[Found]) -> str:
    costs, rates = [1000 * each.cost for each in found], [each.highest for each in found]
    return (
        f"| {name} | {statistics.median(costs):.3f} ms ({min(costs):.3f} to {max(costs):.3f}) | "
        f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f}) |"
    )


def report(found: dict[str, list[Found]], options: argparse.Namespace) -> str:
    rows = "\n".join(row(name, each) for name, each in found.items())
    return f"""{HEADING}

Measured {datetime.now(UTC):%Y-%m-%d} on {platform.machine()}, Python {platform.python_version()},
{os.cpu_count()} cores shared with other work (load {os.getloadavg()[0]:.0f} at the end: 2 is full), by
`python -m benchmarks.tables_rate --before CHECKOUT --write`: {options.tables} tables of 2 on one process with SQLite,
{options.rounds} rounds in turns, {options.seconds:.0f} s a rate; median (lowest to highest). What a rate comes to
depends on what others leave of the machine: it compares within a run, and is no measure of what an idle machine holds.

| code | server's processor for one action | actions a second, 99 of 100 within 100 ms |
|---|---|---|
{rows}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="another checkout, measured in turns")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=300, help="the first rate")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--write", action="store_true", help="write it into benchmarks/tables.md")
    options = parser.parse_args()
    codes = ({"before": options.before} if options.before else {}) | {"now": None}
    found: dict[str, list[Found]] = {name: [] for name in codes}
    for _ in range(options.rounds):
        for name, checkout in codes.items():
            print(name, flush=True)
            found[name].append(measure(checkout, options))
    text = report(found, options)
    print(text)
    if options.write:
        kept = RESULTS.read_text("utf-8").partition(HEADING)[0].rstrip()
        RESULTS.write_text(f"{kept}\n\n{text}", "utf-8")


if __name__ == "__main__":
    main()
