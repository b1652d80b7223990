"""A set of self-play games by one command: files of every set-up, a card and a Croissant file that fit them."""

import hashlib
import json
import re

import pytest
from typer.testing import CliRunner

from impera.cli.app import build_app
from impera.errors import UsageError
from impera.lab import games


def run(*arguments: str):
    return CliRunner().invoke(build_app("en"), ["dataset", *arguments])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dataset") / "set"
    told = run(str(folder), "--games", "3", "--bots", "random,builder", "--jobs", "1", "--seed", "5")
    assert told.exit_code == 0, told.output
    assert "24 games" in told.stdout
    return folder


def test_every_set_up_has_its_games_and_every_seating_its_turn(folder):
    files = sorted(folder.glob("*.parquet"))
    assert len(files) == 8
    setups = set()
    for file in files:
        read = games(file)
        assert (len(read), read.about["seed"], read.about["made_by"]) == (3, 5, "dataset")
        seatings = [row.bots for row in read]
        assert len(set(seatings)) == 3
        for row in read:
            game = row.replay()
            assert game.result is not None
            setups.add((game.setup.players, game.setup.variant, game.setup.teams))
    assert len(setups) == 8


def test_the_card_tells_what_is_there(folder):
    card = (folder / "README.md").read_text(encoding="utf-8")
    front, _, text = card.removeprefix("---\n").partition("\n---\n")
    assert re.findall(r"data_files: (.+)", front) == re.findall(r"(?m)^\| `(.+?)` \|", text)
    assert set(re.findall(r"data_files: (.+)", front)) == {file.name for file in folder.glob("*.parquet")}
    assert "license: mit" in front
    assert "impera dataset FOLDER --games 3 --seed 5 --bots random,builder" in text


def test_the_croissant_file_fits_the_files(folder):
    import pyarrow.parquet

    told = json.loads((folder / "croissant.json").read_text(encoding="utf-8"))
    assert told["@type"] == "sc:Dataset"
    for file in told["distribution"]:
        content = (folder / file["contentUrl"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
        assert file["contentSize"] == f"{len(content)} B"
    assert len(told["recordSet"]) == 8
    for records in told["recordSet"]:
        schema = pyarrow.parquet.read_schema(folder / records["field"][0]["source"]["fileObject"]["@id"])
        assert [field["source"]["extract"]["column"] for field in records["field"]] == schema.names
        (moves,) = (field for field in records["field"] if field.get("isArray"))
        assert moves["name"] == "moves"


def test_nothing_is_written_over(folder):
    refusal = run(str(folder), "--games", "1").exception
    assert isinstance(refusal, UsageError)
    assert "not empty" in str(refusal)


def test_a_bot_nobody_knows_is_refused_before_anything_is_written(tmp_path):
    assert isinstance(run(str(tmp_path / "new"), "--bots", "nobody").exception, UsageError)
    assert not (tmp_path / "new").exists()
