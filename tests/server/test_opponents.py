"""The opponent that fits: the weakest first, stronger with wins, and only from games that say something."""

import asyncio
import contextlib

from impera.bots.fitting import level_of
from impera.client import Client
from impera.tables.opponents import LadderGame, fitting_opponent, ladder_game
from impera.tables.ratings import Rating
from impera.tables.thinking import RandomBots
from impera.wire.table import ResultInfo
from tests.server.serving import guests, serving
from tests.tables.playing import ANN, new_tables, started


class Ladder(RandomBots):
    """Bots that are called as those of the ladder."""

    def has(self, name: str) -> bool:
        """All of them are there."""
        return True


async def give_in(person: Client, bot: str) -> None:
    """A game that is lost at once."""
    table = await person.make_table(bots={2: bot}, sit=1)
    await person.command(table, "start")
    await person.command(table, "offer", kind="concession")


def test_the_first_opponent_is_the_weakest_and_only_the_ladder_is_counted(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, Ladder()) as (address, _), contextlib.AsyncExitStack() as stack:
            (person,) = await guests(stack, address, 1)
            for players in (2, 3, 4):
                fits = await person.ask("GET", f"/me/opponent?players={players}")
                assert (fits["bot"], fits["level"], fits["levels"], fits["games"]) == ("ladder:1", 1, 10, 0)
            for bot in ("random", "ladder:2/scholar", "ladder:1"):
                await give_in(person, bot)
            for _ in range(2):
                fits = await person.ask("GET", "/me/opponent")
                assert (fits["games"], fits["won"], fits["level"]) == (2, 0, 1)

    asyncio.run(promise())


def test_games_against_the_ladder_are_counted_once_and_no_others():
    async def promise() -> None:
        tables = new_tables()
        live = await started(tables, 2)
        assert ladder_game(live.table, ANN.id) is None
        table = live.table
        table.starters[1].kind, table.starters[1].person, table.starters[1].bot = "bot", None, "ladder:6/raider"
        table._result, table.status = ResultInfo(how="majority", winners=[1]), "finished"
        game = ladder_game(table, ANN.id)
        assert game is not None
        assert game.is_won
        assert abs(game.level - 6.0) < 1e-9
        assert ladder_game(table, "bob") is None
        table._result = ResultInfo(how="draw", winners=[])
        drawn = ladder_game(table, ANN.id)
        assert drawn is not None
        assert drawn.score == 0.5
        await tables.stop()

    asyncio.run(promise())


def test_wins_lead_up_the_ladder_and_a_rating_is_read_beside_those_of_the_levels():
    levels = []
    games: list[LadderGame] = []
    for _ in range(8):
        fits = fitting_opponent(games, 2)
        levels.append(fits.level)
        games.append(LadderGame(float(fits.level), 1.0))
        assert fits.won == fits.games == len(games) - 1
    assert levels[0] == 1
    assert levels == sorted(levels)
    assert levels[-1] >= 6
    rated = {level: Rating(15.0 + 3.6 * level, 1.0, 50) for level in (2, 5, 8)}
    strong = fitting_opponent([], 2, Rating(15.0 + 3.6 * 7, 1.0, 40), rated)
    assert strong.level in (6, 7)
    assert strong.rated == 40
    assert fitting_opponent([], 2, Rating(40.0, 1.0, 40), {}).level == 1  # nothing to read it beside


def test_the_level_of_a_bot_is_in_its_name():
    assert [level_of(name) for name in ("ladder:3", "ladder:10/scholar", "ladder:11", "level:3", "light", None)] == [
        *(3, 10),
        *(None,) * 4,
    ]
