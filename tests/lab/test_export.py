"""Export: games as rows of Parquet, CSV or JSON Lines, complete whatever happened."""

import builtins
import csv
import json
from typing import Any

import pytest

from impera.errors import UsageError
from impera.lab.export import COLUMNS, open_rows, rows_of
from impera.lab.simulate import Plan, play_chunk
from impera.rules.facts import EFFECT_NAMES

GAMES = play_chunk(Plan.of(players=3, variant="draft", bots=["builder"]), 0, 25)
ROWS = rows_of(GAMES, 100)


def read(path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            return [
                {name: COLUMNS[name](value) if value else None for name, value in row.items()}
                for row in csv.DictReader(file)
            ]
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    import pyarrow.parquet

    return list(pyarrow.parquet.read_table(path).to_pylist())


def test_a_row_tells_a_game():
    assert [list(row) for row in ROWS] == [list(COLUMNS)] * 25
    assert [row["game"] for row in ROWS] == list(range(100, 125))
    for row, game in zip(ROWS, GAMES, strict=True):
        assert row["ending"] in ("hegemony", "majority", "unfinished")
        assert (row["domain"] is not None) == (row["ending"] == "hegemony")
        assert row["first"] == game.first + 1
        assert all(seat in ("P1", "P2", "P3") for seat in row["winners"].split())
        assert [row[effect] for effect in EFFECT_NAMES] == game.effects.tolist()
        assert row["inspiration"] <= sum(row[effect] for effect in EFFECT_NAMES[:10])


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_what_was_written_in_parts_is_read_as_one(tmp_path, ending):
    path = tmp_path / f"games.{ending}"
    with open_rows(path) as write:
        write(ROWS[:10])
        write(ROWS[10:])
    assert read(path) == ROWS


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_a_file_is_complete_even_if_something_goes_wrong(tmp_path, ending):
    path = tmp_path / f"games.{ending}"

    def be_interrupted() -> None:
        with open_rows(path) as write:
            write(ROWS[:10])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        be_interrupted()
    assert read(path) == ROWS[:10]


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_a_file_of_no_games_can_be_read(tmp_path, ending):
    path = tmp_path / f"games.{ending}"
    with open_rows(path):
        pass
    assert read(path) == []


@pytest.mark.parametrize("name", ["games", "games.txt", "games.CSV", ".csv"])
def test_the_format_is_known_by_the_name(tmp_path, name):
    with pytest.raises(UsageError, match=r"must end in one of \.parquet, \.csv, \.jsonl"):
        open_rows(tmp_path / name)


def test_the_folder_must_be_there(tmp_path):
    with pytest.raises(UsageError, match="there is no folder"):
        open_rows(tmp_path / "nowhere" / "games.csv")


def test_without_its_packages_parquet_says_which_extra_is_needed(tmp_path, monkeypatch):
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UsageError, match="extra “lab”"), open_rows(tmp_path / "games.parquet"):
        pass


def test_other_columns_can_be_written_too(tmp_path):
    columns = {"bot": str, "games": int, "rate": float}
    for ending in ("csv", "jsonl", "parquet"):
        path = tmp_path / f"bots.{ending}"
        with open_rows(path, columns) as write:
            write([{"bot": "random", "games": 3, "rate": 0.5}])
        if ending != "csv":
            assert read(path) == [{"bot": "random", "games": 3, "rate": 0.5}]
        else:
            assert path.read_text(encoding="utf-8").splitlines() == ["bot,games,rate", "random,3,0.5"]
