"""The shapes that travel in both HTTP bodies and WebSocket messages: tables, seats, clocks, views, events."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MATCH_ID = r"^[A-Za-z0-9_-]{8,40}$"
Name = Annotated[str, Field(min_length=1, max_length=40, description="A name to be shown, trimmed.")]
SeatNumber = Annotated[int, Field(ge=1, le=4)]
BotName = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9:_.-]+$")]
Seed = Annotated[str, Field(max_length=200, description="A player's own addition to the shuffle.")]
Seconds = Annotated[int, Field(ge=5, le=3600)]
Status = Literal["open", "running", "finished", "closed"]
Counts = dict[str, int]


class Asked(BaseModel):
    """What a client sends: nothing beside the fields is taken."""

    model_config = ConfigDict(extra="forbid")


class Told(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


class NoClock(Asked):
    """Nobody is hurried."""

    mode: Literal["none"] = "none"


class SecondsClock(Asked):
    """So many seconds for each turn; what a turn takes longer comes out of the bank."""

    mode: Literal["seconds"]
    turn: Seconds = 60
    bank: Annotated[int, Field(ge=0, le=36000)] = 300


class DaysClock(Asked):
    """So many days for each turn."""

    mode: Literal["days"]
    turn: Annotated[int, Field(ge=1, le=30)] = 2


ClockChoice = Annotated[NoClock | SecondsClock | DaysClock, Field(discriminator="mode")]


class TableOptions(Asked):
    """What a table is: chosen when it is made, the same to its end."""

    players: Annotated[int, Field(ge=2, le=4)] = 2
    variant: Literal["basic", "draft"] = "basic"
    teams: bool = False
    clock: ClockChoice = NoClock()
    listed: Annotated[bool, Field(description="In the lobby for everyone; else only who has the link.")] = False
    hints: Annotated[bool, Field(description="May a seat ask for a suggestion?")] = True
    rated: Annotated[bool, Field(description="Does it count for the ratings? Then there are no hints.")] = False
    chat: Annotated[bool, Field(description="Free text; the phrases are always there.")] = True
    player_seeds: Annotated[bool, Field(description="May each player add to the shuffle?")] = False
    grace: Annotated[
        int,
        Field(ge=0, le=86400, description="Seconds until a bot plays for someone who is gone; 0: never."),
    ] = 180


class RatingInfo(Told):
    """How strong somebody is at a kind of game, by openskill: `mu`, sure to about two `sigma` either way."""

    mu: float
    sigma: float
    games: int = Field(description="Rated games of this kind; 0: nothing is known yet.")
    ordinal: float = Field(description="mu - 3 sigma: what lists are ordered by.")


class SeatInfo(Told):
    """One seat of a table."""

    seat: SeatNumber
    holder: Literal["open", "reserved", "person", "bot"]
    name: str | None = Field(description="The person's name; null for a bot or an open seat.")
    person: str | None = Field(description="The person's public id.")
    bot: str | None = Field(description="The bot that sits here or stands in.")
    played_by: Literal["person", "bot"] | None
    presence: Literal["here", "dropped", "left", "away"] | None = Field(
        description="here: connected; dropped: the line is cut; left: got up; away: the clock or the grace ran out."
    )
    seeded: bool = Field(description="Has added a seed of their own.")
    rating: RatingInfo | None = Field(
        description="At a rated table that of the seat's holder; after the end that of who began there, with the game."
    )
    rating_change: float | None = Field(description="What the game changed of mu, once it is rated.")


class OfferInfo(Told):
    """An offer on the table."""

    kind: Literal["draw", "concession"]
    by: SeatNumber
    to: SeatNumber | None = Field(description="Who would win, for a concession.")
    agreed: list[int]
    waiting: list[int]


class ResultInfo(Told):
    """How a game ended; draw and concession are agreements of the table, the others are R8."""

    how: Literal["hegemony", "majority", "draw", "concession"]
    winners: list[int]
    points: list[int] | None = None


class TableInfo(Told):
    """Everything public about a table beside the cards."""

    id: str
    status: Status
    options: TableOptions
    seats: list[SeatInfo]
    host: str | None = Field(description="The public id of the person who made it.")
    created: int = Field(description="Milliseconds since 1970, as all times here.")
    expires: int | None = Field(description="When it may be pruned, if nothing more happens; null: never.")
    commitment: str = Field(description="SHA-256 of the server's seed, fixed before anyone sat down.")
    offer: OfferInfo | None
    result: ResultInfo | None
    actions: int = Field(description="Actions that stand.")
    rematch: str | None = Field(description="The id of the next table.")
    watching: int = Field(description="Spectators connected.")


class ClockInfo(Told):
    """The clock. The deciding seat's flag falls at `deadline`; the server's time is `now`."""

    mode: Literal["none", "seconds", "days"]
    now: int
    seat: int | None = Field(description="Whose clock runs.")
    deadline: int | None
    bank: list[int] = Field(description="Milliseconds left in each seat's bank when the turn began.")


class HandInfo(Told):
    """A hand, as far as this observer sees it."""

    size: int
    ages: list[int]
    known: Counts


class CoinInfo(Told):
    """The Culture coin."""

    holder: int
    seat: int
    domain: str


class Spent(Told):
    """Domains whose effects are spent this turn, by letter."""

    permanent: str
    discard: str


class Needs(Told):
    """The numbers to count towards."""

    level_1: int
    level_2: int
    hegemony: list[Counts]
    hand_size: int


class DraftInfo(Told):
    """The draft, as this observer sees it."""

    round: int
    pack: Counts
    picked: str | None
    done: list[bool]
    passed: list[list[str]]
    centre: Counts


class GameResult(Told):
    """How the rules ended the game."""

    how: Literal["hegemony", "majority"]
    winners: list[int]
    points: list[int] | None = None


class Opened(Told):
    """What nobody saw, once the game is over (R7.3)."""

    deck: list[str]
    removed: list[str]


class ViewInfo(Told):
    """What a seat (null: a spectator) may see; `legal` is everything it may do now."""

    players: int
    variant: Literal["basic", "draft"]
    teams: bool
    first: int
    seat: int | None
    decision: Literal["pick", "claim", "play", "effects", "discard", "sacrifice", "take", "recover", "give", "over"]
    turn: int
    turns: int
    effect: str | None
    owed: int
    plays: int
    victim: int | None
    hand: Counts
    hands: list[HandInfo]
    areas: list[Counts]
    embargoes: list[list[list[str]]]
    barred: str
    democracies: list[Counts]
    discard: Counts
    deck: list[int]
    coin: CoinInfo | None
    spent: Spent
    hand_size: int
    draft: DraftInfo | None
    needs: Needs
    legal: list[str]
    result: GameResult | None
    open: Opened | None


class EventInfo(Told):
    """One thing that happened in the game; a hidden card is its back, `?2` for Age 2."""

    what: str
    seat: int
    card: str | None = None
    other: int | None = None
    domain: str | None = None
    effect: str | None = None
    number: int | None = None
    ending: str | None = None


class EntryInfo(Told):
    """One thing that happened at the table. Which fields it has depends on `what`; see the protocol page."""

    what: str
    at: int
    seat: int | None = None
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    bots: dict[str, str] | None = None
    action: str | None = None
    undone: int | None = None
    reason: str | None = None
    kind: str | None = None
    to: int | None = None
    agree: bool | None = None
    text: str | None = None
    phrase: str | None = None
    arguments: dict[str, str | int] | None = None
    on: bool | None = None
    table: str | None = None


class ChangeInfo(Told):
    """One entry of the table's log with its game events, as this seat may know them."""

    version: int
    entry: EntryInfo
    events: list[EventInfo]


class ErrorInfo(Told):
    """A refusal: the code for programs; rule, key and arguments for the catalogue; the English sentence."""

    code: str
    rule: str | None = None
    key: str
    arguments: dict[str, Any] = {}
    message: str
    line: int | None = None
    column: int | None = None


class VerdictInfo(Told):
    """Why an action is or is not legal."""

    action: str
    status: Literal["legal", "illegal", "impossible"]
    rule: str
    key: str
    arguments: dict[str, Any]
    message: str
