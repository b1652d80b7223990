"""My own mistakes, asked again: turns of my reviewed games, and what came of a new try."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.coach import PartInfo
from impera.wire.fields import Players, SeatNumber, Variant
from impera.wire.shapes import Told


class MistakeOffer(Told):
    """A turn of mine that lost something for certain; its position is asked for as practice, from `start`."""

    start: str
    table: str
    action: Annotated[int, Meta(description="Actions before the turn.")]
    turn: Annotated[int, Meta(description="Its number in the game; 0: a pick of the draft.")]
    verdict: Literal["mistake", "blunder"]
    at: Annotated[int, Meta(description="When the game was played, in milliseconds since 1970.")]
    players: Players
    variant: Variant
    teams: bool
    seat: SeatNumber
    tried: Annotated[bool, Meta(description="Have I tried it before?")]


class MistakesInfo(Told):
    """What my latest games ask of me again. Nothing here is rated."""

    offer: Annotated[MistakeOffer | None, Meta(description="What is asked next; null: nothing.")]
    waiting: Annotated[int, Meta(description="Mistakes that may be asked, the next among them.")]
    resting: Annotated[int, Meta(description="Mistakes made good not long ago: they are asked again later.")]
    reviewed: Annotated[int, Meta(description="Finished games of mine, of the latest, that the coach has reviewed.")]
    unreviewed: Annotated[int, Meta(description="Those that it has not, and that nobody has asked it for.")]
    under_way: Annotated[int, Meta(description="Those that it reviews now, or that stand in its line.")]


class MistakeVerdict(Told):
    """What came of a try. Right is what comes within two points of the best."""

    solved: bool
    loss: Annotated[float, Meta(description="What the answer lost of my chance.")]
    better: Annotated[list[str], Meta(description="A better turn, as actions; none where nothing better was found.")]
    reasons: list[PartInfo]
    played: Annotated[list[str], Meta(description="What I played in the game.")]
    lost: Annotated[float, Meta(description="What that had lost, by the review.")]
