"""Tries at one's own mistakes. They go with their person, and with the game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "mistake_tries",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("action", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("mistake_tries")
