"""A live table: one table as it is played in this process. One command at a time; stored first, told afterwards.

It owns those who are here, its clock, its bots and its ratings, each a small object; it is given what it needs and does
not know who opened it. Whoever did calls `tick` a few times a second and `beat` every other second.
"""

import asyncio

from impera.game.action import Action
from impera.tables import commands, telling
from impera.tables.asked_table import AskedTable
from impera.tables.bot_turns import BotTurns, Command
from impera.tables.branching import following
from impera.tables.claim import Claim
from impera.tables.entry import Change, Entry, Person, Status
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.fair_queue import Payer
from impera.tables.release import Pace
from impera.tables.surroundings import Surroundings
from impera.tables.table import Table
from impera.tables.telling import Watcher
from impera.tables.timekeeper import overdue
from impera.wire.log import ChangeInfo
from impera.wire.table import TableInfo, TableState

TRIES = 8
MANY = 100  # changes at once, more of which are told off the loop
IDLE = 60_000  # milliseconds until a table that nobody asks for is closed
PEOPLE_MOST = 100  # in one piece of news
STATUS_OF: dict[str, Status] = {"started": "running", "closed": "closed"}


class LiveTable(AskedTable):
    """One table, those around it, and the bots that play at it."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        """Bring a table to life."""
        super().__init__(table, around)
        self.claim = Claim(around.store, table.match.id)
        self.bots = BotTurns(
            table, self.claim, around.thinking, self.do, around.spawn, around.bot_pause, self._is_waited_for
        )
        self._lock = asyncio.Lock()
        self._is_stale = False  # somebody else may have written

    # --- what can be asked, beside what any table tells

    @property
    def pace(self) -> Pace:
        """Do bots have less time to think than usual, or wait?"""
        return self.bots.pace

    def info(self) -> TableInfo:
        """What everyone may know of the table."""
        return telling.info(self)

    async def state(self, person: Person | None, since: int | None, muted: frozenset[str] = frozenset()) -> TableState:
        """Everything somebody needs to be in step: the table, their view, the clock, what they missed."""
        if self._is_stale:
            await self.catch_up()
        if await self._ratings.read():
            self.presence.note_news()
        seen = [] if since is None else await self._seen_since(since, person, muted)
        return telling.state(self, person, seen)

    async def _seen_since(self, since: int, person: Person | None, muted: frozenset[str]) -> list[ChangeInfo]:
        """What happened since a version, as somebody may know it, up to this moment: whatever happens while it is read
        is read too. Much of it is told off the loop."""
        seen: list[ChangeInfo] = []
        while since < self.table.version:
            found = await self.changes(since)
            if not found:
                break
            if len(found) > MANY:
                seen += await asyncio.to_thread(telling.changes_seen, self.table, person, found, muted)
            else:
                seen += telling.changes_seen(self.table, person, found, muted)
            since = found[-1].entry.seq
        return seen

    async def hint(self, person: Person, bot: str) -> tuple[int, Action]:
        """What a bot would do in somebody's place, and the version this is for."""
        version, view = self.asked_view(person)
        payer, key = Payer(person.id, self.bots.address), f"{self.bots.key(self._own_seat(person))} hint"
        chosen = await self._around.thinking.choose(bot, view, key, payer=payer)
        return version, chosen.action

    # --- what can be done

    async def do(self, command: Command) -> int:
        """Let a command decide, store its entry, then let it happen and tell everyone; return the version."""
        async with self._lock:
            for _ in range(TRIES):
                if self._is_stale:
                    await self._read_on()
                entry = command(self.table, self.now())
                if entry is None:
                    return self.table.version
                also = following(self.table, entry)
                try:
                    await self._around.store.append(self.id, entry, STATUS_OF.get(entry.what), also)
                except SequenceTakenError:
                    self._is_stale = True
                    continue
                except (StoreError, asyncio.CancelledError):
                    self._is_stale = True  # it may have been written all the same
                    raise
                for each in (entry, *also):
                    await self._happen(each)
                return self.table.version
        raise StoreError("table-too-busy")

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        self._is_stale = False  # before it is read: news that come meanwhile make it stale again
        try:
            for entry in await self._around.store.entries(self.id, self.table.version):
                if entry.seq == self.table.version + 1:
                    await self._happen(entry)
        except BaseException:
            self._is_stale = True
            raise

    async def _happen(self, entry: Entry) -> None:
        before = self.table.status
        change = self.table.follow(entry)
        self._around.count(entry)
        self._tell(change)
        self._ratings.follow(entry, before)
        if before == "running" != self.table.status:
            self._around.thinking.bots.forget(self.id)
        if self._ratings.is_unsettled and await self._see_to_ratings():
            self._tell_presence()
        self.bots.drive()

    async def _see_to_ratings(self) -> bool:
        """Note the end, read the ratings; what fails is tried again at the next tick."""
        try:
            return await self._ratings.tick()
        except StoreError as error:
            self._around.on_trouble(error)
        return False

    # --- who is told

    def come_from(self, person: Person | None, address: str) -> None:
        """Somebody comes from an address: if it is the host, bots think on its account."""
        self.bots.come_from(person, address)

    def join(self, watcher: Watcher) -> None:
        """Someone comes to watch or play."""
        self.presence.join(watcher)
        self.bots.drive()

    def part(self, watcher: Watcher) -> None:
        """Someone's line is gone."""
        self.presence.part(watcher, self.now())

    def touch(self) -> None:
        """Somebody asks for the table, and is to have the time to join."""
        self.presence.asked = self.now()

    def look(self) -> None:
        """Somebody looks at the table or does something there, and keeps no line open."""
        self.presence.look(self.now())
        self.bots.drive()

    def say(self, message: bytes) -> None:
        """Send a message to all who watch."""
        for watcher in tuple(self.presence.watchers):
            watcher.send(message)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Somebody is sent nothing that these say, from now on."""
        for watcher in self.presence.watchers:
            if watcher.person and watcher.person.id == person:
                watcher.muted = muted

    def rename(self, person: Person) -> None:
        """Somebody who sits or watches here goes by another name."""
        for watcher in self.presence.watchers:
            if watcher.person and watcher.person.id == person.id:
                watcher.person = person

    def forget_person(self, person: str, alias: str) -> None:
        """Somebody is nobody any more: whoever looks from their line looks on without a name."""
        self.table.forget(person, alias)
        self._around.logs.drop(self.id)
        for watcher in self.presence.watchers:
            if watcher.person and watcher.person.id == person:
                watcher.person = None
        self._tell_presence()

    def _tell(self, change: Change) -> None:
        if not self.presence.watchers:
            return
        told = telling.Telling(self, change)
        for watcher in tuple(self.presence.watchers):
            watcher.send(told.to(watcher))

    def _tell_presence(self) -> None:
        self.say(telling.presence(self))

    async def _publish_presence(self) -> None:
        people = ",".join(self.presence.said()[:PEOPLE_MOST])
        await self._around.publish(f"here {self.id} {self._around.process} {people}")

    # --- what time and the other processes bring

    async def begin(self) -> None:
        """Read what is not in the log, and let the bots play if the table is ours."""
        if await self._see_to_ratings():
            self.presence.note_news()
        await self._take()

    async def recover(self) -> None:
        """News were missed: read on, send nobody away for that, tell the others anew, take the table again."""
        self._is_stale = True  # until it has been read, now or at a later tick
        self.presence.forgive(self.now())
        self.claim.lose()
        try:
            await self.catch_up()
            await self.beat()
        except StoreError as error:
            self._around.on_trouble(error)

    async def tick(self, now: int) -> bool:
        """See to everything that the time brings; can the table be closed without anybody noticing?"""
        if not self._around.store.is_listening:  # nobody is gone because we are deaf
            self.presence.forgive(now)
        if await self._see_to_ratings():
            self.presence.note_news()
        if self.presence.tick(now, self._seated()):
            self._tell_presence()
            await self._publish_presence()
        if self.bots.has_changed_pace():
            self.presence.note_news()
            await self._around.publish(f"pace {self.id} {self._around.process} {self.pace}")
        late = overdue(self.table, self.presence, now) if self.claim.is_held else None
        if late:
            await self.do(lambda table, at: commands.send_away(table, late.seat, at, late.reason))
        if self._is_stale:
            await self.catch_up()
        self.bots.drive()
        return self.is_idle(now)

    async def beat(self) -> None:
        """Tell the other processes who is here; take the table if none of them has it any more."""
        if self.presence.watchers:
            await self._publish_presence()
        await self._take()

    async def _take(self) -> None:
        if self.table.status in ("open", "running"):
            await self.claim.take()
        self.bots.drive()

    async def hear_entry(self, seq: int) -> None:
        """Another process says that it has written an entry."""
        if seq > self.table.version:
            self._is_stale = True  # until it has been read, now or at the next tick
            await self.catch_up()

    def hear_presence(self, process: str, people: frozenset[str]) -> None:
        """Another process says who is connected to it."""
        self.presence.hear(process, people, self.now())

    def is_idle(self, now: int) -> bool:
        """Can the table be closed without anybody noticing?"""
        is_busy = self.presence.watchers or self._ratings.is_unsettled or self._lock.locked() or self.bots.is_thinking
        if is_busy or now - self.presence.asked <= IDLE:
            return False
        if self.table.status != "running":
            return True
        does_clock_run = self.table.options.clock.mode != "none" and not self.bots.next()
        return not does_clock_run and not (self.bots.next() and self._is_waited_for())

    def _is_waited_for(self) -> bool:
        """Does anybody wait for the bots: somebody who is here, or who sits here and has their turn after them?"""
        is_played = any(holder.is_deciding_person for holder in self.table.holders)
        return is_played or self.presence.is_attended(self.now())
