"""Many games, on every core: the same seed gives the same games, however many jobs share them."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from impera.bots.policies import POLICY_NAMES
from impera.bots.registry import create
from impera.errors import UsageError
from impera.game.chance import new_words
from impera.game.setup import VARIANTS, check_options
from impera.lab.bot_games import deal_from, play_bots
from impera.lab.playout import Outcomes, new_desk, new_outcomes, play_games
from impera.rules.facts import SEATS
from impera.rules.state import new_states

AHEAD = 4  # chunks under way per job


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


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcomes]:
    """Play the first `games` games of a plan; yield their outcomes in order, a chunk at a time."""
    starts = range(0, games, plan.chunk)
    chunks = ((plan, start, min(plan.chunk, games - start)) for start in starts)
    if jobs <= 1 or len(starts) == 1:
        yield from (play_chunk(*chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("forkserver"), leave_interrupts_to_the_parent) as pool:
        yield from _in_order(pool, chunks, jobs * AHEAD)


def leave_interrupts_to_the_parent() -> None:
    """In a job: Ctrl-C is heard by the whole group; the parent decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(plan: Plan, start: int, count: int) -> Outcomes:
    """Play games number start to start + count - 1 of a plan."""
    words = new_words(plan.seed, start, count)
    outcomes = new_outcomes(count)
    variant = VARIANTS.index(plan.variant)
    if not plan.is_compiled:
        bots = [create(name) for name in plan.bots]
        for number in range(count):
            state = deal_from(words[number : number + 1], plan.players, variant, plan.teams)
            chances = [np.random.default_rng((abs(plan.seed), start + number, seat)) for seat in range(plan.players)]
            play_bots(state, bots, chances, outcomes[number])
        return outcomes
    play_games(new_states(2), plan.players, variant, plan.teams, plan.policies, words, new_desk(), outcomes)
    return outcomes


def _in_order(pool: ProcessPoolExecutor, chunks: Iterator[tuple[Plan, int, int]], ahead: int) -> Iterator[Outcomes]:
    """Keep a few chunks under way and give the results back in the order of the games."""
    waiting: list[Future[Outcomes]] = []
    try:
        for chunk in chunks:
            waiting.append(pool.submit(play_chunk, *chunk))
            if len(waiting) >= ahead:
                yield waiting.pop(0).result()
        while waiting:
            wait(waiting[:1], return_when=FIRST_COMPLETED)
            yield waiting.pop(0).result()
    finally:
        for future in waiting:
            future.cancel()
