"""One source, two ways to run it: machine code and plain Python play the same games to the last byte."""

import hashlib
import os
import subprocess
import sys

import pytest

from impera.cli.playthrough import playthrough_lines
from impera.compiled import INTERPRETED
from tests.games import SET_UPS

GAMES = 2


def digest_of_games() -> str:
    """Hash every line of a few whole games in every set-up, with every view of their last position."""
    digest = hashlib.sha256()
    for options in SET_UPS:
        for number in range(GAMES):
            for line in playthrough_lines(options.players, options.variant, options.teams, 5, number, "mixed"):
                digest.update(line.encode())
    digest.update(simulated())
    return digest.hexdigest()


def simulated() -> bytes:
    """The bytes of simulated outcomes, and of determinized states."""
    import numpy as np

    from impera.game.belief import determinize
    from impera.lab.simulate import Plan, play_chunk
    from impera.rules.state import key
    from tests.games import played

    plan = Plan.of(players=3, variant="draft", bots=("builder", "random", "builder"), seed=9)
    parts = [play_chunk(plan, 0, 2).tobytes()]
    for options in SET_UPS:
        view = played(options, 3, most=40).view(2)
        parts.append(key(determinize(view, np.random.default_rng(1))))
        parts.append(view.digest.encode())
    return b"".join(parts)


@pytest.mark.compiled
def test_compiled_equals_interpreted() -> None:
    assert not INTERPRETED
    program = "from tests.properties.test_compiled_equals_interpreted import digest_of_games as d; print(d())"
    environment = os.environ | {"IMPERA_INTERPRETED": "1", "PYTHONPATH": "."}
    told = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == digest_of_games()
