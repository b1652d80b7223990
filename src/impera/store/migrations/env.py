"""How Alembic reaches the database: over the connection that impera.store.migrate hands it."""

from alembic import context

from impera.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
