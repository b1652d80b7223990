"""The clock: so much for a turn, the rest from a bank. Time in which no server ran is charged to nobody."""

from collections.abc import Sequence
from dataclasses import dataclass

from impera.game.seat import place_of
from impera.tables.options import SECOND, ClockOptions

Outage = tuple[int, int]  # from, to


def downtime(outages: Sequence[Outage], start: int, end: int) -> int:
    """How much of a stretch of time no server was up."""
    return sum(max(0, min(end, up) - max(start, down)) for down, up in outages)


@dataclass(slots=True)
class Clock:
    """The clock of a running game."""

    options: ClockOptions
    bank: list[int]  # [seat] milliseconds left
    outages: Sequence[Outage]
    seat: int | None = None  # whose time runs; None: nobody's
    turn: int = -1  # the number of the turn that is timed
    since: int = 0

    @classmethod
    def of(cls, options: ClockOptions, players: int, outages: Sequence[Outage]) -> "Clock":
        """Make a clock that stands still."""
        return cls(options, [options.bank * SECOND] * players, outages)

    def watch(self, seat: int | None, turn: int, at: int) -> None:
        """The seat that decides (None: nobody is timed) in this turn: a change books the time and starts anew."""
        if (seat, turn) == (self.seat, self.turn):
            return
        if self.seat is not None:
            over = self.spent(at) - self.options.turn_time
            place = place_of(self.seat)
            self.bank[place] = max(0, self.bank[place] - max(0, over))
        self.seat, self.turn, self.since = seat, turn, at

    def spent(self, at: int) -> int:
        """What the turn has taken so far."""
        return at - self.since - downtime(self.outages, self.since, at)

    def deadline(self, now: int) -> int | None:
        """When the flag falls."""
        if self.seat is None or self.options.mode == "none":
            return None
        lost = downtime(self.outages, self.since, now)
        return self.since + lost + self.options.turn_time + self.bank[place_of(self.seat)]

    def has_fallen(self, now: int) -> bool:
        """Is the time of the deciding seat up?"""
        deadline = self.deadline(now)
        return deadline is not None and now >= deadline
