"""Machine code on disk: where it may lie, and when all of it is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from impera.compiled import cache, locks


@pytest.fixture(autouse=True)
def _folder_of_my_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "folder", cache.folder.__wrapped__)


def test_folders_alone_are_no_machine_code() -> None:
    program = "import impera.bots.registry; from impera.compiled import is_cached; print(is_cached())"
    environment = os.environ | {"IMPERA_INTERPRETED": "0"}
    told = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_complete_is_what_was_stamped() -> None:
    assert not cache.is_stamped(cache.COMPLETE)
    cache.stamp(cache.COMPLETE)
    assert cache.is_stamped(cache.COMPLETE)


def test_a_part_is_there_by_itself_or_with_all() -> None:
    cache.stamp("rules")
    assert cache.is_stamped("rules")
    assert not cache.is_stamped("search")
    cache.stamp(cache.COMPLETE)
    assert cache.is_stamped("search")


@pytest.mark.skipif(not locks.HAS_LOCKS, reason="there are no such locks here")
def test_others_know_that_code_is_being_made() -> None:
    assert not cache.is_being_made()
    with cache.making():
        assert cache.is_being_made()
        with cache.making():
            assert cache.is_being_made()
    assert not cache.is_being_made()


def test_a_stamp_is_for_these_sources_only(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.stamp(cache.COMPLETE)
    monkeypatch.setattr(cache, "of_sources", lambda: "others")
    assert not cache.is_stamped(cache.COMPLETE)
    cache.stamp(cache.COMPLETE)
    assert cache.is_stamped(cache.COMPLETE)


def test_machine_code_that_came_with_a_wheel_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tmp_path / "machine_code"
    shipped.mkdir()
    monkeypatch.setattr(cache, "SHIPPED", shipped)
    assert not cache.is_stamped(cache.COMPLETE)
    (shipped / cache._stamp(cache.COMPLETE)).touch()
    assert cache.is_stamped(cache.COMPLETE)


def test_stale_is_what_nobody_used_for_long() -> None:
    own = cache.folder()
    assert own is not None
    used, unused = (own / f"impera.rules.apply.apply-{number}-1{cache.SUFFIX}" for number in (1, 2))
    before = own.parent / "rules-0123456789ab"
    before.mkdir()
    for file in (used, unused):
        file.touch()
        os.utime(file, (0, 0))
    cache.note_use(used)
    cache.remove_stale()
    assert used.exists()
    assert not unused.exists()
    assert not before.exists()


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no owners here")
class TestTemporaryDirectory:
    def test_a_folder_of_ours_is_made_and_used(self, tmp_path: Path) -> None:
        mine = cache.own_folder(tmp_path)
        assert mine is not None
        assert mine.stat().st_mode & 0o777 == 0o700
        assert cache.own_folder(tmp_path) == mine

    def test_a_folder_that_others_can_write_to_is_not_used(self, tmp_path: Path) -> None:
        (tmp_path / f"impera-{os.getuid()}").mkdir()
        (tmp_path / f"impera-{os.getuid()}").chmod(0o777)
        assert cache.own_folder(tmp_path) is None

    def test_a_folder_of_somebody_else_is_not_used(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        other = os.getuid() + 1
        (tmp_path / f"impera-{other}").mkdir(mode=0o700)
        monkeypatch.setattr(os, "getuid", lambda: other)
        assert cache.own_folder(tmp_path) is None

    def test_a_link_is_not_followed(self, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        (tmp_path / f"impera-{os.getuid()}").symlink_to(tmp_path / "elsewhere")
        assert cache.own_folder(tmp_path) is None
