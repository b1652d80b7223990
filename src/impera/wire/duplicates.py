"""Duplicate matches: the same deals for everyone, at tables of bots or against each other. Results, luck and scores
are chances: 0.034 is 3.4 points of a hundred."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.fields import Players, SeatNumber, Variant
from impera.wire.shapes import Asked, Told

Deals = Annotated[int, Meta(ge=2, le=12)]
MatchLevel = Annotated[int, Meta(ge=1, le=8, description="Of the bots in all other seats, on the ladder.")]
Seating = Annotated[
    Literal["every", "one", "people"],
    Meta(
        description="Is each deal played at tables of bots, from every seat or once, the seats taking turns; "
        "or against each other, once, from the seat that was drawn?"
    ),
]


class DuplicateMark(Told):
    """The board of a duplicate match that a table plays."""

    id: str
    deal: int
    board: int


class DuplicateWanted(Asked):
    """Make a duplicate match."""

    players: Players = 3
    deals: Deals = 4
    level: MatchLevel = 5
    variant: Variant = "basic"
    seating: Seating = "every"


class LeaveDuplicate(Asked):
    """Leave a match against each other, or (its host) take somebody out."""

    person: Annotated[str | None, Meta(description="null: myself.")] = None


class BoardResult(Told):
    """What somebody made of a board, or the bots among themselves."""

    person: Annotated[str | None, Meta(description="null: the bots.")]
    name: Annotated[str | None, Meta(description="null: the bots.")]
    won: Annotated[float, Meta(description="1 won, 0 lost, a part of a shared win.")]
    luck: float
    table: Annotated[str | None, Meta(description="Told once I have played the deal from all its seats.")]


class BoardInfo(Told):
    """A board as I may know it: what others made of it is told to those who have finished it."""

    number: int
    deal: int
    seat: SeatNumber
    status: Annotated[
        Literal["ahead", "running", "judging", "done"],
        Meta(description="Of mine: not begun, being played, over but not yet compared, compared."),
    ]
    table: Annotated[str | None, Meta(description="My own.")]
    won: Annotated[float | None, Meta(description="My own result, once it is compared.")]
    luck: float | None
    datum: Annotated[float | None, Meta(description="The trimmed mean of all results.")]
    adjusted_datum: Annotated[float | None, Meta(description="The trimmed mean of all results without luck.")]
    results: list[BoardResult] | None
    people: Annotated[
        list[str | None] | None,
        Meta(description="Against each other: what those at my table are called, by seat; null among them: a bot."),
    ] = None
    awaited: Annotated[bool, Meta(description="Against each other: do the others wait for me there?")] = False


class FieldInfo(Told):
    """Those who play a match against each other."""

    begun: Annotated[bool, Meta(description="Are the tables drawn? From then on nobody else can come.")]
    entered: Annotated[bool, Meta(description="Do I take part?")]
    people: int
    needed: Annotated[int, Meta(description="So many people can be seated: the number there is, or the next one.")]
    mine: Annotated[bool, Meta(description="Is it mine to begin, and to take somebody out?")]


class DuplicatePlace(Told):
    """Somebody's score over the boards that I have finished: results less datums, added up."""

    person: Annotated[str | None, Meta(description="null: the bots.")]
    name: Annotated[str | None, Meta(description="null: the bots.")]
    place: Annotated[int | None, Meta(description="By `adjusted`; null: has not played all of these boards.")]
    boards: Annotated[int, Meta(description="Of those that count here.")]
    finished: Annotated[int, Meta(description="Of all boards of the match.")]
    score: Annotated[float | None, Meta(description="null: nothing of theirs is told to me yet.")]
    margin: Annotated[float | None, Meta(description="Half the interval of 95 %; null: fewer than three deals.")]
    adjusted: Annotated[float | None, Meta(description="The score without luck.")]
    adjusted_margin: float | None


class DuplicateInfo(Told):
    """A duplicate match as I may know it."""

    id: str
    host: Annotated[str | None, Meta(description="The name of whoever made it, if they take part.")]
    created: int
    players: Players
    deals: int
    level: int
    variant: Variant
    seating: Seating
    count: Annotated[int, Meta(description="Boards.")]
    status: Annotated[
        Literal["new", "running", "over"], Meta(description="Of mine: not begun, not through, all boards compared.")
    ]
    number: Annotated[int | None, Meta(description="The board that I play next, or am playing; null: none is left.")]
    boards: list[BoardInfo]
    places: list[DuplicatePlace]
    field: Annotated[FieldInfo | None, Meta(description="null: at tables of bots.")] = None


class DuplicateSummary(Told):
    """A duplicate match of mine in a list."""

    id: str
    created: int
    players: Players
    deals: int
    level: int
    variant: Variant
    seating: Seating
    people: list[str]
    finished: Annotated[int, Meta(description="Boards, by me.")]
    count: int
    place: int | None
    adjusted: float | None


class DuplicateList(Told):
    """My duplicate matches, the latest first."""

    duplicates: list[DuplicateSummary]
