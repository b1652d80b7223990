"""The chain of days: one secret, hashed again and again, from which the deal of every day follows.

The server keeps a root and publishes the anchor, once: with it all days are decided, a hundred years of them. When a
day is over its link is shown, and anyone can check it. The whole of it, so that anyone can write the verifier:

1. The root is 32 bytes: link number 36525. Link n - 1 is SHA-256(b"impera-chain/1" + link n). Link 0 is the anchor.
2. Link n belongs to the date that lies n - 1 days after the first.
3. The seed of a date is SHA-256(b"impera-daily/1" + the date as in 2026-11-17 + its link), written as 64 hexadecimal
   digits: the server's seed of the shuffle (impera.game.shuffle), with no seeds of players and three of them.
4. What is shown before is SHA-256 of the seed's bytes: the commitment of the shuffle.

A link leads to those before it and never to one that is to come.
"""

import hashlib
from dataclasses import dataclass, field
from datetime import date, timedelta

from impera.game.shuffle import Seeds, seed_bytes
from impera.tables.errors import NotFoundError

LENGTH = 36_525  # days: a hundred years
LINK_TAG, SEED_TAG = b"impera-chain/1", b"impera-daily/1"


def link_before(link: bytes) -> bytes:
    """The link that stands before one in the chain (step 1)."""
    return hashlib.sha256(LINK_TAG + link).digest()


def seed_of(day: date, link: bytes) -> Seeds:
    """The seed of a date, by its link (step 3)."""
    return Seeds(hashlib.sha256(SEED_TAG + day.isoformat().encode() + link).hexdigest())


def leads_to(anchor: str, first: date, day: date, link: str) -> bool:
    """Is this the link that the anchor promised for a date?"""
    found = seed_bytes(link)
    for _ in range((day - first).days + 1):
        found = link_before(found)
    return day >= first and found.hex() == anchor


@dataclass(frozen=True)
class Chain:
    """A chain, with its secret."""

    root: str = field(repr=False)  # 64 hexadecimal digits
    first: date
    made: int  # when, in milliseconds since 1970
    _links: list[bytes] = field(init=False, repr=False, compare=False)  # [number]

    def __post_init__(self) -> None:
        """Follow the chain down to its anchor."""
        links = [seed_bytes(self.root)]
        for _ in range(LENGTH):
            links.append(link_before(links[-1]))
        object.__setattr__(self, "_links", links[::-1])

    @property
    def anchor(self) -> str:
        """What is published before the first day."""
        return self._links[0].hex()

    @property
    def last(self) -> date:
        """The last date that it reaches."""
        return self.first + timedelta(days=LENGTH - 1)

    def link(self, day: date) -> bytes:
        """The link of a date."""
        if not self.first <= day <= self.last:
            raise NotFoundError("daily-no-day", date=day.isoformat(), first=self.first.isoformat())
        return self._links[(day - self.first).days + 1]

    def seeds(self, day: date) -> Seeds:
        """The seed of a date: nobody's but the server's until the day is there."""
        return seed_of(day, self.link(day))
