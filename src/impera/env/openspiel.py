"""The OpenSpiel face: `impera`, with every card that is dealt or drawn an explicit chance node.

Parameters: players, variant, teams, turn_limit; `position`, an endgame to begin from (`impera.write_position`), in
which hands are dealt anew as far as nobody knows them; `json`, to have observations and states written as JSON.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from impera.compiled import entry_for
from impera.env.batch import TURN_LIMIT
from impera.env.dealing import BROKEN_OFF, OVER, PLACES, ages_of_deck, attempt, blank_deck, legal_of
from impera.env.kernel import look, reward_of
from impera.env.observation import CELLS, FIELDS
from impera.errors import PositionError
from impera.game.belief import determinize
from impera.game.event import Event, read_trace
from impera.game.notation import parse_position, write_cards, write_position
from impera.game.prompt import describe
from impera.game.seat import place_of, seat_name, seat_of
from impera.game.setup import VARIANTS, check_options
from impera.game.view import View
from impera.rules.actions import ACTIONS, TEXTS
from impera.rules.facts import (
    AGE_OF,
    AGES,
    BASIC_DEAL,
    BY_AGE,
    COPIES,
    DRAFT_DEAL,
    KIND_COUNT,
    KINDS,
    NONE,
    PUBLIC,
    REMOVED_PER_AGE,
    Decision,
    Variant,
)
from impera.rules.setup import deal
from impera.rules.state import State, new_states
from impera.rules.trace import Trace, new_trace

NAME = "impera"
SetUpParams = dict[str, Any]  # by name, as OpenSpiel hands them over
DEFAULTS: SetUpParams = {
    "players": 2,
    "variant": "basic",
    "teams": False,
    "turn_limit": TURN_LIMIT,
    "position": "",
    "json": False,
}
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OF_AGE = [[kind for kind in range(KIND_COUNT) if AGE_OF[kind] == age] for age in range(AGES)]  # [Age] its kinds
LONGEST_TURN = 100  # decisions and draws of a turn: room for the longest there is

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Impera",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class ImperaGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: SetUpParams | None = None) -> None:
        """Check the parameters; a position decides players, variant and teams itself."""
        chosen = DEFAULTS | (params or {})
        self.position: State | None = None
        if chosen["position"]:
            self.position = parse_position(unquote(chosen["position"]))
            _check_position(self.position)
            chosen |= _set_up_of(self.position)
            chosen["position"] = quote(write_position(self.position), safe="")  # without the signs OpenSpiel reads
        check_options(chosen["players"], chosen["variant"], chosen["teams"])
        self.players, self.teams = int(chosen["players"]), bool(chosen["teams"])
        self.variant = VARIANTS.index(chosen["variant"])
        self.turn_limit, self.is_json = int(chosen["turn_limit"]), bool(chosen["json"])
        information = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=KIND_COUNT,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_TURN * self.turn_limit,
        )
        super().__init__(GAME_TYPE, information, chosen)

    def new_initial_state(self) -> "ImperaState":
        """A game before its first card."""
        return ImperaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Something that writes what a player sees."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Log:
    """What has happened, latest last. It never changes, so copies of a state share it."""

    def __init__(self, before: "Log | None" = None, trace: Trace | None = None) -> None:
        """Put what a trace tells behind what was before; it is read when somebody asks."""
        self.before = before
        self.trace = None if trace is None else trace[: trace[0, 0] + 1].copy()

    def __deepcopy__(self, _: Any) -> "Log":
        """Share it."""
        return self

    def __iter__(self) -> Iterator[Event]:
        """From the first to the latest."""
        traces, link = [], self
        while link is not None:
            traces.append(link.trace)
            link = link.before  # type: ignore[assignment]
        for trace in reversed(traces):
            if trace is not None:
                yield from read_trace(trace)


@cache
def _rules_entries() -> tuple[Any, Any]:
    """The machine code of `attempt` and `legal_of`: to look at their arguments would cost more than they do."""
    states = new_states(2)
    return (
        entry_for(attempt, states, 0, False, 0, new_trace()),
        entry_for(legal_of, states, np.empty(ACTIONS, dtype=np.int16)),
    )


class ImperaState(pyspiel.State):  # type: ignore[misc]
    """A game at some decision, of a player or of chance."""

    def __init__(self, game: ImperaGame) -> None:
        """Begin: the First Player is drawn, or the hidden cards of a position are dealt."""
        super().__init__(game)
        self.states = new_states(2)
        self._pool = [int(copies) for copies in COPIES]  # [kind] cards that nobody holds and nobody sees
        self._log = Log()
        self._pending = NONE  # the action that waits for its cards
        self._dealt: list[int] = []  # kinds dealt so far for what waits
        self._wanted: list[int] = []  # the Ages of the cards it waits for
        self._hidden: list[int] = []  # of a position: the seat of each hidden card
        self._first = NONE
        self._stands = NONE  # as `attempt` says it
        self._players, self._turn_limit = game.players, game.turn_limit
        if game.position is not None:
            self._take_position(game.position)
        self._decides = self._who_decides()  # OpenSpiel asks for it several times at each step

    def current_player(self) -> int:
        """Who decides."""
        return self._decides

    def is_terminal(self) -> bool:
        """Is it over, or broken off at the limit of turns?"""
        return self._decides == TERMINAL

    def returns(self) -> list[float]:
        """What each player got; nothing before the end, nor if it was broken off."""
        if self._decides != TERMINAL or self._stands >= BROKEN_OFF:
            return [0.0] * self._players
        return [float(reward_of(self._state, seat)) for seat in range(self._players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The First Player, or the next card of the Age whose turn it is."""
        if not self._wanted:
            return [(seat, 1 / self._players) for seat in range(self._players)]
        left = [(kind, self._pool[kind]) for kind in OF_AGE[self._wanted[0]] if self._pool[kind]]
        total = sum(count for _, count in left)
        return [(kind, count / total) for kind, count in left]

    def _legal_actions(self, player: int) -> list[int]:
        ids = np.empty(ACTIONS, dtype=np.int16)
        legal: list[int] = ids[: _rules_entries()[1](self.states, ids)].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self._decides != CHANCE:
            self._decide(int(action), False)
        elif self._wanted:
            self._wanted.pop(0)
            self._dealt.append(int(action))
            self._pool[int(action)] -= 1
            if not self._wanted:
                self._use_what_was_dealt()
        else:
            self._draw_first(int(action))
        self._decides = self._who_decides()

    def _who_decides(self) -> int:
        if self._wanted or self._stands == NONE:
            return CHANCE
        return self._stands if self._stands < OVER else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return TEXTS[action]
        return f"deal {KINDS[action]}" if self._wanted else f"first {seat_name(seat_of(action))}"

    def __str__(self) -> str:
        """The whole position, or how far the deal is."""
        waiting = " ".join(KINDS[kind] for kind in self._dealt)
        if self._stands == NONE:
            return f"dealing, first {self._first + 1}: {waiting}"
        told = f" {TEXTS[self._pending]}: {waiting}" if self._pending != NONE else ""
        if self._of().is_json:
            return json.dumps({"position": write_position(self._state), "waiting": told.strip()})
        return write_position(self._state) + told

    def view(self, player: int) -> View | None:
        """What a player sees; nothing before the deal."""
        return None if self._stands == NONE else View(self._state, player + 1)

    def information_state_string(self, player: int | None = None) -> str:
        """All a player has seen happen, and the cards in their hand."""
        seat = seat_of(self.current_player() if player is None else player)
        told = " ".join(_brief(event.seen_by(seat)) for event in self._log)
        held = write_cards(self._state.hand[place_of(seat)]) if self._stands != NONE else ""
        pack = write_cards(self._state.pack[place_of(seat)]) if self._stands != NONE else ""
        return f"P{seat} {told} hand={held}" + (f" pack={pack}" if pack else "")

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, in a few lines or as JSON."""
        view = self.view(self.current_player() if player is None else player)
        if view is None:
            return "dealing"
        return json.dumps(view.to_json()) if self._of().is_json else describe(view)

    def resample_from_infostate(self, player: int, sampler: Any) -> "ImperaState":
        """Another state that this player could not tell from this one: what is hidden is dealt anew."""
        other: ImperaState = self.clone()
        view = self.view(player)
        if view is not None:
            rng = np.random.default_rng(int(sampler() * 2**53))
            other._imagine(determinize(view, rng))
        return other

    def _imagine(self, world: State) -> None:
        self.states[0] = world
        self._pool = [0] * KIND_COUNT
        for kind in (*world.deck[world.deck_top : world.deck_end].tolist(), *world.removed.tolist()):
            if kind != NONE:
                self._pool[kind] += 1

    @property
    def _state(self) -> State:
        state: State = self.states[0]
        return state

    def _of(self) -> ImperaGame:
        game: ImperaGame = self.get_game()
        return game

    def _draw_first(self, seat: int) -> None:
        game = self._of()
        self._first = seat
        each = DRAFT_DEAL if game.variant == Variant.DRAFT else BASIC_DEAL
        self._wanted = [0] * (each * game.players)

    def _use_what_was_dealt(self) -> None:
        dealt, self._dealt = self._dealt, []
        if self._hidden:
            for seat, kind in zip(self._hidden, dealt, strict=True):
                self._state.hand[seat, kind] += 1
            self._hidden = []
        elif self._stands == NONE:
            self._deal(dealt)
        else:
            top = self.states["deck_top"].item(0)
            self.states["deck"][0, top : top + len(dealt)] = dealt
            self._decide(self._pending, True)

    def _deal(self, dealt: list[int]) -> None:
        game, trace = self._of(), new_trace()
        deck = blank_deck(game.players)
        deck[: len(dealt)] = dealt
        removed = np.full(3 * REMOVED_PER_AGE[game.players], NONE, dtype=np.int8)
        deal(self._state, game.players, game.variant, game.teams, self._first, deck, removed, trace)
        self._log = Log(None, trace)
        self._stands = int(self._state.deciding)

    def _decide(self, action: int, is_dealt: bool) -> None:
        trace = new_trace()
        stands = _rules_entries()[0](self.states, action, is_dealt, self._turn_limit, trace)
        if stands < 0:
            drawn, top = divmod(-stands, PLACES)
            self._pending, self._wanted = action, ages_of_deck(self._players)[top : top + drawn]
            return
        self._pending, self._stands = NONE, stands
        self._log = Log(self._log, trace)

    def _take_position(self, position: State) -> None:
        """Begin from a position: hands beyond what everybody knows are dealt again, the deck is only backs."""
        self.states[0] = position
        s = self._state
        unseen = [*s.deck[s.deck_top : s.deck_end].tolist(), *s.removed.tolist()]
        s.deck[s.deck_top : s.deck_end] = blank_deck(int(s.players))[s.deck_top : s.deck_end]
        s.removed[:] = NONE
        for seat in range(int(s.players)):
            for kind in BY_AGE.tolist():
                hidden = int(s.hand[seat, kind] - s.known[seat, kind, PUBLIC])
                s.hand[seat, kind] -= hidden
                unseen += [kind] * hidden
                self._hidden += [seat] * hidden
                self._wanted += [int(AGE_OF[kind])] * hidden
        self._pool = [unseen.count(kind) for kind in range(KIND_COUNT)]
        self._stands = int(s.deciding) + (BROKEN_OFF if s.turns >= self._turn_limit else 0)


class Observer:
    """Writes what a player sees into a row of numbers, by field, and into text."""

    def __init__(self, kind: Any, params: Any) -> None:
        """Take no parameters."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.recalls = kind.perfect_recall
        self._row = np.zeros((1, CELLS), dtype=np.int8)
        self.tensor = np.zeros(CELLS, np.float32)
        self.dict = {name: self.tensor[field.cells].reshape(field.shape) for name, field in FIELDS.items()}

    def set_from(self, state: ImperaState, player: int) -> None:
        """Look at a state."""
        self.tensor.fill(0)
        if state.view(player) is not None:
            look(state.states, 0, player, self._row)
            self.tensor[:] = self._row[0]

    def string_from(self, state: ImperaState, player: int) -> str:
        """Look at a state, in words."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _brief(event: Event) -> str:
    parts = (event.card, event.other, event.domain, event.effect, event.number, event.ending)
    return ":".join([f"{event.seat}{event.what}", *(str(part) for part in parts if part is not None)])


def _check_position(position: State) -> None:
    if position.decision in (Decision.PICK, Decision.OVER):
        raise PositionError("position-no-endgame")


def _set_up_of(position: State) -> SetUpParams:
    return {
        "players": int(position.players),
        "variant": VARIANTS[position.variant],
        "teams": bool(position.teams),
    }


pyspiel.register_game(GAME_TYPE, ImperaGame)
