"""Tries at puzzles: who solved which, and the rating that it led to. They go with their person."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.UniqueConstraint("person", "puzzle", name="tried_once"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("puzzle_tries")
