"""What the coach says, as parts that translate: a key of the catalogue and what it speaks of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from impera.coach.steps import PLANS, plan_text
from impera.wire.coach import PartInfo
from impera.words import Argument, Term, arguments_to_wire, say


@dataclass(frozen=True, slots=True)
class Part:
    """A sentence by its key in the catalogue, with what it speaks of."""

    key: str
    arguments: dict[str, Argument] = field(default_factory=dict)

    def said_in(self, language: str, names: Mapping[str, str] | None = None) -> str:
        """Say it, plans as steps; seats are called by `names` (P1, P2 …), if given."""
        return say(
            self.key, language, **{name: _said(name, at, language, names) for name, at in self.arguments.items()}
        )

    def to_wire(self) -> PartInfo:
        """Write it for a client, which says it in its own language."""
        return PartInfo(key=self.key, arguments=arguments_to_wire(self.arguments))

    @classmethod
    def from_wire(cls, told: PartInfo) -> "Part":
        """Read it again."""
        return cls(told.key, {name: _argument(value) for name, value in told.arguments.items()})


def _said(name: str, value: Argument, language: str, names: Mapping[str, str] | None) -> Argument:
    if name in PLANS:
        return plan_text(str(value), language, names)
    return (names or {}).get(value, value) if isinstance(value, str) else value


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        inner = {name: _argument(one) for name, one in value.get("arguments", {}).items()}
        return Term(value["term"], inner)
    return value  # type: ignore[no-any-return]


def points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
