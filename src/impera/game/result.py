"""How a game ended and who won (section 8)."""

from dataclasses import dataclass
from typing import Literal

from impera.game.seat import seat_name, seat_of
from impera.rules.facts import Ending
from impera.rules.state import State
from impera.wire.shapes import JsonObject
from impera.wire.view import GameResult

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

    def to_json(self) -> JsonObject:
        """Write it as playthroughs have it."""
        written: JsonObject = {"how": self.how, "winners": list(self.winners)}
        return written | {"points": list(self.points)} if self.points else written

    def to_wire(self) -> GameResult:
        """Write it in the shape that is sent."""
        return GameResult(how=self.how, winners=list(self.winners), points=list(self.points) or None)


def result_of(s: State) -> Result | None:
    """How a game ended; None while it runs."""
    if s.ending == Ending.RUNNING:
        return None
    winners = tuple(seat_of(place) for place in range(s.players) if s.winners >> place & 1)
    if s.ending == Ending.HEGEMONY:
        return Result("hegemony", winners)
    sides = 2 if s.teams else s.players
    return Result("majority", winners, tuple(s.points[:sides].tolist()))


def result_to_json(result: Result | None) -> JsonObject | None:
    """Write a result, or that there is none yet."""
    return None if result is None else result.to_json()
