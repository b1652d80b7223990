"""The arena: the same seed gives the same games whoever plays them where; tables, files, refusals."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from impera.cli.arena import arena_command
from impera.coach.ledger import ledger
from impera.errors import ImperaError, UsageError
from impera.lab.arena import Played, play_deal
from impera.lab.contest import Contest
from impera.lab.engines import HereEngine, LocalEngine, engine_named
from impera.lab.game_file import games
from impera.lab.plot import plot_training, training_curves
from impera.lab.scores import Tally
from impera.lab.tournament import Tournament, report, row_of
from impera.words import LANGUAGES
from tests.lab.bots_for_tests import BUSY_MS

FIRST, CHEAT, BUSY = (f"tests.lab.bots_for_tests:{name}" for name in ("FirstBot", "CheatBot", "BusyBot"))
ROOT = Path(__file__).parents[2]


def silent(number: int, games: list[Played]) -> None:
    """Watch nothing."""


def tournament(*names: str, all_pairs: bool = False, players: int = 2, teams: bool = False) -> Tournament:
    return Tournament.of(names, players=players, variant="basic", teams=teams, seed=3, all_pairs=all_pairs)


def without_time(found: dict) -> dict:  # type: ignore[type-arg]
    """A report without what depends on the machine."""
    for bot in found["bots"]:
        assert bot.pop("cpu_ms_per_turn") >= 0
    return found


def app() -> typer.Typer:
    command = typer.Typer()
    command.command()(arena_command("en"))
    return command


def run(*arguments: str):
    return CliRunner().invoke(app(), ["--jobs", "1", *arguments])


def test_a_deal_played_again_is_the_same_game_but_for_the_time():
    contest = Contest.of(["random", "light"], players=3, variant="draft")
    once, again = ([game.decisions for game in play_deal(contest, 5)] for _ in range(2))
    assert once == again
    assert len(once) == 6


def test_deterministic_bots_of_one_kind_share_every_deal():
    """An A/A match without chance in the bots: both seatings are one and the same game."""
    tally = Tally(contest := Contest.of([FIRST, FIRST]))
    for deal in range(6):
        tally.add(play_deal(contest, deal))
    assert tally.rates[0].mean == 0.5


def test_the_same_seed_gives_the_same_result_for_any_number_of_jobs():
    results = []
    for engine in (HereEngine(), LocalEngine(2)):
        meeting = tournament("random", "light", "builder", all_pairs=True)
        meeting.run(engine, 60, stop_early=True, watch=silent)
        results.append(without_time(report(meeting)))
    assert results[0] == results[1]
    assert results[0]["games"] < 360


@pytest.mark.parametrize(("players", "teams", "games"), [(2, False, 2), (3, False, 6), (4, False, 8), (4, True, 2)])
def test_every_set_up_can_be_played(players: int, teams: bool, games: int):
    meeting = tournament("random", "light", players=players, teams=teams)
    meeting.run(HereEngine(), 2, stop_early=False, watch=silent)
    assert meeting.games == 2 * games


def test_as_many_bots_as_seats_share_all_wins():
    meeting = tournament("random", "light", "builder", players=3)
    meeting.run(HereEngine(), 4, stop_early=False, watch=silent)
    assert sum(standing.win_rate for standing in meeting.standings()) == pytest.approx(1)


def test_time_is_that_of_the_processor_and_of_ones_own_turns():
    contest = Contest.of([BUSY, FIRST])
    tally = Tally(contest)
    tally.add(played := play_deal(contest, 0))
    assert tally.cpu_ms[0] > 20 * tally.cpu_ms[1]  # a decision of the other takes a twentieth of a millisecond
    assert tally.cpu_ms[0] < 4 * BUSY_MS * sum(game.decisions for game in played)
    assert tally.ms_per_turn(0) > BUSY_MS


def test_a_sequential_test_stops_early():
    meeting = tournament("random", "light")
    meeting.run(HereEngine(), 400, stop_early=True, watch=silent)
    assert meeting.deals < 100
    assert meeting.standings()[1].ci95[0] > 0.5


def test_an_illegal_action_is_refused_and_never_replaced():
    contest = Contest.of([CHEAT, "random"])
    with pytest.raises(UsageError, match="the bot cheat chose “divine-right”"):
        play_deal(contest, 0)


def test_json_says_what_it_must():
    result = run("--bots", "random,light", "--deals", "3", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["deals"], found["games"]) == (3, 6)
    for bot, name in zip(found["bots"], ("random", "light"), strict=True):
        assert bot["name"] == name
        assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
        assert bot["cpu_ms_per_turn"] > 0
        assert bot["rating"]["sigma"] > 0


def test_all_against_all_prints_the_cross_table_and_the_worst_opponent():
    result = run("--bots", "random,light,builder", "--deals", "2", "--all")
    assert result.exit_code == 0
    assert "Wins of each row against each column" in result.stdout
    assert "Worst opponent" in result.stdout


@pytest.mark.parametrize("suffix", ["csv", "jsonl", "parquet"])
def test_games_are_written_as_rows(tmp_path: Path, suffix: str):
    path = tmp_path / f"games.{suffix}"
    assert run("--bots", "random,light", "--players", "3", "--deals", "2", "--out", str(path)).exit_code == 0
    assert len(rows_in(path)) == 12


def rows_in(path: Path) -> list:  # type: ignore[type-arg]
    if path.suffix == ".csv":
        return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    import pyarrow.parquet

    return list(pyarrow.parquet.read_table(path).to_pylist())


def test_a_row_names_the_bots_by_seat():
    contest = Contest.of(["random", "light"], players=3)
    row = row_of(contest, 0, Played(4, 1, 2, 0b010, 1, 5, 30, 150, (1.0, 2.0, 3.0), (10, 10, 10)))
    assert (row["bot_1"], row["bot_2"], row["bot_3"], row["bot_4"]) == ("light", "random", "light", None)
    assert (row["winners"], row["domain"], row["ending"], row["first"]) == (0b010, "U", "hegemony", 3)


@pytest.mark.slow
def test_results_less_luck_stand_beside_them_and_are_the_same_for_any_number_of_jobs():
    results = []
    for engine in (HereEngine(), LocalEngine(2)):
        meeting = tournament("random", "light", "builder", all_pairs=True)
        meeting.run(engine, 2, stop_early=False, watch=silent, luck_adjusted=True)
        results.append(without_time(report(meeting)))
    assert results[0] == results[1]
    for found in (*results[0]["bots"], *results[0]["matches"]):
        low, high = found["luck_adjusted"]["ci95"]
        assert low < found["luck_adjusted"]["win_rate"] < high
    of_pair = [match["luck_adjusted"]["win_rate"] for match in results[0]["matches"][:2]]
    assert sum(of_pair) == pytest.approx(1)  # what luck gives one it takes from the other


def test_the_luck_of_a_game_is_that_of_its_account(tmp_path: Path):
    path = tmp_path / "games.parquet"
    asked = ("--bots", "light,builder", "--players", "3", "--variant", "draft", "--deals", "1")
    assert run(*asked, "--luck-adjusted", "--moves", "--out", str(path)).exit_code == 0
    for row in games(path):
        told = [row.columns[f"luck_{seat}"] for seat in (1, 2, 3)]
        assert told == pytest.approx([at.luck for at in ledger(row.replay()).seats], abs=1e-5)


def test_the_table_and_the_files_tell_luck(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    result = run("--bots", "random,light", "--deals", "3", "--luck-adjusted", "--out", str(path))
    assert result.exit_code == 0
    assert "Less luck" in result.stdout
    for row in rows_in(path):
        assert row["luck_1"] == pytest.approx(-row["luck_2"], abs=1e-5)
        assert row["luck_3"] is None
    assert "luck" not in run("--bots", "random,light", "--deals", "1").stdout


def test_a_picture_of_the_ratings(tmp_path: Path):
    pictures = []
    for number in range(2):
        path = tmp_path / f"{number}.svg"
        assert run("--bots", "random,light", "--deals", "2", "--plot", str(path)).exit_code == 0
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1]
    assert b"<svg" in pictures[0]


def test_a_picture_of_a_training_run(tmp_path: Path):
    log = tmp_path / "curve.jsonl"
    log.write_text('{"games": 100, "light": 0.4, "greedy": 0.1}\n{"games": 200, "light": 0.6, "greedy": 0.3}\n')
    plot_training(log, tmp_path / "curve.svg", "en")
    assert b"<svg" in (tmp_path / "curve.svg").read_bytes()
    assert training_curves([{"games": 5, "light": 0.5}]) == {"light": [(5, 0.5)]}
    log.write_text("")
    with pytest.raises(UsageError, match="no training scores"):
        plot_training(log, tmp_path / "curve.svg", "en")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "nobody,random"),
        ("--bots", "random"),
        ("--bots", "random,light,builder", "--players", "4"),
        ("--bots", "random,light", "--teams"),
        ("--bots", "random,light", "--variant", "none"),
        ("--bots", "random,light", "--engine", "none"),
        ("--bots", "random,light", "--out", "games.txt"),
        ("--bots", "random,light", "--out", "nowhere/games.csv"),
        ("--bots", "random,light", "--plot", "picture.txt"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line_before_any_game(arguments: tuple[str, ...]):
    refusal = run("--deals", "1000000", *arguments).exception
    assert isinstance(refusal, ImperaError)
    for language in LANGUAGES:
        assert "\n" not in refusal.said_in(language)


def test_help_is_there_in_every_language():
    for language in LANGUAGES:
        command = typer.Typer()
        command.command()(arena_command(language))
        assert CliRunner().invoke(command, ["--help"]).exit_code == 0


def test_an_engine_nobody_knows_is_refused():
    with pytest.raises(UsageError, match="there are: local, ray"):
        engine_named("abacus", 1)


INTERRUPTED = f"""
import signal
import typer
from impera.cli.arena import arena_command
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
    app = typer.Typer()
    app.command()(arena_command("en"))
    app(["--bots", "{FIRST},random", "--deals", "100000", "--jobs", "2", "--json", "--out", "games.jsonl"])
"""


def test_ctrl_c_reports_what_is_done(tmp_path: Path):
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    out = tmp_path / "out.json"
    with out.open("w") as file:
        here = os.environ | {"PYTHONPATH": str(ROOT)}
        process = subprocess.Popen([sys.executable, script], stdout=file, cwd=tmp_path, env=here)
        while not (tmp_path / "games.jsonl").is_file() or not (tmp_path / "games.jsonl").stat().st_size:
            assert process.poll() is None
            time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    found = json.loads(out.read_text())
    assert found["interrupted"]
    assert found["games"] == 2 * found["deals"]
