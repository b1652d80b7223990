"""The table of notes, and the statements about them."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text, and_, bindparam, delete, select
from sqlalchemy.sql import ClauseElement

from impera.store.inserting import insert_row


def note_statements(metadata: MetaData) -> dict[str, ClauseElement]:
    """Add the table to those of a store; every statement that is ever sent about it."""
    notes = Table(
        "notes",
        metadata,
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("action", Integer, primary_key=True, autoincrement=False),
        Column("text", Text, nullable=False),
    )
    note = notes.c
    is_mine = and_(note.person == bindparam("person"), note.match == bindparam("match"))
    return {
        "notes": select(note.action, note.text).where(is_mine).order_by(note.action),
        "drop note": delete(notes).where(is_mine, note.action == bindparam("action", type_=Integer)),
        "add note": insert_row(notes),
    }
