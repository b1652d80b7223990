"""The PettingZoo face: every seat is an agent, `player_0` to `player_3`, and they take turns (AEC)."""

from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv

from impera.compiled import entry_for
from impera.env.batch import TURN_LIMIT, new_buffers, new_table, new_terms, refusal
from impera.env.drawing import draw
from impera.env.kernel import BROKEN_OFF, OVER, SEAT, Mode, advance, look
from impera.env.observation import CELLS, HIGHEST
from impera.env.registries import Info
from impera.game.chance import new_random_states
from impera.game.prompt import describe
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.state import State

Mask = NDArray[np.int8]
Observed = NDArray[np.int8]


class ImperaAEC(AECEnv):  # type: ignore[misc]
    """A game of Impera for two to four agents.

    An observation is a row of small numbers (`impera.env.FIELDS`); what may be done is in `info["action_mask"]`, or,
    with `mask="dict"`, in the observation itself beside `"observation"`. An action that is not legal is refused in
    words and nothing has changed.
    """

    metadata: ClassVar[Info] = {
        "name": "impera_v0",
        "render_modes": ["ansi", "svg"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        players: int = 2,
        variant: str = "basic",
        teams: bool = False,
        mask: Literal["info", "dict"] = "info",
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        """Set the table; `reset` deals."""
        super().__init__()
        self.render_mode = render_mode
        self.terms = new_terms(players, variant, teams, turn_limit)
        self.table = new_table(1, int(np.random.SeedSequence().generate_state(1)[0]))
        self.out = new_buffers(1)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        observed = spaces.Box(0, HIGHEST, dtype=np.int8)
        whole = spaces.Dict({"observation": observed, "action_mask": spaces.MultiBinary(ACTIONS)})
        self._in_dict = mask == "dict"
        space: spaces.Space[Any] = whole if self._in_dict else observed
        self._observed = dict.fromkeys(self.possible_agents, space)
        self._acts = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row = np.zeros((1, CELLS), dtype=np.int8)
        self._seen: Observed = self.out.observations[0]  # by the agent whose turn it is
        self._chosen = np.zeros(1, dtype=np.int64)
        self._given = (self.table, self.terms, self._chosen, int(Mode.EVERY_SEAT), self.out)
        self._advance = entry_for(advance, *self._given)
        self._mask = self.out.masks[0].view(np.int8)
        self._nothing: Mask = np.zeros(ACTIONS, dtype=np.int8)
        self._nothing.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may be shown: always the same object."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may ever do: always the same object."""
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Deal; from a seed always the same cards."""
        if seed is not None:
            self.table.randoms[:] = new_random_states(seed, 0, 1)
        self.out.terminated[0] = True  # and what is over begins anew
        seat = self._advance(*self._given)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {"action_mask": self._nothing.copy()} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(seat)

    def observe(self, agent: str) -> Any:
        """What an agent may see now."""
        if self._is_asking and agent == self.agent_selection:
            observed = self._seen.copy()  # what the one who decides sees was written with the step
        else:
            look(self.table.states, 0, self._seats[agent], self._row)
            observed = self._row[0].copy()
        if self._in_dict:
            return {"observation": observed, "action_mask": self._mask_of(agent)}
        return observed

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        if not self.agents:
            raise ResetNeeded("reset() begins a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._chosen[0] = -1 if action is None else action
        stands = self._advance(*self._given)
        if stands < 0:
            raise refusal(self._state, int(self._chosen[0]))
        if stands > SEAT:
            self._cumulative_rewards[agent] = 0.0
            self.infos[agent] = {"action_mask": self._nothing}
            self._finish(stands)
        else:
            if agent != self.possible_agents[stands]:
                self.infos[agent] = {"action_mask": self._nothing}
            self._ask(stands)

    def render(self) -> str | None:
        """The table as the agent that decides sees it: `ansi` a few lines of text, `svg` a picture."""
        view = View(self._state, self._seats[self.agent_selection] + 1)
        if self.render_mode == "svg":
            return draw(view)
        return describe(view) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def _state(self) -> State:
        state: State = self.table.states[0]
        return state

    def _mask_of(self, agent: str) -> Mask:
        mask: Mask = self.infos[agent]["action_mask"] if agent in self.infos else self._nothing
        return mask if mask.flags.writeable else mask.copy()  # torch warns of what it may not write to

    def _ask(self, seat: int) -> None:
        """It is this seat's turn to decide."""
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._is_asking = True
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def _finish(self, stands: int) -> None:
        """The game has ended or was broken off: everyone gets their reward and leaves, the last to act first."""
        self._is_asking = False
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(self.out.rewards[0, seat])
            self.terminations[agent] = bool(stands & OVER)
            self.truncations[agent] = bool(stands & BROKEN_OFF)
        self._accumulate_rewards()
        self._deads_step_first()
