"""What is made behind a running server ends with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from impera.compiled import INTERPRETED, can_interpret_meanwhile
from tests.contracts.postgres import free_port

# A maker that only waits stands for the compiler: it says who it is, and never ends by itself.
PROGRAM = """
import subprocess, sys
import impera.compiled
from impera.cli import main, serve
impera.compiled.is_cached = lambda part="complete": False
begin = subprocess.Popen
def waiting(command, **settings):
    return begin([sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(600)"])
serve.subprocess.Popen = waiting
sys.argv = ["impera", "serve", "--port", sys.argv[1], "--data", sys.argv[2]]
main()
"""


@pytest.mark.skipif(INTERPRETED or not can_interpret_meanwhile(), reason="nothing is made behind a server here")
def test_the_maker_of_machine_code_ends_with_its_server(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(free_port()), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout
        maker, is_serving = 0, False
        for line in server.stdout:
            maker = int(line) if line.strip().isdigit() else maker
            is_serving = is_serving or "serving" in line
            if maker and is_serving:
                break
        time.sleep(0.5)  # the loop takes the signals once it runs
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 128 + signal.SIGTERM
    for _ in range(100):
        if not is_alive(maker):
            return
        time.sleep(0.05)
    raise AssertionError(f"process {maker} goes on without its server")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
