"""Lines that never read what they are sent: are they cut off, and what do they cost while they last?

    python -m benchmarks.attacks.deaf [--readers 149] [--minutes 3] [--write]

So many lines at one table say hello and read nothing, while the host makes news without end. Measured is when
each was cut off, what memory the server held, and that the deaf one at a seat is shown as gone.
"""

import asyncio
import contextlib
import tempfile
import time

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from impera.client import Client, RefusedError
from tests.server.serving import full_table, guests, never_reading


class Deaf:
    """One run."""

    def __init__(self, readers: int, minutes: float) -> None:
        self.progress = Progress("deaf readers cut off", readers, minutes)
        self.lasted: list[float] = []
        self.before = self.most = self.after = 0.0
        self.shown = ""

    async def attack(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Forked(IMPERA_DATA=folder) as server:
            async with contextlib.AsyncExitStack() as stack:
                people = await guests(stack, server.address, 2)
                table = await full_table(people)
                self.before = server.resident
                tokens = [people[1].token, *[""] * (self.progress.most - 1)]
                works = [asyncio.create_task(self._be_deaf(server, table, token)) for token in tokens]
                talk = asyncio.create_task(self._talk(people[0], table))
                await asyncio.gather(*works)
                talk.cancel()
                await asyncio.sleep(2)
                state = await people[0].ask("GET", f"/tables/{table}")
                self.shown = state["table"]["seats"][1]["presence"]
                self.after = server.resident
                assert server.tracebacks == 0, server.log.read_text()[-2000:]

    async def _be_deaf(self, server: Forked, table: str, token: str) -> None:
        async with never_reading(server.address, table, token) as deaf:
            began = time.monotonic()
            loop = asyncio.get_running_loop()
            while not self.progress.is_done:
                await asyncio.sleep(0.2)
                self.most = max(self.most, server.resident)
                try:  # a pong that nobody asked for: a line that was cut off says so
                    await loop.sock_sendall(deaf, bytes([0x8A, 0x80, 0, 0, 0, 0]))
                except OSError:
                    self.lasted.append(time.monotonic() - began)
                    self.progress.step()
                    return

    async def _talk(self, person: Client, table: str) -> None:
        """Switch the talk off and on for as long as the log takes it, which everybody is told."""
        on = False
        while True:
            with contextlib.suppress(httpx.HTTPError, RefusedError):
                await person.command(table, "chat", on=on)
            on = not on
            await asyncio.sleep(0.01)

    def report(self) -> str:
        ordered = sorted(self.lasted) or [0.0]
        return (
            f"{len(self.lasted):,} of {self.progress.most:,} deaf lines at one table were cut off, the first after "
            f"{ordered[0]:.0f} s, the last after {ordered[-1]:.0f} s; the server held {self.before:.0f} MB before, "
            f"{self.most:.0f} MB at most, {self.after:.0f} MB afterwards. The one who sits there deaf is shown as "
            f"{self.shown!r}."
        )


def main() -> None:
    asked = options(__doc__, 3, readers=149)
    run = Deaf(asked.readers, asked.minutes)
    conduct("Deaf readers", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
