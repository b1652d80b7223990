"""Print the schema: `python -m impera.server.schema`. OpenAPI, with the WebSocket messages among its components."""

import json
import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from impera.server import messages
from impera.server.app import make_api
from impera.server.settings import Settings
from impera.server.shapes import Asked, Told

REFERENCE = "#/components/schemas/{model}"


def schema() -> dict[str, Any]:
    """The OpenAPI schema with `ClientMessage` and `ServerMessage`."""
    data = make_api(Settings.read({})).openapi()
    components = data["components"]["schemas"]
    unions: dict[str, TypeAdapter[Any]] = {
        "ClientMessage": messages.read_client_message,
        "ServerMessage": messages.read_server_message,
    }
    models = [
        (model, "validation")
        for model in vars(messages).values()
        if isinstance(model, type) and issubclass(model, Asked | Told) and model.__module__ == messages.__name__
    ]
    _, found = models_json_schema(models, ref_template=REFERENCE)  # type: ignore[arg-type]
    for name, model in found["$defs"].items():
        components.setdefault(name, model)
    for name, adapter in unions.items():
        union = adapter.json_schema(ref_template=REFERENCE)
        union.pop("$defs", None)
        components[name] = union
    return data


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, sort_keys=True)
    print()
