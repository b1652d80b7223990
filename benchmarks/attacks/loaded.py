"""Loaded once, forked for every server of an attack: the rules are warm, nothing is open, no thread runs."""

import os
import resource
from importlib import import_module

from impera.server.house import warm
from impera.server.run import serve
from impera.server.settings import Settings

# What a server and the attacks would load for themselves, each time anew.
for name in (
    *("alembic.command", "impera.client", "impera.store.postgres", "impera.store.sqlite", "impera.store.thoughts"),
    *("benchmarks.attacks.conduct", "benchmarks.tables_clients", "tests.contracts.postgres", "tests.server.surviving"),
):
    import_module(name)
warm()


def run(settings: dict[str, str], log: str, files: int | None) -> None:
    """Serve until killed, with so many files at most, errors into the log."""
    for name in [name for name in os.environ if name.startswith("IMPERA_")]:
        del os.environ[name]
    os.environ.update(settings)
    for stream in (1, 2):
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), stream)
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    serve(Settings.read())
