"""The table of tries at one's own mistakes, and the statements about them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    and_,
    bindparam,
    delete,
    select,
)
from sqlalchemy.sql import ClauseElement

from impera.store.inserting import insert_row


def mistake_statements(metadata: MetaData) -> dict[str, ClauseElement]:
    """Add the table to those of a store; every statement that is ever sent about it."""
    tries = Table(
        "mistake_tries",
        metadata,
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("action", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("is_solved", Boolean, nullable=False),
    )
    one = tries.c
    is_this = and_(
        one.person == bindparam("person"),
        one.match == bindparam("match"),
        one.action == bindparam("action", type_=Integer),
    )
    return {
        "mistake tries": select(one.match, one.action, one.at, one.is_solved)
        .where(one.person == bindparam("person"))
        .order_by(one.at, one.match, one.action),
        "drop mistake try": delete(tries).where(is_this),
        "add mistake try": insert_row(tries),
    }
