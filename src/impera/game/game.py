"""A game for people and programs: new, legal, play, undo, result; a view and events for each seat."""

from collections.abc import Iterable
from typing import cast

import numpy as np

from impera.errors import NothingToUndoError, NotYourTurnError, SetupError, UnparsableActionError
from impera.game.action import ALL_ACTIONS, Action
from impera.game.event import Event, read_trace
from impera.game.explain import Verdict, explain
from impera.game.position import DECISIONS, Truth, truth
from impera.game.result import Result, result_of
from impera.game.seat import seat_name, seat_of
from impera.game.setup import LaidOut, Setup, check_first
from impera.game.shuffle import Seeds, seeds_of_number, shuffled
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply, step
from impera.rules.facts import Decision
from impera.rules.legal import legal_mask
from impera.rules.state import State, States, copy_of, new_state, new_states
from impera.rules.trace import Trace, new_trace

ActionLike = Action | int | str


class Game:
    """One game, whole: its set-up and the actions so far. Everything else is derived by replay."""

    def __init__(self, setup: Setup, seeds: Seeds | None = None) -> None:
        """Begin a game from a checked set-up; `seeds` if a shuffle made it."""
        self.setup = setup
        self.seeds = seeds
        self._trace = new_trace()
        self._mask = np.zeros(ACTIONS, dtype=np.bool_)  # [action] legal now
        self._restart([])

    @classmethod
    def new(
        cls,
        players: int = 2,
        variant: str = "basic",
        *,
        teams: bool = False,
        seed: int | Seeds | None = None,
        deck: Iterable[str] | None = None,
        first: int | None = None,
    ) -> "Game":
        """Begin a game from a seed (a number, or the seeds of a verified shuffle) or from a deck order."""
        if (seed is None) == (deck is None):
            raise SetupError("setup-seed-or-deck")
        if deck is not None:
            return cls(
                Setup.of(players=players, variant=variant, teams=teams, first=1 if first is None else first, deck=deck)
            )
        seeds = seed if isinstance(seed, Seeds) else seeds_of_number(int(seed or 0))
        setup = shuffled(seeds, players=players, variant=variant, teams=teams)
        if first is None:
            return cls(setup, seeds)
        check_first(first, players)
        return cls(Setup.of(players=players, variant=variant, teams=teams, first=first, deck=setup.deck))

    @classmethod
    def from_position(cls, position: State) -> "Game":
        """Begin in the middle, from a position; the first action is its next decision."""
        return cls(LaidOut.at(position))

    @classmethod
    def replay(cls, setup: Setup, actions: Iterable[ActionLike], seeds: Seeds | None = None) -> "Game":
        """Begin a game and play actions."""
        game = cls(setup, seeds)
        for action in actions:
            game.play(action)
        return game

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything played so far."""
        return tuple(map(ALL_ACTIONS.__getitem__, self._actions))

    @property
    def deciding(self) -> int:
        """Who decides now; the last to have moved when the game is over."""
        return seat_of(self._states["deciding"][0])

    @property
    def decision(self) -> str:
        """What is asked for now."""
        return DECISIONS[self._state.decision]

    @property
    def turn_number(self) -> int:
        """The number of the turn under way, from 1; 0 during a draft."""
        return 0 if self.decision in ("pick", "claim") else int(self._state.turns) + 1

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self._states["decision"][0] == int(Decision.OVER))

    @property
    def result(self) -> Result | None:
        """How it ended and who won; None while it runs."""
        return result_of(self._state)

    @property
    def state(self) -> State:
        """A copy of the full state, hidden cards too: for the table and the tests, never for a player."""
        return copy_of(self._state)

    @property
    def states(self) -> States:
        """The full state itself, as an array of one: machine code takes an array many times as fast as a record."""
        return self._states

    @property
    def _state(self) -> State:
        return cast(State, self._states[0])

    def truth(self) -> Truth:
        """Write the full state as in docs/reference/playthrough.md."""
        return truth(self._state)

    def legal(self) -> tuple[Action, ...]:
        """Every legal action, in the order of ids."""
        return tuple([ALL_ACTIONS[action] for action in self._mask.nonzero()[0].tolist()])

    def explain(self, action: ActionLike) -> Verdict:
        """Say why an action is or is not legal now, with the rule and the counts that decide."""
        return explain(self._state, to_action(action))

    def play(self, action: ActionLike, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action (as `seat`, if given); return what happened, unredacted. A refusal changes nothing."""
        decided = to_action(action)
        if seat is not None and seat != self.deciding and not self.is_over:
            raise NotYourTurnError("not-your-turn", rule="R3.1", seat=seat_name(seat), turn=seat_name(self.deciding))
        if not self._mask[decided.id]:
            raise explain(self._state, decided).to_error()
        self._trace[0, 0] = 0
        step(self._states, 0, decided.id, self._mask, self._trace)
        self._actions.append(decided.id)
        return tuple(read_trace(self._trace))

    def undo(self) -> Action:
        """Take the last action back; return it."""
        if not self._actions:
            raise NothingToUndoError("nothing-to-undo")
        last = self._actions[-1]
        self._restart(self._actions[:-1])
        return ALL_ACTIONS[last]

    def view(self, seat: int | None = None) -> View:
        """What a seat may see now (None: a spectator)."""
        self._check_seat(seat)
        return View(self._state, seat)

    def open_view(self, seat: int | None = None) -> View:
        """Everything, from a seat: for a game that its players have ended."""
        self._check_seat(seat)
        return View(self._state, seat, is_open=True)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as a seat may know it (None: a spectator), from action number `since` on; 0 is the deal."""
        self._check_seat(seat)
        told = self._all_events()[since:]
        return [event.seen_by(seat) for of_action in told for event in of_action]

    def events_of(self, number: int) -> tuple[Event, ...]:
        """What the action of that number did, unredacted; number 0 is the deal."""
        return self._all_events()[number]

    def copy(self) -> "Game":
        """Make another game at the same point."""
        twin = Game(self.setup, self.seeds)
        twin._restart(list(self._actions))
        return twin

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 1 <= seat <= self.setup.players:
            raise SetupError("setup-seat", rule="R2.1", seat=seat_name(seat), players=self.setup.players)

    def _restart(self, actions: list[int]) -> None:
        self._states = new_states(1)
        self._trace[0, 0] = 0
        self.setup.deal(self._state, self._trace)
        legal_mask(self._state, self._mask)
        self._deal_events = tuple(read_trace(self._trace))
        self._actions = actions
        silent: Trace = self._trace[:0]
        for action in actions:
            step(self._states, 0, action, self._mask, silent)

    def _all_events(self) -> list[tuple[Event, ...]]:
        """The events of the deal, then those of each action."""
        state, trace = new_state(), new_trace()
        self.setup.deal(state)
        told = [self._deal_events]
        for action in self._actions:
            trace[0, 0] = 0
            apply(state, action, trace)
            told.append(tuple(read_trace(trace)))
        return told


def to_action(action: ActionLike) -> Action:
    """Read an action given as itself, an id or a text."""
    if isinstance(action, Action):
        return action
    if isinstance(action, str):
        return Action.parse(action)
    if not 0 <= action < ACTIONS:
        raise UnparsableActionError("unparsable-id", id=int(action), most=ACTIONS - 1)
    return ALL_ACTIONS[action]
