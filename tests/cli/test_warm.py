"""Making machine code is stopped without a word, both halves of it, and nothing is left in the way of the next."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from impera.compiled.locks import HAS_LOCKS


@pytest.mark.compiled
@pytest.mark.skipif(not HAS_LOCKS, reason="signals are others there")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_who_stops_the_compiler_is_told_nothing(told: signal.Signals, tmp_path: Path) -> None:
    settings = {"IMPERA_CACHE": str(tmp_path), "IMPERA_INTERPRETED": "0"}
    pipe, merged = subprocess.PIPE, subprocess.STDOUT
    command = [sys.executable, "-m", "impera.cli.warm"]
    with subprocess.Popen(command, stdout=pipe, stderr=merged, text=True, env=os.environ | settings) as maker:
        until = time.monotonic() + 120
        while not any(tmp_path.rglob("*.machine")) and time.monotonic() < until:  # it is at work
            time.sleep(0.1)
        maker.send_signal(told)
        said, _ = maker.communicate(timeout=60)  # which ends when the other half has let go of the pipe too
    assert (said, maker.returncode) == ("", 128 + told)
