"""Arena, calibration and training on a real Ray cluster of this machine: the same games, and nothing left running."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from impera.errors import UsageError
from impera.lab.cluster import RayEngine
from impera.lab.engines import engine_named
from impera.lab.train import CHECKPOINT
from tests.lab.test_arena import CHEAT, without_time

pytestmark = [
    pytest.mark.ray,
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra ray"),
]

ROOT = Path(__file__).parents[2]
SECONDS = 600  # to start, play and stop, and to compile where nobody has


@pytest.fixture(scope="module", autouse=True)
def _workers_that_do_not_step_back() -> Iterator[None]:
    """As Ray's do by themselves: beside other tests they would wait for most of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster that runs already; the commands that join it find its token where we have it."""
    with RayEngine(2):
        import ray

        yield ray.get_runtime_context().gcs_address


def impera(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with two workers in a process of its own."""
    command = [sys.executable, "-c", "from impera.cli import main; main()", *arguments, "--jobs", "2"]
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, cwd=ROOT, env=here, check=False)


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Play a few deals."""
    return impera("arena", "--deals", "6", "--json", *arguments)


def test_a_ray_cluster_plays_the_same_games_and_stops():
    at_home, on_ray = arena("--bots", "random,light"), arena("--bots", "random,light", "--engine", "ray")
    assert on_ray.returncode == 0, on_ray.stderr
    assert without_time(json.loads(on_ray.stdout)) == without_time(json.loads(at_home.stdout))


def test_what_a_bot_does_wrong_on_the_cluster_is_said_here(cluster: str):
    refused = arena("--bots", f"{CHEAT},random", "--engine", "ray", "--ray-address", cluster)
    assert refused.returncode == 2
    assert "the bot cheat chose" in refused.stderr


def test_a_cluster_that_does_not_answer_is_refused():
    with pytest.raises(UsageError, match="there is no Ray cluster at"), engine_named("ray", 1, "127.0.0.1:1"):
        pass


def test_a_ray_cluster_asks_about_the_same_positions(cluster: str):
    told = []
    for engine in (["local"], ["ray", "--ray-address", cluster]):
        asked = impera("calibrate", "--games", "12", "--bot", "light", "--json", "--engine", *engine)
        assert asked.returncode == 0, asked.stderr
        told.append(json.loads(asked.stdout))
    assert told[0] == told[1]
    assert told[0]["tenths"]


def test_a_ray_cluster_teaches_the_same_weights(tmp_path: Path, cluster: str):
    learned = []
    for engine in (["local"], ["ray", "--ray-address", cluster]):
        out = tmp_path / engine[0]
        taught = impera("train", "--games", "40", "--outcomes", "8", "--out", str(out), "--engine", *engine)
        assert taught.returncode == 0, taught.stderr
        with np.load(out / CHECKPOINT) as file:
            learned.append(file["flat"])
    assert np.array_equal(*learned)
