"""Where Alembic finds its way."""
