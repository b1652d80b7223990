"""What a client can run into."""

from typing import cast

import msgspec

from impera.errors import ImperaError
from impera.wire.refusal import ErrorInfo


class RefusedError(ImperaError):
    """The server refused; nothing has changed. Has the server's code, rule and sentence."""

    def __init__(self, wire: ErrorInfo) -> None:
        """Take what the server said."""
        super().__init__(wire.key, rule=wire.rule)
        self.wire = wire

    @property
    def wire_code(self) -> str:
        """The code for programs."""
        return self.wire.code

    def said_in(self, language: str) -> str:
        """Say what the server said: its sentence comes whole."""
        return str(self)

    def __str__(self) -> str:
        """Say what the server said."""
        return f"{self.wire.code}: {self.wire.message}"

    def to_wire(self) -> dict[str, object]:
        """Hand on what the server said."""
        return cast(dict[str, object], msgspec.to_builtins(self.wire))


class OutOfStepError(Exception):
    """A view does not have the digest that the server gave for it."""
