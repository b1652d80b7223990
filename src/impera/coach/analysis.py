"""Chances of winning, from what one seat can see.

Worlds the seat could be in are dealt from its view; in each the game is played on for a round by the learned plans, and
the value network says there how it stands. The mean over worlds is the chance, its spread gives the interval.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.enumeration import write_plan
from impera.bots.search.features import describe
from impera.bots.search.network import Floats, Network, chance, look
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.rollout import Rollout, new_rollout, plan_turn
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import Workspace
from impera.coach.calibrated import Odds, calibrated
from impera.compiled import compiled
from impera.game.belief import fill_in
from impera.game.chance import RandomState, new_random_state
from impera.game.seat import place_of, seat_of
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.facts import SEATS, Decision
from impera.rules.state import State, States, new_states
from impera.rules.victory import share_of_win
from impera.wire.coach import ChancesInfo, SeatChance

SECONDS = 0.12  # of thinking: an answer is there within 200 ms
WORLDS = 240  # at most
WORLDS_LEAST = 16  # however slow the machine
AT_A_TIME = 8  # worlds between looks at the clock
OUTCOMES, TENSE_OUTCOMES = 48, 160  # looked at for each plan, and where one overlooked turn decides the game
Z_95 = 1.96

Chances = NDArray[np.float64]  # [world, seat]


@dataclass(frozen=True, slots=True)
class Chance:
    """A seat's chance of winning, with its 95 % interval: how far more worlds might move it."""

    seat: int
    chance: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class WinChances:
    """Every seat's chance; they add up to one (in teams, both partners have their team's)."""

    seats: tuple[Chance, ...]
    worlds: int
    ms: float

    def of(self, seat: int) -> float:
        """The chance of one seat, from 1."""
        return self.seats[place_of(seat)].chance

    def to_wire(self) -> ChancesInfo:
        """Write it in the shape that is sent."""
        rows = [SeatChance(seat=at.seat, chance=at.chance, ci95=[at.low, at.high]) for at in self.seats]
        return ChancesInfo(seats=rows, worlds=self.worlds, ms=self.ms)


def win_chances(
    view: View,
    *,
    seconds: float = SECONDS,
    worlds: int = WORLDS,
    rng: np.random.Generator | None = None,
    levels: Sequence[float] | None = None,
) -> WinChances:
    """Every seat's chance of winning, from this view alone, after so much time or so many worlds.

    All are taken to play equally well, unless `levels` of the ladder say how well each seat does.
    """
    began = time.perf_counter()
    if view.is_over:
        return WinChances(tuple(_certain(view)), 0, 0.0)
    source = rng or np.random.default_rng(0)
    random = new_random_state(int(source.integers(2**63)))
    found = raw_chances(view, worlds, seconds, random)
    ms = 1000 * (time.perf_counter() - began)
    odds = None if levels is None else Odds(tuple(levels), deck_left(view.record))
    return WinChances(tuple(_summed_up(view, found, odds)), found.shape[0], ms)


def deck_left(s: State) -> float:
    """The part of the deck that is left."""
    return (int(s.deck_end) - int(s.deck_top)) / max(1, int(s.deck_end))


def raw_chances(view: View, worlds: int, seconds: float, random: RandomState) -> Chances:
    """What the network says in each world, as it says it."""
    began = time.perf_counter()
    outlook = _outlook(view.players, view.teams)
    found = np.zeros((worlds, SEATS))
    outlook.states[0] = view.record
    done = 0
    while done < worlds and (done < WORLDS_LEAST or time.perf_counter() - began < seconds):
        some = min(worlds, done + AT_A_TIME)
        look_around(outlook, view.observer, view.players, random, found[done:some])
        done = some
    return found[:done, : view.players]


class Outlook(NamedTuple):
    """What an analysis works on, made once for a set-up."""

    net: Network
    rollout: Rollout
    states: States


@cache
def _outlook(players: int, teams: bool) -> Outlook:
    return Outlook(shipped(players, teams, School.DEEP).copy(), new_rollout(OUTCOMES, TENSE_OUTCOMES), new_states(3))


@compiled
def look_around(outlook: Outlook, seat: int, turns: int, random: RandomState, found: Chances) -> None:
    """Deal a world from the view states[0] for each row and note how it stands some turns later."""
    states = outlook.states
    for world in range(found.shape[0]):
        states[1] = states[0]
        fill_in(states[0], seat, states[1], random)
        look_ahead(outlook, turns, random, found[world])


@compiled
def look_ahead(outlook: Outlook, turns: int, random: RandomState, found: NDArray[np.float64]) -> None:
    """Play states[1] on for some turns by the network's plans; then every seat's chance where the next plan ends."""
    plan = np.empty(LONGEST, dtype=np.int16)
    relative = np.zeros(SEATS, dtype=np.float32)
    net, work, s = outlook.net, outlook.rollout.work, outlook.states[1]
    until = int(s.turns) + turns
    while s.decision != Decision.OVER:
        best, _ = plan_turn(s, net, outlook.rollout, random)
        if s.turns >= until:
            outcome_chances(work, net, best, relative[: net[0].outputs])
            spread_out(int(s.players), int(s.deciding), int(net[0].outputs), relative, found)
            return
        for nth in range(write_plan(work, best, plan)):
            apply(s, int(plan[nth]), work.silent)
    for seat in range(s.players):
        found[seat] = share_of_win(s, seat, int(s.winners))


@compiled
def outcome_chances(work: Workspace, net: Network, outcome: int, out: Floats) -> None:
    """The chances of every seat, from the planner's on, in an outcome."""
    s = work.states[outcome]
    seat = int(s.deciding)
    if work.outcomes[outcome].winners != 0:
        for output in range(out.shape[0]):
            out[output] = share_of_win(s, (seat + output) % s.players, int(work.outcomes[outcome].winners))
        return
    describe(s, seat, int(work.outcomes[outcome].stop), int(work.outcomes[outcome].victim), work.progress[0].levels)
    look(net, work.progress[0].levels)
    for output in range(out.shape[0]):
        out[output] = chance(net, output)


@compiled
def spread_out(
    players: int, planner: int, outputs: int, relative: NDArray[np.float32], found: NDArray[np.float64]
) -> None:
    """From the planner's point of view to seats: its side against the other, or each seat, made to add up."""
    if outputs == 1:
        for step in range(players):
            found[(planner + step) % players] = relative[0] if step % 2 == 0 else 1 - relative[0]
        return
    total = 0.0
    for step in range(players):
        total += relative[step]
    for step in range(players):
        found[(planner + step) % players] = relative[step] / total


def _summed_up(view: View, found: Chances, odds: Odds | None) -> list[Chance]:
    means = calibrated(found.mean(axis=0), view.players, view.teams, odds)
    halves = Z_95 * found.std(axis=0, ddof=1) / math.sqrt(found.shape[0])
    return [
        Chance(seat_of(seat), float(mean), float(max(0.0, mean - half)), float(min(1.0, mean + half)))
        for seat, (mean, half) in enumerate(zip(means, halves, strict=True))
    ]


def _certain(view: View) -> list[Chance]:
    won = [share_of_win(view.record, seat, int(view.record.winners)) for seat in range(view.players)]
    return [Chance(seat_of(seat), part, part, part) for seat, part in enumerate(won)]
