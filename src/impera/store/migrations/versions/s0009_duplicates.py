"""Duplicate matches, the boards that were played in them, which go with their person, and the bots' results."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(10), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("seating", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_index("duplicates_by_host", "duplicates", ["host"])
    op.create_table(
        "duplicate_boards",
        _of_duplicate(),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="SET NULL")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Double),
        sa.Column("luck", sa.Double),
    )
    op.create_index("duplicate_boards_by_person", "duplicate_boards", ["person"])
    op.create_index("duplicate_boards_by_match", "duplicate_boards", ["match"])
    op.create_table(
        "duplicate_bots",
        _of_duplicate(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("luck", sa.Double, nullable=False),
    )


def _of_duplicate() -> sa.Column[str]:
    return sa.Column("duplicate", sa.String(40), sa.ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Drop them."""
    for table in ("duplicate_bots", "duplicate_boards", "duplicates"):
        op.drop_table(table)
