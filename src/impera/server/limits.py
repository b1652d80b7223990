"""Limits on how often: a bucket that fills with time and from which each request takes."""

import time
from collections import OrderedDict
from dataclasses import dataclass

KEPT = 10_000  # addresses remembered


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
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float) -> None:
        """Let each address have `rate` a second."""
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from the bucket of an address."""
        bucket = self._of.get(address) or Bucket.of(self.rate)
        self._of[address] = bucket
        self._of.move_to_end(address)
        if len(self._of) > KEPT:
            self._of.popitem(last=False)
        return bucket.take(cost)
