"""What is installed here, and a shell that knows the command."""

import os
import subprocess
import sys
from importlib.metadata import version

import pytest

COMMAND = [sys.executable, "-m", "impera"]


def told(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"IMPERA_INTERPRETED": "1", "IMPERA_LANGUAGE": "en", "PYTHONUTF8": "1"} | settings
    return subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_the_version_is_that_of_the_package():
    answer = told("--version")
    assert (answer.returncode, answer.stdout.strip()) == (0, version("impera"))


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_doctor_says_what_is_here(language):
    answer = told("doctor", IMPERA_LANGUAGE=language)
    assert answer.returncode == 0, answer.stderr
    assert version("impera") in answer.stdout
    assert "server" in answer.stdout
    assert len(answer.stdout.splitlines()) == 7


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete(shell):
    answer = told("completion", shell)
    assert answer.returncode == 0
    assert "_IMPERA_COMPLETE" in answer.stdout


def test_a_shell_that_asks_is_told_the_commands():
    answer = told(_IMPERA_COMPLETE="complete_bash", COMP_WORDS="impera do", COMP_CWORD="1")
    assert answer.stdout.split() == ["doctor"]
