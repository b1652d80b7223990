"""Many games, on any engine: the same seed gives the same games, whoever shares the work."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from impera.bots.bot import Bot
from impera.bots.players.policies import POLICY_NAMES
from impera.bots.registry import create
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.chance import new_random_states
from impera.game.setup import VARIANTS, check_options
from impera.lab.bot_games import deal_of, play_bots
from impera.lab.engines import Engine, HereEngine, in_order
from impera.lab.playout import NO_ACTIONS, ActionIds, Outcomes, new_outcomes, new_scratch, note_effect, play_games
from impera.rules import actions
from impera.rules.facts import SEATS
from impera.rules.state import State, new_states

USUAL_DECISIONS = 256  # of a game; room is made anew where games are longer


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. Game number i of a plan is the same whatever the number of games or jobs."""

    players: int
    variant: str
    teams: bool
    bots: tuple[str, ...]  # one per seat
    seed: int

    @classmethod
    def of(
        cls,
        *,
        players: int,
        variant: str = "basic",
        teams: bool = False,
        bots: Sequence[str] = (),
        seed: int = 1,
    ) -> "Plan":
        """Check and make a plan; without bots every seat plays at random."""
        check_options(players, variant, teams)
        seats = tuple(bots) or ("random",) * players
        if len(seats) == 1:
            seats *= players
        if len(seats) != players:
            raise UsageError("usage-bots-count", needed=players, have=len(seats))
        for name in set(seats) - set(POLICY_NAMES):
            create(name)  # refuses a name that is none
        return cls(players, variant, teams, seats, seed)

    @property
    def is_compiled(self) -> bool:
        """Do all bots play inside the compiled loop?"""
        return set(self.bots) <= set(POLICY_NAMES)

    @property
    def chunk(self) -> int:
        """Games handed to a job at a time: memory stays the same however many there are."""
        return 2000 if self.is_compiled else 4

    @property
    def policies(self) -> NDArray[np.int8]:
        """The bots as the compiled loop numbers them."""
        idle = (POLICY_NAMES[0],) * (SEATS - self.players)
        return np.array([POLICY_NAMES.index(name) for name in self.bots + idle], dtype=np.int8)


def simulate(plan: Plan, games: int, engine: Engine | None = None) -> Iterator[Outcomes]:
    """Play the first `games` games of a plan; yield their outcomes in order, a chunk at a time."""
    with engine or HereEngine() as working:
        yield from in_order(working, play_chunk, _chunks(plan, games))


def simulate_moves(plan: Plan, games: int, engine: Engine | None = None) -> Iterator[tuple[Outcomes, ActionIds]]:
    """Play as `simulate` does, and yield every action too: those of a chunk's games one behind the other."""
    with engine or HereEngine() as working:
        yield from in_order(working, play_chunk_moves, _chunks(plan, games))


def _chunks(plan: Plan, games: int) -> Iterator[tuple[Plan, int, int]]:
    return ((plan, start, min(plan.chunk, games - start)) for start in range(0, games, plan.chunk))


def play_chunk(plan: Plan, start: int, count: int) -> Outcomes:
    """Play games number start to start + count - 1 of a plan."""
    if plan.is_compiled:
        return _play_compiled(plan, start, count, NO_ACTIONS)
    return play_chunk_moves(plan, start, count)[0]


def play_chunk_moves(plan: Plan, start: int, count: int) -> tuple[Outcomes, ActionIds]:
    """Play such games, and return the ids of all their actions as well."""
    if not plan.is_compiled:
        return _play_each(plan, start, count)
    room = USUAL_DECISIONS * count
    while True:
        moves = np.empty(room, dtype=np.uint8)
        outcomes = _play_compiled(plan, start, count, moves)
        played = int(outcomes.decisions.sum())
        if played <= room:
            return outcomes, moves[:played]
        room = played  # the same games again: they are what their seed makes them


def _play_compiled(plan: Plan, start: int, count: int, moves: ActionIds) -> Outcomes:
    randoms = new_random_states(plan.seed, start, count)
    outcomes = new_outcomes(count)
    variant = VARIANTS.index(plan.variant)
    play_games(new_states(2), plan.players, variant, plan.teams, plan.policies, randoms, new_scratch(), outcomes, moves)
    return outcomes


def _play_each(plan: Plan, start: int, count: int) -> tuple[Outcomes, ActionIds]:
    bots = [create(name) for name in plan.bots]
    outcomes = new_outcomes(count)
    moves = bytearray()
    for number in range(count):
        state = deal_of(plan.seed, start + number, plan.players, plan.variant, plan.teams)
        chances = [np.random.default_rng((abs(plan.seed), start + number, seat)) for seat in range(plan.players)]
        _play_and_note(state, bots, chances, outcomes[number], moves)
    return outcomes, np.frombuffer(moves, dtype=np.uint8)


def _play_and_note(
    state: State,
    bots: Sequence[Bot],
    chances: Sequence[np.random.Generator],
    outcome: Outcomes,
    moves: bytearray,
) -> None:
    """Play a game and note what came of it, as the compiled loop does."""

    def note(seat: int, action: Action, spent: int) -> None:
        outcome.decisions += 1
        moves.append(action.id)
        if action.id >= actions.PERMANENT:
            note_effect(outcome, action.id)

    play_bots(state, bots, chances, after=note)
    outcome.ending = state.ending
    outcome.hegemony = state.hegemony
    outcome.winners = state.winners
    outcome.first = state.first
    outcome.turns = state.turns
