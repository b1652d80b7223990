"""Whatever a server remembers has an end: games that are over leave nothing behind but what was said."""

import asyncio

import pytest

from impera.game import seen
from impera.server.bots import KEPT, RegistryBots
from impera.tables import sight
from impera.tables.laying import TablePlan
from impera.tables.live import IDLE
from impera.tables.live_tables import LiveTables
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from impera.tables.presence import Attendance
from impera.tables.thinking import Thinking
from tests.tables.playing import ANN, Ear, Time

GAMES = 6


def test_games_that_are_over_leave_no_table_no_bot_and_no_task_behind():
    async def play() -> None:
        time, bots = Time(), RegistryBots()
        tables = LiveTables(MemoryStore(), Thinking(bots, 2), time)
        for players in (2, 3) * (GAMES // 2):
            seats = dict.fromkeys(range(1, players + 1), "ladder:1")
            live = await tables.create(TablePlan(Options(players=players), ANN, start=True, seat=0, bots=seats))
            ear = Ear()
            live.join(ear)
            async with asyncio.timeout(120):
                while live.status == "running":
                    assert bots.kept <= players
                    await asyncio.sleep(0.01)
            assert bots.kept == 0
            live.part(ear)
        assert len(list(tables)) == GAMES
        time.now += 10 * IDLE
        for _ in range(2):
            await tables.tick(time.now)
        assert list(tables) == []
        queue = tables.thinking.queue
        assert (queue.waiting, queue.running, len(queue._stamps)) == (0, 0, 0)
        assert not tables._tasks
        tables.thinking.close()

    asyncio.run(play())


def test_so_many_bots_are_kept_and_those_of_a_match_are_let_go_together():
    bots = RegistryBots()
    for number in range(KEPT + 20):
        bots._bot("light", f"match{number} P1")
    assert bots.kept == KEPT
    bots.forget("match100 ")
    bots.forget("match")
    assert bots.kept == 0


@pytest.mark.parametrize("cached", [seen._cards, seen._hand, seen._domains, seen._embargoes, seen._needs, sight._event])
def test_what_is_written_once_is_kept_within_bounds(cached):
    """Rows of views and events, at most half a kilobyte each: some megabytes, which fill in the first minutes."""
    assert cached.cache_parameters()["maxsize"] <= 6_000


def test_who_was_here_is_forgotten_when_nobody_says_so_any_more():
    presence = Attendance(0, [])
    for number in range(100):
        presence.hear(f"process{number}", frozenset({"ann"}), 1000 * number)
        presence.tick(1000 * number, [])
    assert len(presence._elsewhere) < 20
