"""The Gymnasium faces: one learner in the first seat against bots, in one game or in many side by side."""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.compiled import entry_for
from impera.env.batch import TURN_LIMIT, new_buffers, new_table, new_terms, refusal
from impera.env.drawing import draw
from impera.env.kernel import BROKEN_OFF, OVER, SEAT, Inside, Mode, advance
from impera.env.observation import HIGHEST
from impera.env.registries import Info
from impera.errors import ActionError, UsageError
from impera.game.chance import new_random_states
from impera.game.prompt import describe
from impera.game.seat import seat_of
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.trace import SILENT

INSIDE = {inside.name.lower(): inside for inside in Inside}  # who plays inside the kernel, by the name of the bot
LOST = -1.0  # for an action that is not legal, where that ends the game
Observed = NDArray[np.int8]


class LegalActions(spaces.Discrete):
    """All actions; a sample without a mask of its own is one that is legal now."""

    def __init__(self, mask: NDArray[np.bool_]) -> None:
        """Look at the mask of the game."""
        super().__init__(ACTIONS)
        self._now = mask.view(np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal action; or one by a mask or by probabilities."""
        if mask is None and probability is None and self._now.any():
            mask = self._now
        drawn: np.int64 = super().sample(mask=mask, probability=probability)
        return drawn


class Seats:
    """Games of one learner, in the first seat, against bots in the others."""

    def __init__(
        self, games: int, players: int, variant: str, teams: bool, bots: str | Sequence[str], turn_limit: int
    ) -> None:
        """Set the tables and seat the bots."""
        names = _one_each(bots, players - 1)
        inside = set(names) <= set(INSIDE)
        opponents = [Inside.RANDOM, *(INSIDE[name] for name in names)] if inside else [Inside.RANDOM] * players
        self.terms = new_terms(players, variant, teams, turn_limit, opponents)
        self.table = new_table(games, 0)
        self.out = new_buffers(games)
        self.bots: list[Bot] = [] if inside else [create(name) for name in names]
        self.mode = int(Mode.FIRST_SEAT_INSIDE if inside else Mode.FIRST_SEAT)
        self.chosen = np.zeros(games, dtype=np.int64)  # [game] what the learner does next
        self.rng = np.random.default_rng(0)
        self._given = (self.table, self.terms, self.chosen, self.mode, self.out)
        self._advance = entry_for(advance, *self._given)

    def reset(self, seed: int) -> None:
        """Begin every game anew from a seed."""
        self.table.randoms[:] = new_random_states(seed, 0, self.table.randoms.shape[0])
        self.rng = np.random.default_rng(abs(seed))
        self.begin()

    def begin(self) -> int:
        """Begin every game anew."""
        self.out.terminated[:] = True  # and what is over begins anew
        return self.step()

    def step(self) -> int:
        """Do what is chosen in every game, and let the bots decide until the learner must again.

        Return how the last game stands, as `advance` says it.
        """
        stands = self._advance(*self._given)
        if stands < 0:
            raise refusal(self.table.states[-1 - stands], int(self.chosen[-1 - stands]))
        if self.bots:
            self._let_bots_decide()
            stands = self._advance(self.table, self.terms, self.chosen, int(Mode.LOOK), self.out)
        return stands

    def forfeit(self, game: int) -> None:
        """End a game as lost by the learner."""
        self.out.terminated[game] = True
        self.out.rewards[game, 0] = LOST
        self.out.masks[game] = False

    def view(self, game: int) -> View:
        """What the learner sees of a game."""
        return View(self.table.states[game], 1)

    def _let_bots_decide(self) -> None:
        for game in range(self.table.randoms.shape[0]):
            state = self.table.states[game]
            while state.deciding != 0 and state.decision != Decision.OVER and state.turns < self.terms.turn_limit:
                seat = int(state.deciding)
                choice = self.bots[seat - 1].choose(View(state, seat_of(seat)), Budget(), self.rng)
                apply(state, choice.id, SILENT)


class ImperaEnv(gymnasium.Env[Observed, np.int64]):
    """One game at a time: the learner sits first, bots sit in the other seats.

    `bots` names one bot for all seats or one for each (`impera.bots.registry`). The mask is in `info["action_mask"]`
    and, for sb3-contrib, in `action_masks()`. An action that is not legal is refused in words and nothing has changed;
    for learners without a mask, `illegal="lose"` ends the game with a reward of -1 instead.
    """

    metadata: Info = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["ansi", "svg"],
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        variant: str = "basic",
        teams: bool = False,
        bots: str | Sequence[str] = "random",
        turn_limit: int = TURN_LIMIT,
        illegal: Literal["refuse", "lose"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """Set the table; `reset` deals."""
        self.illegal = illegal
        self.seats = Seats(1, players, variant, teams, bots, turn_limit)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, HIGHEST, dtype=np.int8)
        self.action_space = LegalActions(self.seats.out.masks[0])
        self._chosen = self.seats.chosen
        self._observed: Observed = self.seats.out.observations[0]
        self._mask: NDArray[np.int8] = self.seats.out.masks[0].view(np.int8)
        self._stands = OVER  # nothing is dealt yet
        self._has_chance = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Deal, and let the bots play up to the learner's first decision; from a seed always the same games."""
        super().reset(seed=seed)
        if seed is not None or not self._has_chance:
            self.seats.reset(int(self.np_random.integers(2**62)))
            self._has_chance = True
        else:
            self.seats.begin()
        self._stands = 0
        return self._observed.copy(), {"action_mask": self._mask.copy()}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, Info]:
        """Decide. One that is not legal is refused in words and nothing has changed."""
        if self._stands > SEAT:
            raise ResetNeeded("the game is over: reset() begins another")
        self._chosen[0] = action
        try:
            stands = self.seats.step()
        except ActionError:
            if self.illegal == "refuse":
                raise
            self.seats.forfeit(0)
            stands = OVER
        self._stands = stands
        info = {"action_mask": self._mask.copy()}
        if stands <= SEAT:
            return self._observed.copy(), 0.0, False, False, info
        reward = float(self.seats.out.rewards[0, 0])
        return self._observed.copy(), reward, stands & OVER != 0, stands & BROKEN_OFF != 0, info

    def action_masks(self) -> NDArray[np.int8]:
        """What may be done now, as sb3-contrib asks for it."""
        return self._mask.copy()

    def render(self) -> str | None:
        """The table as the learner sees it: `ansi` a few lines of text, `svg` a picture."""
        if self.render_mode == "svg":
            return draw(self.seats.view(0))
        return describe(self.seats.view(0)) if self.render_mode == "ansi" else None


class ImperaVectorEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """Many games side by side in one call of machine code; each has its learner in the first seat.

    A game that is over begins anew in the next step. With `copy=False` the same arrays are handed out each time.
    """

    metadata: Info = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["ansi", "svg"],
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        players: int = 2,
        variant: str = "basic",
        teams: bool = False,
        bots: str | Sequence[str] = "random",
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        """Set the tables; `reset` deals."""
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seats = Seats(num_envs, players, variant, teams, bots, turn_limit)
        self.single_observation_space = spaces.Box(0, HIGHEST, dtype=np.int8)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Begin every game anew; from a seed always the same games."""
        super().reset(seed=seed)
        self.seats.reset(int(self.np_random.integers(2**62)))
        return self._own(self.seats.out.observations), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Decide in every game; the action of one that was over is not looked at."""
        self.seats.chosen[:] = actions
        self.seats.step()
        out = self.seats.out
        own = self._own
        return own(out.observations), own(out.rewards[:, 0]), own(out.terminated), own(out.truncated), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now in each game."""
        return self._own(self.seats.out.masks)

    def render(self) -> tuple[str, ...] | None:
        """Each table as its learner sees it."""
        views = (self.seats.view(game) for game in range(self.num_envs))
        if self.render_mode is None:
            return None
        return tuple(draw(view) if self.render_mode == "svg" else describe(view) for view in views)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array


def _one_each(bots: str | Sequence[str], seats: int) -> list[str]:
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise UsageError("usage-bots-count", needed=seats, have=len(names))
    return names
