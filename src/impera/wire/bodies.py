"""The bodies of the HTTP requests and answers; those of tables are in table.py."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from impera.wire.coach import GameReview
from impera.wire.fields import ActionText, BotName, Name, Players, RatingKind, SeatNumber, Seed, Variant
from impera.wire.log import EventInfo
from impera.wire.records import RecordInfo, TruthInfo
from impera.wire.shapes import Asked, Told
from impera.wire.studies import NoteInfo
from impera.wire.table import RatingInfo, ResultInfo, SeatInfo, TableInfo, TableOptions
from impera.wire.view import ViewInfo

PhraseArgument = Literal["seat", "domain", "number"]


class NewGuest(Asked):
    """Be someone."""

    name: Name


class Rename(Asked):
    """Another name."""

    name: Name


class ContinueWith(Asked):
    """Be the same person on another device."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class PersonInfo(Told):
    """Someone, as they know themselves."""

    person: str
    name: str


class SignedIn(PersonInfo):
    """A person and their token: browsers get it as a cookie too and need not keep it."""

    token: str


class ContinueLink(Told):
    """A personal link: good once, until it expires. Whoever opens it is you."""

    path: str
    secret: str
    expires: int


class Before(Told):
    """Whom this browser was before it opened a personal link; null if nobody else."""

    before: PersonInfo | None


class MuteList(Told):
    """The people whose words I am not sent."""

    muted: list[str]


class NewTable(Asked):
    """Make a table and, unless `sit` is 0, take a seat at it. Bots by seat number."""

    options: TableOptions = field(default_factory=TableOptions)
    bots: Annotated[dict[SeatNumber, BotName], Meta(max_length=4)] = field(default_factory=dict)
    sit: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None, Meta(description="My seat; null: the first that is free; 0: none.")
    ] = None
    seed: Seed | None = None


class QuickPlay(Asked):
    """A private table with me and bots in all other seats, already started."""

    players: Players = 2
    variant: Variant = "basic"
    teams: bool = False
    bot: BotName = "light"
    seat: Annotated[SeatNumber | None, Meta(description="null: by lot.")] = None
    hints: bool = True
    seed: Seed | None = None


class NewBranch(Asked):
    """Play on from a game after its first `action` actions. Seats without a bot, but mine, wait for friends."""

    action: Annotated[int, Meta(ge=0, le=100_000)]
    sit: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="My seat; null: the one I had there, or the one that decides; 0: none."),
    ] = None
    bots: Annotated[dict[SeatNumber, BotName], Meta(max_length=4)] = field(default_factory=dict)
    dealt_for: Annotated[
        SeatNumber | None,
        Meta(
            description="Deal what this seat had not seen by then anew, so that it fits what it saw; null: the cards "
            "lie as they lay, in a finished game."
        ),
    ] = None
    then: Annotated[list[ActionText], Meta(max_length=60, description="Actions to be made at once.")] = field(
        default_factory=list
    )


class BranchTree(Told):
    """A game, those it comes from, and my branches of them all; the oldest first, each after what it comes from."""

    tables: list[TableInfo]


class TableList(Told):
    """Tables, newest first."""

    tables: list[TableInfo]


class MyTable(Told):
    """One of my games."""

    table: TableInfo
    seat: int | None
    my_turn: bool
    turn: Annotated[int | None, Meta(description="The seat that decides now.")]
    updated: Annotated[int, Meta(description="When something happened there last.")]


class MyTables(Told):
    """A page of my games, those that wait for me first; ask for older ones with `offset`."""

    tables: list[MyTable]
    more: bool


class KindRating(Told):
    """A rating at one kind of game."""

    kind: RatingKind
    rating: RatingInfo
    opponents: Annotated[int, Meta(description="Different opponents met; the list holds people from 3 on.")]


class MyRatings(Told):
    """My ratings."""

    ratings: list[KindRating]


class RankedPlayer(Told):
    """Someone in the list: a person, or a bot under its name."""

    place: int
    holder: Literal["person", "bot"]
    person: str | None
    bot: str | None
    name: Annotated[str | None, Meta(description="The person's name; null for a bot.")]
    rating: RatingInfo


class Ranking(Told):
    """A page of the list of a kind of game, best first; ask for more with `offset`."""

    kind: RatingKind
    players: list[RankedPlayer]
    more: bool


class CommandDone(Told):
    """The command was taken."""

    version: int
    seq: int


class RecordBody(Told):
    """A finished game: its actions and what is needed to deal it again."""

    format: str
    record: RecordInfo
    result: ResultInfo
    players: list[SeatInfo]


class Proof(Told):
    """The shuffle: the commitment at once, the seeds after the game. How to verify: docs/reference/protocol.md."""

    commitment: str
    server_seed: str | None
    player_seeds: list[str]
    player_seals: Annotated[list[str | None], Meta(description="SHA-256 of each seed, given before any seed was.")]
    players: int
    variant: str
    teams: bool
    first: int | None
    deck: list[str] | None
    removed: list[str] | None
    verified: Annotated[bool | None, Meta(description="The server's own check; make your own.")]
    lots: Annotated[
        list[int] | None, Meta(description="The seat that each had first taken, where seats were drawn by lot.")
    ] = None


class SeatStatistics(Told):
    """What one seat did."""

    seat: int
    actions: int
    undone: int
    seconds: float
    away: int
    effects: dict[str, int]
    cards: Annotated[dict[str, int], Meta(description="Cards played, drawn, discarded, lost …, by event.")]


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
    truth: TruthInfo | None


class ReviewState(Told):
    """How far the review of a finished game is; `none`: nobody has asked for it yet."""

    status: Literal["none", "waiting", "working", "ready"]
    place: Annotated[int, Meta(description="Reviews to be made before this one.")]
    done: Annotated[int, Meta(description="Turns judged.")]
    total: Annotated[int, Meta(description="Turns to judge; 0: not known yet.")]
    review: Annotated[GameReview | None, Meta(description="As `impera review --json` writes it.")]


class ReplayAsked(Asked):
    """A record to play again, as text or JSON."""

    text: Annotated[str, Meta(min_length=1, max_length=16_000)]


class Replayed(Told):
    """Every position of a record, the deal first."""

    positions: list[PositionAt]
    names: Annotated[list[str], Meta(description="Who sat where, as the record says; empty: it does not say.")]
    result: Annotated[ResultInfo | None, Meta(description="How it ended, by the rules or by agreement.")]
    proof: Annotated[Proof | None, Meta(description="Of its shuffle; null: the record holds no seed.")]
    notes: Annotated[list[NoteInfo], Meta(description="What the record says about its positions.")]


class BotInfo(Told):
    """A bot that can be seated."""

    name: str
    ready: Annotated[bool, Meta(description="Can it play now? After a first start its code is still made.")] = True


class BotList(Told):
    """The bots, weakest first."""

    bots: list[BotInfo]


class FittingOpponent(Told):
    """The bot of the ladder against which I should win about 45 games of a hundred, and what that rests on."""

    bot: str
    level: int
    levels: Annotated[int, Meta(description="How many the ladder has.")]
    games: Annotated[int, Meta(description="My latest finished games against the ladder that were counted.")]
    won: Annotated[int, Meta(description="How many of these I won.")]
    rated: Annotated[int, Meta(description="Rated games behind the rating that was read too; 0: none was.")]
    chance: Annotated[float, Meta(description="My chance to win a game against it, as far as is known.")]


class PhraseInfo(Told):
    """A phrase: its key in the catalogue and the kinds of its arguments."""

    phrase: str
    arguments: dict[str, PhraseArgument]


class PhraseList(Told):
    """Every phrase."""

    phrases: list[PhraseInfo]


class Starting(Told):
    """What `/ready` says with 503 while machine code is made, before there is a server."""

    status: Literal["starting"]
    version: str
    done: Annotated[int, Meta(description="Parts that are made.")]
    total: Annotated[int, Meta(description="Parts to make.")]
    said: Annotated[str, Meta(description="The same as a sentence, in the language that was asked for.")]


Part = Literal["store", "timers", "listening"]


class Health(Told):
    """Alive."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    failing: Annotated[
        list[Part],
        Meta(description="What fails: writing and reading, clocks and heartbeats, hearing the other processes."),
    ] = msgspec.field(default_factory=list)
