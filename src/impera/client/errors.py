"""What a client can run into."""

from typing import Any

from impera.errors import ImperaError


class RefusedError(ImperaError):
    """The server refused; nothing has changed. Has the server's code, rule and sentence."""

    def __init__(self, wire: dict[str, Any]) -> None:
        """Take what the server said."""
        super().__init__(str(wire.get("key", "")), rule=wire.get("rule"))
        self.wire = wire

    @property
    def wire_code(self) -> str:
        """The code for programs."""
        return str(self.wire.get("code", "error"))

    def __str__(self) -> str:
        """Say what the server said."""
        return f"{self.wire_code}: {self.wire.get('message', '')}"

    def to_wire(self) -> dict[str, object]:
        """Hand on what the server said."""
        return self.wire


class OutOfStepError(Exception):
    """A view does not have the digest that the server gave for it."""
