"""Migrations, with Alembic; the steps are in migrations/versions and ship with the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from impera.errors import UsageError

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, place: str) -> None:
    """Bring the database behind a connection to the present schema; one of a newer Impera is refused."""
    config = _config(connection)
    scripts = ScriptDirectory.from_config(config)
    have = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if have is not None and have not in known:
        raise UsageError("table-schema-newer", place=place, have=have, needed=max(known))
    command.upgrade(config, "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Bring the database back to an earlier schema, `base` for none at all."""
    command.downgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
