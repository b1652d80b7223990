"""The browser's own code answers a duel from its first position to its last, and the real coach judges it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.server.serving import serving

WEB = Path(__file__).parents[2] / "web"
NODE = Path(sys.executable).with_name("node")


def test_a_whole_duel_is_answered_by_the_client_and_judged_by_the_coach(tmp_path):
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
    assert "1 passed" in done.stdout
