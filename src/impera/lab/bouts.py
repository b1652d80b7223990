"""Games of a learner that are played elsewhere: workers play with the weights of the moment, one process learns.

A bout is a few games with one set of weights. What is played depends on the run's seed, the weights and the bout's
number alone, and bouts are learned in the order of their numbers: the same seed and number of workers give the same
weights.
"""

import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from impera.bots.search import weights
from impera.bots.search.features import Levels
from impera.bots.search.network import NETWORK, Floats, Network, outputs_for
from impera.bots.search.weights import School
from impera.bots.search.workspace import new_workspace
from impera.errors import UsageError
from impera.game.chance import new_random_state
from impera.lab.learner import Opposition, Stage, network_of, play_bout
from impera.lab.selfplay import TRAIL, Player, new_trail
from impera.rules.facts import SEATS
from impera.rules.state import new_states

GAMES = 20  # of one bout
AHEAD = 2  # bouts under way for each worker: none waits while the learner learns
USUAL = ("light", "greedy", "greedy", "greedy")  # the opponents of a run from nothing
SELF = "self"


@dataclass(frozen=True, slots=True)
class Setting:
    """What the games of a run are like."""

    players: int
    teams: bool
    outcomes: int
    others: int
    seed: int
    population: tuple[str, ...] = ()  # whom the learner meets: see `opposition_of`


@dataclass(frozen=True, slots=True)
class Bout:
    """What some games teach."""

    levels: Levels  # [position, group]
    targets: Floats  # [position, output]
    cpu_seconds: float


def opposition_of(setting: Setting) -> Opposition:
    """Whom the learner meets: `self`, `light`, `greedy`, shipped weights (`broad`, `deep`, `deepest`), or files."""
    codes: list[int] = []
    rivals: list[Network] = []
    for name in setting.population or USUAL:
        if name in ("light", "greedy", SELF):
            codes.append(Player.LEARNER if name == SELF else Player[name.upper()])
        else:
            codes.append(Player.RIVAL + len(rivals))
            rivals.append(_rival(name, setting))
    networks = np.zeros(max(1, len(rivals)), dtype=NETWORK).view(np.recarray)
    for place, rival in enumerate(rivals):
        networks[place] = rival[0]
    return Opposition(np.array(codes, dtype=np.int8), networks, setting.others, bool(setting.population))


def _rival(name: str, setting: Setting) -> Network:
    if name.upper() in School.__members__:
        return weights.shipped(setting.players, setting.teams, School[name.upper()])
    if not Path(name).is_file():
        raise UsageError("bots-no-opponent", opponent=name)
    return weights.load(Path(name), setting.players, setting.teams)


def new_stage(setting: Setting) -> Stage:
    """Make what games are played on."""
    trail = new_trail(outputs_for(setting.players, setting.teams))
    return Stage(new_workspace(setting.outcomes), new_states(4), trail, np.zeros(SEATS, dtype=np.int8))


def hold_bout(setting: Setting, number: int, flat: Floats) -> Bout:
    """Play the games of one bout with these weights: the task of a worker."""
    began = time.process_time()
    stage, opposition, levels, targets = _arrays_of(setting)
    net = network_of(flat, setting.players, targets.shape[1])
    table = (setting.players, setting.teams, GAMES, setting.outcomes)
    random = new_random_state(setting.seed, number + 1)
    count = play_bout(stage, net, opposition, *table, random, levels, targets)
    return Bout(levels[:count].copy(), targets[:count].copy(), time.process_time() - began)


@lru_cache(maxsize=1)
def _arrays_of(setting: Setting) -> tuple[Stage, Opposition, Levels, Any]:
    stage = new_stage(setting)
    levels = np.zeros((GAMES * TRAIL, stage.trail.levels.shape[1]), np.int8)
    targets = np.zeros((GAMES * TRAIL, stage.trail.target.shape[1]), np.float32)
    return stage, opposition_of(setting), levels, targets
