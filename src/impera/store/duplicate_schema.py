"""The tables of duplicate matches, and the statements about them."""

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

from impera.store.inserting import insert_row


def duplicate_statements(metadata: MetaData, people: Table, matches: Table) -> dict[str, ClauseElement]:
    """Add the tables to those of a store; every statement that is ever sent about them."""
    duplicates = Table(
        "duplicates",
        metadata,
        Column("id", String(40), primary_key=True),
        Column("host", String(40), ForeignKey("people.id", ondelete="SET NULL")),
        Column("created", BigInteger, nullable=False),
        Column("deals", Integer, nullable=False),
        Column("players", Integer, nullable=False),
        Column("variant", String(10), nullable=False),
        Column("level", Integer, nullable=False),
        Column("seating", String(10), nullable=False),
        Column("seed", String(64), nullable=False),
        Index("duplicates_by_host", "host"),
    )
    boards = Table(
        "duplicate_boards",
        metadata,
        Column("duplicate", String(40), ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("match", String(40), ForeignKey("matches.id", ondelete="SET NULL")),
        Column("at", BigInteger, nullable=False),
        Column("won", Double),
        Column("luck", Double),
        Column("room", Integer),
        Index("duplicate_boards_by_person", "person"),
        Index("duplicate_boards_by_match", "match"),
    )
    bots = Table(
        "duplicate_bots",
        metadata,
        Column("duplicate", String(40), ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("won", Double, nullable=False),
        Column("luck", Double, nullable=False),
    )
    entrants = Table(
        "duplicate_entrants",
        metadata,
        Column("duplicate", String(40), ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True),
        Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        Column("at", BigInteger, nullable=False),
        Index("duplicate_entrants_by_person", "person"),
    )
    begun = Table(
        "duplicates_begun",
        metadata,
        Column("duplicate", String(40), ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    duplicate, board, bot, entrant = duplicates.c, boards.c, bots.c, entrants.c
    has_played = exists().where(board.duplicate == duplicate.id, board.person == bindparam("person"))
    has_entered = exists().where(entrant.duplicate == duplicate.id, entrant.person == bindparam("person"))
    has_begun = exists().where(begun.c.duplicate == entrant.duplicate)
    is_begun = exists().where(board.duplicate == duplicate.id)
    played = select(func.count()).where(bot.duplicate == duplicate.id).correlate(duplicates).scalar_subquery()
    most = bindparam("most", type_=Integer)
    return {
        "add duplicate": insert_row(duplicates),
        "duplicate": select(duplicates).where(duplicate.id == bindparam("id")),
        "duplicates of": select(duplicates)
        .where(or_(duplicate.host == bindparam("person"), has_played, has_entered))
        .order_by(desc(duplicate.created), duplicate.id)
        .limit(most),
        "add duplicate board": insert_row(boards),
        "duplicate boards": select(boards)
        .where(board.duplicate == bindparam("duplicate"))
        .order_by(board.person, board.number),
        "duplicate boards of": select(boards)
        .where(board.person == bindparam("person"))
        .order_by(board.at, board.duplicate, board.number),
        "duplicate names": select(people.c.id, people.c.name)
        .select_from(boards.join(people, board.person == people.c.id))
        .where(board.duplicate == bindparam("duplicate"))
        .group_by(people.c.id, people.c.name)
        .order_by(func.min(board.at), people.c.id),
        "add duplicate entrant": insert_row(entrants),
        "duplicate entrants": select(people.c.id, people.c.name)
        .select_from(entrants.join(people, entrant.person == people.c.id))
        .where(entrant.duplicate == bindparam("duplicate"))
        .order_by(entrant.at, people.c.id),
        "drop duplicate entrant": delete(entrants).where(
            entrant.duplicate == bindparam("duplicate"), entrant.person == bindparam("person"), ~has_begun
        ),
        "drop boards ahead": delete(boards).where(
            board.duplicate == bindparam("duplicate"),
            board.person == bindparam("person"),
            board.at == 0,
        ),
        "begin duplicate": insert_row(begun),
        "duplicate begun": select(begun.c.at).where(begun.c.duplicate == bindparam("duplicate")),
        "lay duplicate room": update(boards)
        .where(board.duplicate == bindparam("of_duplicate"), board.room == bindparam("in_room", type_=Integer))
        .values(match=bindparam("table"), at=bindparam("laid", type_=BigInteger)),
        "unscored boards": select(boards)
        .select_from(boards.join(matches, board.match == matches.c.id))
        .where(board.won.is_(None), matches.c.status == "finished")
        .order_by(board.at)
        .limit(most),
        "keep board score": update(boards)
        .where(
            board.duplicate == bindparam("of_duplicate"),
            board.person == bindparam("by"),
            board.number == bindparam("which"),
            board.won.is_(None),
        )
        .values(won=bindparam("won", type_=Double), luck=bindparam("luck", type_=Double)),
        "add bots result": insert_row(bots),
        "bots results": select(bots).where(bot.duplicate == bindparam("duplicate")).order_by(bot.number),
        "duplicates without bots": select(duplicates)
        .where(is_begun, played == 0)
        .order_by(duplicate.created, duplicate.id)
        .limit(most),
    }
