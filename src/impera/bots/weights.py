"""The shipped weights: small files beside this module, one for each number of players and one for teams."""

import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from impera.bots.features import FEATURES, FEATURES_VERSION
from impera.bots.network import HIDDEN, Floats, Network, new_network, outputs_for
from impera.errors import UsageError

FOLDER = Path(__file__).parent / "weights"
PARTS = ("weights", "bias", "out", "out_bias")


def file_name(players: int, teams: bool) -> str:
    """The name of the file for a set-up: basic and draft share one."""
    return "teams.npz" if teams else f"players-{players}.npz"


@cache
def shipped(players: int, teams: bool) -> Network:
    """The network for a set-up, loaded once."""
    return load(FOLDER / file_name(players, teams), players, teams)


def load(path: Path, players: int, teams: bool) -> Network:
    """Load weights and check that they fit."""
    parts = read(path, players)
    if parts[2].shape[0] != outputs_for(players, teams):
        raise UsageError("bots-weights-misfit", file=path.name, players=players)
    return new_network(players, *parts)


def read(path: Path, players: int) -> list[Floats]:
    """Read the parts of weights made for this version; `players` is whom they are wanted for."""
    misfit = UsageError("bots-weights-misfit", file=path.name, players=players)
    try:
        with path.open("rb") as stream, np.load(stream) as file:
            parts = [file[name].astype(np.float32) for name in PARTS]
            about = json.loads(str(file["about"]))
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile):
        raise misfit from None
    fits = parts[0].shape == (FEATURES, HIDDEN) and parts[2].shape[1:] == (HIDDEN,)
    if not fits or about["features"] != FEATURES_VERSION:
        raise misfit
    return parts


def save(path: Path, parts: tuple[Floats, ...], about: dict[str, Any]) -> None:
    """Write weights, the many of the first layer in half precision, and how they were made."""
    small = dict(zip(PARTS, parts, strict=True))
    small["weights"] = parts[0].astype(np.float16)
    text = json.dumps({"features": FEATURES_VERSION, **about}, sort_keys=True)
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(unfinished, allow_pickle=False, about=np.array(text), **small)
    unfinished.replace(path)
