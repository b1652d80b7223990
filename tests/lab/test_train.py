"""Training: a run learns, is killed, and goes on where it was."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from impera.bots.search import weights
from impera.compiled.locks import held
from impera.errors import UsageError
from impera.game.chance import new_random_state
from impera.lab.bouts import Setting, opposition_of
from impera.lab.engines import LocalEngine
from impera.lab.learner import _seat_players
from impera.lab.selfplay import Player
from impera.lab.train import CHECKPOINT, Course, Run, Trainer, train
from tests.workers import shared_folder

PROGRAM = """
import sys
from pathlib import Path
from impera.lab import train
train.SCORE_DEALS, train.CHUNK = 2, 5
train.train(2, False, 1.0, Path(sys.argv[1]), seed=3, score_every=0.2)
"""


@pytest.fixture(scope="module", autouse=True)
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What teaches is compiled by one worker of a run; the others wait for it and read it from disk."""
    lock = shared_folder(tmp_path_factory, "training") / "lock"
    with held(lock, alone=True), pytest.MonkeyPatch.context() as patch:
        play_little(patch)
        train(2, False, 0.1 / 3600, tmp_path_factory.mktemp("first"), seed=3)


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    play_little(monkeypatch)


def play_little(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("impera.lab.train.SCORE_DEALS", 2)
    patch.setattr("impera.lab.train.CHUNK", 5)


@pytest.mark.slow
def test_a_run_leaves_weights_a_curve_and_a_checkpoint(tmp_path: Path) -> None:
    told: list[int] = []
    file = train(
        2, False, 0.5 / 3600, tmp_path, seed=3, tell=lambda progress: told.append(progress.games), score_every=0.2
    )
    assert weights.load(file, 2, False)[0].outputs == 1
    assert told == sorted(told)
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [line["games"] for line in lines] == told
    assert all(0 <= line["greedy"] <= 1 for line in lines)


@pytest.mark.slow
def test_a_run_taken_up_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = Trainer(Run(2, False, 9, 1.0), tmp_path / "none")
    whole.run.cpu_seconds = 0.0
    for folder in ("a",):
        (tmp_path / folder).mkdir()
    half = Trainer(Run(2, False, 9, 1.0), tmp_path / "a")
    for trainer in (whole, half):
        trainer._play_and_learn(6, 1e-3)
    half.checkpoint()
    again = Trainer(Run(2, False, 9, 1.0), tmp_path / "a")
    for trainer in (whole, again):
        trainer._play_and_learn(6, 1e-3)
    assert np.array_equal(whole.learner.flat, again.learner.flat)
    assert np.array_equal(whole.random, again.random)


def test_a_killed_run_is_taken_up_without_loss(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path)], env=os.environ)
    deadline = time.monotonic() + 240
    while not (tmp_path / CHECKPOINT).exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with np.load(tmp_path / CHECKPOINT) as file:
        games = int(file["counts"][2])
        run = Run(**json.loads(str(file["about"])))
    assert games > 0
    train(2, False, (run.cpu_seconds + 0.2) / 3600, tmp_path, seed=3)
    with np.load(tmp_path / CHECKPOINT) as file:
        assert int(file["counts"][2]) > games


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    train(2, False, 0.1 / 3600, tmp_path, seed=3)
    with pytest.raises(UsageError, match="resume"):
        train(2, False, 0.2 / 3600, tmp_path, resume=False)
    with pytest.raises(UsageError, match="2 players"):
        train(3, False, 0.2 / 3600, tmp_path)


def test_three_players_may_begin_with_what_two_taught(tmp_path: Path) -> None:
    two = weights.file_of(2, False)
    file = train(3, False, 0.1 / 3600, tmp_path, seed=3, begin_with=two)
    assert weights.load(file, 3, False)[0].outputs == 3


def test_a_best_response_is_trained_against_fixed_weights(tmp_path: Path) -> None:
    rival = weights.file_of(2, False)
    before = rival.read_bytes()
    scores: list[float | None] = []
    train(2, False, 0.3 / 3600, tmp_path, seed=3, tell=lambda progress: scores.append(progress.rival), against=rival)
    assert all(score is not None and 0 <= score <= 1 for score in scores)
    assert rival.read_bytes() == before
    with pytest.raises(UsageError, match="another rival"):
        train(2, False, 0.5 / 3600, tmp_path, seed=3)


def test_against_a_rival_only_the_learner_learns(tmp_path: Path) -> None:
    rival = weights.file_of(2, False)
    trainer = Trainer(Run(2, False, 9, 1.0, against="rival"), tmp_path, rival)
    table = trainer.opposition.rivals[0].table.copy()
    trainer._play_and_learn(30, 1e-3)
    assert np.array_equal(trainer.opposition.rivals[0].table, table)
    seats_that_learned = set(trainer.stage.trail.seat[: trainer.stage.trail.length[0]].tolist())
    assert len(seats_that_learned) == 1


def test_two_players_begin_with_weights_as_they_are(tmp_path: Path) -> None:
    two = weights.file_of(2, False)
    trainer = Trainer(Run(2, False, 9, 1.0), tmp_path)
    trainer.begin_with(two)
    assert np.array_equal(trainer.net[0].table, weights.load(two, 2, False)[0].table)


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, True)])
def test_a_run_goes_on_with_weights_of_its_own_setup(players: int, teams: bool, tmp_path: Path) -> None:
    own = weights.file_of(players, teams)
    trainer = Trainer(Run(players, teams, 9, 1.0), tmp_path)
    trainer.begin_with(own)
    shipped = weights.load(own, players, teams)
    assert np.array_equal(trainer.net[0].table, shipped[0].table)
    assert np.array_equal(trainer.net[0].out, shipped[0].out)


def test_a_run_does_not_begin_with_weights_of_another_large_table(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="do not fit"):
        train(4, False, 0.1 / 3600, tmp_path, begin_with=weights.file_of(4, True))


def test_a_course_says_who_the_opponents_are_and_how_much_is_looked_at(tmp_path: Path) -> None:
    learned = {}
    for others in (0, 1):
        course = Course(outcomes=12, rate=1e-4, others=others)
        trainer = Trainer(Run(2, False, 9, 1.0, **asdict(course)), tmp_path / str(others))
        trainer._play_and_learn(1, 1e-4)
        learned[others] = set(trainer.stage.trail.seat[: trainer.stage.trail.length[0]].tolist())
        assert trainer.stage.work.outcomes.shape[0] == 12 + 1
    assert learned[0] == {0, 1}
    assert len(learned[1]) == 1


def test_a_run_that_is_taken_up_keeps_its_course(tmp_path: Path) -> None:
    train(2, False, 0.1 / 3600, tmp_path, seed=3, course=Course(outcomes=12, rate=1e-4, others=0))
    train(2, False, 0.2 / 3600, tmp_path, seed=3)
    with np.load(tmp_path / "weights.npz") as file:
        about = json.loads(str(file["about"]))
    assert (about["outcomes"], about["rate"], about["others"]) == (12, 1e-4, 0)


def test_a_run_does_not_begin_with_what_are_no_weights(tmp_path: Path) -> None:
    (tmp_path / "no.npz").write_bytes(b"no weights")
    with pytest.raises(UsageError, match="do not fit"):
        train(2, False, 0.1 / 3600, tmp_path / "run", seed=3, begin_with=tmp_path / "no.npz")


def train_with(workers: int, out: Path, games: int = 60, **course: Any) -> np.ndarray:
    """The weights of a small run, by itself or with workers."""
    engine = LocalEngine(workers) if workers > 1 else None
    wanted = Course(outcomes=8, games=games, **course)
    train(2, False, 1.0, out, seed=3, course=wanted, engine=engine, workers=workers)
    with np.load(out / CHECKPOINT) as file:
        assert int(file["counts"][2]) == games
        return np.asarray(file["flat"])


@pytest.mark.slow
def test_the_same_seed_and_workers_give_the_same_weights(tmp_path: Path) -> None:
    once, again = (train_with(2, tmp_path / name) for name in ("once", "again"))
    assert np.array_equal(once, again)
    assert not np.array_equal(once, Trainer(Run(2, False, 3, 1.0), tmp_path / "none").learner.flat)


def test_a_run_of_so_many_games_is_the_same_each_time(tmp_path: Path) -> None:
    once, again = (train_with(1, tmp_path / name, games=23) for name in ("once", "again"))
    assert np.array_equal(once, again)


def test_a_run_with_workers_is_taken_up(tmp_path: Path) -> None:
    train_with(2, tmp_path, games=40)
    train_with(2, tmp_path, games=80)


def test_each_seat_draws_its_opponent_from_the_population_or_all_have_the_same(tmp_path: Path) -> None:
    file = weights.file_of(4, False)
    setting = Setting(4, False, 8, 1, 3, ("self", "light", "greedy", "deep", str(file)))
    opposition = opposition_of(setting)
    assert opposition.codes.tolist() == [Player.LEARNER, Player.LIGHT, Player.GREEDY, Player.RIVAL, Player.RIVAL + 1]
    assert np.array_equal(opposition.rivals[1].table, weights.load(file, 4, False)[0].table)
    seats, random = np.zeros(4, dtype=np.int8), new_random_state(5)
    met = [set(seats.tolist()) for _ in range(40) if _seat_players(seats, 4, False, opposition, random) is None]
    assert set().union(*met) == set(opposition.codes.tolist())
    assert all(Player.LEARNER in at_table for at_table in met)
    assert max(map(len, met)) > 2
    assert sum(len(at_table) <= 2 for at_table in met) > len(met) // 3  # the learner among others of one kind


def test_a_population_plays_and_teaches(tmp_path: Path) -> None:
    course = Course(outcomes=8, others=1, population=("deep", "light"), games=10)
    file = train(3, False, 1.0, tmp_path, seed=3, course=course)
    with np.load(file) as made:
        assert json.loads(str(made["about"]))["population"] == ["deep", "light"]


def test_an_opponent_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no opponent"):
        train(2, False, 1.0, tmp_path, course=Course(population=("hal",)))
