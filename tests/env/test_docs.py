"""The pages of the environments: their programs run, and the table of one is the observation's own."""

import re
from pathlib import Path

import pytest

from impera.env import CELLS, FIELDS
from tests.docs.pages import blocks
from tests.docs.test_python_blocks import run

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to"
PAGE = HOW_TO / "environments.md"
PAGES = ["batch.md", "gymnasium.md", "openspiel.md", "pettingzoo.md", "train-a-learner.md"]
PROGRAMS = [(page, program) for page in PAGES for program in blocks(HOW_TO / page, "python")]


@pytest.mark.parametrize(("page", "program"), PROGRAMS, ids=[f"{page}-{at}" for at, (page, _) in enumerate(PROGRAMS)])
def test_the_programs_of_the_pages_run(page: str, program: str) -> None:
    run(program, {"__name__": page}, page)


def test_every_field_is_documented_as_it_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d ×]+) \| (\d+) \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    fields = [
        (field.name, str(field.start), " × ".join(map(str, field.shape)) or "1", str(field.most), field.tells)
        for field in FIELDS.values()
    ]
    assert rows == fields
    assert f"{CELLS} small numbers" in PAGE.read_text("utf-8")
