"""A puzzle: a game up to the turn that is asked for, what is to be found in it, and one turn that does."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import sha256

from impera.game.action import ALL_ACTIONS
from impera.game.game import Game
from impera.game.seat import seat_of
from impera.game.setup import Setup
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import KINDS
from impera.rules.state import State, copy_of, key, new_state
from impera.rules.trace import SILENT

ID_LENGTH = 10
LEVELS = 10  # of the ladder, whose answers give a puzzle its first rating


class Theme(StrEnum):
    """What is to be found."""

    WIN = "win"  # a turn that wins
    STOP = "stop"  # a turn after which the next seat does not win for certain
    ORDER = "order"  # a win or a block by two or more effects, in this order only
    LAST = "last"  # a turn that does not end a game that would be lost
    MOST = "most"  # the turn worth most, by ten points
    DRAFT = "draft"  # the card worth most in a draft, by ten points


PROVEN = frozenset({Theme.WIN, Theme.STOP, Theme.ORDER, Theme.LAST})  # in every world; the others by points


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved by whoever decides in it."""

    theme: Theme
    setup: Setup
    moves: tuple[int, ...]  # the game up to the position
    plan: tuple[int, ...]  # a right turn: to its end, or to something hidden
    rating: float = 1500.0
    deviation: float = 350.0
    solved: tuple[int, ...] = ()  # [level of the ladder] tries that were right
    tries: int = 0  # of each level
    name: str = ""  # its id, where it is known from a file

    @cached_property
    def id(self) -> str:
        """A short name made from what the seat sees: the same position has the same."""
        return self.name or position_id(self.view)

    @cached_property
    def view(self) -> View:
        """What the seat to decide sees."""
        return View(self.state, seat_of(int(self.state.deciding)))

    @cached_property
    def state(self) -> State:
        """The whole position, hidden cards too; to be copied before it is changed."""
        state = new_state()
        self.setup.deal(state)
        for move in self.moves:
            apply(state, move, SILENT)
        return state

    @property
    def seat(self) -> int:
        """Who is to decide, from 1."""
        return self.view.deciding

    def game(self) -> Game:
        """The game, whole and by the rules, at the position: for whoever keeps the table, never for a player."""
        return Game.replay(self.setup, self.moves)

    @property
    def text(self) -> str:
        """The right turn, as a record writes it."""
        return "; ".join(ALL_ACTIONS[action].text for action in self.plan)


def position_id(view: View) -> str:
    """A hash of what a seat sees, however many turns it took to come there."""
    record = copy_of(view.record)
    record.turns = 0
    return sha256(key(record) + bytes([view.observer])).hexdigest()[:ID_LENGTH]


def deck_text(kinds: tuple[str, ...]) -> str:
    """A deck order, one letter a card."""
    return "".join(chr(ord("a") + KINDS.index(kind)) for kind in kinds)


def deck_of(text: str) -> tuple[str, ...]:
    """The deck order again."""
    return tuple(KINDS[ord(letter) - ord("a")] for letter in text)
