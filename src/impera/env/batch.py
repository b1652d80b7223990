"""Many games at once: reset, step, and everything a learner needs in arrays it may bring itself."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from impera.compiled import entry_for
from impera.env.kernel import (
    AT_TABLE,
    SCRATCH,
    Buffers,
    Games,
    Inside,
    Mode,
    Terms,
    advance,
    choose_at_random,
)
from impera.env.observation import CELLS
from impera.errors import UnparsableActionError
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import new_random_states
from impera.game.explain import explain
from impera.game.setup import VARIANTS, check_options
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.facts import SEATS
from impera.rules.state import State, new_states

TURN_LIMIT = 500  # turns of a game before it is broken off: played with sense, hardly one is so long

Chosen = NDArray[np.int64]  # [game] an action id each, seats counted from whoever decides


def new_buffers(games: int) -> Buffers:
    """Make arrays for the results of so many games."""
    return Buffers(
        observations=np.zeros((games, CELLS), dtype=np.int8),
        masks=np.zeros((games, ACTIONS), dtype=np.bool_),
        deciding=np.zeros(games, dtype=np.int8),
        rewards=np.zeros((games, SEATS), dtype=np.float32),
        terminated=np.zeros(games, dtype=np.bool_),
        truncated=np.zeros(games, dtype=np.bool_),
    )


def new_terms(
    players: int, variant: str, teams: bool, turn_limit: int, opponents: Sequence[Inside] = (Inside.RANDOM,) * SEATS
) -> Terms:
    """Check what is asked for, and say it as machine code reads it."""
    check_options(players, variant, teams)
    return Terms(players, VARIANTS.index(variant), teams, turn_limit, np.array(opponents, dtype=np.int8))


def new_table(games: int, seed: int) -> Games:
    """Make room for so many games; game number i of a seed has the same chance however many there are."""
    return Games(new_states(games + 1), new_random_states(seed, 0, games), np.zeros(1, dtype=SCRATCH).view(np.recarray))


class Batch:
    """So many games side by side, each at some decision of some seat.

    `step` writes into `out`. A game that ended (`out.terminated`) or was broken off (`out.truncated`) begins anew in
    the next step, which takes no notice of its action.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        variant: str = "basic",
        teams: bool = False,
        seed: int = 0,
        turn_limit: int = TURN_LIMIT,
        out: Buffers | None = None,
    ) -> None:
        """Deal the games; results go to `out`, or to arrays of its own."""
        self.terms = new_terms(players, variant, teams, turn_limit)
        self.out = out or new_buffers(games)
        self.table = new_table(games, seed)
        self._chosen = np.zeros(games, dtype=np.int64)
        self._given = (self.table, self.terms, self._chosen, int(Mode.EVERY_SEAT), self.out)
        self._advance = entry_for(advance, *self._given)
        self.reset()

    @property
    def games(self) -> int:
        """How many games."""
        return int(self.table.randoms.shape[0])

    def reset(self, seed: int | None = None) -> Buffers:
        """Begin every game anew; from a seed, always the same games."""
        if seed is not None:
            self.table.randoms[:] = new_random_states(seed, 0, self.games)
        self.out.terminated[:] = True  # and what is over begins anew
        return self.step(self._chosen)

    def step(self, chosen: Chosen) -> Buffers:
        """Take one decision in every game. If one is not legal, it is refused in words and no game has moved."""
        self._chosen[:] = chosen
        stands = self._advance(*self._given)
        if stands < 0:
            raise refusal(self.state(-1 - stands), int(self._chosen[-1 - stands]))
        return self.out

    def choose_at_random(self, chosen: Chosen) -> Chosen:
        """Fill `chosen` with legal actions, each as likely as another."""
        choose_at_random(self.table, chosen)
        return chosen

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat sees of a game; without one, the seat that decides."""
        state = self.state(game)
        return View(state, int(state.deciding) + 1 if seat is None else seat)

    def state(self, game: int) -> State:
        """The whole truth of a game: for tests and tables, never for a player."""
        state: State = self.table.states[game]
        return state


def to_action(chosen: int, players: int, deciding: int) -> Action:
    """The action that a number means to the seat (from 0) that decides."""
    return ALL_ACTIONS[int(AT_TABLE[players, deciding, chosen])]


def refusal(state: State, chosen: int) -> Exception:
    """Why a number was refused, in words."""
    if not 0 <= chosen < ACTIONS:
        return UnparsableActionError("unparsable-id", id=chosen, most=ACTIONS - 1)
    return explain(state, to_action(chosen, int(state.players), int(state.deciding))).to_error()
