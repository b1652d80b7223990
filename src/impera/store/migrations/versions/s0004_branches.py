"""Branches: where a match comes from that plays on from another, and the deal it begins with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("branch_of", sa.String(40)))
    op.add_column("matches", sa.Column("origin", sa.Text))
    op.create_index("matches_by_branch", "matches", ["branch_of"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("matches_by_branch", "matches")
    op.drop_column("matches", "origin")
    op.drop_column("matches", "branch_of")
