"""A position of one's own: set up by hand, looked at, put before the coach."""

from typing import Annotated

from msgspec import Meta

from impera.wire.coach import PartInfo
from impera.wire.shapes import Asked, Told
from impera.wire.view import ViewInfo

PositionText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=4000,
        description="As `write_position` writes it; or only some of the cards, the others go where they can be.",
        examples=["players=2 decision=play seat=P1 area.P1=M1*3 hand.P1=M1,R1 hand.P2=E1,S1"],
    ),
]


class PositionAsked(Asked):
    """A position, or a part of one."""

    text: PositionText


class PositionShown(Told):
    """A position that a game can be in: the whole of it as text, and the view of the seat that decides."""

    text: str
    view: ViewInfo


class PositionAdvice(Told):
    """What the coach says, from what the deciding seat sees: every seat's chance, and a plan with reasons."""

    chances: Annotated[list[float], Meta(description="By seat.")]
    plan: list[str]
    before: float
    after: float
    reasons: list[PartInfo]
