"""The daily deal: the chain of days, tries, scores, and what the levels of the ladder made of each day."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _person() -> sa.Column[Any]:
    return sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)


def _score(*, nullable: bool) -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("won", sa.Double, nullable=nullable),
        sa.Column("loss", sa.Double, nullable=nullable),
        sa.Column("luck", sa.Double, nullable=nullable),
        sa.Column("accuracy", sa.Double),
        sa.Column("verdicts", sa.String(200), nullable=False),
    )


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "chains",
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("root", sa.String(64), nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        _person(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="SET NULL")),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_tries_by_person", "daily_tries", ["person", "day"])
    op.create_index("daily_tries_by_match", "daily_tries", ["match"])
    op.create_table(
        "daily_scores", sa.Column("day", sa.String(10), primary_key=True), _person(), *_score(nullable=True)
    )
    op.create_index("daily_scores_by_person", "daily_scores", ["person", "day"])
    op.create_table(
        "daily_levels",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True, autoincrement=False),
        *_score(nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("daily_levels", "daily_scores", "daily_tries", "chains"):
        op.drop_table(table)
