"""Write docs/reference/api/: a page for every public name, from its docstrings and the examples beside this file.

    .venv/bin/python docs/api_pages.py

A test runs the examples and fails when a page is stale or a name has none.
"""

import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import impera

HERE = Path(__file__).parent
PAGES = HERE / "reference" / "api"
EXAMPLES = HERE / "api_examples"
HIDDEN = {"__init__", "__post_init__"}


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {"README.md": index()} | {f"{name}.md": page(name) for name in impera.__all__}


def index() -> str:
    """The list of the public names, each with its line."""
    rows = [f"| [`{name}`]({name}.md) | {first_line(name)} |" for name in impera.__all__]
    return "\n".join(
        [
            "# The public names",
            "",
            "Everything that `from impera import …` offers. These names stay; whatever lies behind them may move.",
            "",
            "| name | what it is |",
            "|---|---|",
            *rows,
            "",
        ]
    )


def page(name: str) -> str:
    """The page of a name: what it is, how it is called, what it has, and an example."""
    value = getattr(impera, name)
    parts = [f"# {name}", "", first_line(name), ""]
    if callable(value):
        parts += ["```text", f"{name}{signature(value)}", "```", ""]
        parts += rest_of_docstring(value)
    else:
        parts += ["```text", f"{name} = {value!r}", "```", ""]
    if inspect.isclass(value):
        parts += list(members(value))
    source = f"../../../src/{impera.DOOR[name].replace('.', '/')}.py"
    parts += ["## Example", "", "```python", (EXAMPLES / f"{name}.py").read_text("utf-8").rstrip(), "```", ""]
    return "\n".join([*parts, f"In [`{impera.DOOR[name]}`]({source}).", ""])


CONSTANTS = {  # what is no class and no function cannot say it itself
    "LANGUAGES": "The languages that everything is said in: tag and own name.",
    "RULES_VERSION": "The version of the rules; any change of behaviour raises it, and every record carries it.",
}


def first_line(name: str) -> str:
    """The line that says what a name is."""
    value = getattr(impera, name)
    return CONSTANTS.get(name) or (inspect.getdoc(value) or "").partition("\n")[0]


def rest_of_docstring(value: object) -> list[str]:
    """What the docstring says after its first line."""
    rest = (inspect.getdoc(value) or "").partition("\n")[2].strip("\n")
    return ["```text", rest, "```", ""] if rest else []


def members(kind: type) -> Iterator[str]:
    """The fields, properties and methods of a class, each with its line."""
    fields = dict(fields_of(kind))
    if fields:
        yield from ("## Fields", "", "| field | type |", "|---|---|")
        yield from (f"| `{field}` | `{cell(shown)}` |" for field, shown in fields.items())
        yield ""
    found = [(name, value) for name, value in vars(kind).items() if is_public(name) and name not in fields]
    seen = [row for name, value in found if (row := property_row(name, value))]
    if seen:
        yield from ("## Properties", "", "| property | type | what it says |", "|---|---|---|", *seen, "")
    calls = [row for name, value in found if (row := method_row(name, value))]
    if calls:
        yield from ("## Methods", "", *calls, "")


def is_public(name: str) -> bool:
    """Is it for everybody?"""
    return not name.startswith("_") and name not in HIDDEN


def fields_of(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a dataclass."""
    if is_dataclass(kind):
        yield from ((name, plain(note)) for name, note in inspect.get_annotations(kind).items() if is_public(name))


def property_row(name: str, value: object) -> str:
    """A row for a property, or nothing."""
    getter = value.fget if isinstance(value, property) else getattr(value, "func", None)
    if not isinstance(value, property | cached_property) or getter is None:
        return ""
    shown = cell(plain(inspect.signature(getter).return_annotation))
    return f"| `{name}` | `{shown}` | {inspect.getdoc(getter) or ''} |"


def method_row(name: str, value: object) -> str:
    """An entry for a method, or nothing."""
    function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
    if not inspect.isfunction(function):
        return ""
    line = (inspect.getdoc(function) or "").partition("\n")[0]
    return f"- `{name}{signature(function)}`: {line}"


def signature(value: Any) -> str:
    """How it is called, without `self`."""
    described = inspect.signature(value)
    kept = [one for one in described.parameters.values() if one.name not in ("self", "cls")]
    inside = [plain_parameter(one) for one in kept]
    named = [place for place, one in enumerate(kept) if one.kind is inspect.Parameter.KEYWORD_ONLY]
    if named and not any(one.kind is inspect.Parameter.VAR_POSITIONAL for one in kept):
        inside.insert(named[0], "*")
    answer = described.return_annotation
    silent = inspect.isclass(value) or answer is inspect.Signature.empty
    return f"({', '.join(inside)})" + ("" if silent else f" -> {plain(answer)}")


def plain_parameter(one: inspect.Parameter) -> str:
    """A parameter with its type and default."""
    star = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}.get(one.kind, "")
    note = "" if one.annotation is inspect.Parameter.empty else f": {plain(one.annotation)}"
    default = "" if one.default is inspect.Parameter.empty else f" = {plain_default(one.default)}"
    return f"{star}{one.name}{note}{default}"


def cell(text: str) -> str:
    """A text inside a table: a bar would end its cell."""
    return text.replace("|", "\\|")


def plain_default(value: object) -> str:
    """A default, or three dots where it would show where something lies in memory."""
    return "…" if " at 0x" in repr(value) or "factory" in repr(value) else repr(value)


def plain(note: object) -> str:
    """A type as it is written in the source."""
    text = note if isinstance(note, str) else inspect.formatannotation(note)
    text = re.sub(r"\b(?:impera|collections|typing|numpy)(?:\.\w+)*\.(?=\w)", "", text)
    return text


def write() -> None:
    """Write every page, and take away those whose name is gone."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for path in PAGES.glob("*.md"):
        if path.name not in pages():
            path.unlink()
    for name, text in pages().items():
        (PAGES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
