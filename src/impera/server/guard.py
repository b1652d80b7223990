"""What stands before every request: size, rate, origin; and behind every answer: the headers that browsers obey."""

import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from impera.errors import ImperaError
from impera.server.prices import SOCKET, price_of
from impera.server.settings import Settings
from impera.tables.errors import NotAllowedError, TooManyError
from impera.tables.limits import Buckets

BODY_MOST = 16_384
TRY_LATER = 1013
SAFE = ("GET", "HEAD", "OPTIONS")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(HTTPException):
    """A body beyond the limit."""

    def __init__(self) -> None:
        """Refuse it."""
        super().__init__(413)


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Guard an application."""
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second)
        self.failure: ImperaError | None = None  # why it could not start

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._upgrade(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal:
            await self._refuse(send, *refusal)
            return
        await self._pass(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and stop; what is refused at the start is kept, for whoever serves to say it in words."""
        failed: list[Message] = []

        async def hold_failure(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failed.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, hold_failure)
        except ImperaError as error:
            self.failure = error
            await send({"type": "lifespan.startup.failed", "message": ""})
        except BaseException:
            for message in failed:
                await send(message)
            raise

    async def _upgrade(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket through, unless its address has opened too many just now."""
        address = address_of(scope, Headers(scope=scope), self.settings)
        if not self.settings.limits or self.buckets.take(address, SOCKET):
            await self.app(scope, receive, send)
            return
        await receive()
        if "websocket.http.response" in scope.get("extensions", {}):
            await self._refuse(send, 429, TooManyError("table-too-often"), "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": TRY_LATER})

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, ImperaError] | None:
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_MOST:
            return 413, TooManyError("table-body-large", most=BODY_MOST)
        if scope["method"] not in SAFE and not is_own_origin(headers, self.settings):
            return 403, NotAllowedError("table-foreign-origin")
        if self.settings.limits and scope["path"].startswith("/api/"):
            price = price_of(scope["method"], scope["path"], int(length), scope.get("query_string", b""))
            if not self.buckets.take(address_of(scope, headers, self.settings), price):
                return 429, TooManyError("table-too-often")
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def receive_bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > BODY_MOST:
                raise TooLarge
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, scope["path"])
            await send(message)

        await self.app(scope, receive_bounded, send_with_headers)

    async def _refuse(self, send: Send, status: int, error: ImperaError, kind: str = "http.response") -> None:
        body = json.dumps({"error": error.to_wire()}).encode()
        message: Message = {
            "type": f"{kind}.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
        _add_headers(message, "/api/")
        if status == 429:
            MutableHeaders(scope=message)["retry-after"] = "1"
        await send(message)
        await send({"type": f"{kind}.body", "body": body})


def _add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """May this origin change something? A program sends none; a browser's must be ours."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(host) and host == headers.get("host")


def address_of(scope: Scope, headers: Headers, settings: Settings) -> str:
    """Where a request comes from."""
    if settings.proxied and (forwarded := headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:60]
    client = scope.get("client")
    return client[0] if client else "?"
