"""Practice: one learner plays on from a position, without a stored match. Where it begins, and who answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.game.action import Action
from impera.game.game import Game


class Task(Protocol):
    """What the learner is to reach with a turn."""

    def is_met(self, game: Game, turn: Sequence[Action]) -> bool:
        """Was it reached, now that the learner's turn, these actions, is over?"""

    def answer(self, game: Game) -> Sequence[Action]:
        """What the others do to show why it was not; may be nothing."""


@dataclass(frozen=True, slots=True)
class PracticeStart:
    """Where practice begins: a position, the learner's seat, and who answers for the others.

    The lead is played first, whoever's it is. The script is played as far as it is legal; then the bot plays, always
    with the same chance; where there is none, nobody does and the practice stands still. A task ends it with the
    learner's turn.
    """

    position: str  # as `write_position` writes it
    seat: int  # from 1
    script: tuple[str, ...] = ()
    bot: str | None = None
    seed: int = 1
    task: Task | None = None
    lead: tuple[str, ...] = ()


class Others:
    """Everyone at the table but the learner."""

    def __init__(self, start: PracticeStart) -> None:
        """Sit down: the script is still whole."""
        self._script = list(start.script)
        self._bot: Bot | None = create(start.bot) if start.bot else None
        self._seed = start.seed

    def choose(self, game: Game) -> Action | None:
        """What the seat that decides does now; None: nothing any more."""
        while self._script:
            action = Action.parse(self._script.pop(0))
            if action in game.legal():
                return action
        if self._bot is None:
            return None
        rng = np.random.default_rng([self._seed, len(game.actions)])
        return self._bot.choose(game.view(game.deciding), Budget(), rng)
