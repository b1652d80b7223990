"""What people copy must run: the template of a bot, the small bots of the pages, the harness for a language model."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.check import SET_UPS, check
from impera.game.action import Action
from impera.game.view import View
from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "examples" / "bot-template"
NODE = Path(sys.executable).with_name("node")


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "how-to" / page).read_text("utf-8"), re.S)


def test_the_template_passes_its_own_tests() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=TEMPLATE,
        env={"PYTHONPATH": "src", "PATH": "", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_bot_of_the_page_is_fit_and_short() -> None:
    (program,) = programs("bots.md")
    assert len(program.strip().splitlines()) <= 20
    names: dict[str, type] = {}
    exec(program, names)
    assert check(names["Patient"], seconds=1.0).wrong == {}


def test_the_harness_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = programs("language-models.md")
    exec(program, {})
    assert capsys.readouterr().out.strip() in ("hegemony", "majority")


def test_the_bot_in_typescript_plays_a_whole_game(tmp_path: Path) -> None:
    source = ROOT / "examples" / "bots" / "bot.ts"
    code = [line for line in source.read_text("utf-8").splitlines() if not line.startswith("//")]
    assert len(code) <= 20

    async def promise() -> str:
        async with serving(tmp_path) as (address, _):
            bot = await asyncio.create_subprocess_exec(
                NODE, "--no-warnings", source, address, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            out, err = await asyncio.wait_for(bot.communicate(), 60)
            assert bot.returncode == 0, err.decode()
            return out.decode()

    assert json.loads(asyncio.run(promise()))["winners"]


class Cheat:
    """Fails on every point, in turn."""

    name = "cheat"

    def __init__(self, sin: str) -> None:
        self.sin, self.asked = sin, 0

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        self.asked += 1
        if self.sin == "crash":
            raise RuntimeError("oh")
        if self.sin == "legal":
            return Action.parse("breakthrough")
        if self.sin == "untouched":
            view.record.turns += 1
        return view.legal[self.asked % len(view.legal) if self.sin == "repeatable" else 0]


@pytest.mark.parametrize("sin", ["crash", "legal", "untouched", "repeatable"])
def test_the_check_notices_what_a_table_could_not_live_with(sin: str) -> None:
    assert sin in check(lambda: Cheat(sin), seconds=5.0, set_ups=SET_UPS[:1]).wrong
