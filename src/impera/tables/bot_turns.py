"""The turns of the bots at a table: thought one after another, for as long as this process holds the table."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from impera.bots.steady import Steady, decisions_of
from impera.game.action import Action
from impera.game.game import Game
from impera.game.view import View
from impera.tables import commands
from impera.tables.claim import Claim
from impera.tables.entry import Entry, Person
from impera.tables.errors import StoreError
from impera.tables.fair_queue import Payer
from impera.tables.release import Occasion, Pace, on_time
from impera.tables.table import Table
from impera.tables.thinking import QUICKEST, Chosen, Thinking

Command = Callable[[Table, int], Entry | None]
Do = Callable[[Command], Awaitable[int]]
IsWanted = Callable[[], bool]
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
RETRY = 0.2  # seconds after a store that refused, or a bot that was not ready
DRAFTED = frozenset({"pick", "claim"})  # decisions that nobody thinks long about


class BotTurns:
    """The bots that play at one table, and those who stand in."""

    def __init__(
        self,
        table: Table,
        claim: Claim,
        thinking: Thinking,
        do: Do,
        spawn: Spawn,
        pause: float,
        is_wanted: IsWanted = lambda: True,
    ) -> None:
        """Seat no bot: the table says where they sit, and `is_wanted` whether anybody waits for what they do."""
        self._table, self._claim, self._thinking = table, claim, thinking
        self._do, self._spawn, self._pause = do, spawn, pause
        self._is_wanted = is_wanted
        self._task: asyncio.Task[None] | None = None
        self._late: dict[int, asyncio.Task[Chosen]] = {}  # seat: its last thought, which may have come too late
        self.address = ""  # from which the host has come, if they have been seen
        self._begun: tuple[int, int] | None = None  # the seat and the turn that a bot last thought about
        self.pace = self._told_pace = Pace.USUAL  # of the last thought

    @property
    def is_thinking(self) -> bool:
        """Does a bot think or wait now?"""
        return self._task is not None and not self._task.done()

    def drive(self) -> None:
        """Let a bot think, if one decides here, somebody waits for it and the table is ours."""
        if self._claim.is_held and not self.is_thinking and self.next() and self._is_wanted():
            self._task = self._spawn(self._play_on())

    def next(self) -> tuple[int, str] | None:
        """The seat that a bot decides for now, and the bot."""
        seat = self._table.deciding
        if seat is None or self._table.broken is not None:
            return None
        holder = self._table.holder(seat)
        return (seat, holder.bot or self._table.stand_in) if holder.is_bot_played else None

    def key(self, seat: int) -> str:
        """Under what a bot remembers its plan for a turn at a seat."""
        return f"{self._table.match.id} P{seat}"

    async def _play_on(self) -> None:
        while self._claim.is_held and self._is_wanted() and (turn := self.next()) and self._table.game:
            seat, bot = turn
            seq = self._table.seq
            if not self._thinking.bots.is_ready(bot):
                self.pace = Pace.WAITING
                await asyncio.sleep(RETRY)
                continue
            try:
                action = await self._answer(seat, bot, self._table.game)
                await self._do(lambda table, at: commands.act_for(table, seat, at, seq, action))  # noqa: B023
            except StoreError:
                await asyncio.sleep(RETRY)

    async def _answer(self, seat: int, bot: str, game: Game) -> Action:
        """What a bot does, at a moment that is fixed before it thinks: it tells nothing of its hand."""
        occasion, view = self._occasion(seat, game), game.view(seat)
        base, steady = self._base(bot, occasion), self._steady(seat, game)
        slot = max(self._thinking.slots.length(bot, base), self._pause if self._is_followed() else 0.0)
        instead = None if steady or not slot else await self._thinking.at_once(view, self.key(seat))
        thought, began = await self._begin(seat, bot, view, occasion, steady)
        thought.add_done_callback(lambda _: self._thinking.slots.note(bot, base, began, _time()))
        try:
            chosen = await on_time(thought, instead, began, slot)
        except asyncio.CancelledError:
            thought.cancel()
            raise
        self._thinking.late += not thought.done()
        if thought.done() and occasion is not Occasion.PLANNED:
            self.pace = Pace.HURRIED if chosen.is_hurried else Pace.USUAL
        return chosen.action

    async def _begin(
        self, seat: int, bot: str, view: View, occasion: Occasion, steady: Steady | None
    ) -> tuple[asyncio.Task[Chosen], float]:
        """Let a bot think, once it has a place to; the thought, and when it began."""
        begun: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        payer, key, late = self.payer, self.key(seat), self._late.get(seat)
        is_late = late is not None and not late.done()  # with an earlier one, which nobody waits for any more
        if is_late:
            bot, key = QUICKEST, f"{key} at once"
        thought = asyncio.create_task(
            self._thinking.choose(
                bot, view, key, lambda: begun.set_result(_time()), payer=payer, occasion=occasion, steady=steady
            )
        )
        if not is_late:
            self._late[seat] = thought
        either: tuple[asyncio.Future[Any], ...] = (thought, begun)
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            thought.cancel()
            raise
        return thought, begun.result() if begun.done() else _time()

    def _steady(self, seat: int, game: Game) -> Steady | None:
        """What an answer follows from where everybody gets the same ones: at a deal that others play too."""
        if not self._table.options.is_compared:
            return None
        setup, actions = game.setup, game.actions
        own = sum(standing.seat == seat for standing in self._table.standing)
        return Steady(self._table.match.server_seed, len(actions), own, lambda: decisions_of(setup, actions, seat))

    def _occasion(self, seat: int, game: Game) -> Occasion:
        """What there is to think about, as far as everybody may know."""
        standing = self._table.standing
        has_seen = not standing or standing[-1].is_final
        if not has_seen or game.decision in DRAFTED:
            return Occasion.PLANNED
        began, self._begun = self._begun, (seat, game.turn_number)
        return Occasion.SEEN if began == self._begun else Occasion.TURN

    def _base(self, bot: str, occasion: Occasion) -> float:
        """How long the bot usually thinks here, as far as everybody may know; without a pause nothing is held back."""
        return self._thinking.bots.slot(bot, occasion) if self._pause else 0.0

    def has_changed_pace(self) -> bool:
        """Is it another than when this was last asked?"""
        told, self._told_pace = self._told_pace, self.pace
        return told != self.pace

    def come_from(self, person: Person | None, address: str) -> None:
        """Somebody comes from an address: if it is the host, bots think on its account."""
        if person and person.id == self._table.match.host:
            self.address = address

    @property
    def payer(self) -> Payer:
        """For whom bots think here: the one who made the table."""
        return Payer(self._table.match.host or self._table.match.id, self.address)

    def _is_followed(self) -> bool:
        """Do bots take their time here? Not before a person's first decision: nobody should wait for that."""
        is_people = any(holder.is_deciding_person for holder in self._table.holders)
        return not is_people or any(not standing.by_bot for standing in self._table.standing)


def _time() -> float:
    return asyncio.get_running_loop().time()
