"""A table beside its cards: what it is, who sits, what is offered, the clock; and all of it together."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from impera.wire.daily import DailyMark
from impera.wire.duplicates import DuplicateMark
from impera.wire.fields import ClockMode, HolderKind, OfferKind, Players, SeatNumber, Status, Uncounted, Variant
from impera.wire.log import ChangeInfo
from impera.wire.shapes import Asked, Told
from impera.wire.view import ViewInfo


class NoClock(Asked, tag_field="mode", tag="none"):
    """Nobody is hurried."""


class SecondsClock(Asked, tag_field="mode", tag="seconds"):
    """So many seconds for each turn; what a turn takes longer comes out of the bank."""

    turn: Annotated[int, Meta(ge=5, le=3600)] = 60
    bank: Annotated[int, Meta(ge=0, le=36000)] = 300


class DaysClock(Asked, tag_field="mode", tag="days"):
    """So many days for each turn."""

    turn: Annotated[int, Meta(ge=1, le=30)] = 2


class TableOptions(Asked):
    """What a table is: chosen when it is made, the same to its end."""

    players: Players = 2
    variant: Variant = "basic"
    teams: bool = False
    clock: NoClock | SecondsClock | DaysClock = field(default_factory=NoClock)
    listed: Annotated[bool, Meta(description="In the lobby for everyone; else only who has the link.")] = False
    hints: Annotated[
        bool | UnsetType,
        Meta(
            description="May a seat ask for a suggestion? Where nobody says, at every table that is not rated.",
            extra_json_schema={"default": True},
        ),
    ] = UNSET
    rated: Annotated[bool, Meta(description="Does it count for the ratings? Then there are no hints.")] = False
    chat: Annotated[bool, Meta(description="Free text; the phrases are always there.")] = True
    player_seeds: Annotated[bool, Meta(description="May each player add to the shuffle?")] = False
    sealed_seeds: Annotated[
        bool, Meta(description="Players' seeds by commit and reveal: first everybody's hash, then the seeds.")
    ] = False
    shuffle: Annotated[bool, Meta(description="Are the seats drawn by lot when the game starts?")] = False
    grace: Annotated[
        int, Meta(ge=0, le=86400, description="Seconds until a bot plays for someone who is gone; 0: never.")
    ] = 180


class RatingInfo(Told):
    """How strong somebody is at a kind of game, by openskill: `mu`, sure to about two `sigma` either way."""

    mu: float
    sigma: float
    games: Annotated[int, Meta(description="Rated games of this kind; 0: nothing is known yet.")]
    ordinal: Annotated[float, Meta(description="mu - 3 sigma: what lists are ordered by.")]


class SeatInfo(Told):
    """One seat of a table."""

    seat: SeatNumber
    holder: HolderKind
    name: Annotated[str | None, Meta(description="The person's name; null for a bot or an open seat.")]
    person: Annotated[str | None, Meta(description="The person's public id.")]
    bot: Annotated[str | None, Meta(description="The bot that sits here or stands in.")]
    played_by: Literal["person", "bot"] | None
    presence: Annotated[
        Literal["here", "dropped", "left", "away"] | None,
        Meta(
            description="here: connected; dropped: the line is cut; left: got up; away: the clock or the grace ran out."
        ),
    ]
    seeded: Annotated[bool, Meta(description="Has added a seed of their own.")]
    seal: Annotated[str | None, Meta(description="SHA-256 of the seed that will be added, at a table of sealed seeds.")]
    rating: Annotated[
        RatingInfo | None,
        Meta(
            description="At a rated table that of the seat's holder; after the end that of who began there, with the "
            "game."
        ),
    ]
    rating_change: Annotated[float | None, Meta(description="What the game changed of mu, once it is rated.")]


class OfferInfo(Told):
    """An offer on the table."""

    kind: OfferKind
    by: SeatNumber
    to: Annotated[SeatNumber | None, Meta(description="Who would win, for a concession.")]
    agreed: list[int]
    waiting: list[int]


class ResultInfo(Told, omit_defaults=True):
    """How a game ended; draw and concession are agreements of the table, the others are R8."""

    how: Literal["hegemony", "majority", "draw", "concession"]
    winners: list[int]
    points: list[int] | None = None


class OriginInfo(Told):
    """Where a branch comes from."""

    table: Annotated[str, Meta(description="The id of the table it branches off.")]
    action: Annotated[int, Meta(description="How many of that game's actions it begins with.")]
    dealt_for: Annotated[
        SeatNumber | None,
        Meta(description="The seat for whose eyes unseen cards were dealt anew; null: they lie as they lay there."),
    ]


class TableInfo(Told):
    """Everything public about a table beside the cards."""

    id: str
    status: Status
    options: TableOptions
    seats: list[SeatInfo]
    host: Annotated[str | None, Meta(description="The public id of the person who made it.")]
    created: Annotated[int, Meta(description="Milliseconds since 1970, as all times here.")]
    expires: Annotated[int | None, Meta(description="When it may be pruned, if nothing more happens; null: never.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the server's seed, fixed before anyone sat down.")]
    offer: OfferInfo | None
    result: ResultInfo | None
    actions: Annotated[int, Meta(description="Actions that stand.")]
    rematch: Annotated[str | None, Meta(description="The id of the next table.")]
    watching: Annotated[int, Meta(description="Spectators connected.")]
    uncounted: Annotated[
        Uncounted | None,
        Meta(description="Why a rated game does not count: two seats of one person or address, or given up too early."),
    ] = None
    hurried: Annotated[
        bool, Meta(description="Do bots think for less time than usual here, because the server has much to do?")
    ] = False
    preparing: Annotated[
        bool | UnsetType,
        Meta(description="A bot here waits for machine code that is still being made; else not there."),
    ] = UNSET
    origin: Annotated[OriginInfo | UnsetType, Meta(description="Where it comes from; only a branch has one.")] = UNSET
    daily: Annotated[DailyMark | UnsetType, Meta(description="The daily deal that it plays; else it is not there.")] = (
        UNSET
    )
    duplicate: Annotated[
        DuplicateMark | UnsetType,
        Meta(description="The board of a duplicate match that it plays."),
    ] = UNSET


class ClockInfo(Told):
    """The clock. The deciding seat's flag falls at `deadline`; the server's time is `now`."""

    mode: ClockMode
    now: int
    seat: Annotated[int | None, Meta(description="Whose clock runs.")]
    deadline: int | None
    bank: Annotated[list[int], Meta(description="Milliseconds left in each seat's bank when the turn began.")]


class YouInfo(Told):
    """Who the server takes me for."""

    person: str | None
    name: str | None
    seat: int | None
    host: bool


class TableState(Told):
    """A table as I may see it now: what a `welcome` holds."""

    version: int
    seq: int
    digest: str | None
    you: YouInfo
    table: TableInfo
    view: ViewInfo | None
    clock: ClockInfo
    can_undo: bool
    changes: list[ChangeInfo]
