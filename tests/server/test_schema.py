"""What is generated from the wire's shapes is what they say today: the client's types, the protocol's tables."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from impera.server.app import make_api
from impera.server.schema import schema_of
from impera.server.settings import Settings
from impera.tables.commands import AnyCommand
from impera.wire.messages import Message
from impera.wire.requests import Request
from impera.wire.shapes import leaves

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PROTOCOL = ROOT / "docs" / "reference" / "protocol.md"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return schema_of(make_api(Settings.read({})))


def test_the_clients_types_are_those_of_the_wire(schema, tmp_path):
    source, made = tmp_path / "schema.json", tmp_path / "schema.d.ts"
    source.write_text(json.dumps(schema, indent=2, sort_keys=True), "utf-8")
    generator = WEB / "node_modules" / ".bin" / "openapi-typescript"
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([generator, source, "-o", made], check=True, capture_output=True, env=os.environ | {"PATH": path})
    written = (WEB / "src" / "net" / "schema.d.ts").read_text("utf-8")
    assert made.read_text("utf-8") == written, "stale: npm --prefix web run types"


def test_every_reference_leads_to_a_shape(schema):
    found = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(schema)))
    assert found <= set(schema["components"]["schemas"])


def _table(heading: str) -> dict[str, list[str]]:
    """The rows of a table of the protocol's page: the names in the second column, by each name in the first."""
    text = PROTOCOL.read_text("utf-8").partition(f"### {heading}\n")[2].partition("\n### ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return {name: re.findall(r"`([^`]+)`", row[1]) for row in rows for name in re.findall(r"`([^`]+)`", row[0])}


def _tag(shape: type[msgspec.Struct]) -> str:
    return str(shape.__struct_config__.tag)


def test_the_page_tells_of_every_request_and_its_fields():
    wanted = {_tag(each): [name for name in each.__struct_fields__ if name != "id"] for each in leaves(Request)}
    assert _table("What a client sends") == wanted


def test_the_page_tells_of_every_message():
    assert set(_table("What the server sends")) == {_tag(each) for each in leaves(Message)}


def test_every_command_decides():
    for each in get_args(AnyCommand):
        assert not getattr(each.decide, "__isabstractmethod__", False)
        assert each.__doc__
