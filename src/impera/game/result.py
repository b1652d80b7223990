"""How a game ended and who won (section 8)."""

from dataclasses import dataclass
from typing import Any, Literal

from impera.game.seat import seat_name, seat_of
from impera.rules.facts import Ending
from impera.rules.state import State

How = Literal["hegemony", "majority"]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: how it came, the seats that won, and at a majority the points."""

    how: How
    winners: tuple[int, ...]  # seats, from 1; several share the win, partners always do
    points: tuple[int, ...] = ()  # of each seat, or of each team; none after a Hegemony

    def __str__(self) -> str:
        """Write it in a few words: `hegemony P1`, `majority P1 P3 points 3 2`."""
        words = [self.how, *map(seat_name, self.winners)]
        return " ".join([*words, "points", *map(str, self.points)] if self.points else words)

    def to_json(self) -> dict[str, Any]:
        """Write it as records, playthroughs and the wire have it."""
        written: dict[str, Any] = {"how": self.how, "winners": list(self.winners)}
        return written | {"points": list(self.points)} if self.points else written


def result_of(s: State) -> Result | None:
    """How a game ended; None while it runs."""
    if s.ending == Ending.RUNNING:
        return None
    winners = tuple(seat_of(place) for place in range(s.players) if s.winners >> place & 1)
    if s.ending == Ending.HEGEMONY:
        return Result("hegemony", winners)
    sides = 2 if s.teams else s.players
    return Result("majority", winners, tuple(s.points[:sides].tolist()))


def result_to_json(result: Result | None) -> dict[str, Any] | None:
    """Write a result, or that there is none yet."""
    return None if result is None else result.to_json()
