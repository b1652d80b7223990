"""The live tables of this process: opened when they are asked for, ticked, closed when nobody asks any more.

There is one live table for a match by construction: a match has one task that opens it, and whoever asks waits for it.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from impera.tables import commands
from impera.tables.branching import branch_point
from impera.tables.clock import Outage
from impera.tables.entry import Entry, Person
from impera.tables.errors import NotFoundError, SequenceTakenError, StoreError, TableError
from impera.tables.forever import Forever
from impera.tables.forgetting import new_alias
from impera.tables.kept_logs import KeptLogs
from impera.tables.laying import TablePlan, lay, plan_branch, plan_rematch
from impera.tables.live import LiveTable
from impera.tables.options import DAY
from impera.tables.ports import Now, Store
from impera.tables.release import Pace
from impera.tables.settle import Settling
from impera.tables.surroundings import Surroundings
from impera.tables.table import Table
from impera.tables.thinking import Thinking
from impera.wire.bodies import NewBranch

TICK = 0.25  # seconds between two looks at clocks and presence
TICK_MOST = 10.0  # seconds that one table may take for it
HEARTBEAT = 2.0
UNDER_WAY = ("open", "running")
OnTrouble = Callable[[BaseException], None]

EVERY_MATCH = 1_000_000


class LiveTables:
    """Every table that is live in this process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        now: Now,
        *,
        on_trouble: OnTrouble = lambda error: None,
        bot_pause: float = 0.0,
        retention_days: int = 0,
    ) -> None:
        """Begin without any."""
        self.store, self.thinking, self.now = store, thinking, now
        self.retention_days = retention_days
        self.process = secrets.token_hex(8)
        self.counts: Counter[str] = Counter()
        self.outages: Sequence[Outage] = ()
        self.on_trouble = on_trouble
        self._opened: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pruned = 0
        self._failed_ticks = 0
        self._timers = (
            Forever(self._tick_now, TICK, on_trouble),
            Forever(self._beat_now, HEARTBEAT, on_trouble),
        )
        long_work = asyncio.Semaphore(1)
        self._around = Surroundings(
            store=store,
            thinking=thinking,
            settling=Settling(store),
            now=now,
            publish=store.publish,
            process=self.process,
            spawn=self._spawn,
            count=self._count,
            on_trouble=on_trouble,
            logs=KeptLogs(store, long_work),
            long_work=long_work,
            bot_pause=bot_pause,
            retention_days=retention_days,
        )

    # --- life

    async def start(self) -> None:
        """Begin: learn of outages, listen to the others, let running games go on."""
        self.outages = await self.store.begin(self.process, self.now())
        await self.store.listen(self._on_news, self._on_return)
        for timer in self._timers:
            self._spawn(timer.run())
        self._spawn(self._resume_all())

    async def stop(self) -> None:
        """Stop bots and clocks; everything that was told is stored already."""
        tasks = [*self._tasks, *self._opened.values()]
        tables = list(self)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
        for table in tables:
            await table.claim.release()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong in it is reported."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.on_trouble(error)

    def _count(self, entry: Entry) -> None:
        self.counts[entry.what] += 1

    # --- tables

    def __iter__(self) -> Iterator[LiveTable]:
        """Those that are open now."""
        return iter([table for match in tuple(self._opened) if (table := self.find(match))])

    def find(self, match: str) -> LiveTable | None:
        """The live table of a match, if it is open already."""
        task = self._opened.get(match)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    async def open(self, match: str) -> LiveTable:
        """The live table of a match, opened if need be."""
        table = self.find(match)
        if table:
            table.touch()
            return table
        return await asyncio.shield(self._opened.get(match) or self._keep(match, self._read(match)))

    def _keep(self, match: str, opening: Coroutine[Any, Any, LiveTable]) -> asyncio.Task[LiveTable]:
        """The one place where a live table comes to be: one that cannot be opened is forgotten at once."""
        task = self._opened[match] = asyncio.create_task(opening)

        def forget_failed(done: asyncio.Task[LiveTable]) -> None:
            if done.cancelled() or done.exception():
                self.forget(match)

        task.add_done_callback(forget_failed)
        return task

    def forget(self, match: str) -> None:
        """Close a table: whoever asks for it next reads it from the store."""
        self._opened.pop(match, None)
        self.thinking.bots.forget(match)

    async def _read(self, match: str) -> LiveTable:
        stored = await self.store.match(match)
        if stored is None:
            raise NotFoundError("table-not-found")
        return await self._begin(Table.replay(stored, await self.store.entries(match), self.outages))

    async def _begin(self, table: Table, address: str = "") -> LiveTable:
        await self._name_kept_seats(table)
        live = LiveTable(table, self._around)
        live.bots.address = address
        await live.begin()
        return live

    async def _name_kept_seats(self, table: Table) -> None:
        """Those for whom a rematch keeps a seat are called as in the game before."""
        kept = [holder for holder in table.holders if holder.kind == "reserved"]
        if not kept or table.match.rematch_of is None:
            return
        entries = await self.store.entries(table.match.rematch_of)
        names = {entry.person: entry.body.get("name") for entry in entries if entry.what in ("sat", "returned")}
        for holder in kept:
            holder.name = names.get(holder.person)

    async def create(self, plan: TablePlan, address: str = "") -> LiveTable:
        """Make a table as planned, by somebody at an address."""
        table, entries = lay(plan, self.now(), self.outages)
        for bot in plan.bots.values():
            self.check_bot(bot)
        return await asyncio.shield(self._keep(table.match.id, self._store(table, entries, address)))

    async def _store(self, table: Table, entries: Sequence[Entry], address: str) -> LiveTable:
        await self.store.create(table.match, entries)
        return await self._begin(table, address)

    def made_by(self, person: str) -> int:
        """How many tables of a person are open or being played here."""
        return sum(table.table.match.host == person for table in self if table.status in UNDER_WAY)

    def made_from(self, address: str) -> int:
        """How many tables made from an address are open or being played here."""
        return sum(table.bots.address == address for table in self if table.status in UNDER_WAY)

    def check_bot(self, bot: str) -> None:
        """Refuse a bot that is not there."""
        if not self.thinking.bots.has(bot):
            raise NotFoundError("table-no-bot", bot=bot, bots=", ".join(self.thinking.bots.names()))

    async def rematch(self, match: str, person: Person, address: str = "") -> LiveTable:
        """The table at which a finished one plays on, everybody one seat further: made at the first call, begun once
        everybody has called."""
        live = await self.open(match)
        plan = plan_rematch(live.table, person)
        follows = live.table.rematch or await self._follow(plan, match, address)
        await live.do(lambda table, at: commands.note_rematch(table, person, at, follows))
        following = await self.open(follows)
        await following.do(lambda table, at: commands.take_kept_seat(table, person, at))
        await following.do(commands.begin_rematch)
        return following

    async def _follow(self, plan: TablePlan, match: str, address: str) -> str:
        try:
            return (await self.create(plan, address)).id
        except SequenceTakenError:  # somebody else has asked just before
            found = await self.store.rematch_of(match)
            if found is None:
                raise
            return found

    async def branch(self, match: str, person: Person, wish: NewBranch, address: str = "") -> LiveTable:
        """A table that plays on from an action of a game; begun at once if nobody has to be waited for."""
        live = await self.open(match)
        point = branch_point(live.table, person, wish.action, wish.dealt_for, tuple(wish.then))
        async with self._around.long_work:
            origin = await asyncio.to_thread(point.origin, np.random.default_rng())
        return await self.create(plan_branch(live.table, person, wish, origin), address)

    # --- all of them

    def by_status(self) -> Counter[str]:
        """How many are open, running, finished and closed."""
        return Counter(table.status for table in self)

    def say(self, message: bytes) -> None:
        """Send a message to everybody at every table."""
        for table in self:
            table.say(message)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Somebody is sent nothing that these say, at any table, from now on."""
        for table in self:
            table.mute(person, muted)

    def rename(self, person: Person) -> None:
        """Whatever somebody does from now on they do under their new name."""
        for table in self:
            table.rename(person)

    async def forget_person(self, person: str) -> None:
        """Let somebody's games go on without them, and forget them everywhere, in the other processes too."""
        async for table in self._tables_of(person):
            await table.do(lambda at_table, at: commands.go(at_table, person, at))
        alias = new_alias()
        await self.store.forget(person, alias)
        for table in self:
            table.forget_person(person, alias)
        await self.store.publish(f"forgot {person} {alias}")

    async def _tables_of(self, person: str) -> AsyncIterator[LiveTable]:
        """The tables at which somebody sits, before the start or in a running game."""
        for match in await self.store.matches_of(person, EVERY_MATCH):
            if (table := self.find(match)) is None:
                try:
                    table = await self.open(match)
                except StoreError:
                    raise
                except TableError:
                    continue
            if table.status in ("open", "running"):
                yield table

    # --- time

    @property
    def failures(self) -> int:
        """How often a timer or a table's part in it went wrong."""
        return self._failed_ticks + sum(timer.failures for timer in self._timers)

    @property
    def are_timers_late(self) -> bool:
        """Do clocks, presence or heartbeats stand still?"""
        return any(timer.is_late for timer in self._timers)

    async def _tick_now(self) -> None:
        await self.tick(self.now())

    async def tick(self, now: int) -> None:
        """See to everything that the time brings; what goes wrong at one table is no other's trouble."""
        for table in self:
            try:
                async with asyncio.timeout(TICK_MOST):
                    await self._tick_one(table, now)
            except Exception as error:
                self._failed_ticks += 1
                self.on_trouble(error)

    async def _tick_one(self, table: LiveTable, now: int) -> None:
        if await table.tick(now):
            await table.claim.release()
            if table.is_idle(now):  # nobody has come meanwhile, and nobody can before it is closed
                self.forget(table.id)

    async def _beat_now(self) -> None:
        await self.beat(self.now())

    async def beat(self, now: int) -> None:
        """Show the other processes that this one is alive, and who is at its tables."""
        await self.store.heartbeat(self.process, now)
        if self.retention_days and now - self._pruned >= DAY:
            self._pruned = now
            await self.store.prune(now - self.retention_days * DAY)
        for table in self:
            await table.beat()

    async def _resume_all(self) -> None:
        while True:
            if await self.resume():
                return
            await asyncio.sleep(HEARTBEAT)

    async def resume(self) -> bool:
        """Open the tables of running games, so that bots and clocks go on; False if the store refused some."""
        is_done = True
        try:
            for match in await self.store.running():
                is_done &= await self._try_to_open(match)
                await asyncio.sleep(0)
        except StoreError as error:
            self.on_trouble(error)
            return False
        return is_done

    async def _try_to_open(self, match: str) -> bool:
        try:
            await self.open(match)
        except TableError as error:
            self.on_trouble(error)
            return not isinstance(error, StoreError)
        return True

    async def open_known(self, matches: Iterable[str]) -> list[LiveTable]:
        """The live tables of these matches, but for those of newer rules and those that are gone."""
        found = []
        for match in matches:
            try:
                found.append(await self.open(match))
            except StoreError:
                raise
            except TableError as error:
                self.on_trouble(error)
        return found

    # --- the other processes

    async def _on_return(self) -> None:
        """What the others said was missed for a while: every table is read anew."""
        await asyncio.gather(*(table.recover() for table in self))

    async def _on_news(self, news: str) -> None:
        what, match, *rest = news.split(" ")
        if what == "forgot":  # who, and what they are called from now on
            for each in self:
                each.forget_person(match, rest[0])
            return
        task = self._opened.get(match)
        if task and not task.done():  # what it reads may be older than the news
            await asyncio.wait({task})
        table = self.find(match)
        if table is None:
            return
        if what == "entry":
            await table.hear_entry(int(rest[0]))
        elif what == "here" and rest[0] != self.process:
            table.hear_presence(rest[0], frozenset(rest[1].split(",")) - {""})
        elif what == "pace" and rest[0] != self.process:
            table.bots.pace = next((pace for pace in Pace if pace == rest[1]), Pace.USUAL)
