"""A game on paper: its turns, every position with open hands, and what the coach has said of it so far."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from impera.coach.review import Reviewer, turn_ends
from impera.game.agreement import agreement_of
from impera.game.game import Game
from impera.game.narrate import narrate
from impera.game.record import Record
from impera.game.seat import seat_name, seats_of
from impera.tui.sitting import QUIET
from impera.wire.coach import TurnReview
from impera.wire.fields import Counts
from impera.wire.view import ViewInfo


@dataclass(frozen=True, slots=True)
class PaperTurn:
    """A turn, or a pick of the draft (0): the actions from `start` to before `end`."""

    number: int
    seat: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """How the game stood, with every hand open."""

    seen: ViewInfo
    hands: list[Counts]  # [seat]


class Paper:
    """A record to go through."""

    def __init__(self, record: Record) -> None:
        """Find its turns."""
        self.record, self.game = record, record.game
        seats = list(seats_of(self.game.setup.players))
        self.names = {seat: record.tags.get(f"Seat{seat}") or seat_name(seat) for seat in seats}
        self.turns = list(_turns(self.game))
        self.reviewer: Reviewer | None = None

    @property
    def last(self) -> int:
        """How many actions there are."""
        return len(self.game.actions)

    def at(self, place: int) -> OpenPosition:
        """The position after so many actions, as the seat that decides sees it."""
        game = Game.replay(self.game.setup, self.game.actions[:place])
        return OpenPosition(replace(game.view(game.deciding).to_info(), legal=[]), game.truth()["hands"])

    def turn_at(self, place: int) -> int:
        """The turn whose action was the last, from 1; 0 at the deal."""
        return next((number for number, turn in enumerate(self.turns, start=1) if turn.start < place <= turn.end), 0)

    def told(self, place: int, language: str) -> list[str]:
        """What happened in the turn up to there; or the deal."""
        turn = self.turn_at(place)
        first = self.turns[turn - 1].start + 1 if turn else 0
        events = [event for number in range(first, place + 1) for event in self.game.events_of(number)]
        return [narrate(event, self.names, language) for event in events if event.what not in QUIET]

    def review(self) -> Iterator[int]:
        """Ask the coach: first the account, then turn after turn; say after each how many are judged."""
        if self.reviewer is None:
            names = tuple(self.names.values())
            self.reviewer = Reviewer(self.game, names, agreement=agreement_of(self.record))
        yield 0
        for number, _ in enumerate(self.reviewer.run(), start=1):
            yield number

    def judged(self, turn: int) -> TurnReview | None:
        """What the coach said of a turn (from 1), if he has."""
        if self.reviewer is None or not 0 < turn <= len(self.reviewer.turns):
            return None
        return self.reviewer.turns[turn - 1]

    def next_mistake(self, turn: int) -> int | None:
        """The next turn (from 1) that the coach found fault with."""
        for later in range(turn + 1, len(self.turns) + 1):
            judged = self.judged(later)
            if judged and judged.verdict in ("inaccuracy", "mistake", "blunder"):
                return later
        return None


def _turns(game: Game) -> Iterator[PaperTurn]:
    replayed, start = Game(game.setup), 0
    for end in turn_ends(game):
        yield PaperTurn(replayed.turn_number, replayed.deciding, start, end)
        for action in game.actions[start:end]:
            replayed.play(action)
        start = end
