"""The table of lessons taken, and the statements about them."""

from sqlalchemy import BigInteger, Column, ForeignKey, MetaData, String, Table, bindparam, select
from sqlalchemy.sql import ClauseElement

from impera.store.inserting import insert_row


def lesson_statements(metadata: MetaData) -> dict[str, ClauseElement]:
    """Add the table to those of a store; every statement that is ever sent about it."""
    taken = Table(
        "lessons_taken",
        metadata,
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("lesson", String(40), primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    return {
        "lessons taken": select(taken.c.lesson)
        .where(taken.c.person == bindparam("person"))
        .order_by(taken.c.at, taken.c.lesson),
        "take lesson": insert_row(taken),
    }
