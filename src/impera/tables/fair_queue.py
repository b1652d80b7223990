"""A line before a few places, in which short work comes first and people take turns.

Each piece of work is stamped with the moment at which it would be done if everyone had a small place of their own (a
virtual clock for each): a short piece comes before a long one, and one of somebody who has asked for little before the
hundredth of somebody else. Moments pass, so that whoever waits moves up. Whatever is computed for people can stand in
such a line: the thoughts of bots do.
"""

import asyncio
import heapq
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from impera.tables.errors import TooManyError

SHORT = 0.05  # seconds of work up to which the places for short work are open
PACE = 4.0  # times slower than a place of the queue is the small one that everyone has to themselves
ADDRESS_PEOPLE = 8  # people that one address counts for


@dataclass(frozen=True, slots=True)
class Payer:
    """For whom work is done: a person and, where it is known, the address they ask from."""

    person: str
    address: str = ""

    def shares(self) -> tuple[tuple[str, float], ...]:
        """Whose turn it is, and how many people each counts for."""
        own = (f"person {self.person}", 1.0)
        return (own, (f"address {self.address}", ADDRESS_PEOPLE)) if self.address else (own,)


@dataclass(order=True, slots=True)
class InLine:
    """A piece of work in the line."""

    stamp: float
    number: int
    payer: Payer = field(compare=False)
    seconds: float = field(compare=False)
    since: float = field(compare=False)
    given: "asyncio.Future[bool]" = field(compare=False)  # a place: is it one for short work?


class FairQueue:
    """Places for work, and the line before them."""

    def __init__(self, places: int, *, for_short: int = 0, most: int | None = None, most_each: int | None = None):
        """So many places, more for short work alone; so many may wait, and so many pieces for each payer."""
        self.places = places
        self.most, self.most_each = most, most_each
        self._free = {False: places, True: for_short}  # is it for short work alone?
        self._lines: dict[bool, list[InLine]] = {False: [], True: []}  # is the work short?
        self._stamps: dict[str, float] = {}  # who has work here: until when it would take
        self._asked: Counter[Payer] = Counter()  # pieces that wait or are done now
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many pieces of work wait."""
        return sum(map(len, self._lines.values()))

    @property
    def running(self) -> int:
        """How many are done now."""
        return self._asked.total() - self.waiting

    @property
    def oldest(self) -> float:
        """For how many seconds the oldest has waited."""
        since = [turn.since for line in self._lines.values() for turn in line]
        return time.monotonic() - min(since) if since else 0.0

    @property
    def backlog(self) -> float:
        """Seconds of work that wait."""
        return sum(turn.seconds for line in self._lines.values() for turn in line)

    def resize(self, places: int) -> None:
        """Have so many places from now on; those that are taken and too many are given up when their work is done."""
        if places != self.places:
            self._free[False] += places - self.places
            self.places = places
            self._give_places()

    def delay(self, payer: Payer, seconds: float) -> float:
        """How long work of somebody would take, with what they have waiting, at their part of the places."""
        own = seconds + sum(turn.seconds for line in self._lines.values() for turn in line if turn.payer == payer)
        crowds = Counter(each.address for each in self._asked)
        nameless = crowds.pop("", 0)
        heads = nameless + sum(min(crowd, ADDRESS_PEOPLE) for crowd in crowds.values())
        at_mine = max(1.0, crowds[payer.address] / ADDRESS_PEOPLE)
        return own * at_mine * max(1, heads) / self.places

    @asynccontextmanager
    async def place(self, payer: Payer, seconds: float) -> AsyncIterator[None]:
        """Wait in line, then have a place for work that should take so long; TooManyError if the line is full."""
        turn = self._line_up(payer, seconds)
        began = None
        try:
            await turn.given
            began = time.monotonic()
            yield
        finally:
            self._leave(turn, 0.0 if began is None else time.monotonic() - began)

    def _line_up(self, payer: Payer, seconds: float) -> InLine:
        is_full = self.most is not None and self.waiting >= self.most
        if is_full or (self.most_each is not None and self._asked[payer] >= self.most_each):
            raise TooManyError("table-queue-full")
        now = time.monotonic()
        stamp = max(self._stamp(who, now, seconds / people) for who, people in payer.shares())
        ready = asyncio.get_running_loop().create_future()
        turn = InLine(stamp, next(self._numbers), payer, seconds, now, ready)
        self._asked[payer] += 1
        heapq.heappush(self._lines[seconds <= SHORT], turn)
        self._give_places()
        return turn

    def _stamp(self, who: str, now: float, seconds: float) -> float:
        stamp = self._stamps[who] = max(now, self._stamps.get(who, now)) + PACE * seconds
        return stamp

    def _give_places(self) -> None:
        long, short = self._lines[False], self._lines[True]
        while self._free[False] > 0 and (long or short):
            line = min((line for line in (long, short) if line), key=lambda line: line[0])
            self._give(heapq.heappop(line), is_for_short=False)
        while self._free[True] and short:
            self._give(heapq.heappop(short), is_for_short=True)

    def _give(self, turn: InLine, *, is_for_short: bool) -> None:
        self._free[is_for_short] -= 1
        turn.given.set_result(is_for_short)

    def _leave(self, turn: InLine, took: float) -> None:
        """The work is done, or nobody waits for it any more: it is charged what it took."""
        if turn.given.done() and not turn.given.cancelled():
            self._free[turn.given.result()] += 1
        else:
            line = self._lines[turn.seconds <= SHORT]
            line.remove(turn)
            heapq.heapify(line)
        self._asked[turn.payer] -= 1
        if not self._asked[turn.payer]:
            del self._asked[turn.payer]
        for who, people in turn.payer.shares():
            self._stamps[who] += PACE * (took - turn.seconds) / people
        self._forget(turn.payer)
        self._give_places()

    def _forget(self, payer: Payer) -> None:
        """Who has nothing here any more begins anew: what was free before is not held against them."""
        if not any(each.person == payer.person for each in self._asked):
            self._stamps.pop(f"person {payer.person}", None)
        if payer.address and not any(each.address == payer.address for each in self._asked):
            self._stamps.pop(f"address {payer.address}", None)
