"""The bodies of the HTTP requests and answers."""

from typing import Annotated, Any, Literal

from pydantic import Field

from impera.server.messages import YouInfo
from impera.server.shapes import (
    Asked,
    BotName,
    ChangeInfo,
    ClockInfo,
    EventInfo,
    Name,
    RatingInfo,
    ResultInfo,
    SeatInfo,
    SeatNumber,
    Seed,
    TableInfo,
    TableOptions,
    Told,
    ViewInfo,
)
from impera.tables.ratings import Kind


class NewGuest(Asked):
    """Be someone."""

    name: Name


class Rename(Asked):
    """Another name."""

    name: Name


class ContinueWith(Asked):
    """Be the same person on another device."""

    secret: Annotated[str, Field(min_length=1, max_length=200)]


class Person(Told):
    """Someone, as they know themselves."""

    person: str
    name: str


class SignedIn(Person):
    """A person and their token: browsers get it as a cookie too and need not keep it."""

    token: str


class ContinueLink(Told):
    """A personal link: good once, until it expires. Whoever opens it is you."""

    path: str
    secret: str
    expires: int


class MuteList(Told):
    """The people whose words I am not sent."""

    muted: list[str]


class NewTable(Asked):
    """Make a table and, unless `sit` is 0, take a seat at it. Bots by seat number."""

    options: TableOptions = TableOptions()
    bots: Annotated[dict[SeatNumber, BotName], Field(max_length=4, default_factory=dict)]
    sit: Annotated[int, Field(ge=0, le=4)] | None = Field(
        default=None, description="My seat; null: the first that is free; 0: none."
    )
    seed: Seed | None = None


class QuickPlay(Asked):
    """A private table with me and bots in all other seats, already started."""

    players: Annotated[int, Field(ge=2, le=4)] = 2
    variant: Literal["basic", "draft"] = "basic"
    teams: bool = False
    bot: BotName = "light"
    seat: SeatNumber | None = Field(default=None, description="null: by lot.")
    hints: bool = True
    seed: Seed | None = None


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


class TableList(Told):
    """Tables, newest first."""

    tables: list[TableInfo]


class MyTable(Told):
    """One of my games."""

    table: TableInfo
    seat: int | None
    my_turn: bool
    turn: int | None = Field(description="The seat that decides now.")
    updated: int = Field(description="When something happened there last.")


class MyTables(Told):
    """My games: those that wait for me first."""

    tables: list[MyTable]


class KindRating(Told):
    """A rating at one kind of game."""

    kind: Kind
    rating: RatingInfo


class MyRatings(Told):
    """My ratings."""

    ratings: list[KindRating]


class RankedPlayer(Told):
    """Someone in the list: a person, or a bot under its name."""

    place: int
    holder: Literal["person", "bot"]
    person: str | None
    bot: str | None
    name: str | None = Field(description="The person's name; null for a bot.")
    rating: RatingInfo


class Ranking(Told):
    """A page of the list of a kind of game, best first; ask for more with `offset`."""

    kind: Kind
    players: list[RankedPlayer]
    more: bool


class CommandDone(Told):
    """The command was taken."""

    version: int
    seq: int


class RecordBody(Told):
    """A finished game: its actions and what is needed to deal it again."""

    format: str
    record: dict[str, Any]
    result: ResultInfo
    players: list[SeatInfo]


class Proof(Told):
    """The shuffle: the commitment at once, the seeds after the game. How to verify: docs/reference/protocol.md."""

    commitment: str
    server_seed: str | None
    player_seeds: list[str]
    players: int
    variant: str
    teams: bool
    first: int | None
    deck: list[str] | None
    removed: list[str] | None
    verified: bool | None = Field(description="The server's own check; make your own.")


class SeatStatistics(Told):
    """What one seat did."""

    seat: int
    actions: int
    undone: int
    seconds: float
    away: int
    effects: dict[str, int]
    cards: dict[str, int] = Field(description="Cards played, drawn, discarded, lost …, by event.")


class Statistics(Told):
    """The public statistics of a table."""

    table: str
    actions: int
    turns: int
    seconds: float
    seats: list[SeatStatistics]


class PositionAt(Told):
    """A game after its first `action` actions; `truth` is there once everything is open (R7.3)."""

    action: int
    actions: int
    played: str | None
    seat: int | None
    events: list[EventInfo]
    view: ViewInfo
    truth: dict[str, Any] | None


class ReplayAsked(Asked):
    """A record to play again, as text or JSON."""

    text: Annotated[str, Field(min_length=1, max_length=16_000)]


class Replayed(Told):
    """Every position of a record, the deal first."""

    positions: list[PositionAt]
    names: list[str] = Field(description="Who sat where, as the record says; empty: it does not say.")


class BotInfo(Told):
    """A bot that can be seated."""

    name: str


class BotList(Told):
    """The bots, weakest first."""

    bots: list[BotInfo]


class PhraseInfo(Told):
    """A phrase: its key in the catalogue and the kinds of its arguments."""

    phrase: str
    arguments: dict[str, Literal["seat", "domain", "number"]]


class PhraseList(Told):
    """Every phrase."""

    phrases: list[PhraseInfo]


class Health(Told):
    """Alive."""

    status: Literal["ok", "starting", "stopping", "failing"]
    version: str
