"""The arena: bots play whole games against each other, deal by deal, each seen only its own view."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.coach.ledger import luck_of
from impera.coach.open_value import Judge, new_judge
from impera.game.action import Action
from impera.lab.bot_games import play_bots
from impera.lab.contest import Contest, Seating, deal_number, stream
from impera.rules.state import State, copy_of

WARM_UP_DEAL = -1  # played a little before anything is measured, and never counted
WARM_UP_DECISIONS = 24
WARM_UP_SECONDS = 0.01

NANOSECONDS_PER_MS = 1e6

_warm: set[Contest] = set()  # contests whose bots this process has warmed up


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
    moves: bytes = b""  # action ids
    luck: tuple[float, ...] = ()  # [seat] from the account of the game, where that is asked for


@dataclass(slots=True)
class ThinkingTimes:
    """What each seat has used in a game."""

    cpu: list[int]  # [seat] nanoseconds
    turns: list[int]  # [seat]


def play_deal(contest: Contest, number: int, with_luck: bool = False) -> list[Played]:
    """Play one deal in every seating, after warming the bots up if this process has not played them yet."""
    if contest not in _warm:
        warm_up(contest)
        _warm.add(contest)
    dealt = deal_number(contest, number)
    games = [_play_seating(contest, dealt, number, place, seating) for place, seating in enumerate(contest.seatings)]
    return [_with_luck(contest, dealt, game) for game in games] if with_luck else games


def warm_up(contest: Contest) -> None:
    """Let every bot decide a few times, so that loading machine code is not measured as thinking."""
    number = WARM_UP_DEAL % 2**32
    state = deal_number(contest, number)
    bots = [create(contest.bots[bot]) for bot in contest.seatings[0].bots]
    rng = stream(contest, number, 0, 0)
    play_bots(state, bots, [rng] * contest.players, budget=Budget(WARM_UP_SECONDS), decisions=WARM_UP_DECISIONS)


def check_bots(names: Sequence[str]) -> None:
    """Make each bot once, so that a name nobody knows is refused before the first game."""
    for name in dict.fromkeys(names):
        create(name)


def _play_seating(contest: Contest, dealt: State, number: int, place: int, seating: Seating) -> Played:
    state = copy_of(dealt)
    bots = [create(contest.bots[bot]) for bot in seating.bots]
    streams = [stream(contest, number, place, seat) for seat in range(contest.players)]
    clock = ThinkingTimes([0] * contest.players, [0] * contest.players)
    moves, turns = bytearray(), int(state.turns)

    def note(seat: int, action: Action, spent: int) -> None:
        nonlocal turns
        moves.append(action.id)
        clock.cpu[seat] += spent
        clock.turns[seat] += int(state.turns) - turns
        turns = int(state.turns)

    play_bots(state, bots, streams, after=note)
    return _played(state, number, place, bytes(moves), clock)


def _with_luck(contest: Contest, dealt: State, game: Played) -> Played:
    judge = _judge(contest.players, contest.teams)
    return replace(game, luck=luck_of(dealt, game.moves, judge))


@cache
def _judge(players: int, teams: bool) -> Judge:
    """One judge of luck for each process and set-up."""
    return new_judge(players, teams)


def _played(state: State, number: int, place: int, moves: bytes, clock: ThinkingTimes) -> Played:
    return Played(
        deal=number,
        seating=place,
        first=int(state.first),
        winners=int(state.winners),
        ending=int(state.ending),
        hegemony=int(state.hegemony),
        turns=int(state.turns),
        decisions=len(moves),
        cpu_ms=tuple(spent / NANOSECONDS_PER_MS for spent in clock.cpu),
        own_turns=tuple(clock.turns),
        moves=moves,
    )
