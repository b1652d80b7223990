"""The first schema: people, matches, and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    for name, column in (("tokens", "created"), ("links", "expires")):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
            sa.Column(column, sa.BigInteger, nullable=False),
        )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("other", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )
    _create_matches()
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("down", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("up", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them: with the first schema everything goes."""
    for name in ("sittings", "entries", "matches", "outages", "processes", "mutes", "links", "tokens", "people"):
        op.drop_table(name)


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(40)),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("reserved", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.String(40), unique=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "listed", "created"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(40)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_by_match", "sittings", ["match"])
