"""What tables need of bots, here and on other machines. Others implement it."""

from collections.abc import Sequence
from typing import Protocol

from impera.bots.steady import Steady
from impera.game.action import Action
from impera.game.view import View
from impera.tables.errors import TableError
from impera.tables.release import Occasion


class NoThinkerError(TableError):
    """Nobody elsewhere is there to think; never reaches a client."""


class ThinkersElsewhere(Protocol):
    """Thinkers on other machines. They are handed what the deciding seat may see, and nothing else."""

    @property
    def places(self) -> int:
        """How many thoughts can be thought elsewhere at once."""

    @property
    def has_room(self) -> bool:
        """Is there a place for one more?"""

    def knows(self, plan: str) -> bool:
        """Was the turn planned elsewhere?"""

    def forget(self, plan: str) -> None:
        """It is planned here from now on."""

    async def choose(self, name: str, view: View, plan: str, share: float) -> Action:
        """What a bot does, thought elsewhere; NoThinkerError if nobody is there to think."""


class BotPlayer(Protocol):
    """The bots. `choose` may take its time; it is called in a thread."""

    def names(self) -> Sequence[str]:
        """The names that can be seated."""

    def has(self, name: str) -> bool:
        """Is there such a bot?"""

    def slot(self, name: str, occasion: Occasion) -> float:
        """Seconds within which a bot nearly always answers on an occasion."""

    def is_ready(self, name: str) -> bool:
        """Can it play now, or is something it needs still being made?"""

    def choose(self, name: str, view: View, key: str, share: float = 1.0) -> Action:
        """The action that a bot takes, in so much of its usual time; under the same key it remembers what it planned
        for its turn."""

    def answer(self, name: str, view: View, key: str, steady: Steady) -> Action:
        """The action that a bot takes by count and by the seed alone: the same in any process."""

    def forget(self, match: str) -> None:
        """Nobody plays at a match any more: whatever was remembered under its keys, which begin with it, may go."""
