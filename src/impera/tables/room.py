"""A room: one table as it is played in this process. One command at a time; stored first, told afterwards."""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from impera.errors import NotYourTurnError
from impera.game.explain import Verdict
from impera.game.game import to_action
from impera.tables import commands
from impera.tables.entry import Change, Entry, Person, Status
from impera.tables.errors import NotAllowedError, SequenceTakenError, StoreError, TableError
from impera.tables.options import STAND_IN
from impera.tables.settle import SeatRatings, ratings_at
from impera.tables.sight import change_json, change_text, clock_json, clock_text, table_json
from impera.tables.table import Table
from impera.tables.views import Sight, Sights, dumps

if TYPE_CHECKING:
    from impera.tables.hall import Hall

Command = Callable[[Table, int], Entry | None]
TRIES = 8
SEATING = frozenset({"sat", "left", "returned", "bot-set", "filled", "started"})
STATUS_OF: dict[str, Status] = {"started": "running", "closed": "closed"}


class Watcher(Protocol):
    """Someone who is told what happens: a socket."""

    person: Person | None
    muted: frozenset[str]

    def send(self, text: str) -> None:
        """Take a message; must not wait."""


class Room:
    """One table, those who watch it, and the bots that play at it."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        """Open a room for a table."""
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[int, frozenset[str]]] = {}  # process: (until, people)
        self.absent_since: dict[str, int] = {}
        self.is_ours = False
        self.is_stale = False
        self.presence_changed = False
        self.is_unsettled = table.status == "finished"  # its end is not noted yet
        self.ratings: SeatRatings = {}
        self.ratings_changed = table.options.rated
        self.idle_since = hall.now()
        self._thinking: asyncio.Task[None] | None = None
        self._mark_absent()

    # --- commands

    async def do(self, command: Command) -> int:
        """Let a command decide, store its entry, then let it happen and tell everyone; return the version."""
        async with self.lock:
            for _ in range(TRIES):
                if self.is_stale:
                    await self._read_on()
                entry = command(self.table, self.hall.now())
                if entry is None:
                    return self.table.version
                try:
                    await self.hall.store.append(self.table.match.id, entry, STATUS_OF.get(entry.what))
                except SequenceTakenError:
                    self.is_stale = True
                    continue
                except StoreError:
                    self.is_stale = True  # it may have been written all the same
                    raise
                await self._happen(entry)
                return self.table.version
        raise StoreError("table-too-busy")

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self.hall.store.entries(self.table.match.id, self.table.version):
            if entry.seq == self.table.version + 1:
                await self._happen(entry)
        self.is_stale = False

    async def _happen(self, entry: Entry) -> None:
        before = self.table.status
        change = self.table.follow(entry)
        self.hall.count(entry)
        self._tell(change)
        self.ratings_changed |= self.table.options.rated and entry.what in SEATING
        if self.table.status == "finished" and before != "finished":
            self.is_unsettled = True
            await self.hall.settle(self)
        self.drive()

    async def read_ratings(self) -> None:
        """Learn how strong those are who sit here."""
        self.ratings_changed = False
        self.ratings = await ratings_at(self.hall.store, self.table)
        self.presence_changed = True

    # --- telling

    def join(self, watcher: Watcher) -> None:
        """Someone comes to watch or play."""
        self.watchers.add(watcher)
        self.presence_changed = True

    def part(self, watcher: Watcher) -> None:
        """Someone's line is gone."""
        self.watchers.discard(watcher)
        self.presence_changed = True
        self.idle_since = self.hall.now()

    def here(self) -> set[str]:
        """Everyone who is connected, to whatever process."""
        people = {watcher.person.id for watcher in self.watchers if watcher.person}
        now = self.hall.now()
        for until, others in self.elsewhere.values():
            if until > now:
                people |= others
        return people

    def forget_silent(self, now: int) -> None:
        """Forget those whose process says nothing any more."""
        silent = [process for process, (until, _) in self.elsewhere.items() if until <= now]
        for process in silent:
            self.presence_changed |= bool(self.elsewhere.pop(process)[1])

    def info(self) -> dict[str, Any]:
        """What everyone may know of the table."""
        here = self.here()
        seated = {holder.person for holder in self.table.holders}
        watching = sum(watcher.person is None or watcher.person.id not in seated for watcher in self.watchers)
        return table_json(self.table, here, watching, self.hall.expiry(self.table), self.ratings)

    def you(self, person: Person | None) -> dict[str, Any]:
        """Who somebody is at this table."""
        return {
            "person": person.id if person else None,
            "name": person.name if person else None,
            "seat": self.table.seat_of(person.id) if person else None,
            "host": person is not None and self.table.match.host == person.id,
        }

    def sights(self) -> Sights | None:
        """What there is to see, once there is a game."""
        table = self.table
        return Sights(table.game, table.legal, is_open=table.status == "finished") if table.game else None

    def sight(self, seat: int | None) -> Sight | None:
        """The view of a seat, once there is a game."""
        sights = self.sights()
        return sights.of(seat) if sights else None

    def _tell(self, change: Change) -> None:
        if not self.watchers:
            return
        told = _Telling(self, change)
        for watcher in tuple(self.watchers):
            watcher.send(told.to(watcher))

    def tell_presence(self) -> None:
        """Tell everyone who is here, if that has changed."""
        self.presence_changed = False
        self._mark_absent()
        text = dumps({"type": "presence", "table": self.info()})
        for watcher in tuple(self.watchers):
            watcher.send(text)

    async def state(
        self, person: Person | None, since: int | None, muted: frozenset[str] = frozenset()
    ) -> dict[str, Any]:
        """Everything somebody needs to be in step: the table, their view, the clock, what they missed."""
        if self.is_stale:
            await self.catch_up()
        if self.ratings_changed:
            await self.read_ratings()
        table = self.table
        missed = [] if since is None else await self._missed(since)
        seat = table.seat_of(person.id) if person else None
        sight = self.sight(seat)
        is_open = table.status == "finished"
        return {
            "version": table.version,
            "seq": table.seq,
            "digest": sight.digest if sight else None,
            "you": self.you(person),
            "table": self.info(),
            "view": json.loads(sight.text) if sight else None,
            "clock": clock_json(table, self.hall.now()),
            "can_undo": table.can_undo(seat),
            "changes": [
                change_json(change, seat, is_open=is_open, muted=muted)
                for change in missed
                if change.entry.seq <= table.version
            ],
        }

    async def _missed(self, since: int) -> list[Change]:
        """What happened since a version, up to this moment: whatever happens while it is read is read too."""
        missed: list[Change] = []
        while since < self.table.version:
            found = await self.hall.changes(self, since)
            if not found:
                break
            missed += found
            since = found[-1].entry.seq
        return missed

    def explain(self, person: Person, action: str) -> Verdict:
        """Say why somebody may or may not do something: to the one who decides, nobody else may learn it."""
        seat, game = self.table.seat_of(person.id), self.table.game
        if seat is None:
            raise NotAllowedError("table-not-seated")
        if game is None:
            raise TableError("table-is-open")
        parsed = to_action(action)
        if game.seat != seat and not game.is_over:
            raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{seat}", turn=f"P{game.seat}")
        return game.explain(parsed)

    async def hint(self, person: Person, bot: str) -> tuple[int, str]:
        """What a bot would do in somebody's place, and the version this is for."""
        table = self.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise NotAllowedError("table-not-seated")
        if not table.options.hints or table.options.rated:
            raise NotAllowedError("table-no-hints")
        if table.game is None or table.deciding != seat:
            raise TableError("table-no-hint-now")
        version, view = table.version, table.game.view(seat)
        return version, await self.hall.thinking.choose(bot, view, f"{self._key(seat)} hint")

    # --- bots, clocks and those who are gone

    def drive(self) -> None:
        """Let a bot think, if one decides here and the table is ours."""
        if self.is_ours and self._bot() and (self._thinking is None or self._thinking.done()):
            self._thinking = self.hall.spawn(self._play_bots())

    def _key(self, seat: int) -> str:
        return f"{self.table.match.id} P{seat}"

    def _bot(self) -> tuple[int, str] | None:
        """The seat that a bot decides for now, and the bot."""
        seat = self.table.deciding
        if seat is None or self.table.broken is not None:
            return None
        holder = self.table.holder(seat)
        return (seat, holder.bot or STAND_IN) if holder.is_bot_played else None

    async def _play_bots(self) -> None:
        while self.is_ours and (turn := self._bot()) and self.table.game:
            seat, bot = turn
            seq = self.table.seq
            action = await self.hall.thinking.choose(bot, self.table.game.view(seat), self._key(seat))
            await asyncio.sleep(self.hall.bot_pause if self._is_followed() else 0)
            try:
                await self.do(lambda table, at: commands.act_for(table, seat, at, seq, action))  # noqa: B023
            except StoreError:
                await asyncio.sleep(0.2)

    def _is_followed(self) -> bool:
        """Do bots take their time here? Not before a person's first decision: nobody should wait for that."""
        is_people = any(holder.is_deciding_person for holder in self.table.holders)
        return not is_people or any(not standing.by_bot for standing in self.table.standing)

    async def look_at_clock(self, now: int) -> None:
        """Let a bot play on where somebody's time is up, or who decides has been gone too long."""
        seat = self.table.deciding
        if seat is None or not self.is_ours or not self.table.holder(seat).is_deciding_person:
            return
        if self.table.clock.has_fallen(now):
            await self.do(lambda table, at: commands.send_away(table, seat, at, "clock"))
        elif self._is_gone_too_long(seat, now):
            await self.do(lambda table, at: commands.send_away(table, seat, at, "gone"))

    def _is_gone_too_long(self, seat: int, now: int) -> bool:
        options = self.table.options
        others = sum(holder.is_deciding_person for holder in self.table.holders) - 1
        if not options.grace or not others or options.clock.mode == "days":
            return False
        person = self.table.holder(seat).person or ""
        since = self.absent_since.get(person)
        return since is not None and person not in self.here() and now - since >= options.grace * 1000

    def _mark_absent(self) -> None:
        here, now = self.here(), self.hall.now()
        for holder in self.table.holders:
            if holder.person and holder.person not in here:
                self.absent_since.setdefault(holder.person, now)
        for person in here:
            self.absent_since.pop(person, None)

    @property
    def is_idle(self) -> bool:
        """Can the room be closed without anybody noticing?"""
        if self.watchers or self.is_unsettled or self.lock.locked() or (self._thinking and not self._thinking.done()):
            return False
        return self.table.status != "running" or (self.table.clock.options.mode == "none" and not self._bot())


class _Telling:
    """One change, written once for each seat and then sent to all who sit or watch there."""

    def __init__(self, room: Room, change: Change) -> None:
        self.room, self.change = room, change
        table = room.table
        self.table_text = dumps(room.info()) if change.is_of_table else "null"
        self.clock_text = clock_text(table, room.hall.now())
        self.is_open = table.status == "finished"
        self.sights = room.sights()
        self.texts: dict[tuple[int | None, bool], str] = {}

    def to(self, watcher: Watcher) -> str:
        """The message to one watcher."""
        table = self.room.table
        seat = table.seat_of(watcher.person.id) if watcher.person else None
        is_muted = self.change.entry.person in watcher.muted
        text = self.texts.get((seat, is_muted))
        if text is None:
            text = self.texts[seat, is_muted] = self._written(seat, watcher.muted if is_muted else frozenset())
        you = dumps(self.room.you(watcher.person)) if self.change.is_of_table else "null"
        return f'{text}"you":{you}}}'

    def _written(self, seat: int | None, muted: frozenset[str]) -> str:
        table = self.room.table
        sight = self.sights.of(seat) if self.sights else None
        change = change_text(self.change, seat, is_open=self.is_open, muted=muted)
        digest = f'"{sight.digest}"' if sight else "null"
        return (
            f'{{"type":"update","version":{self.change.entry.seq},"seq":{table.seq},"digest":{digest},'
            f'"change":{change},"view":{sight.text if sight else "null"},"table":{self.table_text},'
            f'"clock":{self.clock_text},"can_undo":{"true" if table.can_undo(seat) else "false"},'
        )
