"""The hall: the rooms that this process has open, their timers, and what the other processes say."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from impera.errors import SetupError
from impera.tables import commands
from impera.tables.clock import Outage
from impera.tables.entry import Change, Entry, Match, Person
from impera.tables.errors import NotFoundError, SequenceTakenError, StoreError, TableError
from impera.tables.options import DAY, Options
from impera.tables.ports import Bus, Claims, Now, Store
from impera.tables.room import Room
from impera.tables.settle import settle
from impera.tables.table import Table
from impera.tables.thinking import Thinking

TICK = 0.25  # seconds between two looks at clocks and presence
HEARTBEAT = 2.0
IDLE = 60_000  # milliseconds until a room nobody is in is closed
NEWS_MOST = 40  # tables in one piece of news about presence


class Hall:
    """All the rooms of one process."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        now: Now,
        *,
        bus: Bus,
        claims: Claims,
        bot_pause: float = 0.0,
        retention_days: int = 0,
    ) -> None:
        """Open a hall without rooms."""
        self.store, self.thinking, self.now = store, thinking, now
        self.bus, self.claims = bus, claims
        self.bot_pause = bot_pause
        self.retention_days = retention_days
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.counts: Counter[str] = Counter()
        self.outages: Sequence[Outage] = ()
        self.on_trouble: Callable[[BaseException], None] = lambda error: None
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling = asyncio.Lock()  # one by one: games of the same players would get in each other's way
        self._beaten = 0
        self._pruned = 0

    # --- life

    async def start(self) -> None:
        """Begin: learn of outages, listen to the others, let running games go on."""
        self.outages = await self.store.begin(self.process, self.now())
        await self.bus.listen(self._on_news)
        self.spawn(self._tick())
        self.spawn(self._resume())

    async def stop(self) -> None:
        """Stop bots and clocks; everything that was told is stored already."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        for match, room in self.rooms.items():
            if room.is_ours:
                await self.claims.release(match)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong in it is reported."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.on_trouble(error)

    def count(self, entry: Entry) -> None:
        """Count what happens, for the metrics."""
        self.counts[entry.what] += 1

    def expiry(self, table: Table) -> int | None:
        """When a table may be pruned if nothing more happens."""
        return table.updated + self.retention_days * DAY if self.retention_days else None

    async def settle(self, room: Room) -> None:
        """Note that a game is over and what it did to the ratings; what fails is tried again."""
        try:
            async with self._settling:
                await settle(self.store, room.table)
            room.is_unsettled = False
            if room.table.options.rated:
                await room.read_ratings()
                room.tell_presence()
        except StoreError as error:
            self.on_trouble(error)

    # --- rooms

    async def create(
        self,
        options: Options,
        host: Person,
        *,
        bots: dict[int, str] | None = None,
        seat: int | None = None,
        seed: str | None = None,
        start: bool = False,
        reserved: dict[int, str] | None = None,
        rematch_of: str | None = None,
    ) -> Room:
        """Make a table: bots in their seats, the host in theirs (0: none), and perhaps begin."""
        if options.rated and options.hints:
            raise SetupError("table-rated-hints")
        now = self.now()
        match = Match(
            id=secrets.token_urlsafe(12),
            created=now,
            host=host.id,
            options=options,
            server_seed=secrets.token_hex(32),
            reserved=reserved or {},
            rematch_of=rematch_of,
        )
        table = Table(match, self.outages)
        entries: list[Entry] = []
        steps: list[Callable[[], Entry | None]] = [
            *(
                lambda number=number, bot=bot: commands.set_bot(table, host, now, number, bot)
                for number, bot in (bots or {}).items()
            ),
            *([] if seat == 0 else [lambda: commands.sit(table, host, now, seat, seed)]),
            *([lambda: commands.start(table, host, now)] if start else []),
        ]
        for step in steps:
            entry = step()
            if entry:
                table.apply(entry)
                entries.append(entry)
        self._check_bots(bots or {})
        await self.store.create(match, entries)
        await self._name_kept_seats(table)
        room = self.rooms[match.id] = Room(self, table)
        await self._claim(room)
        room.drive()
        return room

    def _check_bots(self, bots: dict[int, str]) -> None:
        for bot in bots.values():
            self.check_bot(bot)

    def check_bot(self, bot: str) -> None:
        """Refuse a bot that is not there."""
        if not self.thinking.bots.has(bot):
            raise NotFoundError("table-no-bot", bot=bot, bots=", ".join(self.thinking.bots.names()))

    async def room(self, match: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(match)
        if room:
            room.idle_since = self.now()  # whoever asks has time to join
            return room
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(match) or await self._open(match)
        finally:
            self._opening.pop(match, None)

    async def _open(self, match: str) -> Room:
        stored = await self.store.match(match)
        if stored is None:
            raise NotFoundError("table-not-found")
        table = Table.replay(stored, await self.store.entries(match), self.outages)
        await self._name_kept_seats(table)
        room = self.rooms[match] = Room(self, table)
        if room.is_unsettled:
            await self.settle(room)
        elif room.ratings_changed:
            await room.read_ratings()
        await self._claim(room)
        room.drive()
        return room

    async def _name_kept_seats(self, table: Table) -> None:
        """Those for whom a rematch keeps a seat are called as in the game before."""
        kept = [holder for holder in table.holders if holder.kind == "reserved"]
        if not kept or table.match.rematch_of is None:
            return
        entries = await self.store.entries(table.match.rematch_of)
        names = {entry.person: entry.body.get("name") for entry in entries if entry.what in ("sat", "returned")}
        for holder in kept:
            holder.name = names.get(holder.person)

    async def _claim(self, room: Room) -> None:
        if not room.is_ours and room.table.status in ("open", "running"):
            room.is_ours = await self.claims.claim(room.table.match.id)

    async def changes(self, room: Room, since: int) -> list[Change]:
        """What happened at a table after a version: from memory or, further back, by replay."""
        recent = list(room.table.recent)
        if since >= room.table.version:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return [change for change in recent if change.entry.seq > since]
        table = Table(room.table.match, self.outages)
        entries = await self.store.entries(room.table.match.id)
        return [change for entry in entries if (change := table.follow(entry)).entry.seq > since]

    async def rematch(self, room: Room, person: Person) -> Room:
        """The table at which this one plays on, everybody one seat further; made at the first call.

        Who played with bots alone has nobody to wait for: it begins at once.
        """
        table = room.table
        if table.status != "finished":
            raise TableError("table-not-finished")
        commands._seat(table, person)
        follows = table.rematch or await self._next_table(table, person)
        await room.do(lambda at_table, at: commands.note_rematch(at_table, person, at, follows))
        return await self.room(follows)

    async def _next_table(self, table: Table, person: Person) -> str:
        reserved = commands.rotated(table)
        try:
            room = await self.create(
                replace(table.options, hints=table.options.hints and not table.options.rated),
                person,
                bots=commands.rotated_bots(table),
                seat=next(seat for seat, who in reserved.items() if who == person.id),
                start=len(reserved) == 1 and not table.options.player_seeds,
                reserved=reserved,
                rematch_of=table.match.id,
            )
        except SequenceTakenError:  # somebody else has asked just before
            found = await self.store.rematch_of(table.match.id)
            if found is None:
                raise
            return found
        return room.table.match.id

    # --- timers

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = self.now()
            for room in tuple(self.rooms.values()):
                await self._look_at(room, now)
            if now - self._beaten >= HEARTBEAT * 1000:
                self._beaten = now
                await self._beat(now)

    async def _look_at(self, room: Room, now: int) -> None:
        try:
            if room.is_unsettled:
                await self.settle(room)
            if room.ratings_changed:
                await room.read_ratings()
            if room.elsewhere:
                room.forget_silent(now)
            if room.presence_changed:
                room.tell_presence()
                await self._gossip([room])
            await room.look_at_clock(now)
            if room.is_stale:
                await room.catch_up()
            if room.is_idle and now - room.idle_since > IDLE:
                self.rooms.pop(room.table.match.id, None)
                if room.is_ours:
                    await self.claims.release(room.table.match.id)
        except StoreError as error:
            self.on_trouble(error)

    async def _beat(self, now: int) -> None:
        try:
            await self.store.heartbeat(self.process, now)
            if self.retention_days and now - self._pruned >= DAY:
                self._pruned = now
                await self.store.prune(now - self.retention_days * DAY)
            await self._gossip([room for room in self.rooms.values() if room.watchers])
            for room in tuple(self.rooms.values()):
                if not room.is_ours:
                    await self._claim(room)
                    room.drive()
        except StoreError as error:
            self.on_trouble(error)

    async def _resume(self) -> None:
        """Open the rooms of running games, so that bots and clocks go on."""
        for match in await self.store.running():
            try:
                await self.room(match)
            except TableError as error:
                self.on_trouble(error)
            await asyncio.sleep(0)

    # --- the other processes

    async def _gossip(self, rooms: Sequence[Room]) -> None:
        for start in range(0, len(rooms), NEWS_MOST):
            for room in rooms[start : start + NEWS_MOST]:
                people = sorted({watcher.person.id for watcher in room.watchers if watcher.person})[:100]
                news = f"here {room.table.match.id} {self.process} {','.join(people)}"
                await self.bus.publish(news)

    async def _on_news(self, news: str) -> None:
        what, match, *rest = news.split(" ")
        room = self.rooms.get(match)
        if room is None:
            return
        if what == "entry" and int(rest[0]) > room.table.version:
            room.is_stale = True  # until it has been read, now or at the next tick
            await room.catch_up()
        elif what == "here" and rest[0] != self.process:
            people = frozenset(rest[1].split(",")) - {""}
            known = room.elsewhere.get(rest[0])
            room.elsewhere[rest[0]] = (self.now() + 4 * int(HEARTBEAT * 1000), people)
            room.presence_changed |= known is None or known[1] != people
