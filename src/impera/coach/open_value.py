"""How a game stands for every seat when all hands lie open and only the order of the deck is unknown.

Each seat is asked for its own opinion, from its own hand; the opinions are weighed by how many turns away each seat
is, so that the chances add up to one and turning the table turns them with it. That symmetry is what makes luck come
out even: over all deals each seat's mean chance is its even share, whatever the network says.

`open_chances` is such an opinion at a glance. `foreseen` first plays on for a round in a few worlds, by plans made at a
glance: most of what decides a game happens in its last turns, and whether a draw brings the win is seen there only.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.enumeration import write_plan
from impera.bots.search.features import GROUPS, Levels, Stop, describe
from impera.bots.search.network import Network, chance, look
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.rollout import Rollout, new_rollout, plan_turn
from impera.bots.search.weights import School, shipped
from impera.coach.draws import deal_again
from impera.compiled import compiled, compiled_once
from impera.game.chance import RandomState, new_random_state, new_random_states
from impera.rules.apply import apply
from impera.rules.facts import NONE, SEATS, Decision
from impera.rules.legal import Ids
from impera.rules.state import State, States, new_states
from impera.rules.victory import share_of_win

Chances = NDArray[np.float64]  # [seat]

NEVER = 1e-4  # nobody's opinion is surer than this

# How opinions are weighed, fitted on self-play of `plan:200@deep`. Two sides: the log-odds of each seat's own opinion,
# from the deciding seat on, then what having the turn is worth. More: the logarithm of a seat's opinion of itself, of
# the others' mean opinion of it, then what its distance from the turn is worth.
LINES: dict[tuple[int, bool], tuple[float, ...]] = {  # [players, teams]
    (2, False): (0.259, 0.847, 0.523),
    (3, False): (0.288, 0.749, 0.186, -0.012, -0.174),
    (4, False): (0.214, 1.102, 0.272, 0.081, -0.101, -0.252),
    (4, True): (0.112, 0.218, 0.118, 0.528, 0.205),
}


# Worlds played on in for so many players, as many as a second or two for a game allows; then outcomes each player looks
# at for its plan: usually, and where one overlooked turn decides the game. With less care the players overlook the wins
# that are to be foreseen.
WORLDS = {2: 3, 3: 1, 4: 1}
MANY = 3  # worlds
TRUST_MANY, TRUST_FEW = 0.8, 0.65  # in what they show, against the opinion at a glance: a few worlds say too much
PLANS = (48, 160)
SEED = 5  # of the worlds: the same for every position, so that what differs is the position


class Judge(NamedTuple):
    """Who says how a game stands: a network, how its opinions are weighed, how far it looks, and room to work in."""

    net: Network
    line: NDArray[np.float64]
    opinions: NDArray[np.float64]  # [seat asked, seat judged]
    levels: Levels
    rollout: Rollout
    world: States  # [1]
    starts: RandomState  # [world]
    random: RandomState  # [1]
    plan: Ids
    trust: float


def new_judge(players: int, teams: bool, net: Network | None = None, worlds: int | None = None) -> Judge:
    """A judge for a set-up: by the shipped weights, or by a network of one's own; without worlds it only glances."""
    network = _shipped(players, teams) if net is None else net
    looked_at = WORLDS[players] if worlds is None else worlds
    return Judge(
        network.copy(),
        np.array(LINES[players, teams]),
        np.zeros((SEATS, SEATS)),
        np.zeros(GROUPS, np.int8),
        new_rollout(*PLANS),
        new_states(1),
        new_random_states(SEED, 0, looked_at),
        new_random_state(SEED),
        np.zeros(LONGEST, np.int16),
        TRUST_MANY if looked_at >= MANY else TRUST_FEW,
    )


@cache
def _shipped(players: int, teams: bool) -> Network:
    return shipped(players, teams, School.DEEP)


@compiled_once
def foreseen(judge: Judge, s: State, found: Chances) -> None:
    """Every seat's chance after a round played on; nothing is read of the order of the deck.

    Before the first turn is over it is the opinion at a glance: that one turns with the table to the last digit.
    """
    worlds = judge.starts.shape[0]
    open_chances(judge, s, found)
    if s.turns == 0 or s.decision == Decision.OVER or worlds == 0:
        return
    one = np.zeros(SEATS)
    total = np.zeros(SEATS)
    for world in range(worlds):
        judge.world[0] = s
        judge.random[0] = judge.starts[world]
        deal_again(judge.world[0], judge.random)
        _play_on(judge, judge.world[0], int(s.players))
        open_chances(judge, judge.world[0], one)
        total += one
    for seat in range(s.players):
        found[seat] += judge.trust * (total[seat] / worlds - found[seat])


@compiled
def _play_on(judge: Judge, s: State, turns: int) -> None:
    """Play on for so many turns, each seat by the plan that looks best from where it sits."""
    until = int(s.turns) + turns
    work = judge.rollout.work
    while s.decision != Decision.OVER and s.turns < until:
        best, _ = plan_turn(s, judge.net, judge.rollout, judge.random)
        for nth in range(write_plan(work, best, judge.plan)):
            apply(s, int(judge.plan[nth]), work.silent)


@compiled
def open_chances(judge: Judge, s: State, found: Chances) -> None:
    """Every seat's chance in a full game; nothing is read of the order of the deck."""
    if s.decision == Decision.OVER:
        for seat in range(s.players):
            found[seat] = share_of_win(s, seat, int(s.winners))
        return
    _ask_all(judge, s)
    if judge.net[0].outputs == 1:
        _weigh_two_sides(judge, int(s.players), int(s.deciding), found)
    else:
        _weigh_all(judge, int(s.players), int(s.deciding), found)


@compiled
def _ask_all(judge: Judge, s: State) -> None:
    stop = Stop.END
    if s.decision == Decision.PICK:
        stop = Stop.PICK
    elif s.decision == Decision.CLAIM:
        stop = Stop.CLAIM
    for seat in range(s.players):
        describe(s, seat, stop, NONE, judge.levels)
        look(judge.net, judge.levels)
        for output in range(judge.net[0].outputs):
            said = chance(judge.net, output)
            judge.opinions[seat, (seat + output) % s.players] = min(1 - NEVER, max(NEVER, said))


@compiled
def _weigh_two_sides(judge: Judge, players: int, deciding: int, found: Chances) -> None:
    odds = judge.line[players]
    for step in range(players):
        said = judge.opinions[(deciding + step) % players, (deciding + step) % players]
        weighed = judge.line[step] * np.log(said / (1 - said))
        odds += weighed if step % 2 == 0 else -weighed
    mine = 1 / (1 + np.exp(-odds))
    for step in range(players):
        found[(deciding + step) % players] = mine if step % 2 == 0 else 1 - mine


@compiled
def _weigh_all(judge: Judge, players: int, deciding: int, found: Chances) -> None:
    total = 0.0
    for step in range(players):
        seat = (deciding + step) % players
        others = 0.0
        for other in range(players):
            if other != seat:
                others += np.log(judge.opinions[other, seat])
        own = np.log(judge.opinions[seat, seat])
        found[seat] = np.exp(judge.line[0] * own + judge.line[1] * others / (players - 1) + judge.line[2 + step])
        total += found[seat]
    for seat in range(players):
        found[seat] /= total
