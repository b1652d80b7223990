"""Players' seeds by commit and reveal: first everybody's seal, a hash; then, once all are there, the seeds.

So nobody chooses a seed knowing the others', not even with a look into the database: the last one to seal has seen only
hashes, and the server has committed itself before. Whoever comes or goes after a seed was seen breaks all seals.
"""

from impera.game.verify import seal_of
from impera.tables.errors import NotAllowedError, TableError
from impera.tables.table import Table


def has_seen_seeds(table: Table) -> bool:
    """Has somebody's seed been seen?"""
    return any(holder.seed for holder in table.holders)


def need_sealable(table: Table) -> None:
    """The table must take seals, and nobody's seed may have been seen."""
    if not table.options.sealed_seeds:
        raise NotAllowedError("table-no-seals")
    if has_seen_seeds(table):
        raise NotAllowedError("table-seals-closed")


def need_revealable(table: Table, seat: int, seed: str) -> None:
    """At a table of sealed seeds a seed is shown after all have sealed theirs, and only the one that was sealed."""
    if not table.options.sealed_seeds:
        return
    missing = sum(not holder.is_taken or (holder.kind == "person" and not holder.seal) for holder in table.holders)
    if missing:
        raise TableError("table-seals-missing", missing=missing)
    if seal_of(seed) != table.holder(seat).seal:
        raise NotAllowedError("table-seed-unlike")


def need_revealed(table: Table) -> None:
    """At a table of sealed seeds the cards are dealt only once every person's seed is known."""
    hidden = sum(holder.kind == "person" and not holder.seed for holder in table.holders)
    if table.options.sealed_seeds and hidden:
        raise TableError("table-seeds-hidden", missing=hidden)


def are_seals_kept(table: Table) -> bool:
    """Is every seed the one that was sealed?"""
    return all(holder.seal in (None, seal_of(holder.seed)) for holder in table.holders)
