"""The value network: what a position is worth to the seat that ends its plan there, as the chance of winning.

One hidden layer over the features of `features`. Because a group's features are switched on from the first upwards,
the sums of their weights are kept ready in a table: a group costs one addition of a row, however high its level.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.features import FEATURES, GROUPS, SIZE, START, Levels, groups_in_use
from impera.compiled import compiled
from impera.rules.facts import SEATS

HIDDEN = 64
AT_ONCE = 4  # rows added in one go

Floats = NDArray[np.float32]

NETWORK = np.dtype(  # one record, so that compiled code hands on one pointer
    [
        ("table", np.float32, (FEATURES + 1, HIDDEN)),  # weights summed up within each group; the last row is blank
        ("bias", np.float32, (HIDDEN,)),
        ("out", np.float32, (SEATS, HIDDEN)),
        ("out_bias", np.float32, (SEATS,)),
        ("hidden", np.float32, (HIDDEN,)),  # room for the position last looked at
        ("product", np.float32, (HIDDEN,)),
        ("rows", np.int32, (GROUPS + AT_ONCE,)),
        ("outputs", np.int32),
        ("used", np.int32, (GROUPS,)),  # the groups that can be on with this many players
        ("used_count", np.int32),
    ]
)
Network = NDArray[Any]  # [1] of NETWORK


def outputs_for(players: int, teams: bool) -> int:
    """How many chances a network gives: one's own side's where there are two sides, else one for each seat."""
    return 1 if teams or players == 2 else players


def new_network(players: int, weights: Floats, bias: Floats, out: Floats, out_bias: Floats) -> Network:
    """Make a network ready for use from weights [feature, hidden], [hidden], [output, hidden], [output]."""
    net = np.zeros(1, dtype=NETWORK).view(np.recarray)
    used = groups_in_use(players)
    net[0].used[: len(used)] = used
    net[0].used_count = len(used)
    net[0].outputs = out.shape[0]
    set_weights(net, weights, bias, out, out_bias)
    return net


@compiled
def set_weights(net: Network, weights: Floats, bias: Floats, out: Floats, out_bias: Floats) -> None:
    """Put weights into a network, those of single features summed up within their groups."""
    n = net[0]
    for group in range(GROUPS):
        first = START[group]
        for unit in range(HIDDEN):
            n.table[first, unit] = weights[first, unit]
        for feature in range(first + 1, first + SIZE[group]):
            for unit in range(HIDDEN):
                n.table[feature, unit] = n.table[feature - 1, unit] + weights[feature, unit]
    for unit in range(HIDDEN):
        n.bias[unit] = bias[unit]
    for output in range(out.shape[0]):
        n.out_bias[output] = out_bias[output]
        for unit in range(HIDDEN):
            n.out[output, unit] = out[output, unit]


@compiled
def look(net: Network, levels: Levels) -> None:
    """Fill the hidden layer for a position."""
    n = net[0]
    count = 0
    for place in range(n.used_count):  # without a branch: a group that is off is written over by the next
        group = n.used[place]
        n.rows[count] = START[group] + levels[group] - 1
        count += levels[group] > 0
    for place in range(count, count + AT_ONCE):
        n.rows[place] = FEATURES
    for unit in range(HIDDEN):
        n.hidden[unit] = n.bias[unit]
    for place in range(0, count, AT_ONCE):
        one, two, three, four = n.rows[place], n.rows[place + 1], n.rows[place + 2], n.rows[place + 3]
        for unit in range(HIDDEN):
            n.hidden[unit] += (n.table[one, unit] + n.table[two, unit]) + (n.table[three, unit] + n.table[four, unit])
    for unit in range(HIDDEN):
        n.hidden[unit] = max(n.hidden[unit], np.float32(0.0))


@compiled
def chance(net: Network, output: int) -> float:
    """The chance one output gives for the position last looked at."""
    n = net[0]
    for unit in range(HIDDEN):
        n.product[unit] = n.hidden[unit] * n.out[output, unit]
    width = HIDDEN // 2
    while width > 0:  # in halves, so that the machine adds many at once
        for unit in range(width):
            n.product[unit] += n.product[unit + width]
        width //= 2
    return float(1.0 / (1.0 + np.exp(-float(n.product[0] + n.out_bias[output]))))


@compiled
def value(net: Network, levels: Levels) -> float:
    """The observer's own chance in a position."""
    look(net, levels)
    return chance(net, 0)
