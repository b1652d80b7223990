"""Reviews: computed once, kept with the game they are about."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reviews")
