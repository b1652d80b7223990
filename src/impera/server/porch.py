"""While a server makes its machine code, somebody stands at its port and says what is being waited for.

A page in the language of the browser, which turns into the game by itself; `/ready` in JSON for programs, 503 until the
server itself answers there. It needs nothing that is compiled and little that is imported.
"""

import socket
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Self

from impera import __version__
from impera.wire.bodies import Starting
from impera.wire.shapes import encode
from impera.words import DEFAULT_LANGUAGE, LANGUAGES, say

PATIENCE = 5.0  # seconds for a request
AGAIN = "2"  # seconds after which to ask again
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'"
STYLE = """
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#efe7d8;
color:#2b2620;font:18px/1.6 Literata,Georgia,serif}
main{max-width:34rem;padding:2rem}h1{font-size:1.8rem;margin:0 0 .5em}
progress{width:100%;height:.9rem;accent-color:#b7791f}
@media(prefers-color-scheme:dark){body{background:#1d1a16;color:#eee4d3}}
"""
SCRIPT = """
setInterval(async () => {
  try {
    const answer = await fetch("/ready", { cache: "no-store" });
    if (answer.ok) return location.reload();
    const { done, total, said } = await answer.json();
    if (said) {
      document.querySelector("progress").value = done / total;
      const line = document.querySelector("[role=status]");
      if (line.textContent !== said) line.textContent = said;
    }
  } catch { /* between the porch and the house: ask again */ }
}, 1000);
"""


class Porch:
    """A port that is answered before there is a server; open inside a `with`."""

    def __init__(self, host: str, port: int) -> None:
        """Take the port."""
        self.done, self.total = 0, 1
        porch = self

        class Answer(_Answer):
            at = porch

        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._server = type("PorchServer", (ThreadingHTTPServer,), {"address_family": family})((host, port), Answer)
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True)

    def __enter__(self) -> Self:
        """Stand there."""
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        """Go, and leave the port to the server."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def tell(self, done: int, total: int) -> None:
        """So many parts of so many are made."""
        self.done, self.total = done, total

    def how_far(self, language: str) -> str:
        """The same in words."""
        return say("porch-how-far", language, done=self.done, total=self.total)

    def state(self, language: str) -> Starting:
        """The same for programs."""
        return Starting(
            status="starting", version=__version__, done=self.done, total=self.total, said=self.how_far(language)
        )


class _Answer(BaseHTTPRequestHandler):
    """One request: the page for people, the state for programs, and for everything else that it is too early."""

    at: Porch
    timeout = PATIENCE
    server_version, sys_version = "Impera", ""

    def do_GET(self) -> None:
        """Answer."""
        language = language_of(self.headers.get("accept-language", ""))
        path = self.path.partition("?")[0]
        if path in ("/ready", "/health") or path.startswith("/api/"):
            status = HTTPStatus.OK if path == "/health" else HTTPStatus.SERVICE_UNAVAILABLE
            self._send(status, "application/json", encode(self.at.state(language)))
        else:
            self._send(HTTPStatus.SERVICE_UNAVAILABLE, "text/html; charset=utf-8", page(self.at, language).encode())

    do_HEAD = do_POST = do_GET  # noqa: N815 - as http.server names them

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        headers = {
            "content-type": kind,
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "content-security-policy": POLICY,
            "x-content-type-options": "nosniff",
            "retry-after": AGAIN,
            "connection": "close",
        }
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing: there is no log yet."""


def language_of(accepted: str) -> str:
    """The first of the five languages that a browser asks for."""
    wanted = (part.partition(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), DEFAULT_LANGUAGE)


def page(porch: Porch, language: str) -> str:
    """What a person sees."""
    title, why, then = (escape(say(f"porch-{key}", language)) for key in ("title", "why", "then"))
    how_far = escape(porch.how_far(language))
    return (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'><title>{title}</title>"
        "<meta name='viewport' content='width=device-width,initial-scale=1'>"
        f"<noscript><meta http-equiv='refresh' content='{AGAIN}'></noscript><style>{STYLE}</style></head>"
        f"<body><main><h1>{title}</h1><p>{why}</p>"
        f"<progress max='1' value='{porch.done / porch.total:.2f}' aria-label='{title}'></progress>"
        f"<p role='status'>{how_far}</p><p>{then}</p></main><script>{SCRIPT}</script></body></html>\n"
    )
