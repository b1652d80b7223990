"""The arena: bots play whole games against each other, deal by deal, each seen only its own view."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.view import View
from impera.lab.contest import Contest, Seating, deal_number, stream
from impera.lab.playout import TURN_LIMIT
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.legal import Reason, why_not
from impera.rules.state import State, copy_of
from impera.rules.trace import SILENT

WARM_UP_DEAL = -1  # played a little before anything is measured, and never counted
WARM_UP_DECISIONS = 24
WARM_UP_SECONDS = 0.01

NANOSECONDS_PER_MS = 1e6


class Stopped(Exception):
    """Somebody asked for the end while a game was under way."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who won it, how, and what it took each seat."""

    deal: int
    seating: int
    first: int  # seat, from 0
    winners: int  # bit per seat; 0: unfinished
    ending: int
    hegemony: int  # Domain, or NONE
    turns: int
    decisions: int
    cpu_ms: tuple[float, ...]  # [seat]
    own_turns: tuple[int, ...]  # [seat]


@dataclass(slots=True)
class Clock:
    """What each seat has used in a game."""

    cpu: list[int]  # [seat] nanoseconds
    turns: list[int]  # [seat]


def never() -> bool:
    """Play on."""
    return False


def play_deal(contest: Contest, number: int, is_stopped: Callable[[], bool] = never) -> list[Played]:
    """Play one deal in every seating."""
    dealt = deal_number(contest, number)
    return [
        _play_seating(contest, dealt, number, place, seating, is_stopped)
        for place, seating in enumerate(contest.seatings)
    ]


def warm_up(contest: Contest) -> None:
    """Let every bot decide a few times, so that loading machine code is not measured as thinking."""
    state = deal_number(contest, WARM_UP_DEAL % 2**32)
    bots = [create(contest.bots[bot]) for bot in contest.seatings[0].bots]
    rng = stream(contest, WARM_UP_DEAL % 2**32, 0, 0)
    for _ in range(WARM_UP_DECISIONS):
        if state.decision == Decision.OVER:
            return
        bot = bots[state.seat]
        action = bot.choose(View(state, int(state.seat) + 1), Budget(WARM_UP_SECONDS), rng)
        check_legal(state, action, bot)
        apply(state, action.id, SILENT)


def check_bots(names: Sequence[str]) -> None:
    """Make each bot once, so that a name nobody knows is refused before the first game."""
    for name in dict.fromkeys(names):
        create(name)


def check_legal(state: State, action: Action, bot: Bot) -> None:
    """Refuse a bot that plays what the rules forbid: it is never replaced in silence."""
    if why_not(state, action.id) != Reason.LEGAL:
        raise UsageError("arena-illegal", bot=bot.name, action=action.text)


def _play_seating(
    contest: Contest,
    dealt: State,
    number: int,
    place: int,
    seating: Seating,
    is_stopped: Callable[[], bool],
) -> Played:
    state = copy_of(dealt)
    bots = [create(contest.bots[bot]) for bot in seating.bots]
    streams = [stream(contest, number, place, seat) for seat in range(contest.players)]
    clock = Clock([0] * contest.players, [0] * contest.players)
    decisions = 0
    while state.decision != Decision.OVER and state.turns < TURN_LIMIT:
        if is_stopped():
            raise Stopped
        seat = int(state.seat)
        view = View(state, seat + 1)
        began = time.process_time_ns()
        action = bots[seat].choose(view, Budget(), streams[seat])
        clock.cpu[seat] += time.process_time_ns() - began
        check_legal(state, action, bots[seat])
        turns = state.turns
        apply(state, action.id, SILENT)
        clock.turns[seat] += int(state.turns - turns)
        decisions += 1
    return _played(state, number, place, decisions, clock)


def _played(state: State, number: int, place: int, decisions: int, clock: Clock) -> Played:
    return Played(
        deal=number,
        seating=place,
        first=int(state.first),
        winners=int(state.winners),
        ending=int(state.ending),
        hegemony=int(state.hegemony),
        turns=int(state.turns),
        decisions=decisions,
        cpu_ms=tuple(spent / NANOSECONDS_PER_MS for spent in clock.cpu),
        own_turns=tuple(clock.turns),
    )
