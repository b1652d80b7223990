"""What dev.py runs: in our environment and no other, ended when it is told to stop."""

import os
import signal
import subprocess
import sys
import time

import pytest

from tools import places, processes


def test_another_environment_does_not_leak_in(monkeypatch):
    for name in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "UV_SYSTEM_PYTHON"):
        monkeypatch.setenv(name, "elsewhere")
    inside = processes.environment(IMPERA_INTERPRETED="1")
    assert "elsewhere" not in inside.values()
    assert inside["VIRTUAL_ENV"] == str(places.VENV)
    assert inside["PATH"].split(os.pathsep)[0] == str(places.BIN)
    assert inside["IMPERA_INTERPRETED"] == "1"


def test_an_exit_code_is_given_as_a_shell_gives_it():
    assert [processes.exit_code(code) for code in (0, 5, -2, -15)] == [0, 5, 130, 143]


def test_what_needs_the_network_is_tried_again_when_a_connection_breaks(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(processes, "PAUSES", (0.0, 0.0, 0.0))
    tally = tmp_path / "tally"
    flaky = f"from pathlib import Path; t = Path({str(tally)!r}); n = len(t.read_text()) if t.exists() else 0\n"
    flaky += "t.write_text('x' * (n + 1)); print('try', n + 1); raise SystemExit(n < 2)"
    done = processes.persistently([sys.executable, "-c", flaky])
    assert (done.returncode, done.stdout.strip()) == (0, "try 3")
    assert capsys.readouterr().out.count("once more") == 2


def test_what_fails_every_time_ends_with_its_last_words(monkeypatch):
    monkeypatch.setattr(processes, "PAUSES", (0.0, 0.0))
    done = processes.persistently([sys.executable, "-c", "print('no route'); raise SystemExit(7)"])
    assert (done.returncode, done.stdout.strip()) == (7, "no route")


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_dev_and_its_command(number, code):
    program = (
        "import signal, sys, dev; from tools import processes\n"
        "signal.signal(signal.SIGTERM, dev.stop); processes.GRACE = 0.1\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it\n"
        "dev.COMMANDS['test'] = lambda _: processes.call([sys.executable, '-c', 'print(1, flush=True); "
        "import time; time.sleep(60)'])\n"
        "sys.exit(dev.main(['test']))"
    )
    pipe = subprocess.PIPE
    child = subprocess.Popen([sys.executable, "-c", program], cwd=places.ROOT, stdout=pipe, stderr=pipe)
    with child:
        assert child.stdout is not None
        child.stdout.readline()
        began = time.monotonic()
        child.send_signal(number)
        assert child.wait() == code
        assert child.stdout.read() in (b"", b"\n")
    assert time.monotonic() - began < 10
