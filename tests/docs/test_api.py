"""Every public name has a page, made from its docstrings and never stale."""

import runpy
from pathlib import Path

import pytest

import impera
from tests.docs.pages import DOCS

MAKER = DOCS / "api_pages.py"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    made = runpy.run_path(str(MAKER))["pages"]()
    assert isinstance(made, dict)
    return made


def test_every_public_name_has_a_page_and_nothing_else_has():
    there = {path.stem for path in (DOCS / "reference" / "api").glob("*.md")} - {"README"}
    assert there == set(impera.__all__)
    assert {path.stem for path in (DOCS / "api_examples").glob("*.py")} == set(impera.__all__)


@pytest.mark.parametrize("name", ["README", *impera.__all__])
def test_a_page_is_what_the_docstrings_say(name: str, pages: dict[str, str]):
    page: Path = DOCS / "reference" / "api" / f"{name}.md"
    assert page.read_text(encoding="utf-8") == pages[page.name], "stale: run .venv/bin/python docs/api_pages.py"


@pytest.mark.parametrize("name", impera.__all__)
def test_an_example_uses_its_name(name: str):
    example = (DOCS / "api_examples" / f"{name}.py").read_text(encoding="utf-8")
    assert name.lower() in example.lower()
