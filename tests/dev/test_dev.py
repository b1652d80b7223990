"""dev.py is a door: its commands, their arguments, and sentences instead of stack traces."""

import ast
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import dev
from tools import places, processes, python_steps, stages


def test_every_command_is_in_the_help_text(capsys):
    assert dev.main(["--help"]) == 0
    described = set(re.findall(r"^  (\w+) ", capsys.readouterr().out, re.M))
    assert described == set(dev.COMMANDS)


def test_no_command_shows_the_help_text_and_fails(capsys):
    assert dev.main([]) == 2
    assert "python3 dev.py COMMAND" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["paly"], "there is no command paly: choose from play, test,"),
        (["check", "-v"], "check takes no arguments, and was given -v"),
        (["lock", "--all"], "lock takes no arguments but --upgrade"),
        (["setup", "sever"], "there are no requirements called sever: choose from build, base, lab, server,"),
    ],
)
def test_a_wrong_command_is_answered_with_one_sentence(arguments, sentence, capsys):
    assert dev.main(arguments) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"dev.py: {sentence}")
    assert told.count("\n") == 1


def test_a_python_without_venv_is_told_what_to_install(checkout, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(processes.Trouble, match=r"no venv module: install it .* apt install python3-venv"):
        python_steps.make_venv()


def test_a_failed_download_is_told_as_one_sentence(checkout, monkeypatch):
    monkeypatch.setattr(processes, "PAUSES", ())
    monkeypatch.setattr(processes, "quietly", lambda command: subprocess.CompletedProcess(command, 1, "no route"))
    with pytest.raises(processes.Trouble, match=r"(?s)make sure that pip reaches its package index.*no route"):
        python_steps.pip_install("numpy")


def test_an_old_python_is_told_which_one_to_use():
    source = Path(dev.__file__).read_text("utf-8").partition("import os\n")[0]
    old = f"import sys; sys.version_info = (3, 10); exec({source.partition('import annotations')[2]!r})"
    told = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "needs Python 3.11 or newer" in told.stderr


def test_a_python_as_old_as_3_8_reads_the_file_and_hears_that_sentence():
    """A syntax error would say nothing to anybody."""
    ast.parse(Path(dev.__file__).read_text("utf-8"), feature_version=(3, 8))


def test_dev_py_stays_a_small_door():
    assert len(Path(dev.__file__).read_text("utf-8").splitlines()) <= 150


@pytest.mark.parametrize("path", sorted((places.ROOT / "tools").glob("*.py")), ids=lambda path: path.stem)
def test_the_tools_need_nothing_that_must_be_installed(path):
    tree = ast.parse(path.read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names | {"tools"}


@pytest.mark.parametrize("command", ["play", "check", "format", "bench", "docs", "setup"])
def test_only_the_tests_ask_for_a_browser(command, monkeypatch):
    asked: list[bool] = []
    monkeypatch.setattr(dev, "set_up", lambda *extras, **options: asked.append(options.get("browser", False)))
    monkeypatch.setattr(processes, "call", lambda command, **settings: 0)
    monkeypatch.setattr(processes, "hand_over", lambda command: 0)
    monkeypatch.setattr(processes, "quietly", lambda command: subprocess.CompletedProcess(command, 0, ""))
    dev.main([command])
    dev.main(["test", "-k", "nothing"])
    assert asked == [False, True]


@pytest.fixture
def ran(monkeypatch):
    """What dev.py would have run, without running it."""
    commands: list[list[str]] = []

    def note(command, **settings):
        commands.append([*map(str, command), *(f"{name}={value}" for name, value in settings.items())])
        return 0

    monkeypatch.setattr(dev, "set_up", lambda *extras, **options: None)
    monkeypatch.setattr(processes, "call", note)
    monkeypatch.setattr(processes, "hand_over", note)
    monkeypatch.setattr(
        processes, "quietly", lambda command: subprocess.CompletedProcess(command, note(command), "all well\n")
    )
    return commands


def test_play_hands_its_arguments_on(ran):
    assert dev.main(["play", "--port", "3000", "-h"]) == 0
    assert ran == [[str(places.PYTHON), str(places.BIN / "impera"), "serve", "--open", "--port", "3000", "-h"]]


def test_play_in_the_terminal_hands_its_arguments_on(ran):
    assert dev.main(["play", "--terminal", "--players", "2"]) == 0
    assert ran == [[str(places.PYTHON), str(places.BIN / "impera"), "play", "--players", "2"]]


def test_test_with_arguments_is_pytest_alone(ran):
    assert dev.main(["test", "-k", "embargo"]) == 0
    assert ran == [[str(places.PYTHON), "-m", "pytest", "-k", "embargo"]]


def test_test_runs_every_stage(ran, capsys):
    assert dev.main(["test"]) == 0
    tools = [" ".join(command[1:4]) for command in ran]
    npm = f"--prefix {places.WEB} run"
    imports = str(places.BIN / "lint-imports")
    assert sorted(tools[:6]) == sorted(["-m mypy", "-m ruff check", "-m ruff format", imports, npm, npm])
    assert tools[6:] == ["-m pytest -n", *["-m coverage " + part for part in ("erase", "run", "combine", "report")]]
    assert all("IMPERA_INTERPRETED=1" in command for command in ran[7:])
    assert capsys.readouterr().out.splitlines()[-1].startswith("All 8 stages passed in ")


def test_a_failed_stage_is_named_and_skips_no_other(capsys):
    codes = {"ruff": 0, "mypy": 2, "tests": 5, "coverage": 0}
    code = stages.run_stages([stages.Stage(name, partial(int, code)) for name, code in codes.items()])
    told = capsys.readouterr().out.splitlines()
    assert code == 1
    assert re.fullmatch(r"FAILED after [\d.]+ s: mypy, tests \(2 of 4 stages\)\.", told[-1])
    assert [line.split()[:2] for line in told[-5:-1]] == [
        ["ruff", "passed"],
        ["mypy", "failed"],
        ["tests", "failed"],
        ["coverage", "passed"],
    ]


def test_what_only_reads_is_heard_when_it_is_done(capsys):
    says = [sys.executable, "-c", "print('what is wrong'); raise SystemExit(2)"]
    assert stages.run_stages([stages.Reading("mypy", says), stages.Reading("ruff", [sys.executable, "-c", ""])]) == 1
    told = capsys.readouterr().out
    assert "── mypy\nwhat is wrong\n" in told
    assert told.rstrip().endswith("mypy (1 of 2 stages).")


def test_coverage_stops_at_the_first_failure(monkeypatch):
    ran: list[str] = []

    def fail_at_run(command, **settings):
        ran.append(command[3])
        return 3 if command[3] == "run" else 0

    monkeypatch.setattr(processes, "call", fail_at_run)
    assert stages.interpreted_coverage() == 3
    assert ran == ["erase", "run"]


def test_ci_runs_what_the_readme_tells_people_to_run():
    script = places.ROOT / ".ci" / "run"
    text = script.read_text("utf-8")
    assert text.startswith("#!/usr/bin/env bash\n")
    assert "set -euo pipefail" in text
    assert text.rstrip().endswith("exec python3 dev.py test")
    assert os.name == "nt" or os.access(script, os.X_OK)
