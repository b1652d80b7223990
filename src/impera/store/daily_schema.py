"""The tables of the daily deal, and the statements about it."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    and_,
    bindparam,
    exists,
    func,
    select,
)
from sqlalchemy.sql import ClauseElement

from impera.store.inserting import insert_row


def daily_statements(metadata: MetaData, people: Table, matches: Table) -> dict[str, ClauseElement]:
    """Add the tables to those of a store; every statement that is ever sent about them."""
    chains = Table(
        "chains",
        metadata,
        Column("name", String(10), primary_key=True),
        Column("root", String(64), nullable=False),
        Column("first", String(10), nullable=False),
        Column("made", BigInteger, nullable=False),
    )
    tries = Table(
        "daily_tries",
        metadata,
        Column("day", String(10), primary_key=True),
        _person_key(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("match", String(40), ForeignKey("matches.id", ondelete="SET NULL")),
        Column("at", BigInteger, nullable=False),
        Index("daily_tries_by_person", "person", "day"),
        Index("daily_tries_by_match", "match"),
    )
    scores = Table(
        "daily_scores",
        metadata,
        Column("day", String(10), primary_key=True),
        _person_key(),
        *_score_columns(nullable=True),
        Index("daily_scores_by_person", "person", "day"),
    )
    levels = Table(
        "daily_levels",
        metadata,
        Column("day", String(10), primary_key=True),
        Column("level", Integer, primary_key=True, autoincrement=False),
        *_score_columns(nullable=False),
    )
    attempt, score, level = tries.c, scores.c, levels.c
    is_between = and_(score.day >= bindparam("first"), score.day <= bindparam("last"))
    has_score = exists().where(score.day == attempt.day, score.person == attempt.person)
    counted_try = scores.join(people, score.person == people.c.id).outerjoin(
        tries, and_(attempt.day == score.day, attempt.person == score.person, attempt.number == 1)
    )
    figures = (score.won, score.loss, score.luck, score.accuracy, score.verdicts)

    return {
        "chain": select(chains.c.root, chains.c.first, chains.c.made).where(chains.c.name == "daily"),
        "add chain": insert_row(chains),
        "add try": insert_row(tries),
        "tries of": select(attempt.day, attempt.person, attempt.number, attempt.match, attempt.at)
        .where(
            attempt.person == bindparam("person"), attempt.day >= bindparam("first"), attempt.day <= bindparam("last")
        )
        .order_by(attempt.day, attempt.number),
        "tries begun": select(attempt.day, func.count())
        .where(attempt.number == 1, attempt.day >= bindparam("first"), attempt.day <= bindparam("last"))
        .group_by(attempt.day),
        "unjudged": select(attempt.day, attempt.person, attempt.number, attempt.match, attempt.at)
        .select_from(tries.join(matches, attempt.match == matches.c.id))
        .where(attempt.number == 1, matches.c.status == "finished", ~has_score)
        .order_by(attempt.at)
        .limit(bindparam("most", type_=Integer)),
        "add score": insert_row(scores),
        "scores of": select(score.day, *figures).where(score.person == bindparam("person"), is_between),
        "standings": select(score.person, people.c.name, attempt.match, *figures)
        .select_from(counted_try)
        .where(score.day == bindparam("day"), score.loss.is_not(None))
        .order_by(score.loss, score.person)
        .limit(bindparam("most", type_=Integer)),
        "scores better": select(func.count()).where(
            score.day == bindparam("day"), score.loss < bindparam("loss", type_=Double)
        ),
        "averages": select(
            score.person, people.c.name, func.count(), func.sum(score.won), func.avg(score.loss).label("lost")
        )
        .select_from(scores.join(people, score.person == people.c.id))
        .where(is_between, score.loss.is_not(None))
        .group_by(score.person, people.c.name)
        .order_by(func.count() < bindparam("needed", type_=Integer), "lost", score.person)
        .limit(bindparam("most", type_=Integer)),
        "level scores": select(level.level, level.won, level.loss, level.luck, level.accuracy, level.verdicts)
        .where(level.day == bindparam("day"))
        .order_by(level.level),
        "add level score": insert_row(levels),
    }


def _person_key() -> Column[str]:
    return Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


def _score_columns(*, nullable: bool) -> tuple[Column[Any], ...]:
    return (
        Column("won", Double, nullable=nullable),
        Column("loss", Double, nullable=nullable),
        Column("luck", Double, nullable=nullable),
        Column("accuracy", Double),
        Column("verdicts", String(200), nullable=False),
    )
