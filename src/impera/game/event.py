"""What happened: events, the whole truth first, then what each seat may know of it."""

from collections.abc import Iterator
from functools import cache
from typing import cast

import msgspec
from msgspec.structs import replace

from impera.game.seat import seat_of
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, KINDS, NONE, Ending
from impera.rules.trace import DETAIL, KIND, OTHER, SEAT, WHAT, Happening, Trace
from impera.wire.log import EventInfo
from impera.wire.shapes import JsonObject

NAMES = {happening: happening.name.lower().replace("_", "-") for happening in Happening}

OWNER_ONLY = frozenset({Happening.DREW, Happening.PICKED})  # R7.1
BOTH_SIDES = frozenset({Happening.SEIZED, Happening.GAVE, Happening.PASSED})  # R7.1, R6.2
WITH_DOMAIN = frozenset(
    {
        Happening.APPLIED,
        Happening.EMBARGO_LAID,
        Happening.EMBARGO_LIFTED,
        Happening.DEMOCRACY_LAID,
        Happening.COIN_PLACED,
    }
)
WITH_NUMBER = frozenset({Happening.PLAY_SKIPPED, Happening.HAND_SIZE_SET})


class Event(EventInfo, frozen=True):
    """One thing that happened, in the shape that is sent. Seats count from 1; a hidden card is its back."""

    @property
    def happening(self) -> Happening:
        """What it tells, as the rules number it."""
        return Happening[self.what.upper().replace("-", "_")]

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat (None: a spectator) may know it: R7.1 hides faces, never that something happened."""
        if self.card is None or seat == self.seat:
            return self
        happening = self.happening
        if happening in OWNER_ONLY or (happening in BOTH_SIDES and (seat is None or seat != self.other)):
            return replace(self, card=f"?{self.card[1]}")
        return self

    def to_json(self) -> JsonObject:
        """Write it, leaving out what it does not have."""
        return cast(JsonObject, msgspec.to_builtins(self))


def read_trace(trace: Trace) -> Iterator[Event]:
    """Turn the rows of a trace into events."""
    for row in trace[1 : trace[0, 0] + 1].tolist():
        yield _event(*row)


@cache
def _event(*row: int) -> Event:
    """The event of a row. There are a few thousand different ones, and each is made once."""
    what, kind, other, detail = Happening(row[WHAT]), row[KIND], row[OTHER], row[DETAIL]
    has_card = kind != NONE and what != Happening.APPLIED
    return Event(
        what=NAMES[what],
        seat=seat_of(row[SEAT]),
        card=KINDS[kind] if has_card else None,
        other=seat_of(other) if other != NONE else None,
        domain=DOMAIN_LETTERS[detail] if what in WITH_DOMAIN and detail != NONE else None,
        effect=EFFECT_NAMES[kind] if what == Happening.APPLIED else None,
        number=detail if what in WITH_NUMBER else None,
        ending=Ending(detail).name.lower() if what == Happening.ENDED else None,
    )
