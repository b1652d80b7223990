"""Duplicate matches against each other: who takes part, which were begun, and at which table a board is played."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and the column."""
    op.add_column("duplicate_boards", sa.Column("room", sa.Integer))
    op.create_table(
        "duplicate_entrants",
        _of_duplicate(),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("duplicate_entrants_by_person", "duplicate_entrants", ["person"])
    op.create_table("duplicates_begun", _of_duplicate(), sa.Column("at", sa.BigInteger, nullable=False))


def _of_duplicate() -> sa.Column[str]:
    return sa.Column("duplicate", sa.String(40), sa.ForeignKey("duplicates.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Drop them."""
    for table in ("duplicates_begun", "duplicate_entrants"):
        op.drop_table(table)
    op.drop_column("duplicate_boards", "room")
