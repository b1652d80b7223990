"""The tables of the database, and every statement that is ever sent to it."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    bindparam,
    delete,
    desc,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.sql import ClauseElement

from impera.store.daily_schema import daily_statements
from impera.store.duel_schema import duel_statements
from impera.store.duplicate_schema import duplicate_statements
from impera.store.inserting import insert_row
from impera.store.lesson_schema import lesson_statements
from impera.store.mistake_schema import mistake_statements
from impera.store.note_schema import note_statements
from impera.store.person_schema import person_statements

METADATA = MetaData()


def _match_key(**options: Any) -> Column[str]:
    return Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), **options)


def _person_key(name: str = "person", **options: Any) -> Column[str]:
    return Column(name, String(40), ForeignKey("people.id", ondelete="CASCADE"), **options)


people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _person_key(nullable=False),
    Column("created", BigInteger, nullable=False),
)
links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _person_key(nullable=False),
    Column("expires", BigInteger, nullable=False),
)
mutes = Table(
    "mutes",
    METADATA,
    _person_key(primary_key=True),
    _person_key("other", primary_key=True),
)
matches = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("host", String(40)),
    Column("options", Text, nullable=False),
    Column("server_seed", String(64), nullable=False),
    Column("reserved", Text, nullable=False),
    Column("rematch_of", String(40), unique=True),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("branch_of", String(40)),
    Column("origin", Text),
    Index("matches_by_status", "status", "listed", "created"),
    Index("matches_by_branch", "branch_of"),
)
entries = Table(
    "entries",
    METADATA,
    _match_key(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("what", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("person", String(40)),
    Column("body", Text, nullable=False),
)
sittings = Table(
    "sittings",
    METADATA,
    Column("person", String(40), primary_key=True),
    _match_key(primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("sittings_by_match", "match"),
)
processes = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
outages = Table(
    "outages",
    METADATA,
    Column("down", BigInteger, primary_key=True, autoincrement=False),
    Column("up", BigInteger, nullable=False),
)


def _player_columns() -> tuple[Column[str], Column[str], Column[str]]:
    return (
        Column("kind", String(8), primary_key=True),
        Column("holder", String(8), primary_key=True),  # person or bot
        Column("player", String(40), primary_key=True),
    )


rating_steps = Table(
    "rating_steps",
    METADATA,
    *_player_columns(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(40), nullable=False),  # no key: a rating outlives the match
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("change", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "holder", "player", name="rated_once"),
)
ratings = Table(
    "ratings",
    METADATA,
    *_player_columns(),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Double, nullable=False),
    Index("ratings_by_ordinal", "kind", "ordinal"),
)


reviews = Table(
    "reviews",
    METADATA,
    _match_key(primary_key=True),
    Column("body", Text, nullable=False),
)


puzzle_tries = Table(
    "puzzle_tries",
    METADATA,
    _person_key(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("puzzle", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    UniqueConstraint("person", "puzzle", name="tried_once"),
)


def _p(name: str) -> Any:
    return bindparam(name)


_last_at = select(func.coalesce(func.max(entries.c.at), 0)).where(entries.c.match == matches.c.id)
_token_owner = tokens.join(people, tokens.c.person == people.c.id)
_step, _rating = rating_steps.c, ratings.c
_is_of_player = and_(_rating.kind == _p("kind"), _rating.holder == _p("holder"), _rating.player == _p("player"))
_named = ratings.outerjoin(people, and_(_rating.holder == "person", _rating.player == people.c.id))
_other = rating_steps.alias("other").c


def _opponents_of(kind: Any, holder: Any, player: Any) -> Any:
    """How many different others were rated in a match with a player."""
    who = _other.holder + " " + _other.player
    return select(func.count(who.distinct())).where(
        _step.kind == kind,
        _step.holder == holder,
        _step.player == player,
        _other.match == _step.match,
        or_(_other.holder != _step.holder, _other.player != _step.player),
    )


_is_listed = or_(
    _rating.holder == "bot",
    _opponents_of(_rating.kind, _rating.holder, _rating.player).correlate(ratings).scalar_subquery()
    >= bindparam("least", type_=Integer),
)
_is_live = or_(matches.c.status == "open", matches.c.status == "running")

STATEMENTS: dict[str, ClauseElement] = (
    daily_statements(METADATA, people, matches)
    | duel_statements(METADATA, people)
    | duplicate_statements(METADATA, people, matches)
    | note_statements(METADATA)
    | lesson_statements(METADATA)
    | mistake_statements(METADATA)
    | {
        "add person": insert_row(people),
        "add token": insert_row(tokens),
        "add link": insert_row(links),
        "person of token": select(people.c.id, people.c.name)
        .select_from(_token_owner)
        .where(tokens.c.hash == _p("hash")),
        "person": select(people.c.id, people.c.name).where(people.c.id == _p("id")),
        "people named": select(people.c.id, people.c.name).where(people.c.name == _p("called")).order_by(people.c.id),
        "rename": update(people).where(people.c.id == _p("who")).values(name=_p("name")),
        "drop token": delete(tokens).where(tokens.c.hash == _p("hash")),
        "look link": select(people.c.id, people.c.name)
        .select_from(links.join(people, links.c.person == people.c.id))
        .where(links.c.hash == _p("hash"), links.c.expires > _p("now")),
        "take link": delete(links).where(links.c.hash == _p("hash")).returning(links.c.person, links.c.expires),
        "mute": insert_row(mutes),
        "unmute": delete(mutes).where(mutes.c.person == _p("person"), mutes.c.other == _p("other")),
        "mutes": select(mutes.c.other).where(mutes.c.person == _p("person")),
        "create": insert_row(matches),
        "match": select(matches).where(matches.c.id == _p("id")),
        "entries": select(entries.c.seq, entries.c.what, entries.c.at, entries.c.seat, entries.c.person, entries.c.body)
        .where(entries.c.match == _p("match"), entries.c.seq > _p("since"))
        .order_by(entries.c.seq),
        "append": insert_row(entries),
        "set status": update(matches).where(matches.c.id == _p("which")).values(status=_p("status")),
        "unsit": delete(sittings).where(sittings.c.person == _p("person"), sittings.c.match == _p("match")),
        "sit": insert_row(sittings),
        "matches of": select(sittings.c.match)
        .where(sittings.c.person == _p("person"))
        .order_by(desc(sittings.c.at), desc(sittings.c.match))
        .limit(bindparam("most", type_=Integer))
        .offset(bindparam("skipped", type_=Integer)),
        "lobby": select(matches.c.id)
        .where(matches.c.listed, _is_live)
        .order_by(desc(matches.c.created), desc(matches.c.id))
        .limit(bindparam("most", type_=Integer)),
        "running": select(matches.c.id).where(matches.c.status == "running"),
        "rematch of": select(matches.c.id).where(matches.c.rematch_of == _p("match")),
        "branches of": select(matches.c.id)
        .where(matches.c.branch_of == _p("match"))
        .order_by(matches.c.created, matches.c.id),
        "all matches": select(matches.c.id, matches.c.created, matches.c.status, matches.c.listed).order_by(
            matches.c.created
        ),
        "prune": delete(matches)
        .where(matches.c.created < _p("before"), _last_at.scalar_subquery() < _p("before"))
        .returning(matches.c.id),
        "prune links": delete(links).where(links.c.expires < _p("before")),
        "rating": select(_rating.mu, _rating.sigma, _rating.games).where(_is_of_player),
        "ratings of": select(_rating.kind, _rating.mu, _rating.sigma, _rating.games)
        .where(_rating.holder == "person", _rating.player == _p("player"))
        .order_by(_rating.kind),
        "ranking": select(_rating.holder, _rating.player, people.c.name, _rating.mu, _rating.sigma, _rating.games)
        .select_from(_named)
        .where(_rating.kind == _p("kind"), _is_listed)
        .order_by(desc(_rating.ordinal), _rating.holder, _rating.player)
        .limit(bindparam("most", type_=Integer))
        .offset(bindparam("skipped", type_=Integer)),
        "opponents": _opponents_of(_p("kind"), _p("holder"), _p("player")),
        "people rated": select(_step.match, _step.kind, _step.player, people.c.name, _step.change, _step.at)
        .select_from(rating_steps.outerjoin(people, _step.player == people.c.id))
        .where(_step.holder == "person")
        .order_by(_step.at, _step.match, _step.player),
        "rating steps": select(
            _step.kind, _step.holder, _step.player, _step.mu, _step.sigma, _step.number, _step.change
        )
        .where(_step.match == _p("match"))
        .order_by(_step.holder, _step.player),
        "add rating step": insert_row(rating_steps),
        "drop rating": delete(ratings).where(_is_of_player),
        "add rating": insert_row(ratings),
        "review": select(reviews.c.body).where(reviews.c.match == _p("match")),
        "drop review": delete(reviews).where(reviews.c.match == _p("match")),
        "add review": insert_row(reviews),
        "puzzle tries": select(
            puzzle_tries.c.puzzle,
            puzzle_tries.c.number,
            puzzle_tries.c.at,
            puzzle_tries.c.is_solved,
            puzzle_tries.c.rating,
            puzzle_tries.c.deviation,
            puzzle_tries.c.volatility,
        )
        .where(puzzle_tries.c.person == _p("person"))
        .order_by(puzzle_tries.c.number),
        "add puzzle try": insert_row(puzzle_tries),
        "processes": select(func.max(processes.c.seen)),
        "drop process": delete(processes).where(processes.c.id == _p("id")),
        "drop processes": delete(processes).where(processes.c.seen < _p("before")),
        "beat": insert_row(processes),
        "note outage": insert_row(outages),
        "outages": select(outages.c.down, outages.c.up).order_by(outages.c.down),
        "ready": select(exists().where(matches.c.id == "")),
    }
)
STATEMENTS |= person_statements(METADATA)
