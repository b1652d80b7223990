"""Bots play on while this process holds the table, whatever the store says meanwhile; and no longer."""

import asyncio

from impera.tables import bot_turns
from impera.tables.bot_ports import BotPlayer
from impera.tables.bot_turns import BotTurns, Command
from impera.tables.claim import Claim
from impera.tables.errors import StoreError
from impera.tables.laying import TablePlan, lay
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from impera.tables.release import Pace
from impera.tables.table import Table
from impera.tables.thinking import RandomBots, Thinking
from tests.tables.playing import ANN


class Player:
    """Bots at a table of bots, with what they need; `do` stores nothing and refuses as often as it is told."""

    def __init__(self, refusals: int = 0, bots: BotPlayer | None = None) -> None:
        plan = TablePlan(Options(), ANN, bots={1: "random", 2: "random"}, seat=0, start=True)
        self.table: Table = lay(plan, 1)[0]
        self.claim = Claim(MemoryStore(), self.table.match.id)
        self.refusals = refusals
        self.thinking = Thinking(bots or RandomBots())
        self.turns = BotTurns(self.table, self.claim, self.thinking, self.do, asyncio.create_task, 0.0)

    async def do(self, command: Command) -> int:
        if self.refusals:
            self.refusals -= 1
            raise StoreError("table-store-unavailable")
        entry = command(self.table, 2)
        if entry:
            self.table.follow(entry)
        return self.table.version


def test_bots_play_to_the_end_through_a_store_that_refuses(monkeypatch):
    monkeypatch.setattr(bot_turns, "RETRY", 0.0)

    async def promise() -> None:
        bots = Player(refusals=5)
        bots.turns.drive()
        assert not bots.turns.is_thinking  # the table is not ours yet
        await bots.claim.take()
        bots.turns.drive()
        while bots.turns.is_thinking:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert (bots.table.status, bots.turns.next()) == ("finished", None)
        bots.thinking.close()

    asyncio.run(promise())


def test_bots_stop_when_the_table_is_let_go():
    async def promise() -> None:
        bots = Player()
        await bots.claim.take()
        bots.turns.drive()
        while bots.table.seq < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        await bots.claim.release()
        while bots.turns.is_thinking:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert bots.table.status == "running"
        bots.thinking.close()

    asyncio.run(promise())


class BotsInTheMaking(RandomBots):
    """Bots that are not ready until they are said to be."""

    is_made = False

    def is_ready(self, name: str) -> bool:
        return self.is_made


def test_a_bot_that_is_not_ready_waits_says_so_and_then_plays(monkeypatch):
    monkeypatch.setattr(bot_turns, "RETRY", 0.001)

    async def promise() -> None:
        made = BotsInTheMaking()
        bots = Player(bots=made)
        await bots.claim.take()
        bots.turns.drive()
        await asyncio.sleep(0.02)
        assert (bots.table.seq, bots.turns.pace, bots.turns.has_changed_pace()) == (0, Pace.WAITING, True)
        made.is_made = True
        while bots.turns.is_thinking:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert (bots.table.status, bots.turns.pace) == ("finished", Pace.USUAL)
        bots.thinking.close()

    asyncio.run(promise())
