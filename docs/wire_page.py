"""Write docs/reference/wire.md: every shape that crosses the wire, from the classes of `impera.wire`.

    .venv/bin/python docs/wire_page.py

A test fails when the page is stale.
"""

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Any

from impera.server.schema import REFERENCE, UNIONS, components

PAGE = Path(__file__).parent / "reference" / "wire.md"
HEAD = """# The shapes of the wire

Every message, body and piece that a client sends or is sent, field by field. [The protocol](protocol.md) tells what is
done with them. A field without a default is always there; `null` is said where it may be. This page is made from
[`impera.wire`](../../src/impera/wire/__init__.py) by `docs/wire_page.py`, as are the schema at `/api/openapi.json` and
the types of the browser client.
"""
HEADINGS = {"ClientMessage": "What a client sends", "ServerMessage": "What the server sends"}
REST = "What these and the HTTP bodies are made of"


def page() -> str:
    """The whole page."""
    shapes = components()
    parts, told = [HEAD], set(UNIONS)
    for union, heading in HEADINGS.items():
        names = [name_of(each) for each in shapes[union]["anyOf"]]
        told |= set(names)
        parts += section(heading, names, shapes)
    parts += section(REST, sorted(set(shapes) - told), shapes)
    return "\n".join(parts)


def section(heading: str, names: list[str], shapes: dict[str, Any]) -> Iterator[str]:
    """A heading and its shapes, one after the other."""
    yield f"## {heading}\n"
    for name in names:
        shape = shapes[name]
        yield f"### {name}\n\n{shape.get('description', '')}\n"
        if fields := shape.get("properties"):
            yield "| field | type | |\n|---|---|---|"
            yield from (row(field, fields[field]) for field in fields)
            yield ""


def row(field: str, schema: dict[str, Any]) -> str:
    """A field as a row of a table: what it holds, and what else is to be known."""
    notes = [schema["description"]] if "description" in schema else []
    notes += [f"Else `{dumps(schema['default'])}`."] if "default" in schema else []
    return f"| `{field}` | {type_of(schema)} | {' '.join(notes)} |"


def type_of(schema: dict[str, Any]) -> str:
    """What a field may hold, in words, with links to other shapes."""
    if "$ref" in schema:
        name = name_of(schema)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(type_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{dumps(value)}`" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "list of " + ", ".join(type_of(item) for item in schema["prefixItems"])
        return f"list of {type_of(schema['items'])}" if "items" in schema else "list"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"{type_of(inner)} by name" if isinstance(inner, dict) and inner else "object"
    return f"{kind}{bounds(schema)}" if kind else "anything"


def bounds(schema: dict[str, Any]) -> str:
    """The least and the most, where there are any."""
    for least, most, unit in (("minimum", "maximum", ""), ("minLength", "maxLength", " characters")):
        if most in schema:
            return f" ({schema.get(least, 0)} to {schema[most]}{unit})"
        if least in schema:
            return f" (from {schema[least]}{unit})"
    return ""


def name_of(reference: dict[str, Any]) -> str:
    """The shape that a reference leads to."""
    return str(reference["$ref"]).removeprefix(REFERENCE.partition("{")[0])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
