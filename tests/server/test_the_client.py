"""The browser's own code against a real server: a duel from its first position to its last, a match of two people."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import serving

WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")


@pytest.mark.slow
def test_the_client_answers_a_whole_duel_that_the_coach_judges_and_plays_a_match_of_two(tmp_path):
    command = [NODE, WEB / "node_modules" / "vitest" / "vitest.mjs", "run", "--config"]

    async def promise() -> subprocess.CompletedProcess[str]:
        async with serving(tmp_path) as (address, _):
            return await asyncio.to_thread(
                subprocess.run,
                [*map(str, command), "tests/with-server/vitest.config.ts"],
                cwd=WEB,
                env=os.environ | {"IMPERA_ADDRESS": address},
                capture_output=True,
                text=True,
                check=False,
            )

    done = asyncio.run(promise())
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
