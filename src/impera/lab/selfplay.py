"""Games of the learner, in compiled code: against itself, or against fixed opponents to see how far it has come."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.players.greedy import SAMPLES, plan_greedy
from impera.bots.players.light import choose_light
from impera.bots.search.dice import roll
from impera.bots.search.enumeration import enumerate_turn, write_plan
from impera.bots.search.features import GROUPS, Levels, describe
from impera.bots.search.network import Floats, Network
from impera.bots.search.workspace import Workspace
from impera.coach.analysis import outcome_chances
from impera.compiled import compiled, compiled_once
from impera.game.chance import RandomState, shuffle_deck
from impera.rules.apply import apply
from impera.rules.facts import CARDS, REMOVED_PER_AGE, SEATS, Decision
from impera.rules.legal import Ids, legal_actions
from impera.rules.setup import deal
from impera.rules.state import State, States
from impera.rules.trace import COLUMNS
from impera.rules.victory import share_of_win

TURN_LIMIT = 300  # a training game longer than this teaches nothing more
TRAIL = 4 * TURN_LIMIT
PLAN = 256  # actions of one plan
NO_TRAIL = -1


class Player(IntEnum):
    """Who sits on a seat of a training game."""

    LEARNER = 0
    LIGHT = 1
    GREEDY = 2
    RIVAL = 3  # another network: the first of the rivals; the next is one higher


class Trail(NamedTuple):
    """The outcomes the learner chose in one game, and what it thought its next one was worth."""

    levels: Levels  # [step, group]
    seat: NDArray[np.int8]  # [step]
    following: Floats  # [step, output] the best value at the seat's next plan
    has_next: NDArray[np.bool_]  # [step]
    cut: NDArray[np.bool_]  # [step] the next plan was taken to explore, not because it was best
    target: Floats  # [step, output]
    last: NDArray[np.int32]  # [seat] its latest step, or -1
    length: NDArray[np.int64]  # [1]


def new_trail(outputs: int) -> Trail:
    """Make room for the trail of one game."""
    return Trail(
        np.zeros((TRAIL, GROUPS), np.int8),
        np.zeros(TRAIL, np.int8),
        np.zeros((TRAIL, outputs), np.float32),
        np.zeros(TRAIL, np.bool_),
        np.zeros(TRAIL, np.bool_),
        np.zeros((TRAIL, outputs), np.float32),
        np.zeros(SEATS, np.int32),
        np.zeros(1, np.int64),
    )


@compiled
def deal_game(states: States, players: int, variant: int, teams: bool, first: int, random: RandomState) -> None:
    """Deal a shuffled game into states[0]; states[1] is a blank record."""
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    states[0] = states[1]
    shuffle_deck(random, players, deck, removed)
    deal(states[0], players, variant, teams, first, deck, removed, silent)


@compiled_once
def play_game(
    states: States,
    seats: NDArray[np.int8],
    net: Network,
    rivals: Network,
    work: Workspace,
    limit: int,
    explore: int,
    random: RandomState,
    trail: Trail,
) -> None:
    """Play states[0] to its end; the learner's choices go into the trail. One plan in `explore` is taken at random."""
    silent = np.empty((0, COLUMNS), dtype=np.int16)
    plan = np.empty(PLAN, dtype=np.int16)
    trail.length[0] = 0
    trail.last[:] = -1
    while states[0].decision != Decision.OVER and states[0].turns < TURN_LIMIT:
        player = seats[states[0].deciding]
        if player == Player.LIGHT:
            length = 1
            plan[0] = _light_action(states[0], plan, random)
        elif player == Player.GREEDY:
            states[2] = states[0]
            length = plan_greedy(states[2:4], SAMPLES, plan, random)
        elif player >= Player.RIVAL:
            work.states[0] = states[0]
            rival = rivals[player - Player.RIVAL : player - Player.RIVAL + 1]
            length = write_plan(work, enumerate_turn(work, rival, limit, random), plan)
        else:
            work.states[0] = states[0]
            length = _learner_plan(work, net, limit, explore, random, trail, plan)
        for nth in range(length):
            apply(states[0], int(plan[nth]), silent)


@compiled
def _light_action(s: State, ids: Ids, random: RandomState) -> int:
    return choose_light(s, ids, legal_actions(s, ids), random)


@compiled
def _learner_plan(
    work: Workspace, net: Network, limit: int, explore: int, random: RandomState, trail: Trail, plan: Ids
) -> int:
    best = enumerate_turn(work, net, limit, random)
    if explore == NO_TRAIL:
        return write_plan(work, best, plan)
    chosen = best
    if roll(random, explore) == 0:
        chosen = roll(random, int(work.progress[0].count))
    seat = int(work.states[best].deciding)
    last = trail.last[seat]
    if last >= 0:
        outcome_chances(work, net, best, trail.following[last])
        trail.has_next[last] = True
        trail.cut[last] = chosen != best
    to = work.outcomes[chosen]
    if to.winners == 0 and trail.length[0] < TRAIL:
        step = trail.length[0]
        trail.length[0] += 1
        trail.last[seat] = step
        trail.seat[step] = seat
        trail.has_next[step] = False
        describe(
            work.states[chosen],
            seat,
            int(work.outcomes[chosen].stop),
            int(work.outcomes[chosen].victim),
            trail.levels[step],
        )
    return write_plan(work, chosen, plan)


@compiled
def set_targets(s: State, trail: Trail, trust: float) -> None:
    """TD(lambda) from the end backwards: each step's target leans with `trust` on what came later."""
    upcoming = np.full(SEATS, -1, dtype=np.int64)  # [seat] the step after
    outputs = trail.target.shape[1]
    for step in range(trail.length[0] - 1, -1, -1):
        seat = int(trail.seat[step])
        after = upcoming[seat]
        for output in range(outputs):
            target = share_of_win(s, (seat + output) % s.players, int(s.winners))
            if trail.has_next[step]:
                if trail.cut[step]:
                    target = float(trail.following[step, output])
                else:
                    later = target if after < 0 else float(trail.target[after, output])
                    target = (1.0 - trust) * trail.following[step, output] + trust * later
            trail.target[step, output] = target
        upcoming[seat] = step


@compiled
def score(
    states: States,
    seats: NDArray[np.int8],
    net: Network,
    rivals: Network,
    work: Workspace,
    limit: int,
    players: int,
    teams: bool,
    starts: NDArray[np.uint64],
    trail: Trail,
) -> float:
    """The part of games won by the learner, on seats taken in turn: every deal is played from every place."""
    won = 0.0
    rotated = np.zeros(SEATS, dtype=np.int8)
    start = np.zeros(1, dtype=np.uint64)
    for number in range(starts.shape[0]):
        for place in range(players):
            start[0] = starts[number]
            for seat in range(players):
                rotated[(seat + place) % players] = seats[seat]
            deal_game(states, players, number % 2, teams, number // 2 % players, start)
            play_game(states, rotated, net, rivals, work, limit, NO_TRAIL, start, trail)
            won += share_of_win(states[0], place, int(states[0].winners)) if states[0].winners else 0.0
    return float(won / (starts.shape[0] * players))
