"""A file of games read back: the same games, action by action, or a sentence that says why not."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from impera.cli.app import build_app
from impera.errors import UsageError
from impera.lab import games
from impera.lab.export import about_file, open_columns
from impera.lab.game_columns import about_plan, chunk_of, sim_columns
from impera.lab.simulate import Plan, play_chunk, play_chunk_moves
from tests.game.whole_games import every_setup


def written(path: Path, plan: Plan, start: int, count: int, *, moves: bool = True) -> Any:
    outcomes, played = play_chunk_moves(plan, start, count)
    with open_columns(path, sim_columns(moves=moves), about_plan(plan)) as write:
        write(chunk_of(plan, outcomes, start, played if moves else None))
    return outcomes


@every_setup
def test_every_game_is_replayed_to_the_end_it_had(tmp_path, setup):
    players, variant, teams = setup
    plan = Plan.of(players=players, variant=variant, teams=teams, bots=["builder"], seed=-(2**70))
    outcomes = written(tmp_path / "games.parquet", plan, 40, 3)
    file = games(tmp_path / "games.parquet")
    assert (len(file), file.has_moves, file.about["seed"], file.about["rules"]) == (3, True, -(2**70), 1)
    for row, outcome in zip(file, outcomes, strict=True):
        game = row.replay()
        assert (game.setup.players, game.setup.variant, game.setup.teams) == setup
        assert game.result is not None
        assert game.result.winners == row.winners
        assert len(game.actions) == outcome.decisions
        assert game.state.turns == outcome.turns
        assert row.bots == ("builder",) * players


def test_bots_outside_the_compiled_loop_write_their_moves_too(tmp_path):
    plan = Plan.of(players=2, bots=["light", "builder"])
    assert not plan.is_compiled
    written(tmp_path / "games.parquet", plan, 3, 2)
    assert [len(row.replay().actions) for row in games(tmp_path / "games.parquet")] == [
        int(outcome.decisions) for outcome in play_chunk(plan, 3, 2)
    ]


def test_games_with_more_moves_than_there_was_room_for_lose_none(monkeypatch):
    plan = Plan.of(players=4)
    whole = play_chunk_moves(plan, 0, 5)[1]
    monkeypatch.setattr("impera.lab.simulate.USUAL_DECISIONS", 1)
    assert (play_chunk_moves(plan, 0, 5)[1] == whole).all()


def test_the_arena_writes_games_that_replay(tmp_path):
    path = tmp_path / "arena.parquet"
    command = ["arena", "--bots", "random,builder", "--deals", "2", "--jobs", "1", "--out", str(path), "--moves"]
    told = CliRunner().invoke(build_app("en"), command)
    assert told.exit_code == 0, told.output
    file = games(path)
    assert (len(file), file.about["made_by"], file.about["bots"]) == (4, "arena", ["random", "builder"])
    assert {row.bots for row in file} == {("random", "builder"), ("builder", "random")}
    assert all(row.replay().is_over for row in file)


def test_moves_that_do_not_fit_are_found_out(tmp_path):
    plan = Plan.of(players=2)
    outcomes, moves = play_chunk_moves(plan, 0, 1)
    for name, changed in (("shorter", moves[:-1]), ("other", np.zeros_like(moves))):
        path = tmp_path / f"{name}.parquet"
        outcomes.decisions[0] = len(changed)
        with open_columns(path, sim_columns(moves=True), about_plan(plan)) as write:
            write(chunk_of(plan, outcomes, 0, changed))
        with pytest.raises(UsageError, match="do not lead to the end"):
            next(iter(games(path))).replay()


def test_what_cannot_be_read_is_refused_in_words(tmp_path):
    plan = Plan.of(players=2)
    written(tmp_path / "short.parquet", plan, 0, 1, moves=False)
    with pytest.raises(UsageError, match="--moves"):
        next(iter(games(tmp_path / "short.parquet"))).replay()
    with pytest.raises(UsageError, match="no file"):
        games(tmp_path / "nowhere.parquet")
    (tmp_path / "text.parquet").write_text(json.dumps({"no": "games"}))
    with pytest.raises(UsageError, match="no file of games"):
        games(tmp_path / "text.parquet")
    for about, says in (({}, "no file of games"), (about_file() | {"rules": 99}, "rules version 99")):
        with open_columns(tmp_path / "other.parquet", {"game": np.int64}, about):
            pass
        with pytest.raises(UsageError, match=says):
            games(tmp_path / "other.parquet")


@pytest.mark.parametrize("command", [["sim"], ["arena", "--bots", "random,light"]])
def test_moves_need_a_file(command):
    refusal = CliRunner().invoke(build_app("en"), [*command, "--moves"]).exception
    assert isinstance(refusal, UsageError)
    assert "--out" in str(refusal)
