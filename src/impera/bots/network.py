"""The value network: what a position is worth to the seat that ends its plan there, as the chance of winning.

One hidden layer over the features of `features`. Because a group's features are switched on from the first upwards,
the sums of their weights are kept ready in a table: a group costs one addition of a row, however high its level.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.features import FEATURES, GROUPS, SIZE, START, Levels
from impera.compiled import compiled

HIDDEN = 64

Floats = NDArray[np.float32]


class Network(NamedTuple):
    """A network ready for use, and room for its hidden layer."""

    table: Floats  # [feature, hidden] weights summed up within each group
    bias: Floats  # [hidden]
    out: Floats  # [output, hidden]
    out_bias: Floats  # [output]
    hidden: Floats  # [2, hidden] scratch


def outputs_for(players: int, teams: bool) -> int:
    """How many chances a network gives: one's own side's where there are two sides, else one for each seat."""
    return 1 if teams or players == 2 else players  # noqa: PLR2004


def new_network(outputs: int) -> Network:
    """Make a network that knows nothing: every chance is even."""
    return Network(
        np.zeros((FEATURES, HIDDEN), np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros((outputs, HIDDEN), np.float32),
        np.zeros(outputs, np.float32),
        np.zeros((2, HIDDEN), np.float32),
    )


@compiled
def sum_up(weights: Floats, table: Floats) -> None:
    """Fill the table from the weights of single features."""
    for group in range(GROUPS):
        first = START[group]
        for hidden in range(HIDDEN):
            table[first, hidden] = weights[first, hidden]
        for feature in range(first + 1, first + SIZE[group]):
            for hidden in range(HIDDEN):
                table[feature, hidden] = table[feature - 1, hidden] + weights[feature, hidden]


@compiled
def look(net: Network, levels: Levels) -> None:
    """Fill the hidden layer for a position."""
    hidden = net.hidden[0]
    table = net.table
    for unit in range(HIDDEN):
        hidden[unit] = net.bias[unit]
    for group in range(GROUPS):
        if levels[group] > 0:
            row = START[group] + levels[group] - 1
            for unit in range(HIDDEN):
                hidden[unit] += table[row, unit]
    for unit in range(HIDDEN):
        hidden[unit] = max(hidden[unit], np.float32(0.0))


@compiled
def chance(net: Network, output: int) -> float:
    """The chance one output gives for the position last looked at."""
    hidden, product = net.hidden[0], net.hidden[1]
    for unit in range(HIDDEN):
        product[unit] = hidden[unit] * net.out[output, unit]
    width = HIDDEN // 2
    while width > 0:  # in halves, so that the machine adds many at once
        for unit in range(width):
            product[unit] += product[unit + width]
        width //= 2
    return float(1.0 / (1.0 + np.exp(-float(product[0] + net.out_bias[output]))))


@compiled
def value(net: Network, levels: Levels) -> float:
    """The observer's own chance in a position."""
    look(net, levels)
    return chance(net, 0)
