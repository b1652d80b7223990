"""The page of the environments: its programs run, and its table is the observation's own."""

import re
from pathlib import Path

import pytest

from impera.env import CELLS, FIELDS

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "environments.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_the_programs_of_the_page_run(program: str) -> None:
    exec(compile(program, str(PAGE), "exec"), {})


def test_every_field_is_documented_as_it_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d ×]+) \| (\d+) \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    fields = [
        (field.name, str(field.start), " × ".join(map(str, field.shape)) or "1", str(field.most), field.tells)
        for field in FIELDS.values()
    ]
    assert rows == fields
    assert f"{CELLS} small numbers" in PAGE.read_text("utf-8")
