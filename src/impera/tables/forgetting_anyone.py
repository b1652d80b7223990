"""Somebody is forgotten from outside a server, as `impera admin forget` does: their games go on without them first."""

from collections.abc import Callable

from impera.tables import commands
from impera.tables.branching import following
from impera.tables.entry import Entry, Status
from impera.tables.errors import SequenceTakenError, StoreError, TableError
from impera.tables.forgetting import new_alias
from impera.tables.ports import Now, Store
from impera.tables.table import Table

TRIES = 20  # a server that plays on meanwhile may be quicker
EVERY_MATCH = 1_000_000


async def forget_anyone(store: Store, person: str, now: Now) -> None:
    """Let bots play on where somebody sits with others, forget them, and tell the servers that share the store."""
    for match in await store.matches_of(person, EVERY_MATCH):
        await _get_up(store, match, lambda table: commands.go(table, person, now()))
    alias = new_alias()
    await store.forget(person, alias)
    await store.publish(f"forgot {person} {alias}")


async def _get_up(store: Store, match: str, decide: Callable[[Table], Entry | None]) -> None:
    for _ in range(TRIES):
        stored = await store.match(match)
        if stored is None:
            return
        try:
            table = Table.replay(stored, await store.entries(match))
            entry = decide(table)
            if entry is None:
                return
            status: Status | None = "closed" if entry.what == "closed" else None
            await store.append(match, entry, status, following(table, entry))
        except SequenceTakenError:
            continue
        except StoreError:
            raise
        except TableError:  # of newer rules: only the name goes
            return
        return
    raise StoreError("table-store-unavailable")
