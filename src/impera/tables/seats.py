"""Who sits where, and who plays for whom."""

from dataclasses import dataclass
from typing import Any, Literal

HolderKind = Literal["open", "reserved", "person", "bot"]
Gone = Literal["left", "away"]


@dataclass(slots=True)
class Holder:
    """The holder of a seat."""

    kind: HolderKind = "open"
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    gone: Gone | None = None  # a person's seat that a bot plays for them
    seed: str = ""

    @property
    def is_taken(self) -> bool:
        """Can the game start with this seat as it is?"""
        return self.kind in ("person", "bot")

    @property
    def is_bot_played(self) -> bool:
        """Does a bot decide here?"""
        return self.kind == "bot" or self.gone is not None

    @property
    def is_deciding_person(self) -> bool:
        """Does a person decide here?"""
        return self.kind == "person" and self.gone is None

    def to_json(self, seat: int, is_here: bool, stand_in: str) -> dict[str, Any]:
        """Write it for everyone."""
        presence = None
        if self.kind == "person":
            presence = self.gone or ("here" if is_here else "dropped")
        return {
            "seat": seat,
            "holder": self.kind,
            "name": self.name,
            "person": self.person,
            "bot": self.bot or (stand_in if self.gone else None),
            "played_by": None if not self.is_taken else "bot" if self.is_bot_played else "person",
            "presence": presence,
            "seeded": bool(self.seed),
        }


@dataclass(slots=True)
class Offer:
    """A draw or a concession that somebody has offered."""

    kind: Literal["draw", "concession"]
    by: int
    to: int | None
    voters: tuple[int, ...]  # the seats whose people must agree
    agreed: set[int]

    @property
    def is_accepted(self) -> bool:
        """Have all agreed?"""
        return self.agreed.issuperset(self.voters)

    def to_json(self) -> dict[str, Any]:
        """Write it for everyone."""
        return {
            "kind": self.kind,
            "by": self.by,
            "to": self.to,
            "agreed": sorted(self.agreed),
            "waiting": [seat for seat in self.voters if seat not in self.agreed],
        }
