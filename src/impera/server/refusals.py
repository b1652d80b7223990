"""Errors on the wire: a status, a code, a sentence; never a stack trace."""

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from impera.errors import ImperaError
from impera.server.guard import BODY_MOST
from impera.server.logs import log
from impera.tables.errors import BadMessageError, NotAllowedError, NotFoundError, TableError, TooManyError
from impera.wire.refusal import ErrorBody, ErrorInfo
from impera.wire.shapes import JsonObject, encode

STATUS = {
    "not-signed-in": 401,
    "not-allowed": 403,
    "not-found": 404,
    "table-refused": 409,
    "stale": 409,
    "too-many": 429,
    "bad-message": 422,
    "bad-setup": 422,
    "damaged-record": 422,
    "bad-position": 422,
    "unparsable-action": 422,
    "store-unavailable": 503,
    "sequence-taken": 503,
    "internal": 500,
}
OTHER = 409  # what the game refuses
ERROR = "#/components/schemas/ErrorBody"


class InternalError(ImperaError):
    """A mistake of ours."""

    code = "internal"


RESPONSES: dict[int | str, JsonObject] = {
    status: {"description": text, "content": {"application/json": {"schema": {"$ref": ERROR}}}}
    for status, text in {
        400: "It cannot be read.",
        401: "Nobody knows who asks.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "The table or the rules do not allow it now.",
        413: "Too large.",
        422: "It does not fit the schema.",
        429: "Too often.",
        503: "It could not be stored.",
    }.items()
}


def told(error: ImperaError) -> ErrorInfo:
    """An error in the shape that is sent."""
    return msgspec.convert(error.to_wire(), ErrorInfo)


def answer(error: ImperaError, status: int | None = None) -> Response:
    """An error as a response."""
    body = encode(ErrorBody(told(error)))
    return Response(body, status or STATUS.get(error.code, OTHER), media_type="application/json")


def unreadable(place: str, why: str) -> BadMessageError:
    """What the schema says against a message, in one sentence."""
    return BadMessageError("table-bad-message", place=place[:100] or "-", why=why[:200])


def add_refusals(app: FastAPI) -> None:
    """Have every error answered in this form."""

    @app.exception_handler(ImperaError)
    async def refuse(_: Request, error: ImperaError) -> Response:
        return answer(error)

    @app.exception_handler(RequestValidationError)
    async def refuse_unreadable(_: Request, error: RequestValidationError) -> Response:
        first = next(iter(error.errors()), {"loc": (), "msg": "?"})
        return answer(unreadable(".".join(str(part) for part in first["loc"]), str(first["msg"])))

    @app.exception_handler(HTTPException)
    async def refuse_request(_: Request, error: HTTPException) -> Response:
        by_status: dict[int, TableError] = {
            403: NotAllowedError("table-not-allowed"),
            404: NotFoundError("table-no-page"),
            413: TooManyError("table-body-large", most=BODY_MOST),
        }
        refusal = by_status.get(error.status_code, BadMessageError("table-bad-request"))
        response = answer(refusal, error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(ClientDisconnect)
    async def let_go(_: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)  # nobody is there to read it

    @app.exception_handler(Exception)
    async def refuse_all(request: Request, error: Exception) -> Response:
        log.error("failed", path=request.url.path, exc_info=error)
        return answer(InternalError("table-internal"))
