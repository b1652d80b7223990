"""What every part of a store in SQL is given: rows, by the names of statements."""

from abc import ABC, abstractmethod
from typing import Any

Row = tuple[Any, ...]
Parameters = dict[str, Any]  # by name, as drivers take them
Statement = tuple[str, Parameters]  # its name, and what it is given


class Rows(ABC):
    """A part of a store."""

    @abstractmethod
    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        """Run a statement that only reads."""

    @abstractmethod
    async def _write(self, *statements: Statement, news: str = "") -> list[Row]:
        """Run statements in one transaction."""
