"""The desk of the daily deal: deals out the day, has finished tries judged, and the ladder play the same cards."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import date, timedelta

from impera.coach.deals import Deal, SeatScore, seat_score
from impera.errors import ImperaError
from impera.server.coaching import CoachDesk
from impera.tables.chain import Chain
from impera.tables.daily import BOT, LEVEL, PLAYERS, SEAT, day_of, does_count, need_begun, plan_of, stage_of
from impera.tables.daily_scores import LevelScore, Score, Try
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError, StoreError, TableError, TooManyError
from impera.tables.forever import Forever
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables, OnTrouble
from impera.tables.ports import Now, Store
from impera.wire.bodies import ReviewState

LOOK = 2.0  # seconds between two looks for finished tries
REST = 5.0  # seconds between two games of the ladder
AT_ONCE = 5  # tries handed to the coach
LEVELS = range(1, 11)
CLAIM = "daily"  # one process of those that share a store judges
TRIES_MOST = 100  # of one person at one deal

CheckRoom = Callable[[], None]


class DailyDesk:
    """Where the deal of a day is asked for."""

    def __init__(self, store: Store, tables: LiveTables, coach: CoachDesk, now: Now, on_trouble: OnTrouble) -> None:
        """Begin without a chain: it is made or read when it is first asked for."""
        self._store, self._tables, self._coach = store, tables, coach
        self.now = now
        self._chain: Chain | None = None
        self._on_trouble = on_trouble
        self._timers = (Forever(self.judge, LOOK, on_trouble), Forever(self.let_ladder_play, REST, on_trouble))

    # --- life

    async def start(self) -> None:
        """Make the chain if there is none: from now on every day is decided. Then see to finished tries."""
        try:
            await self.chain()
        except StoreError as error:  # it is asked for again
            self._on_trouble(error)
        for timer in self._timers:
            timer.start()

    async def stop(self) -> None:
        """Stop; what is not judged is judged by whoever comes next."""
        await asyncio.gather(*(timer.stop() for timer in self._timers))

    async def chain(self) -> Chain:
        """The chain of this server."""
        if self._chain is None:
            if await self._store.chain() is None:
                await self._store.keep_chain(secrets.token_hex(32), self.today().isoformat(), self.now())
            found = await self._store.chain()
            assert found
            root, first, made = found
            self._chain = await asyncio.to_thread(Chain, root, date.fromisoformat(first), made)
        return self._chain

    def today(self) -> date:
        """The date."""
        return day_of(self.now())

    # --- playing

    async def play(self, day: date, person: Person, address: str, check_room: CheckRoom) -> LiveTable:
        """The table of somebody's next try at a day: the one that counts on the day itself, else practice; one that is
        not finished goes on."""
        chain, today = await self.chain(), self.today()
        need_begun(chain, day, today)
        tries = await self._store.tries_of(person.id, day.isoformat(), day.isoformat())
        under_way = await self._under_way(tries)
        if under_way:
            return under_way
        if not tries and day != today:
            number = 2
        else:
            number = max((each.number for each in tries), default=0) + 1
        if number > TRIES_MOST:
            raise TooManyError("daily-tries-full", most=TRIES_MOST)
        check_room()
        try:
            return await self._tables.create(plan_of(chain, day, number, person), address)
        except SequenceTakenError:  # asked for twice at once
            found = await self._under_way(await self._store.tries_of(person.id, day.isoformat(), day.isoformat()))
            if found is None:
                raise
            return found

    async def _under_way(self, tries: list[Try]) -> LiveTable | None:
        """A try that is not finished; that which counts comes first."""
        for each in tries:
            if each.match and (live := await self._tables.open(each.match)).status == "running":
                return live
        return None

    # --- judging

    async def judge(self) -> None:
        """Have finished tries judged by the coach, as reviews are; keep what comes of it."""
        tries = await self._store.unjudged(AT_ONCE)
        if not tries or not await self._store.claim(CLAIM):
            return
        for each in tries:
            try:
                score = await self._score(each)
            except TooManyError:
                return
            except TableError as error:
                self._on_trouble(error)
                continue
            if score:
                await self._store.keep_score(each.day, each.person, score)

    async def _score(self, tried: Try) -> Score | None:
        """What came of a try; None while the coach is at it."""
        assert tried.match
        live = await self._tables.open(tried.match)
        ended = max(entry.at for entry in await self._store.entries(tried.match) if entry.what in ("acted", "started"))
        if not does_count(live.table, date.fromisoformat(tried.day), ended):
            return Score()
        state = await self._coach.review(live, begin=True)
        return _kept(seat_score(state.review, SEAT)) if state.review else None

    async def progress(self, match: str) -> ReviewState | None:
        """How far the coach is with a try."""
        try:
            return await self._coach.review(await self._tables.open(match), begin=False)
        except ImperaError:
            return None

    async def let_ladder_play(self) -> None:
        """Let one more level play a deal that somebody has begun: once a day each, while the coach rests."""
        today = self.today()
        since = max((await self.chain()).first, today - timedelta(days=1))
        begun = await self._store.tries_begun(since.isoformat(), today.isoformat())
        for day in sorted(begun, reverse=True):
            known = {found.level for found in await self._store.level_scores(day)}
            missing = [level for level in LEVELS if level not in known]
            if missing and await self._store.claim(CLAIM):
                await self._let_play(date.fromisoformat(day), nearest(missing))
                return

    async def _let_play(self, day: date, level: int) -> None:
        deal = Deal((await self.chain()).seeds(day).server, PLAYERS, SEAT, BOT)
        try:
            played = await self._coach.play_deal(deal, f"ladder:{level}")
        except TooManyError:
            return
        await self._store.keep_level_score(day.isoformat(), LevelScore(level, _kept(played)))

    # --- who may see what

    async def is_open_to(self, day: date, person: Person | None) -> bool:
        """May somebody see who stands where: is the day over, or have they finished?"""
        if stage_of(day, self.today()) != "today":
            return True
        if person is None:
            return False
        text = day.isoformat()
        return text in await self._store.scores_of(person.id, text, text)


def _kept(score: SeatScore) -> Score:
    return Score(score.won, score.loss, score.luck, score.accuracy, score.verdicts)


def nearest(levels: list[int]) -> int:
    """The level that says most: the opponents' own first, then those around it."""
    return min(levels, key=lambda level: (abs(level - LEVEL), level))
