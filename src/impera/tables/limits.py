"""Limits on how often and how much: a bucket that fills with time and from which each request takes."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from impera.tables.fair_queue import Payer

KEPT = 10_000  # addresses remembered
QUOTA_SECONDS = 30  # for which a quota may be saved up


@dataclass(slots=True)
class Bucket:
    """So many at once, so many a second."""

    rate: float
    size: float
    level: float
    filled: float

    @classmethod
    def of(cls, rate: float, size: float | None = None) -> "Bucket":
        """A full bucket; it holds what runs in within four seconds."""
        most = 4 * rate if size is None else size
        return cls(rate, most, most, time.monotonic())

    def take(self, cost: float = 1.0) -> bool:
        """Take from it, if there is enough."""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take from it what was needed already, be it more than there is."""
        self._fill()
        self.level -= cost

    @property
    def is_empty(self) -> bool:
        """Is nothing left, or less?"""
        self._fill()
        return self.level <= 0.0

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, size: float | None = None) -> None:
        """Let each address have `rate` a second, and `size` at once."""
        self.rate, self.size = rate, size
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from the bucket of an address."""
        return self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._of.get(address) or Bucket.of(self.rate, self.size)
        self._of[address] = bucket
        self._of.move_to_end(address)
        if len(self._of) > KEPT:
            self._of.popitem(last=False)
        return bucket


class Quota:
    """Seconds of thinking for each person and each address: so many a second in the long run, more at once."""

    def __init__(self, per_person: float, per_address: float) -> None:
        """Let each have so many seconds a second."""
        self._people = Buckets(per_person, QUOTA_SECONDS * per_person)
        self._addresses = Buckets(per_address, QUOTA_SECONDS * per_address)

    def is_spent(self, payer: Payer) -> bool:
        """Has this person or this address had more than their part?"""
        return any(bucket.is_empty for bucket in self._of(payer))

    def spend(self, payer: Payer, seconds: float) -> None:
        """Charge a person and their address what was thought for them."""
        for bucket in self._of(payer):
            bucket.spend(seconds)

    def _of(self, payer: Payer) -> list[Bucket]:
        own = self._people.of(payer.person)
        return [own, self._addresses.of(payer.address)] if payer.address else [own]
