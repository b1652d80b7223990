"""What live tables are given by whoever opens them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from impera.tables.bot_turns import Spawn
from impera.tables.entry import Entry
from impera.tables.kept_logs import KeptLogs
from impera.tables.ports import Now, Store
from impera.tables.settle import Settling
from impera.tables.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What live tables are given."""

    store: Store
    thinking: Thinking
    settling: Settling
    now: Now
    publish: Callable[[str], Awaitable[None]]  # to the other processes
    process: str  # the name of this one among them
    spawn: Spawn
    count: Callable[[Entry], None]
    on_trouble: Callable[[BaseException], None]
    logs: KeptLogs
    long_work: asyncio.Semaphore  # off the loop, one at a time
    bot_pause: float = 0.0
    retention_days: int = 0
