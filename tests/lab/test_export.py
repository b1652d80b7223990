"""Export: games as columns of Parquet, CSV or JSON Lines, complete whatever happened."""

import builtins
import csv
import json
from typing import Any

import numpy as np
import pytest

from impera.errors import UsageError
from impera.lab.export import ROW_GROUP, Coded, open_columns
from impera.lab.game_columns import COPIED, EFFECTS, about_plan, chunk_of, sim_columns
from impera.lab.simulate import Plan, play_chunk_moves

PLAN = Plan.of(players=3, variant="draft", bots=["builder"], seed=2**80)
GAMES, MOVES = play_chunk_moves(PLAN, 100, 25)
COLUMNS = sim_columns(moves=True)
FORMATS = pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])


def chunk(begin: int, end: int) -> Any:
    ends = np.concatenate([[0], np.cumsum(GAMES.decisions)])
    return chunk_of(PLAN, GAMES[begin:end], 100 + begin, MOVES[ends[begin] : ends[end]])


def read(path) -> list[dict[str, Any]]:
    """The rows of a file as Python has them, whatever its format."""
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            return [{name: from_text(name, cell) for name, cell in row.items()} for row in csv.DictReader(file)]
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    import pyarrow.parquet

    return list(pyarrow.parquet.read_table(path).to_pylist())


def from_text(name: str, cell: str) -> Any:
    kind = COLUMNS[name]
    if kind is str:
        return cell or None
    if kind is bytes:
        return [int(number) for number in cell.split()]
    return cell == "True" if kind is np.bool_ else int(cell)


@FORMATS
def test_what_was_written_in_parts_is_read_as_one_and_tells_every_game(tmp_path, ending):
    path = tmp_path / f"games.{ending}"
    with open_columns(path, COLUMNS, about_plan(PLAN)) as write:
        write(chunk(0, 10))
        write(chunk(10, 25))
    rows = read(path)
    assert [list(row) for row in rows] == [list(COLUMNS)] * 25
    assert all(name == name.replace("-", "_") for name in COLUMNS)
    assert [row["game"] for row in rows] == list(range(100, 125))
    for row, game in zip(rows, GAMES, strict=True):
        assert row["ending"] in ("hegemony", "majority", "unfinished")
        assert (row["domain"] is not None) == (row["ending"] == "hegemony")
        assert (row["first"], row["winners"]) == (game.first + 1, game.winners)
        assert (row["bot_1"], row["bot_3"], row["bot_4"]) == ("builder", "builder", None)
        assert (row["players"], row["variant"], row["teams"]) == (3, "draft", False)
        assert [row[effect] for effect in EFFECTS] == game.effects.tolist()
        assert [row[effect] for effect in COPIED] == game.copied.tolist()
        assert len(row["moves"]) == row["decisions"] == game.decisions
    assert [move for row in rows for move in row["moves"]] == MOVES.tolist()


@FORMATS
def test_a_file_is_complete_even_if_something_goes_wrong(tmp_path, ending):
    path = tmp_path / f"games.{ending}"

    def be_interrupted() -> None:
        with open_columns(path, COLUMNS, {}) as write:
            write(chunk(0, 10))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        be_interrupted()
    assert [row["game"] for row in read(path)] == list(range(100, 110))


@FORMATS
def test_a_file_of_no_games_can_be_read(tmp_path, ending):
    path = tmp_path / f"games.{ending}"
    with open_columns(path, COLUMNS, {}):
        pass
    assert read(path) == []


def test_small_chunks_become_few_row_groups(tmp_path):
    import pyarrow.parquet

    path = tmp_path / "numbers.parquet"
    count = ROW_GROUP // 2
    with open_columns(path, {"number": np.int32, "word": str}, {"seed": 7}) as write:
        for start in range(0, 5 * count, count):
            codes = np.arange(start, start + count) % 3 - 1
            write({"number": np.arange(start, start + count, dtype=np.int32), "word": Coded(codes, ("a", "b"))})
    file = pyarrow.parquet.ParquetFile(path)
    assert (file.metadata.num_rows, file.metadata.num_row_groups) == (5 * count, 3)
    assert file.read().column("number").to_pylist() == list(range(5 * count))
    assert file.read().column("word").to_pylist()[:6] == [None, "a", "b"] * 2
    assert json.loads(file.schema_arrow.metadata[b"impera"]) == {"seed": 7}


@pytest.mark.parametrize("name", ["games", "games.txt", "games.CSV", ".csv"])
def test_the_format_is_known_by_the_name(tmp_path, name):
    with pytest.raises(UsageError, match=r"must end in one of \.parquet, \.csv, \.jsonl"):
        open_columns(tmp_path / name, COLUMNS, {})


def test_the_folder_must_be_there(tmp_path):
    with pytest.raises(UsageError, match="there is no folder"):
        open_columns(tmp_path / "nowhere" / "games.csv", COLUMNS, {})


def test_without_its_packages_parquet_says_which_extra_is_needed(tmp_path, monkeypatch):
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UsageError, match="extra “lab”"), open_columns(tmp_path / "games.parquet", COLUMNS, {}):
        pass
