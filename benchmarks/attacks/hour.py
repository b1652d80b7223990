"""An hour of play in fast motion: does memory stay flat?

    python -m benchmarks.attacks.hour [--hours 1] [--tables 30] [--minutes 30] [--write]

Live tables over a SQLite file, in a time of their own that passes as soon as nothing is left to be done. People think
for a few seconds, talk, take actions back, lose their lines and come back, leave for good, and begin the next game when
one has ended; bots play in between at their own pace, clocks run, tables that nobody asks for are closed.
"""

import asyncio
import gc
import os
import random
import re
import selectors
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.attacks.conduct import Progress, conduct, options
from impera.errors import ImperaError
from impera.server.bots import RegistryBots
from impera.server.house import warm
from impera.store.sqlite import SqliteStore
from impera.tables import commands
from impera.tables.entry import Person
from impera.tables.laying import TablePlan
from impera.tables.live_tables import LiveTables
from impera.tables.options import ClockOptions, Options
from impera.tables.thinking import Thinking

LOOKS = 12  # at the memory, at the ends of so many equal parts
SETTLED = 3  # parts after which it should be flat
BOTS = ("light", "ladder:2", "ladder:7")


class _Loop(asyncio.SelectorEventLoop):
    """Time passes when nothing else is to be done, here or in a thread that somebody waits for."""

    def __init__(self) -> None:
        self.passed, self.in_threads = 0.0, 0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.passed

    def run_in_executor(self, executor, work, *given):
        self.in_threads += 1
        future = super().run_in_executor(executor, work, *given)
        future.add_done_callback(self._came_back)
        return future

    def _came_back(self, _: object) -> None:
        self.in_threads -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: _Loop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if self._loop.in_threads or timeout is None:
            return super().select(0.05 if timeout is None else min(timeout, 0.05))
        self._loop.passed += max(0.0, timeout)
        return super().select(0)


class Guest:
    """Somebody who sits or watches: takes what is sent, and keeps nothing of it."""

    def __init__(self, person: Person | None) -> None:
        self.person, self.muted = person, frozenset[str]()
        self.messages = self.bytes = 0

    def send(self, message: bytes) -> None:
        self.messages += 1
        self.bytes += len(message)


class Hour:
    """One run."""

    def __init__(self, hours: int, tables: int, minutes: float) -> None:
        self.seconds, self.count = 3600.0 * hours, tables
        self.progress = Progress("seconds of play", int(self.seconds), minutes)
        self.rng = random.Random(17)
        self.did: Counter[str] = Counter()
        self.memory: list[float] = []
        self.objects: list[int] = []
        self.messages = 0

    def attack(self) -> None:
        warm()
        with asyncio.Runner(loop_factory=_Loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        loop = asyncio.get_running_loop()
        with tempfile.TemporaryDirectory() as folder:
            store = await SqliteStore.open(Path(folder) / "impera.db")
            tables = LiveTables(
                store, Thinking(RegistryBots(), 2), lambda: 10**12 + int(1000 * loop.time()), bot_pause=0.1
            )
            await tables.start()
            playing = [asyncio.create_task(self._play(tables, number)) for number in range(self.count)]
            part = self.seconds / LOOKS
            while loop.time() < self.seconds and not self.progress.is_done:
                await asyncio.sleep(part)
                gc.collect()
                self.memory.append(_resident())
                self.objects.append(len(gc.get_objects()))
                self.progress.step(int(part))
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            self.did["entries"] = sum(tables.counts.values())
            self.did["failures"] = tables.failures
            await tables.stop()
            await store.close()
            for error in ended:
                if isinstance(error, Exception):
                    raise error

    async def _play(self, tables: LiveTables, number: int) -> None:
        """Two people play game after game, against each other or with bots."""
        people = [Person(f"person{number}-{place}", f"Guest {place}") for place in range(2)]
        while True:
            players = self.rng.choice((2, 3, 4))
            clock = ClockOptions("seconds", self.rng.choice((20, 60))) if self.rng.random() < 0.5 else ClockOptions()
            bots = dict.fromkeys(range(3, players + 1), self.rng.choice(BOTS))
            live = await tables.create(TablePlan(Options(players=players, clock=clock), people[0], bots=bots, seat=1))
            await live.do(lambda table, at: commands.Sit(2).decide(table, people[1], at))
            await live.do(lambda table, at: commands.Start().decide(table, people[0], at))
            await asyncio.gather(*(self._sit(tables, live.id, person) for person in people))
            self.did["games"] += 1

    async def _sit(self, tables: LiveTables, match: str, person: Person) -> None:
        guest = Guest(person)
        live = await tables.open(match)
        live.join(guest)
        while live.status == "running":
            await asyncio.sleep(self.rng.uniform(0.2, 6.0))
            for command in self._wishes(live, person):
                try:
                    await live.do(lambda table, at, command=command: command.decide(table, person, at))
                    self.did[type(command).__name__] += 1
                except ImperaError:
                    self.did["refused"] += 1
            if self.rng.random() < 0.01:
                live.part(guest)
                await asyncio.sleep(self.rng.choice((1.0, 5.0, 90.0)))
                live = await tables.open(match)
                live.join(guest)
                self.did["lines lost"] += 1
        live.part(guest)
        self.messages += guest.messages

    def _wishes(self, live: Any, person: Person) -> Iterator[commands.Command]:
        table, chance = live.table, self.rng.random()
        seat = table.seat_of(person.id)
        if seat is not None and table.holder(seat).gone:
            yield commands.Return()
        elif table.deciding == seat and table.legal:
            yield commands.Act(table.seq, self.rng.choice(table.legal).text)
            if chance < 0.1 and table.can_undo(seat):
                yield commands.Undo(table.seq)
        if chance > 0.97:
            yield commands.Say("well played, and good luck for the next one")
        if chance > 0.999:
            yield commands.Leave()

    def report(self) -> str:
        settled = self.memory[SETTLED:] or self.memory or [0.0]
        did = ", ".join(f"{what} {count:,}" for what, count in self.did.most_common())
        return (
            f"{self.progress.count / 60:.0f} minutes at {self.count} tables in {self.progress.seconds:.0f} s: {did}; "
            f"{self.messages:,} messages. Memory at the ends of {len(self.memory)} equal parts: "
            f"{', '.join(f'{each:.0f}' for each in self.memory)} MB; from part {SETTLED + 1} on it grew by "
            f"{settled[-1] - settled[0]:+.0f} MB. Objects, in thousands: "
            f"{', '.join(f'{each / 1000:.0f}' for each in self.objects)}."
        )


def _resident() -> float:
    text = Path(f"/proc/{os.getpid()}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


def main() -> None:
    asked = options(__doc__, 30, hours=1, tables=30)
    run = Hour(asked.hours, asked.tables, asked.minutes)
    conduct("An hour in fast motion", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
