"""Training by generations: what was played is kept, and nothing is played twice."""

from pathlib import Path

import numpy as np
import pytest

from impera.bots.search import weights
from impera.cli.app import build_app
from impera.errors import UsageError
from impera.lab import bouts, generations
from impera.lab.engines import HereEngine
from impera.lab.generations import GenerationScore, train_generations
from impera.lab.train import Course

GAMES = 3
COURSE = Course(outcomes=8, rate=3e-4, others=2, population=("self", "light"), games=2 * GAMES)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("impera.lab.train.SCORE_DEALS", 2)
    monkeypatch.setattr(bouts, "GAMES", GAMES)
    monkeypatch.setattr(generations, "PART", 1)


def parts(file: Path) -> np.ndarray:
    return weights.read(file, 2).parts[0]


def grow(out: Path, count: int, scores: list[GenerationScore] | None = None, notes: list[int] | None = None) -> Path:
    heard, noted = [] if scores is None else scores, [] if notes is None else notes
    own = weights.file_of(2, False)
    return train_generations(
        2, False, out, own, count, COURSE, HereEngine(), 3, heard.append, lambda _, games: noted.append(games)
    )


def test_each_generation_learns_and_the_same_seed_gives_the_same(tmp_path: Path) -> None:
    scores: list[GenerationScore] = []
    notes: list[int] = []
    file = grow(tmp_path / "once", 2, scores, notes)
    assert [score.generation for score in scores] == [1, 2]
    assert all(0 <= score.greedy <= 1 for score in scores)
    assert notes == [GAMES, 2 * GAMES] * 2
    first = tmp_path / "once" / "generation-001.npz"
    assert not np.array_equal(parts(weights.file_of(2, False)), parts(first))
    assert not np.array_equal(parts(first), parts(file))
    assert np.array_equal(parts(grow(tmp_path / "again", 2)), parts(file))


def test_a_run_goes_on_with_what_its_folder_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = grow(tmp_path / "whole", 2)
    played: list[int] = []

    def stop_at_the_second(setting: bouts.Setting, number: int, flat: np.ndarray) -> bouts.Bout:
        played.append(number)
        if len(played) == 2:
            raise KeyboardInterrupt
        return bouts.hold_bout(setting, number, flat)

    monkeypatch.setattr(generations, "hold_bout", stop_at_the_second)
    with pytest.raises(KeyboardInterrupt):
        grow(tmp_path / "stopped", 1)
    assert sorted(path.name for path in (tmp_path / "stopped").iterdir()) == ["games-001-0000.npz"]
    monkeypatch.setattr(generations, "hold_bout", bouts.hold_bout)
    assert np.array_equal(parts(grow(tmp_path / "stopped", 2)), parts(whole))


def test_games_that_are_learned_from_no_more_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "KEPT", 2)
    grow(tmp_path, 3)
    assert {path.name[:9] for path in tmp_path.glob("games-*")} == {"games-003"}


def command(*arguments: str) -> None:
    build_app("en")(["train", "--out", *arguments], prog_name="impera", standalone_mode=False)


def test_the_command_trains_by_generations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = str(weights.file_of(3, False))
    asked = ["--players", "3", "--generations", "1", "--games", str(GAMES), "--outcomes", "8"]
    command(str(tmp_path), *asked, "--begin-with", own)
    told = capsys.readouterr().out
    assert f"generation 1: {GAMES} of {GAMES} games" in told
    assert "against greedy" in told
    assert weights.load(tmp_path / "generation-001.npz", 3, False)[0].outputs == 3
    with pytest.raises(UsageError, match="resume"):
        command(str(tmp_path), *asked, "--begin-with", own, "--fresh")
    with pytest.raises(UsageError, match="--begin-with"):
        command(str(tmp_path / "other"), *asked)
