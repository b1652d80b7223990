"""One word, one thing: what is public has a name of its own across the whole package."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "impera"


def test_no_two_public_classes_share_a_name():
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.relative_to(SOURCES).as_posix())
    assert len(places) > 100
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
