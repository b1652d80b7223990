"""Seats by lot, so that anyone can check the draw: it follows from the revealed seeds, as the deal does.

1. Players sit down somewhere; the server has published its commitment, and each may have added a seed (sealed or not).
2. The text is the server seed in small hexadecimal digits and, if anybody added one, the player seeds in the order of
   the seats first taken, each after a `|`; then `|seat ` and the number of a seat.
3. The lot of a seat is SHA-256 of its text in UTF-8. Whoever sat at the seat with the lowest lot comes to sit at P1,
   the next one at P2, and so on; their player seeds come along, and from this order the deck is shuffled.

A record keeps the draw as `Lots`: for P1, P2, … the seat first taken.
"""

import hashlib
from collections.abc import Sequence

from impera.game.shuffle import Seeds


def drawn_by_lot(seeds: Seeds, players: int) -> list[int]:
    """Who comes to sit where: the seats first taken, in their new order; the seeds are those of before the draw."""
    told = "|".join((seeds.server.lower(), *seeds.players))
    return sorted(range(1, players + 1), key=lambda seat: hashlib.sha256(f"{told}|seat {seat}".encode()).digest())


def are_lots_true(seeds: Seeds, lots: Sequence[int], players: int) -> bool:
    """Do the seeds, as they lie after the draw, give just this draw?"""
    if sorted(lots) != list(range(1, players + 1)):
        return False
    added = tuple(seeds.players[lots.index(seat)] for seat in range(1, players + 1)) if any(seeds.players) else ()
    return drawn_by_lot(Seeds(seeds.server, added), players) == list(lots)


def write_lots(lots: Sequence[int]) -> str:
    """The draw as a record keeps it."""
    return " ".join(map(str, lots))


def read_lots(text: str) -> list[int]:
    """The draw that a record tells; nothing, if it tells none that could be."""
    return [int(part) for part in text.split() if part in ("1", "2", "3", "4")]
