"""The tables of duels, and the statements about them."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    desc,
    exists,
    or_,
    select,
    update,
)
from sqlalchemy.sql import ClauseElement

from impera.store.inserting import insert_row


def duel_statements(metadata: MetaData, people: Table) -> dict[str, ClauseElement]:
    """Add the tables to those of a store; every statement that is ever sent about them."""
    duels = Table(
        "duels",
        metadata,
        Column("id", String(40), primary_key=True),
        Column("host", String(40), ForeignKey("people.id", ondelete="SET NULL")),
        Column("created", BigInteger, nullable=False),
        Column("minutes", Integer, nullable=False),
        Column("body", Text, nullable=False),
        Index("duels_by_host", "host"),
    )
    entrants = Table(
        "duel_entrants",
        metadata,
        Column("duel", String(40), ForeignKey("duels.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("begun", BigInteger, nullable=False),
        Index("duel_entrants_by_person", "person"),
    )
    answers = Table(
        "duel_answers",
        metadata,
        Column("duel", String(40), ForeignKey("duels.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("turn", Text, nullable=False),
        Column("cost", Text),
        Index("duel_answers_by_person", "person"),
    )
    duel, entrant, answer = duels.c, entrants.c, answers.c
    is_in = exists().where(entrant.duel == duel.id, entrant.person == bindparam("person"))
    return {
        "add duel": insert_row(duels),
        "duel": select(duels).where(duel.id == bindparam("id")),
        "duels of": select(duels)
        .where(or_(duel.host == bindparam("person"), is_in))
        .order_by(desc(duel.created), duel.id)
        .limit(bindparam("most", type_=Integer)),
        "enter duel": insert_row(entrants),
        "duel entrants": select(entrant.person, people.c.name, entrant.begun)
        .select_from(entrants.join(people, entrant.person == people.c.id))
        .where(entrant.duel == bindparam("duel"))
        .order_by(entrant.begun, entrant.person),
        "add duel answer": insert_row(answers),
        "duel answers": select(answers).where(answer.duel == bindparam("duel")).order_by(answer.person, answer.number),
        "unjudged answers": select(answers)
        .where(answer.cost.is_(None))
        .order_by(answer.at)
        .limit(bindparam("most", type_=Integer)),
        "keep cost": update(answers)
        .where(
            answer.duel == bindparam("of_duel"), answer.person == bindparam("by"), answer.number == bindparam("which")
        )
        .values(cost=bindparam("cost")),
    }
