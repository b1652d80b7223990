"""Whole logs, read to their beginning: what they brought is worked out once, off the loop, and kept for a while.

A log is replayed to learn what it brought, which takes a third of a millisecond for each entry. Whoever asks again is
given what was worked out before, and what has been written since is followed from there.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from impera.tables.entry import Change, Entry
from impera.tables.ports import Store
from impera.tables.table import Table

KEPT_MOST = 20_000  # entries of all kept logs together; the one read last is kept however long it is


@dataclass(slots=True)
class KeptLog:
    """A log as far as it was read: its table at that point, and what each entry brought."""

    table: Table
    changes: list[Change] = field(default_factory=list)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Let more of it happen."""
        for entry in entries:
            if entry.seq == self.table.version + 1:
                self.changes.append(self.table.follow(entry))

    def since(self, version: int) -> list[Change]:
        """What was brought after a version."""
        return self.changes[bisect_right(self.changes, version, key=lambda change: change.entry.seq) :]


class KeptLogs:
    """The logs that were read last."""

    def __init__(self, store: Store, long_work: asyncio.Semaphore, most: int = KEPT_MOST) -> None:
        """Keep so many entries at most; only so much long work is done at once."""
        self._store, self._long_work, self._most = store, long_work, most
        self._logs: OrderedDict[str, KeptLog] = OrderedDict()

    @property
    def entries(self) -> int:
        """How many are kept."""
        return sum(len(log.changes) for log in self._logs.values())

    def drop(self, match: str) -> None:
        """Whoever asks next reads it anew."""
        self._logs.pop(match, None)

    async def changes(self, table: Table, since: int) -> list[Change]:
        """What the log of a table has brought after a version."""
        match = table.match
        async with self._long_work:
            log = self._logs.pop(match.id, None) or KeptLog(Table(match, table.clock.outages))
            entries = await self._store.entries(match.id, log.table.version)
            await asyncio.to_thread(log.follow, entries)
            self._logs[match.id] = log
            while len(self._logs) > 1 and self.entries > self._most:
                self._logs.popitem(last=False)
        return log.since(since)
