"""How a game stands for every seat when all hands lie open and only the order of the deck is unknown.

Each seat is asked for its own opinion, from its own hand; the opinions are weighed by how many turns away each seat
is, so that the chances add up to one and turning the table turns them with it. That symmetry is what makes luck come
out even: over all deals each seat's mean chance is its even share, whatever the network says.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.features import GROUPS, Levels, Stop, describe
from impera.bots.search.network import Network, chance, look
from impera.bots.search.weights import School, shipped
from impera.compiled import compiled
from impera.rules.facts import NONE, SEATS, Decision
from impera.rules.state import State
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


class Judge(NamedTuple):
    """Who says how a game stands: a network, how its opinions are weighed, and room to work in."""

    net: Network
    line: NDArray[np.float64]
    opinions: NDArray[np.float64]  # [seat asked, seat judged]
    levels: Levels


def new_judge(players: int, teams: bool, net: Network | None = None) -> Judge:
    """A judge for a set-up: by the shipped weights, or by a network of one's own."""
    network = _shipped(players, teams) if net is None else net
    line = np.array(LINES[players, teams])
    return Judge(network.copy(), line, np.zeros((SEATS, SEATS)), np.zeros(GROUPS, np.int8))


@cache
def _shipped(players: int, teams: bool) -> Network:
    return shipped(players, teams, School.DEEP)


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
