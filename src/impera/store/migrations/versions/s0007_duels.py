"""Duels: their positions, who takes part, and the answers, which go with their person."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "duels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("duels_by_host", "duels", ["host"])
    op.create_table(
        "duel_entrants",
        sa.Column("duel", sa.String(40), sa.ForeignKey("duels.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
    )
    op.create_index("duel_entrants_by_person", "duel_entrants", ["person"])
    op.create_table(
        "duel_answers",
        sa.Column("duel", sa.String(40), sa.ForeignKey("duels.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("cost", sa.Text),
    )
    op.create_index("duel_answers_by_person", "duel_answers", ["person"])


def downgrade() -> None:
    """Drop them."""
    for table in ("duel_answers", "duel_entrants", "duels"):
        op.drop_table(table)
