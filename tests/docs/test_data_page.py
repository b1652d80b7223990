"""The page about data: its commands write the file that its programs read."""

import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from impera.cli.app import build_app
from impera.lab.game_columns import COPIED, DEAL, EFFECTS, SIM
from impera.lab.table_columns import COLUMNS as TABLE
from impera.lab.tournament import COLUMNS as ARENA
from tests.docs.pages import DOCS, blocks, text_of
from tests.docs.test_python_blocks import run

PAGE = DOCS / "how-to" / "data.md"


def test_the_programs_of_data_md_read_what_its_command_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for package in ("pyarrow", "duckdb", "polars"):
        pytest.importorskip(package, reason=f"{package} is not installed: python3 dev.py setup")
    monkeypatch.chdir(tmp_path)
    command, dataset = (shlex.split(block)[1:] for block in blocks(PAGE, "sh"))
    told = CliRunner().invoke(build_app("en"), command)
    assert told.exit_code == 0, told.output
    names: dict[str, object] = {}
    for program in blocks(PAGE, "python"):
        run(program, names, PAGE.name)
    assert dataset[0] == "dataset"


def test_every_column_is_told():
    text = text_of(PAGE)
    shown = {*SIM, *ARENA, *TABLE, *DEAL, "moves"} - {*EFFECTS[1:-1], *COPIED}
    numbered = {name for name in shown if name[-1].isdigit() and not name.endswith("_1")}
    assert [name for name in sorted(shown - numbered) if f"`{name}`" not in text] == []
