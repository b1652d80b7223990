"""Print the schema: `python -m impera.server.schema`. OpenAPI, with the WebSocket messages among its components."""

import json
import sys

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from impera.tables.commands import AnyCommand, AnyRequest
from impera.wire import (
    bodies,
    daily,
    duels,
    duplicates,
    mistakes,
    own_data,
    positions,
    practice,
    puzzles,
    refusal,
    studies,
    table,
)
from impera.wire.messages import Message
from impera.wire.shapes import Asked, JsonObject, Told, union_of

REFERENCE = "#/components/schemas/{name}"
UNIONS: dict[str, object] = {"Command": AnyCommand, "ClientMessage": AnyRequest, "ServerMessage": union_of(Message)}


def components() -> JsonObject:
    """Every shape of the wire by its name, and the unions of the messages."""
    shapes = [
        shape
        for module in (
            bodies,
            daily,
            duels,
            duplicates,
            mistakes,
            own_data,
            positions,
            practice,
            puzzles,
            refusal,
            studies,
            table,
        )
        for shape in vars(module).values()
        if isinstance(shape, type) and issubclass(shape, Asked | Told) and shape not in (Asked, Told)
    ]
    written, found = msgspec.json.schema_components([*UNIONS.values(), *shapes], ref_template=REFERENCE)
    return found | dict(zip(UNIONS, written, strict=False))


def schema_of(app: FastAPI) -> JsonObject:
    """The OpenAPI schema of the application, with all that its bodies and messages are made of."""
    data = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
    data.setdefault("components", {}).setdefault("schemas", {}).update(components())
    return data


if __name__ == "__main__":
    from impera.server.app import make_api
    from impera.server.settings import Settings

    json.dump(schema_of(make_api(Settings.read({}))), sys.stdout, indent=2, sort_keys=True)
    print()
