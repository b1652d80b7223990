"""The shipped weights: small files in `bots/weights`, two or three for each number of players and for teams."""

import json
import zipfile
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from impera.bots.search.features import FEATURES, FEATURES_VERSION
from impera.bots.search.network import HIDDEN, Floats, Network, new_network, outputs_for
from impera.errors import UsageError
from impera.wire.shapes import JsonObject

FOLDER = Path(__file__).parent.parent / "weights"
PARTS = ("weights", "bias", "out", "out_bias")


class School(StrEnum):
    """How weights were trained."""

    BROAD = ""  # quickly and against many kinds of opponents: for whoever decides at a glance
    DEEP = "-deep"  # on from there, against themselves alone, every plan chosen from many: for search and analysis
    DEEPEST = "-deepest"  # on from there, from more yet; where there are none, the deep ones


def file_of(players: int, teams: bool, school: School = School.BROAD) -> Path:
    """The file for a set-up; basic and draft share one."""
    setup = "teams" if teams else f"players-{players}"
    file = FOLDER / f"{setup}{school}.npz"
    return file_of(players, teams, School.DEEP) if school is School.DEEPEST and not file.exists() else file


def for_search(players: int) -> School:
    """What a search judges by: with two players the deepest weights are the champion's alone."""
    return School.DEEP if players == 2 else School.DEEPEST


@cache
def shipped(players: int, teams: bool, school: School = School.BROAD) -> Network:
    """The network for a set-up, loaded once."""
    return load(file_of(players, teams, school), players, teams)


def load(path: Path, players: int, teams: bool) -> Network:
    """Load weights and check that they fit."""
    made = read(path, players)
    if made.parts[2].shape[0] != outputs_for(players, teams):
        raise _misfit(path, players)
    return new_network(players, *made.parts)


class WeightsFile(NamedTuple):
    """What a file of weights holds."""

    parts: list[Floats]
    setup: tuple[int, bool]  # players and teams it was made for


def read(path: Path, players: int) -> WeightsFile:
    """Read weights made for this version; `players` is whom they are wanted for."""
    try:
        with path.open("rb") as stream, np.load(stream) as file:
            parts = [file[name].astype(np.float32) for name in PARTS]
            about = json.loads(str(file["about"]))
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile):
        raise _misfit(path, players) from None
    fits = parts[0].shape == (FEATURES, HIDDEN) and parts[2].shape[1:] == (HIDDEN,)
    if not fits or about["features"] != FEATURES_VERSION:
        raise _misfit(path, players)
    return WeightsFile(parts, (about["players"], about["teams"]))


def _misfit(path: Path, players: int) -> UsageError:
    return UsageError("bots-weights-misfit", file=path.name, players=players)


def save(path: Path, parts: tuple[Floats, ...], about: JsonObject) -> None:
    """Write weights, the many of the first layer in half precision, and how they were made."""
    small = dict(zip(PARTS, parts, strict=True))
    small["weights"] = parts[0].astype(np.float16)
    text = json.dumps({"features": FEATURES_VERSION, **about}, sort_keys=True)
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(unfinished, allow_pickle=False, about=np.array(text), **small)
    unfinished.replace(path)
