"""Lessons that somebody has taken. They go with their person."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons_taken",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("lessons_taken")
