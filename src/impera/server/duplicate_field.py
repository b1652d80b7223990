"""Duplicate matches against each other: people come, the tables are drawn, each is laid when the first of its people
wants to play."""

import asyncio
from collections.abc import Callable, Mapping

from impera.server.open_duplicate import OpenDuplicate
from impera.tables.duplicate_field import seat_field
from impera.tables.duplicates import KeptBoard, KeptDuplicate
from impera.tables.entry import Person
from impera.tables.errors import NotAllowedError, SequenceTakenError, TableError, TooManyError
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables
from impera.tables.ports import Now, Store

PEOPLE_MOST = 64  # in one match

CheckRoom = Callable[[], None]


class DuplicateField:
    """Where people come together for a match."""

    def __init__(self, store: Store, tables: LiveTables, now: Now) -> None:
        """Begin with nobody."""
        self._store, self._tables, self._now = store, tables, now
        self._laying = asyncio.Lock()

    # --- coming and going

    async def enter(self, found: OpenDuplicate, person: Person) -> None:
        """Take part, as long as the tables are not drawn."""
        _need_together(found)
        if person.id in found.names:
            return
        if found.begun is not None:
            raise NotAllowedError("duplicate-begun")
        if len(found.names) >= PEOPLE_MOST:
            raise TooManyError("duplicate-full", most=PEOPLE_MOST)
        await self._store.enter_duplicate(found.kept.id, person.id, self._now())

    async def leave(self, found: OpenDuplicate, person: Person, who: str) -> None:
        """Take somebody out, oneself or (the host) anybody: bots take the seats at tables that are not laid."""
        _need_together(found)
        if who != person.id and not found.is_led_by(person):
            raise NotAllowedError("duplicate-not-host")
        if who not in found.names:
            raise NotAllowedError("duplicate-not-entered")
        async with self._laying:
            await self._store.leave_duplicate(found.kept.id, who)

    async def begin(self, found: OpenDuplicate, person: Person) -> None:
        """Draw the tables of all deals (the host; whoever takes part, if the host is gone)."""
        _need_together(found)
        if found.begun is not None:
            return
        if not found.is_led_by(person):
            raise NotAllowedError("duplicate-not-host")
        boards = drawn_boards(found.kept, list(found.names))
        try:
            await self._store.begin_duplicate(found.kept.id, boards, self._now())
        except SequenceTakenError:  # asked for twice at once
            return

    # --- playing

    async def play(
        self, found: OpenDuplicate, person: Person, deal: int | None, address: str, check_room: CheckRoom
    ) -> LiveTable:
        """The table of a deal, or of the one that is next for somebody; laid, if they are the first to come."""
        _need_together(found)
        if found.begun is None:
            raise NotAllowedError("duplicate-not-begun")
        if person.id not in found.names:
            raise NotAllowedError("duplicate-not-entered")
        under_way = await self.under_way(found, person)
        chosen = self.next_deal(found, person, under_way) if deal is None else deal
        if chosen in under_way:
            return under_way[chosen]
        ahead = {found.kept.deal_of(board.number): board.room for board in in_order(found, person) if board.is_ahead}
        room = ahead.get(chosen or 0)
        if room is None:
            raise TableError("duplicate-over")
        check_room()
        return await self._lay(found, room, person, address)

    def next_deal(self, found: OpenDuplicate, person: Person | None, under_way: Mapping[int, LiveTable]) -> int | None:
        """What is next for somebody: where the others wait for them; where one of the others is now; what is ahead;
        where the others decide."""
        if person is None:
            return None
        awaited = [deal for deal, live in under_way.items() if is_awaited(live, person)]
        met = [deal for deal, live in under_way.items() if live.presence.here(self._now()) - {person.id}]
        ahead = [found.kept.deal_of(board.number) for board in in_order(found, person) if board.is_ahead]
        return next(iter((*awaited, *met, *ahead, *under_way)), None)

    async def _lay(self, found: OpenDuplicate, room: int, person: Person, address: str) -> LiveTable:
        """Lay a table, or open it if another of its people has laid it meanwhile."""
        ident = found.kept.table_of(room)
        async with self._laying:  # one process lays it once; of several the store lets one
            if await self._store.match(ident) is None:
                boards = [each for each in await self._store.duplicate_boards(found.kept.id) if each.room == room]
                plan = found.kept.plan_room(room, boards, found.names, person)
                try:
                    return await self._tables.create(plan, address)
                except SequenceTakenError:
                    pass
            return await self._tables.open(ident)

    async def under_way(self, found: OpenDuplicate, person: Person | None) -> dict[int, LiveTable]:
        """The tables where somebody plays, by deal."""
        tables: dict[int, LiveTable] = {}
        for board in in_order(found, person):
            if board.won is None and board.match:
                live = await self._tables.open(board.match)
                if live.status == "running":
                    tables[found.kept.deal_of(board.number)] = live
        return tables


def drawn_boards(kept: KeptDuplicate, people: list[str]) -> list[KeptBoard]:
    """What everybody is given: a board of each deal, and the room where it is played."""
    drawn = seat_field(people, kept.players, kept.deals, kept.seed)
    return [
        KeptBoard(kept.id, person, kept.number_of(deal, seat), None, at=0, room=(deal - 1) * len(tables) + number)
        for deal, tables in enumerate(drawn, start=1)
        for number, table in enumerate(tables, start=1)
        for seat, person in enumerate(table, start=1)
    ]


def in_order(found: OpenDuplicate, person: Person | None) -> list[KeptBoard]:
    """Somebody's boards, deal by deal."""
    return sorted(found.of(person).values(), key=lambda board: found.kept.deal_of(board.number))


def is_awaited(live: LiveTable, person: Person) -> bool:
    """Do others wait for somebody's decision?"""
    return live.status == "running" and live.table.deciding == live.seat_of(person)


def _need_together(found: OpenDuplicate) -> None:
    if not found.kept.is_together:
        raise TableError("duplicate-bots-only")
