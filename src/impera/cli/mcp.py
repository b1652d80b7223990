"""`impera mcp`: a seat for language models, over standard input and output or HTTP on this machine."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from impera.errors import UsageError
from impera.words import say

LOOPBACK = "127.0.0.1"


def mcp_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-option-{key}", language), **settings)

    def mcp(
        http: Annotated[bool, option("mcp-http", "--http")] = False,
        port: Annotated[int, option("mcp-port", "--port", min=1, max=65535)] = 8421,
        server: Annotated[str | None, option("mcp-server", "--server")] = None,
    ) -> None:
        if not find_spec("mcp"):
            raise UsageError("usage-needs-extra", what="impera mcp", extra="mcp")
        from impera.mcp.service import build, loopback_only  # noqa: PLC0415 - an extra

        service = build(language, server)
        if http:
            service.run("streamable-http", host=LOOPBACK, port=port, transport_security=loopback_only(port))
        else:
            service.run("stdio")

    return mcp
