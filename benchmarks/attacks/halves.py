"""Half-sent requests from one address: can anybody else still be served?

    python -m benchmarks.attacks.halves [--halves 1100] [--files 1024] [--minutes 5] [--write]

The server may open so many files. One address opens connections, sends half of a request on each and no more, and opens
another for each that is cut off. Meanwhile somebody at another address asks for `/health` on new connections.
"""

import asyncio
import random
import tempfile
import time

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from tests.server.nonsense import HALVES

ASKED_EVERY = 0.1
AGAIN_AFTER = 1.0  # seconds until somebody who was cut off comes again
LASTS = 30.0  # seconds: longer than any half is waited for


class Halves:
    """One run."""

    def __init__(self, halves: int, files: int, minutes: float) -> None:
        self.most, self.files = halves, files
        self.progress = Progress("half requests", 10**9, min(minutes, LASTS / 60))
        self.rng = random.Random(17)
        self.cut_off = self.held = self.held_most = self.refused = 0
        self.times: list[float] = []

    async def attack(self) -> None:
        given = {"IMPERA_LIMITS": "yes"}
        with tempfile.TemporaryDirectory() as folder, Forked(self.files, IMPERA_DATA=folder, **given) as server:
            works = [asyncio.create_task(self._hold(server.port)) for _ in range(self.most)]
            await self._ask(server.port)
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            assert server.tracebacks == 0, server.log.read_text()[-2000:]

    async def _hold(self, port: int) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
            except OSError:
                await asyncio.sleep(0.2)
                continue
            try:
                writer.write(self.rng.choice(list(HALVES.values())))
                self.progress.step()
                self.held += 1
                self.held_most = max(self.held_most, self.held)
                while await reader.read(1000):
                    pass
            except ConnectionError:
                pass
            finally:
                self.held -= 1
                self.cut_off += 1
                writer.transport.abort()
            await asyncio.sleep(AGAIN_AFTER)

    async def _ask(self, port: int) -> None:
        while not self.progress.is_done:
            began = time.perf_counter()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                answer = await asyncio.wait_for(reader.readline(), 20)
                writer.transport.abort()
            except (OSError, TimeoutError):
                answer = b""
            if b" 200 " in answer:
                self.times.append(time.perf_counter() - began)
            else:
                self.refused += 1
            await asyncio.sleep(ASKED_EVERY)

    def report(self) -> str:
        ordered = sorted(self.times) or [0.0]
        return (
            f"{self.most:,} at once from one address, {self.progress.count:,} in all, in "
            f"{self.progress.seconds:.0f} s, "
            f"against a process that may open {self.files:,} files: at most {self.held_most:,} were held, "
            f"{self.cut_off:,} were cut off. Somebody at another address asked "
            f"{len(self.times) + self.refused:,} times "
            f"meanwhile and was answered {len(self.times):,} times, within "
            f"{1000 * ordered[len(ordered) // 2]:.0f} ms "
            f"(median), {1000 * ordered[-1]:.0f} ms at most."
        )


def main() -> None:
    asked = options(__doc__, 5, halves=1100, files=1024)
    run = Halves(asked.halves, asked.files, asked.minutes)
    conduct("Half requests", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
