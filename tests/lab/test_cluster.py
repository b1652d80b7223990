"""The arena on a real Ray cluster of this machine: the same games, and nothing left running."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from impera.errors import UsageError
from impera.lab.engines import engine_named
from tests.lab.test_arena import CHEAT, without_time

pytestmark = [
    pytest.mark.ray,
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra ray"),
]

ROOT = Path(__file__).parents[2]
SECONDS = 240  # to start, play and stop


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own: Ray starts and stops with it."""
    command = [
        sys.executable,
        "-c",
        "from impera.cli import main; main()",
        "arena",
        "--deals",
        "6",
        "--jobs",
        "2",
        "--json",
    ]
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [*command, *arguments], capture_output=True, text=True, timeout=SECONDS, cwd=ROOT, env=here, check=False
    )


def test_a_ray_cluster_plays_the_same_games_and_stops():
    at_home, on_ray = arena("--bots", "random,light"), arena("--bots", "random,light", "--engine", "ray")
    assert on_ray.returncode == 0, on_ray.stderr
    assert without_time(json.loads(on_ray.stdout)) == without_time(json.loads(at_home.stdout))


def test_what_a_bot_does_wrong_on_the_cluster_is_said_here():
    refused = arena("--bots", f"{CHEAT},random", "--engine", "ray")
    assert refused.returncode == 2
    assert "the bot cheat chose" in refused.stderr


def test_a_cluster_that_does_not_answer_is_refused():
    with pytest.raises(UsageError, match="there is no Ray cluster at"), engine_named("ray", 1, "127.0.0.1:1"):
        pass
