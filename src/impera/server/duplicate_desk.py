"""The desk of duplicate matches: deals out boards, has them compared, and knows whose cards are open to whom."""

import secrets
from collections.abc import Awaitable
from dataclasses import replace

from impera.coach.deals import Deal, SeatResult
from impera.game.board_name import BoardName
from impera.game.record import Record
from impera.server.coaching import CoachDesk
from impera.server.duplicate_field import PEOPLE_MOST, CheckRoom, DuplicateField
from impera.server.open_duplicate import OpenDuplicate
from impera.tables.closed_deals import are_cards_open
from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate
from impera.tables.entry import Person
from impera.tables.errors import (
    NotAllowedError,
    NotFoundError,
    SequenceTakenError,
    StoreError,
    TableError,
    TooManyError,
)
from impera.tables.forever import Forever
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables, OnTrouble
from impera.tables.options import DAY
from impera.tables.ports import Now, Store
from impera.wire.duplicates import DuplicateWanted

LOOK = 1.0  # seconds between two looks for finished boards
AT_ONCE = 12
CLAIM = "duplicates"  # one process of those that share a store compares
MADE_MOST = 40  # by one person in a day


class DuplicateDesk:
    """Where duplicate matches are asked for."""

    def __init__(self, store: Store, tables: LiveTables, coach: CoachDesk, now: Now, on_trouble: OnTrouble) -> None:
        """Make a desk."""
        self._store, self._tables, self._coach = store, tables, coach
        self._now, self._on_trouble = now, on_trouble
        self.field = DuplicateField(store, tables, now)
        self._timer = Forever(self.compare, LOOK, on_trouble)

    async def start(self) -> None:
        """See to finished boards from now on."""
        self._timer.start()

    async def stop(self) -> None:
        """Stop; what is not compared is compared by whoever comes next."""
        await self._timer.stop()

    # --- matches

    async def make(self, person: Person, wanted: DuplicateWanted) -> OpenDuplicate:
        """Make a match; whoever has its link may take part."""
        now = self._now()
        made = [each for each in await self._store.duplicates_of(person.id, MADE_MOST) if each.host == person.id]
        if sum(each.created > now - DAY for each in made) >= MADE_MOST:
            raise TooManyError("duplicate-too-many", most=MADE_MOST)
        kept = KeptDuplicate(
            id=secrets.token_hex(8),
            host=person.id,
            created=now,
            deals=wanted.deals,
            players=wanted.players,
            variant=wanted.variant,
            level=wanted.level,
            seating=wanted.seating,
            seed=secrets.token_hex(32),
        )
        await self._store.add_duplicate(kept)
        if kept.is_together:
            await self._store.enter_duplicate(kept.id, person.id, now)
        return await self.open(kept.id)

    async def open(self, ident: str) -> OpenDuplicate:
        """A match as it stands now; there must be one."""
        kept = await self._store.duplicate(ident)
        if kept is None:
            raise NotFoundError("duplicate-unknown", duplicate=ident)
        return await self._opened(kept)

    async def of(self, person: Person, limit: int) -> list[OpenDuplicate]:
        """Somebody's matches, the latest first."""
        return [await self._opened(kept) for kept in await self._store.duplicates_of(person.id, limit)]

    async def _opened(self, kept: KeptDuplicate) -> OpenDuplicate:
        boards = await self._store.duplicate_boards(kept.id)
        bots = await self._store.bots_results(kept.id)
        if not kept.is_together:
            return OpenDuplicate(kept, boards, await self._store.duplicate_names(kept.id), bots)
        field = await self._store.duplicate_field(kept.id)
        return OpenDuplicate(kept, boards, field.names, bots, field.begun)

    # --- playing

    async def play(
        self, ident: str, person: Person, deal: int | None, address: str, check_room: CheckRoom
    ) -> LiveTable:
        """The table of somebody's next board, or against each other of a deal; one that is not finished goes on."""
        found = await self.open(ident)
        if found.kept.is_together:
            return await self.field.play(found, person, deal, address, check_room)
        under_way = await self.under_way(found, person)
        if under_way:
            return under_way
        number = self.next_number(found, person)
        if number is None:
            raise TableError("duplicate-over")
        if person.id not in found.names and len(found.names) >= PEOPLE_MOST:
            raise TooManyError("duplicate-full", most=PEOPLE_MOST)
        check_room()
        try:
            return await self._tables.create(found.kept.plan(number, person), address)
        except SequenceTakenError:  # asked for twice at once
            under_way = await self.under_way(await self.open(ident), person)
            if under_way is None:
                raise
            return under_way

    async def under_way(self, found: OpenDuplicate, person: Person | None) -> LiveTable | None:
        """The table of the board that somebody is playing."""
        for board in found.of(person).values():
            if board.won is None and board.match:
                live = await self._tables.open(board.match)
                if live.status == "running":
                    return live
        return None

    def next_number(self, found: OpenDuplicate, person: Person | None) -> int | None:
        """The first board that somebody has not begun."""
        begun = found.of(person)
        return next((number for number in range(1, found.kept.count + 1) if number not in begun), None)

    # --- comparing

    async def compare(self) -> None:
        """Keep the results of boards that are over; let the bots play what somebody has begun."""
        boards = await self._store.unscored_boards(AT_ONCE)
        matches = await self._store.duplicates_without_bots(1)
        if not (boards or matches) or not await self._store.claim(CLAIM):
            return
        for match in {board.match: None for board in boards}:  # several people's, against each other
            await self._try(self._score([board for board in boards if board.match == match]))
        for kept in matches:
            await self._try(self._let_bots_play(kept))

    async def _try(self, work: Awaitable[None]) -> None:
        """Do it now or at the next look."""
        try:
            await work
        except TooManyError:
            pass
        except StoreError:
            raise
        except TableError as error:
            self._on_trouble(error)

    async def _score(self, boards: list[KeptBoard]) -> None:
        """Keep what came of the boards of one table."""
        kept, match = await self._store.duplicate(boards[0].duplicate), boards[0].match
        assert kept
        assert match
        results = await self._coach.account(await self._tables.open(match))
        for board in boards:
            result = results[kept.seat_of(board.number) - 1]
            await self._store.keep_board_score(board, result.won, result.luck)

    async def _let_bots_play(self, kept: KeptDuplicate) -> None:
        deals: dict[int, list[SeatResult]] = {}
        for deal in range(1, kept.deals + 1):
            asked = Deal(kept.seed_of(deal), kept.players, 1, kept.bot, kept.variant)
            deals[deal] = await self._coach.play_among_bots(asked)
        found = [
            BotsResult(kept.id, number, at.won, at.luck)
            for number in range(1, kept.count + 1)
            for at in [deals[kept.deal_of(number)][kept.seat_of(number) - 1]]
        ]
        await self._store.keep_bots_results(found)

    # --- who may see what

    async def need_open_cards(self, live: LiveTable, person: Person | None, *, is_look: bool) -> None:
        """Refuse what a table shows to somebody who has its deal still before them. One's own table one may look at."""
        options = live.table.options
        is_own = live.seat_of(person) is not None
        if not options.duplicate or (is_own and (is_look or live.status == "running")):
            return
        if not await are_cards_open(self._store, options, person.id if person else None):
            raise NotAllowedError("duplicate-closed", deal=options.deal)

    async def records(self, ident: str, person: Person) -> list[Record]:
        """The records of all boards of the deals that somebody has finished, everyone called differently."""
        found = await self.open(ident)
        tables: dict[str, dict[int, str]] = {}  # what those who are compared are called, by seat
        for board in found.boards:
            deal, seat = found.kept.deal_of(board.number), found.kept.seat_of(board.number)
            if board.match and board.won is not None and found.has_finished_deal(person, deal):
                tables.setdefault(board.match, {})[seat] = found.names_apart[board.person]
        return [await self._record(match, names) for match, names in tables.items()]

    async def _record(self, match: str, names: dict[int, str]) -> Record:
        record = (await self._tables.open(match)).record()
        board = BoardName.of(record)
        assert board
        event = str(replace(board, seats=tuple(sorted(names))))
        called = {f"Seat{seat}": name for seat, name in names.items()}
        return replace(record, tags={**record.tags, **called, "Event": event, "Id": match})
