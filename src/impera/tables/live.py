"""A live table: one table as it is played in this process. One command at a time; stored first, told afterwards.

It owns those who are here, its clock, its bots and its ratings, each a small object; it is given what it needs and does
not know who opened it. Whoever did calls `tick` a few times a second and `beat` every other second.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from impera.errors import NotYourTurnError
from impera.game.action import Action
from impera.game.explain import Verdict
from impera.game.game import to_action
from impera.game.record import Record
from impera.game.view import View
from impera.tables import afterwards, commands, telling
from impera.tables.bot_turns import BotTurns, Command, Spawn
from impera.tables.branching import following
from impera.tables.claim import Claim
from impera.tables.entry import Change, Entry, Person, Status
from impera.tables.errors import NotAllowedError, SequenceTakenError, StoreError, TableError
from impera.tables.fair_queue import Payer
from impera.tables.kept_logs import KeptLogs
from impera.tables.options import DAY
from impera.tables.ports import Now, Store
from impera.tables.presence import Attendance
from impera.tables.settle import SeatRatings, Settling, TableRatings
from impera.tables.table import Table
from impera.tables.telling import Watcher
from impera.tables.thinking import Thinking
from impera.tables.timekeeper import overdue
from impera.wire.bodies import PositionAt, Proof, Statistics
from impera.wire.log import ChangeInfo
from impera.wire.table import ResultInfo, TableInfo, TableState

TRIES = 8
MANY = 100  # changes at once, more of which are told off the loop
IDLE = 60_000  # milliseconds until a table that nobody asks for is closed
PEOPLE_MOST = 100  # in one piece of news
STATUS_OF: dict[str, Status] = {"started": "running", "closed": "closed"}


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


class LiveTable:
    """One table, those around it, and the bots that play at it."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        """Bring a table to life."""
        self.table = table
        self.presence = Attendance(around.now(), self._seated())
        self.claim = Claim(around.store, table.match.id)
        self.bots = BotTurns(
            table, self.claim, around.thinking, self.do, around.spawn, around.bot_pause, self._is_waited_for
        )
        self._ratings = TableRatings(around.settling, table)
        self._around = around
        self._lock = asyncio.Lock()
        self._is_stale = False  # somebody else may have written

    # --- what can be asked

    @property
    def id(self) -> str:
        """The id of its match."""
        return self.table.match.id

    @property
    def version(self) -> int:
        """The number of the last entry of its log."""
        return self.table.version

    @property
    def seq(self) -> int:
        """The sequence number of the next action or undo."""
        return self.table.seq

    @property
    def status(self) -> Status:
        """Open, running, finished or closed."""
        return self.table.status

    @property
    def deciding(self) -> int | None:
        """The seat that decides now."""
        return self.table.deciding

    @property
    def updated(self) -> int:
        """When something last happened."""
        return self.table.updated

    @property
    def watchers(self) -> Collection[Watcher]:
        """Those who are told what happens, by this process."""
        return self.presence.watchers

    @property
    def ratings(self) -> SeatRatings:
        """How strong those are who sit here, as far as that is known."""
        return self._ratings.by_seat

    @property
    def is_hurried(self) -> bool:
        """Do bots have less time to think than usual?"""
        return self.bots.is_hurried

    def seat_of(self, person: Person | None) -> int | None:
        """Where someone sits."""
        return self.table.seat_of(person.id) if person else None

    def now(self) -> int:
        """The time."""
        return self._around.now()

    def here(self) -> set[str]:
        """Everyone who is connected, to whatever process."""
        return self.presence.here(self.now())

    def expiry(self) -> int | None:
        """When the table may be pruned if nothing more happens."""
        days = self._around.retention_days
        return self.table.updated + days * DAY if days else None

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

    async def changes(self, since: int = 0) -> list[Change]:
        """What happened after a version: from memory or, further back, by replay."""
        recent = list(self.table.recent)
        if since >= self.table.version:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return [change for change in recent if change.entry.seq > since]
        return await self._around.logs.changes(self.table, since)

    def record(self) -> Record:
        """The finished game on paper."""
        return afterwards.record_of(self.table)

    def result(self) -> ResultInfo:
        """How the finished game ended."""
        return afterwards.result_of(self.table)

    def proof(self) -> Proof:
        """The commitment to the shuffle and, after the game, what proves it."""
        return afterwards.proof_of(self.table)

    async def statistics(self) -> Statistics:
        """What everyone may count."""
        return await asyncio.to_thread(afterwards.statistics_of, self.table, await self.changes())

    async def position(self, number: int, seat: int | None, person: Person | None) -> PositionAt:
        """The game after so many actions, as somebody may see it."""
        async with self._around.long_work:
            return await asyncio.to_thread(afterwards.position_at, self.table, number, seat, self.seat_of(person))

    def explain(self, person: Person, action: str) -> Verdict:
        """Say why somebody may or may not do something: to the one who decides, nobody else may learn it."""
        seat, game = self._own_seat(person), self.table.game
        if game is None:
            raise TableError("table-is-open")
        parsed = to_action(action)
        if game.deciding != seat and not game.is_over:
            raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{seat}", turn=f"P{game.deciding}")
        return game.explain(parsed)

    async def hint(self, person: Person, bot: str) -> tuple[int, Action]:
        """What a bot would do in somebody's place, and the version this is for."""
        version, view = self.asked_view(person)
        payer, key = Payer(person.id, self.bots.address), f"{self.bots.key(self._own_seat(person))} hint"
        chosen = await self._around.thinking.choose(bot, view, key, payer=payer)
        return version, chosen.action

    def asked_view(self, person: Person, *, is_turn_needed: bool = True) -> tuple[int, View]:
        """What somebody who asks the coach sees, and the version this is; refused where there are no hints."""
        table, seat = self.table, self._own_seat(person)
        if not table.options.hints or table.options.rated:
            raise NotAllowedError("table-no-hints")
        if table.game is None or table.status != "running" or (is_turn_needed and table.deciding != seat):
            raise TableError("table-no-hint-now")
        return table.version, table.game.view(seat)

    def _own_seat(self, person: Person) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise NotAllowedError("table-not-seated")
        return seat

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
        for entry in await self._around.store.entries(self.id, self.table.version):
            if entry.seq == self.table.version + 1:
                await self._happen(entry)
        self._is_stale = False

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
            await self._around.publish(f"pace {self.id} {self._around.process} {int(self.is_hurried)}")
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

    def _seated(self) -> list[str]:
        return [holder.person for holder in self.table.holders if holder.person]
