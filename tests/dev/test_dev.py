"""dev.py keeps its promises: steps are stamped, errors are sentences, locks are hashed and name no host."""

import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from functools import partial
from pathlib import Path

import pytest

import dev

LOCKS = sorted(dev.REQUIREMENTS.glob("*.txt"))
PROJECT = tomllib.loads(dev.PYPROJECT.read_text("utf-8"))


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An empty checkout: whatever dev.py writes, it writes there."""
    root = tmp_path / "a check out"
    venv = root / ".venv"
    root.mkdir()
    places = {
        "ROOT": root,
        "VENV": venv,
        "BIN": venv / "bin",
        "PYTHON": venv / "bin" / "python",
        "STAMPS": venv / "stamps",
        "UNFINISHED": venv / "unfinished",
        "TURNSTILE": root / ".venv.lock",
    }
    for name, place in places.items():
        monkeypatch.setattr(dev, name, place)
    return root


def a_venv() -> dev.Step:
    """A step that makes what stands for .venv."""

    def make():
        dev.BIN.mkdir(parents=True, exist_ok=True)
        dev.PYTHON.touch()
        dev.UNFINISHED.unlink(missing_ok=True)

    return dev.Step("venv", "Making", "3.11", make)


# --- steps and stamps


def test_a_step_is_done_once_and_again_when_its_fingerprint_changes(checkout):
    done: list[str] = []
    for made_from in ("one", "one", "two", "one"):
        dev.take_all([a_venv(), dev.Step("lab", "Installing", made_from, partial(done.append, made_from))])
    assert done == ["one", "two", "one"]


def test_a_step_that_is_interrupted_has_no_stamp(checkout):
    def interrupt():
        raise KeyboardInterrupt

    dev.take_all([a_venv(), dev.Step("lab", "Installing", "one", lambda: None)])
    with pytest.raises(KeyboardInterrupt):
        dev.take_all([a_venv(), dev.Step("lab", "Installing", "two", interrupt)])
    assert not dev.is_done(dev.Step("lab", "Installing", "one", interrupt))
    assert not dev.is_done(dev.Step("lab", "Installing", "two", interrupt))


def test_nothing_is_said_when_nothing_is_to_be_done(checkout, capsys):
    dev.take_all([a_venv()])
    assert "Making" in capsys.readouterr().out
    dev.take_all([a_venv()])
    assert capsys.readouterr().out == ""


def test_a_half_filled_environment_is_made_anew(checkout, capsys):
    dev.take_all([a_venv()])
    with pytest.raises(dev.Trouble), dev.filling():
        raise dev.Trouble("the network is down")
    assert dev.is_broken()
    dev.take_all([a_venv()])
    assert not dev.is_broken()
    assert capsys.readouterr().out.count("Making") == 2


def test_an_environment_whose_python_is_gone_is_made_anew(checkout):
    dev.take_all([a_venv()])
    dev.PYTHON.unlink()
    dev.take_all([a_venv()])
    assert dev.PYTHON.exists()


def test_a_fingerprint_tells_contents_and_their_borders(tmp_path):
    file = tmp_path / "lock.txt"
    file.write_text("ab")
    assert dev.fingerprint(file) == dev.fingerprint("ab")
    assert dev.fingerprint("ab", "c") != dev.fingerprint("a", "bc")
    assert dev.fingerprint("ab") != dev.fingerprint("ba")


def test_the_compiled_rules_are_stamped_by_the_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "SOURCES", tmp_path)
    (tmp_path / "rules").mkdir()
    source = tmp_path / "rules" / "apply.py"
    source.write_text("a = 1")
    before = dev.warm_step().fingerprint
    assert dev.warm_step().fingerprint == before
    source.write_text("a = 2")
    assert dev.warm_step().fingerprint != before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no flock")
def test_a_second_set_up_waits_for_the_first(checkout):
    waiting = f"import dev; from pathlib import Path; dev.TURNSTILE = Path({str(dev.TURNSTILE)!r})\n"
    waiting += "with dev.turnstile(): print('in', flush=True)"
    with dev.turnstile():
        child = subprocess.Popen([sys.executable, "-c", waiting], cwd=Path(dev.__file__).parent, stdout=subprocess.PIPE)
        assert child.stdout is not None
        assert b"Waiting for another set-up" in child.stdout.readline()
    with child:
        assert child.stdout.read().strip() == b"in"


# --- the environment of what is run


def test_another_environment_does_not_leak_in(monkeypatch):
    for name in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "UV_SYSTEM_PYTHON"):
        monkeypatch.setenv(name, "elsewhere")
    inside = dev.environment(IMPERA_INTERPRETED="1")
    assert "elsewhere" not in inside.values()
    assert inside["VIRTUAL_ENV"] == str(dev.VENV)
    assert inside["PATH"].split(os.pathsep)[0] == str(dev.BIN)
    assert inside["IMPERA_INTERPRETED"] == "1"


def test_an_exit_code_is_given_as_a_shell_gives_it():
    assert [dev.exit_code(code) for code in (0, 5, -2, -15)] == [0, 5, 130, 143]


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_dev_and_its_command(number, code):
    program = (
        "import signal, sys, dev; signal.signal(signal.SIGTERM, dev.stop); dev.GRACE = 0.1\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it\n"
        "dev.COMMANDS['test'] = lambda _: dev.call([sys.executable, '-c', 'print(1, flush=True); "
        "import time; time.sleep(60)'])\n"
        "sys.exit(dev.main(['test']))"
    )
    root = Path(dev.__file__).parent
    child = subprocess.Popen([sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with child:
        assert child.stdout is not None
        child.stdout.readline()
        began = time.monotonic()
        child.send_signal(number)
        assert child.wait() == code
        assert child.stdout.read() in (b"", b"\n")
    assert time.monotonic() - began < 10


# --- arguments and sentences


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
    with pytest.raises(dev.Trouble, match=r"no venv module: install it .* apt install python3-venv"):
        dev.make_venv()


def test_a_failed_download_is_told_as_one_sentence(checkout, monkeypatch):
    monkeypatch.setattr(dev, "call", lambda command, **settings: 1)
    with pytest.raises(dev.Trouble, match="make sure that pip reaches its package index"):
        dev.pip_install("numpy")


def test_an_old_python_is_told_which_one_to_use():
    source = Path(dev.__file__).read_text("utf-8").partition("import contextlib")[0]
    old = f"import sys; sys.version_info = (3, 10); exec({source.partition('import annotations')[2]!r})"
    told = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "needs Python 3.11 or newer" in told.stderr


@pytest.fixture
def ran(monkeypatch):
    """What dev.py would have run, without running it."""
    commands: list[list[str]] = []

    def note(command, **settings):
        commands.append([*map(str, command), *(f"{name}={value}" for name, value in settings.items())])
        return 0

    monkeypatch.setattr(dev, "set_up", lambda *extras, **options: None)
    monkeypatch.setattr(dev, "call", note)
    monkeypatch.setattr(dev, "hand_over", note)
    return commands


def test_play_hands_its_arguments_on(ran):
    assert dev.main(["play", "--port", "3000", "-h"]) == 0
    assert ran == [[str(dev.PYTHON), str(dev.BIN / "impera"), "serve", "--open", "--port", "3000", "-h"]]


def test_play_in_the_terminal_hands_its_arguments_on(ran):
    assert dev.main(["play", "--terminal", "--players", "2"]) == 0
    assert ran == [[str(dev.PYTHON), str(dev.BIN / "impera"), "play", "--players", "2"]]


def test_test_with_arguments_is_pytest_alone(ran):
    assert dev.main(["test", "-k", "embargo"]) == 0
    assert ran == [[str(dev.PYTHON), "-m", "pytest", "-k", "embargo"]]


def test_test_runs_every_stage(ran, capsys):
    assert dev.main(["test"]) == 0
    tools = [" ".join(command[1:4]) for command in ran]
    assert tools[:3] == ["-m ruff check", "-m ruff format", "-m mypy"]
    assert tools[3].endswith("lint-imports")
    npm = f"--prefix {dev.WEB} run"
    assert tools[4:] == [
        npm,
        npm,
        "-m pytest -n",
        *["-m coverage " + part for part in ("erase", "run", "combine", "report")],
    ]
    assert all("IMPERA_INTERPRETED=1" in command for command in ran[7:])
    assert capsys.readouterr().out.splitlines()[-1].startswith("All 8 stages passed in ")


def test_a_failed_stage_is_named_and_skips_no_other(capsys):
    codes = {"ruff": 0, "mypy": 2, "tests": 5, "coverage": 0}
    code = dev.run_stages([dev.Stage(name, partial(int, code)) for name, code in codes.items()])
    told = capsys.readouterr().out.splitlines()
    assert code == 1
    assert re.fullmatch(r"FAILED after [\d.]+ s: mypy, tests \(2 of 4 stages\)\.", told[-1])
    assert [line.split()[:2] for line in told[-5:-1]] == [
        ["ruff", "passed"],
        ["mypy", "failed"],
        ["tests", "failed"],
        ["coverage", "passed"],
    ]


def test_coverage_stops_at_the_first_failure(monkeypatch):
    ran: list[str] = []

    def fail_at_run(command, **settings):
        ran.append(command[3])
        return 3 if command[3] == "run" else 0

    monkeypatch.setattr(dev, "call", fail_at_run)
    assert dev.interpreted_coverage() == 3
    assert ran == ["erase", "run"]


# --- locks


def test_every_extra_has_a_lock_and_every_lock_an_extra():
    assert {lock.stem for lock in LOCKS} == {"build", "base", *PROJECT["project"]["optional-dependencies"]}


def test_the_extras_that_commands_install_are_there():
    assert {*dev.PLAY_EXTRAS, *dev.TEST_EXTRAS, *dev.BENCH_EXTRAS} <= set(dev.lock_names())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_address(lock):
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--index-url|--extra-index-url|--find-links|-e)\b|@ ", text, re.M)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_a_hash_for_every_pin(lock):
    pins = re.split(r"\n(?=\S)", lock.read_text("utf-8").strip())
    assert pins
    for pin in pins:
        assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+( ; .+)? \\\n( +--hash=sha256:[0-9a-f]{64}( \\\n)?)+$", pin), pin


def test_locks_agree_on_every_version():
    versions: dict[str, dict[str, set[str]]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text("utf-8"), re.M):
            versions.setdefault(name, {}).setdefault(lock.stem, set()).add(version)
    for name, by_lock in versions.items():
        # a package with one version for each Python has the same ones everywhere
        assert len({frozenset(found) for found in by_lock.values()}) == 1, (name, by_lock)


def test_locks_hold_what_pyproject_asks_for():
    project = PROJECT["project"]
    wanted = {"base": project["dependencies"], **project["optional-dependencies"]}
    wanted["build"] = PROJECT["dependency-groups"]["build"] + PROJECT["build-system"]["requires"]
    for name, requirements in wanted.items():
        pinned = set(re.findall(r"^([\w.-]+)==", (dev.REQUIREMENTS / f"{name}.txt").read_text("utf-8"), re.M))
        asked = {re.match(r"[\w.-]+", requirement)[0] for requirement in requirements}  # type: ignore[index]
        assert {re.sub(r"[-_.]+", "-", package).lower() for package in asked} <= pinned


def test_locked_versions_are_pins_without_hashes():
    pins = dev.locked_versions()
    assert pins == sorted(set(pins))
    assert any(pin.startswith("numba==") for pin in pins)
    assert not any("\\" in pin or "sha256" in pin for pin in pins)


# --- CI


def test_ci_runs_what_the_readme_tells_people_to_run():
    script = dev.ROOT / ".ci" / "run"
    text = script.read_text("utf-8")
    assert text.startswith("#!/usr/bin/env bash\n")
    assert "set -euo pipefail" in text
    assert text.rstrip().endswith("exec python3 dev.py test")
    assert os.name == "nt" or os.access(script, os.X_OK)
