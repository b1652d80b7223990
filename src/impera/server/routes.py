"""Routes that read and write the shapes of the wire: FastAPI's, with bodies by impera.wire instead of its own."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from impera.server.refusals import unreadable
from impera.wire.shapes import JsonObject, encode

REFERENCE = "#/components/schemas/{name}"
Endpoint = Callable[..., Any]


class Shown(Response):
    """An answer in the JSON of the wire."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Write it."""
        return encode(content)


class Router(APIRouter):
    """A router whose endpoints may take and return shapes of the wire."""

    def add_api_route(self, path: str, endpoint: Endpoint, **options: Any) -> None:
        """Add a route: a body is read before, an answer is written after the endpoint."""
        hints = get_type_hints(endpoint, include_extras=True)
        body = next((name for name, hint in hints.items() if name != "return" and _is_shape(hint)), None)
        extra: JsonObject = {}
        if body:
            extra["requestBody"] = {"required": True, "content": content_of(hints[body])}
        if _is_shape(hints.get("return")):
            status = options.get("status_code") or 200
            own = {status: {"description": "Successful Response", "content": content_of(hints["return"])}}
            options["responses"] = own | (options.get("responses") or {})
            options["response_model"] = None
            endpoint = _writing(endpoint, status)
        if extra:
            options["openapi_extra"] = extra
        super().add_api_route(path, _reading(endpoint, hints, body), **options)


def _is_shape(hint: Any) -> bool:
    kinds = get_args(hint) or (hint,)
    return all(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds)


def content_of(hint: Any) -> JsonObject:
    """What the schema says of a body of this type."""
    name = getattr(hint, "__name__", None) if not get_args(hint) else "Command"
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=name)}}}


def _reading(endpoint: Endpoint, hints: Mapping[str, object], body: str | None) -> Endpoint:
    """Have the body read by the decoder of its type."""
    signature = inspect.signature(endpoint)
    parameters = [
        each.replace(annotation=Annotated[Any, Depends(_reader(hints[name]))] if name == body else hints[name])
        for name, each in signature.parameters.items()
    ]
    parameters.sort(key=lambda each: (each.default is not each.empty, each.name == body))  # who asks is read first
    endpoint.__signature__ = signature.replace(parameters=parameters, return_annotation=inspect.Signature.empty)  # type: ignore[attr-defined]
    return endpoint


def _reader(kind: Any) -> Callable[[Request], Awaitable[Any]]:
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        return read_with(decoder, await request.body())

    return read


def read_with(decoder: msgspec.json.Decoder[Any], data: str | bytes) -> Any:
    """Read a message or a body; what cannot be read is refused in one sentence."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why, _, place = str(error).partition(" - at `")
        raise unreadable(place.rstrip("`") or "-", why) from error


def _writing(endpoint: Endpoint, status: int) -> Endpoint:
    """Have the answer written by the encoder of the wire."""
    if inspect.iscoroutinefunction(endpoint):

        async def answer(**given: Any) -> Response:
            return _shown(await endpoint(**given), status, given)

        made: Endpoint = answer
    else:

        def answer_at_once(**given: Any) -> Response:
            return _shown(endpoint(**given), status, given)

        made = answer_at_once
    made.__name__, made.__doc__ = endpoint.__name__, endpoint.__doc__
    made.__signature__ = inspect.signature(endpoint)  # type: ignore[attr-defined]
    return made


def _shown(answer: Any, status: int, given: Mapping[str, object]) -> Response:
    """The answer, with the status and the cookies that the endpoint has set on the response it was handed."""
    handed = next((each for each in given.values() if isinstance(each, Response)), None)
    if handed is None:
        return Shown(answer, status)
    shown = Shown(answer, handed.status_code or status)
    shown.raw_headers.extend(handed.raw_headers)
    return shown
