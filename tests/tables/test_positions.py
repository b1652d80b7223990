"""Any earlier position of a game: while it runs as the asker's own seat saw it, afterwards all of it (R7)."""

import asyncio
import json
import random

import pytest

from impera.game.game import Game
from impera.tables import afterwards
from impera.tables.errors import NotAllowedError, NotFoundError
from impera.wire.shapes import as_data
from tests.tables.playing import act, new_tables, started


def position_at(*asked):
    return as_data(afterwards.position_at(*asked))


def playing(check, actions: int = 40, people: int = 3, **options) -> None:
    """Play on for a while and look."""

    async def promise() -> None:
        tables = new_tables()
        live = await started(tables, people, **options)
        rng = random.Random(7)
        while live.table.status == "running" and len(live.table.standing) < actions:
            await act(live, rng.choice(live.table.legal).text)
        check(live.table)
        tables.thinking.close()

    asyncio.run(promise())


@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_a_running_game_shows_what_the_seat_saw_then(variant):
    def check(table) -> None:
        game = table.game
        for number in range(len(game.actions) + 1):
            then = Game.replay(game.setup, game.actions[:number])
            for own in (1, 2, 3, None):
                told = position_at(table, number, None, own)
                assert told["view"] == then.view(own).to_json()
                assert told["events"] == [event.to_json() for event in then.events(own, since=number)]
                assert told["truth"] is None

    playing(check, variant=variant)


def test_r7_1_a_pick_is_played_face_down_for_the_others():
    def check(table) -> None:
        picked = table.game.actions[0].text
        mover = position_at(table, 1, None, 1)["seat"]
        for own in (1, 2, 3, None):
            played = position_at(table, 1, None, own)["played"]
            assert played == (picked if own == mover else f"pick ?{picked[-1]}")

    playing(check, actions=2, variant="draft")


def test_another_seat_is_not_shown_before_the_end():
    def check(table) -> None:
        assert position_at(table, 3, 2, 2)["view"]["seat"] == 2
        for seat, own in ((2, 1), (1, None)):
            with pytest.raises(NotAllowedError):
                position_at(table, 3, seat, own)
        with pytest.raises(NotFoundError):
            position_at(table, 41, None, 1)

    playing(check)


def test_afterwards_every_seat_and_the_truth_are_shown():
    def check(table) -> None:
        told = position_at(table, 5, 2, None)
        assert told["view"]["seat"] == 2
        assert told["truth"] == Game.replay(table.game.setup, table.game.actions[:5]).truth()
        spectator = [position_at(table, number, None) for number in (0, 1, 9)]
        every = [as_data(each) for each in afterwards.positions_of(table.game)]
        assert json.dumps(spectator) == json.dumps([every[0], every[1], every[9]])

    playing(check, actions=5_000, people=2)
