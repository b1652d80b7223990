"""What learns: weights with the moments of Adam, a memory of recent positions, and the compiled loop that uses them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.dice import roll
from impera.bots.search.features import FEATURES, GROUPS, SIZE, START, Levels
from impera.bots.search.network import HIDDEN, Floats, Network, chance, look, new_network, set_weights
from impera.bots.search.workspace import Workspace
from impera.compiled import compiled
from impera.game.chance import RandomState
from impera.lab.selfplay import Player, Trail, deal_game, play_game, set_targets
from impera.rules.state import States

BATCH = 128
MEMORY = 100_000  # positions
REUSE = 10  # times each position is learned from, on average
TRUST = 0.85  # lambda
EXPLORE = 20  # one plan in so many is taken at random
KEEP = 0.9995  # how slowly the averaged weights follow


class Learner(NamedTuple):
    """All the numbers of a training run, flat ones with named parts; saved and loaded whole."""

    flat: Floats  # every weight
    mean: Floats  # averaged over time: what is played with in the end
    first_moment: Floats
    second_moment: Floats
    gradient: Floats
    levels: Levels  # [position, group] the memory
    targets: Floats  # [position, output]
    counts: NDArray[np.int64]  # POSITIONS, BATCHES, GAMES, OWED


POSITIONS, BATCHES, GAMES, OWED = range(4)


class WeightParts(NamedTuple):
    """A flat array of weights by its parts."""

    weights: Floats  # [feature, hidden]
    bias: Floats
    out: Floats  # [output, hidden]
    out_bias: Floats


def new_learner(outputs: int, seed: int) -> Learner:
    """Make a learner that knows nothing."""
    size = FEATURES * HIDDEN + HIDDEN + outputs * HIDDEN + outputs
    flat = np.zeros(size, np.float32)
    rng = np.random.default_rng(seed)
    parts = parts_of(flat, outputs)
    parts.weights[:] = rng.normal(0, 0.06, parts.weights.shape)
    parts.out[:] = rng.normal(0, 0.15, parts.out.shape)
    blank = [np.zeros(size, np.float32) for _ in range(3)]
    return Learner(
        flat,
        flat.copy(),
        blank[0],
        blank[1],
        blank[2],
        np.zeros((MEMORY, GROUPS), np.int8),
        np.zeros((MEMORY, outputs), np.float32),
        np.zeros(4, np.int64),
    )


def parts_of(flat: Floats, outputs: int) -> WeightParts:
    """Name the parts of a flat array; they share its memory."""
    ends = np.cumsum([FEATURES * HIDDEN, HIDDEN, outputs * HIDDEN, outputs])
    return WeightParts(
        flat[: ends[0]].reshape(FEATURES, HIDDEN),
        flat[ends[0] : ends[1]],
        flat[ends[1] : ends[2]].reshape(outputs, HIDDEN),
        flat[ends[2] : ends[3]],
    )


def network_of(flat: Floats, players: int, outputs: int) -> Network:
    """A network that plays with these weights."""
    return new_network(players, *parts_of(flat, outputs))


@compiled
def learn_batch(
    learner: Learner, parts: WeightParts, slope: WeightParts, net: Network, rate: float, random: RandomState
) -> None:
    """One step of Adam on a batch drawn from the memory."""
    learner.gradient[:] = 0
    known = min(learner.counts[POSITIONS], learner.levels.shape[0])
    back = np.empty(HIDDEN, dtype=np.float32)
    for _ in range(BATCH):
        place = roll(random, known)
        _descend(net, slope, learner.levels[place], learner.targets[place], back)
    _spread(slope.weights)
    learner.counts[BATCHES] += 1
    _adam(learner, np.float32(rate))
    set_weights(net, parts.weights, parts.bias, parts.out, parts.out_bias)


@compiled
def _descend(net: Network, slope: WeightParts, levels: Levels, targets: Floats, back: Floats) -> None:
    """Add the slope of the cross-entropy at one position; a group's goes to its level alone, to be spread later."""
    look(net, levels)
    hidden = net[0].hidden
    back[:] = 0
    for output in range(targets.shape[0]):
        error = np.float32((chance(net, output) - targets[output]) / BATCH)
        slope.out_bias[output] += error
        for unit in range(HIDDEN):
            slope.out[output, unit] += error * hidden[unit]
            back[unit] += error * net[0].out[output, unit]
    for unit in range(HIDDEN):
        if hidden[unit] <= 0:
            back[unit] = 0
        slope.bias[unit] += back[unit]
    for group in range(GROUPS):
        if levels[group] > 0:
            row = START[group] + levels[group] - 1
            for unit in range(HIDDEN):
                slope.weights[row, unit] += back[unit]


@compiled
def _spread(slope: Floats) -> None:
    """A feature is on at its own level and every higher one of its group."""
    for group in range(GROUPS):
        for row in range(START[group] + SIZE[group] - 2, START[group] - 1, -1):
            for unit in range(HIDDEN):
                slope[row, unit] += slope[row + 1, unit]


@compiled
def _adam(learner: Learner, rate: np.float32) -> None:
    steps = learner.counts[BATCHES]
    one, decay_1, decay_2 = np.float32(1), np.float32(0.9), np.float32(0.999)
    right_1 = np.float32(1 / (1 - 0.9**steps))
    right_2 = np.float32(1 / (1 - 0.999**steps))
    tiny = np.float32(1e-8)
    follow = np.float32(1 - KEEP)
    flat, first, second, slope = (
        learner.flat,
        learner.first_moment,
        learner.second_moment,
        learner.gradient,
    )
    for i in range(flat.shape[0]):
        first[i] = decay_1 * first[i] + (one - decay_1) * slope[i]
        second[i] = decay_2 * second[i] + (one - decay_2) * slope[i] * slope[i]
        flat[i] -= rate * first[i] * right_1 / (np.sqrt(second[i] * right_2) + tiny)
        learner.mean[i] += follow * (flat[i] - learner.mean[i])


@compiled
def remember(learner: Learner, trail: Trail) -> None:
    """Put the steps of a game into the memory, over the oldest."""
    for step in range(trail.length[0]):
        place = learner.counts[POSITIONS] % learner.levels.shape[0]
        learner.levels[place] = trail.levels[step]
        learner.targets[place] = trail.target[step]
        learner.counts[POSITIONS] += 1
    learner.counts[OWED] += trail.length[0] * REUSE


class Opposition(NamedTuple):
    """Whom the learner meets besides itself."""

    codes: NDArray[np.int8]  # [opponent] who sits there, a Player; drawn from with equal chance
    rivals: Network  # [rival] the networks among them
    others: int  # one game in so many has opponents; 0: none has
    is_mixed: bool  # in every other game each seat draws its own opponent; else all seats have the same


@compiled
def _seat_players(
    seats: NDArray[np.int8], players: int, teams: bool, opposition: Opposition, random: RandomState
) -> None:
    """The learner on every seat; in one game of `others` on one seat or in one team alone."""
    seats[:] = Player.LEARNER
    if opposition.others == 0 or (opposition.others > 1 and roll(random, opposition.others) != 0):
        return
    codes = opposition.codes
    seats[:] = codes[roll(random, codes.shape[0])]
    if opposition.is_mixed and roll(random, 2) == 0:
        for seat in range(players):
            seats[seat] = codes[roll(random, codes.shape[0])]
    mine = roll(random, players)
    seats[mine] = Player.LEARNER
    if teams:
        seats[(mine + 2) % players] = Player.LEARNER


class Stage(NamedTuple):
    """What games are played on, used again from game to game."""

    work: Workspace
    states: States
    trail: Trail
    seats: NDArray[np.int8]


@compiled
def _play_to_learn(
    stage: Stage,
    net: Network,
    opposition: Opposition,
    players: int,
    teams: bool,
    limit: int,
    random: RandomState,
) -> bool:
    """Play one game, basic or draft, and set what its trail teaches; False if it was cut off."""
    states, seats, trail = stage.states, stage.seats, stage.trail
    _seat_players(seats, players, teams, opposition, random)
    deal_game(states, players, roll(random, 2), teams, roll(random, players), random)
    play_game(states, seats, net, opposition.rivals, stage.work, limit, EXPLORE, random, trail)
    if states[0].winners == 0:
        return False
    set_targets(states[0], trail, TRUST)
    return True


@compiled
def play_and_learn(
    learner: Learner,
    parts: WeightParts,
    slope: WeightParts,
    net: Network,
    stage: Stage,
    opposition: Opposition,
    players: int,
    teams: bool,
    games: int,
    limit: int,
    rate: float,
    random: RandomState,
) -> None:
    """Play games and learn from each as it ends."""
    for _ in range(games):
        is_finished = _play_to_learn(stage, net, opposition, players, teams, limit, random)
        learner.counts[GAMES] += 1
        if is_finished:
            remember(learner, stage.trail)
        _learn_what_is_owed(learner, parts, slope, net, rate, random)


@compiled
def play_bout(
    stage: Stage,
    net: Network,
    opposition: Opposition,
    players: int,
    teams: bool,
    games: int,
    limit: int,
    random: RandomState,
    levels: Levels,
    targets: Floats,
) -> int:
    """Play games without learning; write down what they teach and return how many positions that is."""
    count = 0
    for _ in range(games):
        if _play_to_learn(stage, net, opposition, players, teams, limit, random):
            for step in range(stage.trail.length[0]):
                levels[count] = stage.trail.levels[step]
                targets[count] = stage.trail.target[step]
                count += 1
    return count


@compiled
def learn_bout(
    learner: Learner,
    parts: WeightParts,
    slope: WeightParts,
    net: Network,
    levels: Levels,
    targets: Floats,
    games: int,
    rate: float,
    random: RandomState,
) -> None:
    """Learn from games that were played elsewhere."""
    for position in range(levels.shape[0]):
        place = learner.counts[POSITIONS] % learner.levels.shape[0]
        learner.levels[place] = levels[position]
        learner.targets[place] = targets[position]
        learner.counts[POSITIONS] += 1
        learner.counts[OWED] += REUSE
        _learn_what_is_owed(learner, parts, slope, net, rate, random)
    learner.counts[GAMES] += games


@compiled
def _learn_what_is_owed(
    learner: Learner, parts: WeightParts, slope: WeightParts, net: Network, rate: float, random: RandomState
) -> None:
    while learner.counts[OWED] >= BATCH:
        learner.counts[OWED] -= BATCH
        learn_batch(learner, parts, slope, net, rate, random)
