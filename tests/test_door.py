"""The public door: about twenty names, pinned; everything behind it may move."""

import subprocess
import sys

import pytest

import impera

NAMES = [
    "Action",
    "Event",
    "Game",
    "ImperaError",
    "LANGUAGES",
    "RULES_VERSION",
    "Record",
    "Result",
    "Seeds",
    "Setup",
    "Verdict",
    "View",
    "check_playthroughs",
    "determinize",
    "narrate",
    "parse_position",
    "parse_record",
    "record_to_json",
    "verify",
    "write_playthrough",
    "write_position",
    "write_record",
]


def test_the_names_are_these():
    assert impera.__all__ == NAMES
    assert 15 <= len(NAMES) <= 25


@pytest.mark.parametrize("name", NAMES)
def test_behind_every_name_is_something_with_a_line_of_documentation(name):
    value = getattr(impera, name)
    assert getattr(impera, name) is value
    if callable(value):
        assert (value.__doc__ or "").strip()
        assert value.__module__ == impera.DOOR[name]


def test_a_star_opens_all_of_it():
    names: dict[str, object] = {}
    exec("from impera import *", names)
    assert set(NAMES) <= set(names)


def test_other_names_are_not_there():
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        impera.Chess  # noqa: B018 - asking is the test


def test_the_version_is_that_of_the_project():
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert impera.__version__ == project["project"]["version"]


def test_opening_the_door_costs_nothing():
    """`import impera` alone loads neither the compiler nor NumPy."""
    code = "import impera, sys; print(sorted({'numba', 'numpy', 'rich', 'typer'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
