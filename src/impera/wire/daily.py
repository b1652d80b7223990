"""The bodies of the daily deal. Losses, luck and wins are chances: 0.034 is 3.4 points of a hundred."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.shapes import Told

Date = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A date of UTC.", examples=["2026-11-17"])]
Verdict = Literal["fine", "inaccuracy", "mistake", "blunder"]


class DailyMark(Told):
    """The daily deal that a table plays."""

    date: Date
    attempt: Annotated[int, Meta(description="1: the try that counts; more: practice.")]


class Promised(Told):
    """A day that is to come: its deal is decided, nobody knows it, and this is SHA-256 of its seed."""

    date: Date
    commitment: str


class ShownLink(Told):
    """What proves a day that is over. How to check it: docs/how-to/daily.md."""

    link: Annotated[str, Meta(description="Hashed once for each day since the first, and once more, it is the anchor.")]
    seed: Annotated[str, Meta(description="The server's seed of the shuffle.")]


class DailyScore(Told):
    """What came of a try that counts."""

    won: Annotated[float, Meta(description="1 won, 0 lost, a part of a shared win.")]
    loss: Annotated[float, Meta(description="Lost by decisions, as far as the seat could know.")]
    luck: float
    accuracy: float | None
    verdicts: Annotated[list[Verdict], Meta(description="Of each turn in which there was something to decide.")]


class DailyTry(Told):
    """My try that counts. `void`: given up, or finished too late."""

    table: str | None
    status: Literal["running", "judging", "scored", "void"]
    score: DailyScore | None
    done: Annotated[int, Meta(description="Turns judged so far.")] = 0
    total: int = 0


class DailyPlace(Told):
    """Somebody who has played the deal; fewest points lost first."""

    place: int
    person: str
    name: str
    score: DailyScore
    table: Annotated[str | None, Meta(description="Mine always, those of others once the day is over.")]


class DailyLevel(Told):
    """What a level of the ladder made of the same deal, in the same seat, against the same bots."""

    level: int
    score: DailyScore


class DailyDay(Told):
    """A day. Who stands where is told to those who have finished, and to all once the day is over."""

    date: Date
    stage: Annotated[
        Literal["today", "closing", "past"],
        Meta(description="today: a try counts; closing: one begun in time may still be finished; past: practice."),
    ]
    commitment: str
    shown: ShownLink | None
    begun: Annotated[int, Meta(description="People who have begun.")]
    scored: Annotated[int, Meta(description="People with a score.")]
    mine: DailyTry | None
    practice: Annotated[int, Meta(description="My tries beside the one that counts.")]
    places: list[DailyPlace] | None
    place: Annotated[int | None, Meta(description="Mine.")]
    levels: list[DailyLevel] | None


class DailyNow(Told):
    """The daily deal today, and what is promised for the days to come."""

    today: DailyDay
    ends: Annotated[int, Meta(description="When the next one begins.")]
    players: int
    bot: str
    anchor: Annotated[str, Meta(description="The hash from which every day's deal can be checked, once it is over.")]
    first: Annotated[Date, Meta(description="The first day of the chain.")]
    since: Annotated[int, Meta(description="When the anchor was made: all days have been decided since.")]
    coming: list[Promised]


class PastDay(Told):
    """A day of the archive, and my score of it."""

    date: Date
    commitment: str
    shown: ShownLink | None
    begun: int
    mine: DailyTry | None


class PastDays(Told):
    """Days that are over, latest first; ask for more with `before`."""

    days: list[PastDay]
    more: bool


class DailyAverage(Told):
    """Somebody's days of a week or a month together."""

    place: Annotated[int | None, Meta(description="null: not enough days yet.")]
    person: str
    name: str
    days: int
    won: float
    loss: Annotated[float, Meta(description="On average a day.")]


class DailyTable(Told):
    """The table of a week or a month: fewest points lost a day, luck left out."""

    first: Date
    last: Date
    needed: Annotated[int, Meta(description="Days that a place takes: half of those there were.")]
    rows: list[DailyAverage]
