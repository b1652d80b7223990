"""Set-up does what has changed, says what it does, and nothing twice."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

from tools import places, processes, python_steps, steps, web_steps

ROOT = places.ROOT


def a_venv() -> steps.Step:
    """A step that makes what stands for .venv."""

    def make():
        places.BIN.mkdir(parents=True, exist_ok=True)
        places.PYTHON.touch()
        places.UNFINISHED.unlink(missing_ok=True)

    return steps.Step("venv", "Making", "3.11", make)


def test_a_step_is_done_once_and_again_when_its_fingerprint_changes(checkout):
    done: list[str] = []
    for made_from in ("one", "one", "two", "one"):
        steps.take_all([a_venv(), steps.Step("lab", "Installing", made_from, partial(done.append, made_from))])
    assert done == ["one", "two", "one"]


def test_a_step_that_is_interrupted_has_no_stamp(checkout):
    def interrupt():
        raise KeyboardInterrupt

    steps.take_all([a_venv(), steps.Step("lab", "Installing", "one", lambda: None)])
    with pytest.raises(KeyboardInterrupt):
        steps.take_all([a_venv(), steps.Step("lab", "Installing", "two", interrupt)])
    assert not steps.is_done(steps.Step("lab", "Installing", "one", interrupt))
    assert not steps.is_done(steps.Step("lab", "Installing", "two", interrupt))


def test_requirements_that_are_missing_are_installed_at_once(checkout, monkeypatch):
    calls: list[list[str]] = []
    monkeypatch.setattr(places, "REQUIREMENTS", checkout)
    locks = {name: checkout / f"{name}.txt" for name in ("lab", "server", "dev")}
    for lock in locks.values():
        lock.write_text("one")
    monkeypatch.setattr(python_steps, "install", lambda *arguments: calls.append([*map(str, arguments)]))
    steps.take_all([a_venv(), *python_steps.requirements_steps("lab")])
    steps.take_all([a_venv(), *python_steps.requirements_steps(*locks)])
    locks["server"].write_text("two")
    steps.take_all([a_venv(), *python_steps.requirements_steps(*locks)])
    wanted = [["lab"], ["server", "dev"], ["server"]]
    assert calls == [
        ["--require-hashes", *(part for name in names for part in ("-r", str(locks[name])))] for names in wanted
    ]
    assert all(map(steps.is_done, python_steps.requirements_steps(*locks)))


def test_nothing_is_said_when_nothing_is_to_be_done(checkout, capsys):
    steps.take_all([a_venv()])
    assert "Making" in capsys.readouterr().out
    steps.take_all([a_venv()])
    assert capsys.readouterr().out == ""


def test_a_half_filled_environment_is_made_anew(checkout, capsys):
    steps.take_all([a_venv()])
    with pytest.raises(processes.Trouble), steps.filling():
        raise processes.Trouble("the network is down")
    assert steps.is_broken()
    steps.take_all([a_venv()])
    assert not steps.is_broken()
    assert capsys.readouterr().out.count("Making") == 2


def test_an_environment_whose_python_is_gone_is_made_anew(checkout):
    steps.take_all([a_venv()])
    places.PYTHON.unlink()
    steps.take_all([a_venv()])
    assert places.PYTHON.exists()


def test_a_fingerprint_tells_contents_and_their_borders(tmp_path):
    file = tmp_path / "lock.txt"
    file.write_text("ab")
    assert steps.fingerprint(file) == steps.fingerprint("ab")
    assert steps.fingerprint("ab", "c") != steps.fingerprint("a", "bc")
    assert steps.fingerprint("ab") != steps.fingerprint("ba")


def test_the_compiled_rules_are_stamped_by_the_sources(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "SOURCES", tmp_path)
    (tmp_path / "rules").mkdir()
    source = tmp_path / "rules" / "apply.py"
    source.write_text("a = 1")
    before = python_steps.warm_step().fingerprint
    assert python_steps.warm_step().fingerprint == before
    source.write_text("a = 2")
    assert python_steps.warm_step().fingerprint != before


# --- what is outside the checkout


def noting(done: list[list[str]]) -> Callable[[list[str]], subprocess.CompletedProcess[str]]:
    """What notes a command instead of running it."""

    def note(command: list[str]) -> subprocess.CompletedProcess[str]:
        done.append(command)
        return subprocess.CompletedProcess(command, 0)

    return note


def test_what_is_installed_outside_the_checkout_is_said_before_anything_is_done(checkout, monkeypatch, capsys):
    done: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(processes, "quietly", noting(done))
    steps.take_all([a_venv(), web_steps.browser_step()])
    told = capsys.readouterr().out
    assert "Outside the checkout this installs Chromium, for the browser tests: by apt-get." in told
    assert told.index("Outside the checkout") < told.index("Making")
    assert [command[:2] for command in done] == [["apt-get", "update"], ["apt-get", "install"]]


def test_where_there_is_none_without_windows_one_with_windows_is_installed(checkout, monkeypatch):
    installed: list[str] = []

    def apt(command: list[str]) -> subprocess.CompletedProcess[str]:
        installed.append(command[-1])
        return subprocess.CompletedProcess(command, int(command[-1] == "chromium-headless-shell"))

    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(processes, "quietly", apt)
    steps.take_all([a_venv(), web_steps.browser_step()])
    assert installed[1:] == ["chromium-headless-shell", "chromium"]


def test_without_root_chromium_is_the_one_of_playwright(checkout, monkeypatch, capsys):
    done: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(processes, "quietly", noting(done))
    steps.take_all([a_venv(), web_steps.browser_step()])
    assert "into the cache folder of Playwright" in capsys.readouterr().out
    assert [command[1:] for command in done] == [["-m", "playwright", "install", "--only-shell", "chromium"]]


def test_a_browser_that_is_there_is_used_and_nothing_is_installed(checkout, monkeypatch, capsys):
    monkeypatch.setattr("shutil.which", lambda name: "/opt/chromium" if name == "chromium" else None)
    monkeypatch.setattr(processes, "quietly", lambda command: pytest.fail("nothing is to be run"))
    steps.take_all([a_venv(), web_steps.browser_step()])
    told = capsys.readouterr().out
    assert "Testing with /opt/chromium" in told
    assert "Outside the checkout" not in told


# --- the browser client


def test_the_browser_client_is_stamped_by_all_it_is_built_from():
    """Wherever its build looks, a change there makes it anew."""
    sources = set(web_steps.web_sources())
    assert {*places.LOCALES.rglob("*.ftl"), *places.DOCS.glob("rules*.md")} <= sources
    assert {path for path in (places.WEB / "src").rglob("*") if path.is_file()} <= sources
    assert {places.WEB / name for name in ("vite.config.ts", "package-lock.json", "index.html")} <= sources
    plugins = "".join(path.read_text("utf-8") for path in (places.WEB / "build").glob("*.ts"))
    folders = re.findall(r'join\(import\.meta\.dirname, "\.\.", "\.\.", "(\w+)"\)', plugins)
    assert set(folders) == {"docs", "locales"}, "the build reads a folder that its fingerprint does not know"


def test_the_development_server_of_the_client_finds_ours():
    settings = (places.SOURCES / "server" / "settings.py").read_text("utf-8")
    port = re.search(r"port: int = (\d+)", settings)
    assert port
    assert f"http://127.0.0.1:{port[1]}" in (places.WEB / "vite.config.ts").read_text("utf-8")


# --- one at a time


@pytest.mark.skipif(os.name == "nt", reason="Windows has no flock")
def test_a_second_set_up_waits_for_the_first(checkout):
    waiting = "from pathlib import Path; from tools import places, steps\n"
    waiting += f"places.TURNSTILE = Path({str(places.TURNSTILE)!r})\n"
    waiting += "with steps.turnstile(): print('in', flush=True)"
    with steps.turnstile():
        child = subprocess.Popen([sys.executable, "-c", waiting], cwd=ROOT, stdout=subprocess.PIPE)
        assert child.stdout is not None
        assert b"Waiting for another set-up" in child.stdout.readline()
    with child:
        assert child.stdout.read().strip() == b"in"
