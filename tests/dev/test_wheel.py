"""The wheel: browser client and machine code inside, and a whole game over the wire from an empty environment."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from impera.compiled import INTERPRETED, folder, is_cached
from tests.contracts.postgres import free_port
from tools.places import ROOT, WEB_PRODUCT

pytestmark = pytest.mark.skipif(not WEB_PRODUCT.is_file(), reason="the browser client is not built")


def wheel_in(out: Path, **settings: str) -> Path:
    """Build a wheel."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(build, cwd=ROOT, env=os.environ | settings, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def test_the_plain_wheel_is_for_every_machine_and_holds_the_client(tmp_path: Path) -> None:
    wheel = wheel_in(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"impera/web/index.html", "impera/locales/el/cli.ftl", "impera/bots/weights/players-2.npz"} <= names
    assert not any("machine_code" in name or "__pycache__" in name for name in names)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED or not is_cached(), reason="the machine code was not made: run dev.py setup")
def test_a_whole_game_from_an_empty_environment_compiles_nothing(tmp_path: Path) -> None:
    code = tmp_path / "code"
    shutil.copytree(folder() or Path(), code, ignore=shutil.ignore_patterns("locks"))
    wheel = wheel_in(tmp_path / "dist", IMPERA_WHEEL_CODE=str(code))
    assert re.search(r"-cp3\d+-cp3\d+-(manylinux_2_28|macosx|win)", wheel.name)  # as the index takes it
    uv = [sys.executable, "-m", "uv"]
    python = str(tmp_path / "empty" / "bin" / "python")
    subprocess.run([*uv, "venv", "-q", "--python", sys.executable, str(tmp_path / "empty")], check=True)
    install = [*uv, "pip", "install", "-q", "--system-certs", "--python", python, f"impera @ file://{wheel}"]
    subprocess.run(install, check=True)
    own = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    alone = own | {"IMPERA_CACHE": str(tmp_path / "cache")}
    game = [python, str(ROOT / "tests" / "dev" / "wheel_game.py"), str(free_port())]
    told = subprocess.run(game, cwd=tmp_path, env=alone, check=True, capture_output=True, text=True)
    found = json.loads(told.stdout.splitlines()[-1])
    assert found["page"]
    assert all(found["decisions"])
    assert found["made"] == []
