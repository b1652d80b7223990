"""Every numbered rule and ruling of docs/rules.md has a test named for it, and no test names one that is not there."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
DEFINED = re.compile(r"\*\*(R\d+\.\d+|Q\d+)\*\*")
NAMED = re.compile(r"test_(?:r(\d+)_(\d+)|q(\d+))(?:_|$)")


def numbers_of_rules() -> list[str]:
    return DEFINED.findall(RULES.read_text("utf-8"))


def names_of_tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def number_named_by(test: str) -> str | None:
    found = NAMED.match(test)
    if not found:
        return None
    section, number, ruling = found.groups()
    return f"Q{ruling}" if ruling else f"R{section}.{number}"


SECTIONS = sorted(HERE.glob("test_[rq][0-9_]*.py"))
TESTED = {number_named_by(test) for file in SECTIONS for test in names_of_tests(file)}


def test_the_rules_are_numbered_without_gaps():
    numbers = numbers_of_rules()
    assert len(numbers) == len(set(numbers))
    rulings = [number for number in numbers if number[0] == "Q"]
    assert rulings == [f"Q{ruling}" for ruling in range(1, 26)]
    sections = [2, 5, 5, 5, 7, 7, 3, 5, 3]
    assert [number for number in numbers if number[0] == "R"] == [
        f"R{section}.{number}" for section, last in enumerate(sections, 1) for number in range(1, last + 1)
    ]


@pytest.mark.parametrize("number", numbers_of_rules())
def test_every_rule_has_a_test(number):
    assert number in TESTED


@pytest.mark.parametrize("file", SECTIONS, ids=lambda file: file.stem)
def test_every_test_names_a_rule_of_its_section(file):
    section = re.match(r"test_(r\d|q)_", file.name)
    assert section
    for test in names_of_tests(file):
        number = number_named_by(test)
        assert number in numbers_of_rules(), f"{test} names no rule"
        assert number.lower().startswith(section[1]), f"{test} belongs elsewhere"
