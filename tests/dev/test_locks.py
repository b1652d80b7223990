"""The locks: one for each extra, hashed, agreeing with each other, and naming no host."""

import re
import tomllib

import pytest

from tools import locks, places

LOCKS = sorted(places.REQUIREMENTS.glob("*.txt"))
PROJECT = tomllib.loads(places.PYPROJECT.read_text("utf-8"))


def test_every_extra_has_a_lock_and_every_lock_an_extra():
    assert {lock.stem for lock in LOCKS} == {"build", "base", *PROJECT["project"]["optional-dependencies"]}


def test_the_extras_that_commands_install_are_there():
    assert {*places.PLAY_EXTRAS, *places.TEST_EXTRAS, *places.BENCH_EXTRAS} <= set(locks.lock_names())


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
        pinned = set(re.findall(r"^([\w.-]+)==", (places.REQUIREMENTS / f"{name}.txt").read_text("utf-8"), re.M))
        asked = {re.match(r"[\w.-]+", requirement)[0] for requirement in requirements}  # type: ignore[index]
        assert {re.sub(r"[-_.]+", "-", package).lower() for package in asked} <= pinned


def test_locked_versions_are_pins_without_hashes():
    pins = locks.locked_versions()
    assert pins == sorted(set(pins))
    assert any(pin.startswith("numba==") for pin in pins)
    assert not any("\\" in pin or "sha256" in pin for pin in pins)
