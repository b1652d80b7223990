"""Ratings: the steps of each player, numbered, and the present ones for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rating_steps",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("holder", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("change", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("match", "holder", "player", name="rated_once"),
    )
    op.create_table(
        "ratings",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("holder", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
    )
    op.create_index("ratings_by_ordinal", "ratings", ["kind", "ordinal"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("ratings")
    op.drop_table("rating_steps")
