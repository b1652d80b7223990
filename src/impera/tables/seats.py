"""Who sits where, and who plays for whom."""

from dataclasses import dataclass
from typing import Literal

from impera.wire.fields import HolderKind, OfferKind
from impera.wire.table import OfferInfo, RatingInfo, SeatInfo

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
    seal: str | None = None  # SHA-256 of the seed, where seeds are sealed
    marks: frozenset[str] = frozenset()  # at a rated table: by which two seats of one person are known

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

    def to_wire(
        self, seat: int, is_here: bool, stand_in: str, rating: RatingInfo | None, change: float | None
    ) -> SeatInfo:
        """Write it for everyone."""
        presence: Literal["here", "dropped", "left", "away"] | None = None
        if self.kind == "person":
            presence = self.gone or ("here" if is_here else "dropped")
        return SeatInfo(
            seat=seat,
            holder=self.kind,
            name=self.name,
            person=self.person,
            bot=self.bot or (stand_in if self.gone else None),
            played_by=None if not self.is_taken else "bot" if self.is_bot_played else "person",
            presence=presence,
            seeded=bool(self.seed),
            seal=self.seal,
            rating=rating,
            rating_change=change,
        )


@dataclass(slots=True)
class StandingOffer:
    """A draw or a concession that somebody has offered."""

    kind: OfferKind
    by: int
    to: int | None
    voters: tuple[int, ...]  # the seats whose people must agree
    agreed: set[int]

    @property
    def is_accepted(self) -> bool:
        """Have all agreed?"""
        return self.agreed.issuperset(self.voters)

    def to_wire(self) -> OfferInfo:
        """Write it for everyone."""
        return OfferInfo(
            kind=self.kind,
            by=self.by,
            to=self.to,
            agreed=sorted(self.agreed),
            waiting=[seat for seat in self.voters if seat not in self.agreed],
        )
