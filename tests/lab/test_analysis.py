"""Chances of winning from one seat's view: they add up, see nothing hidden, are in time, and can be explained."""

import json
from pathlib import Path

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from impera.cli.evaluate import calibrate_command, evaluate_command
from impera.coach.calibrated import EDGES, LINES, calibrated, columns, log_odds
from impera.coach.explanation import explain_turn
from impera.errors import UsageError
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.record import Record, write_record
from impera.game.view import View
from impera.lab import win_chances
from impera.lab.calibration import (
    AskedPositions,
    _seated,
    ask_in_game,
    contest_of,
    fit_edges,
    fit_line,
    reliability,
    worst_difference,
)
from impera.lab.contest import Contest
from impera.words import LANGUAGES
from tests.bots.tactics.suite import POSITIONS

SET_UPS = [(2, False), (3, False), (4, False), (4, True)]


def a_game(players: int = 2, teams: bool = False, decisions: int = 60, seed: int = 4) -> Game:
    """A game some random decisions on."""
    game, rng = Game.new(players=players, teams=teams, seed=seed), np.random.default_rng(seed)
    for _ in range(decisions):
        legal = game.legal()
        game.play(legal[int(rng.integers(len(legal)))])
    return game


def position(name: str) -> View:
    found = next(position for position in POSITIONS if position.name == name)
    return View(found.state, found.seat + 1)


@pytest.mark.parametrize(("players", "teams"), SET_UPS)
def test_chances_add_up_and_lie_in_their_intervals(players: int, teams: bool):
    chances = win_chances(a_game(players, teams).view(1), worlds=16)
    assert len(chances.seats) == players
    assert sum(at.chance for at in chances.seats[: 2 if teams else players]) == pytest.approx(1)
    for at in chances.seats:
        assert 0 <= at.low <= at.chance <= at.high <= 1
    if teams:
        assert chances.of(1) == pytest.approx(chances.of(3))


def test_what_is_hidden_changes_nothing():
    """The same view of another world, the same random numbers: the same chances."""
    view = a_game(3).view(2)
    twin = View(determinize(view, np.random.default_rng(8)), 2)
    one, other = (win_chances(seen, worlds=16, seconds=60).seats for seen in (view, twin))
    assert one == other


def test_an_answer_is_there_in_time():
    view = a_game(4).view(1)
    win_chances(view)
    assert min(win_chances(view).ms for _ in range(3)) < 200


def test_a_won_turn_is_almost_certain_and_a_game_over_is_certain():
    assert win_chances(position("eighth-military")).of(1) > 0.9
    game, rng = Game.new(players=2, seed=1), np.random.default_rng(1)
    while not game.is_over:
        game.play(game.legal()[int(rng.integers(len(game.legal())))])
    assert win_chances(game.view(1)).of(game.result.winners[0]) > 0.4  # type: ignore[union-attr]


def test_a_line_between_log_odds_keeps_the_sum():
    chances = calibrated(np.array([0.2, 0.3, 0.5]), 3, False)
    assert chances.sum() == pytest.approx(1)
    assert (np.diff(chances) > 0).all()
    assert log_odds(np.array([0.0, 0.5, 1.0])).tolist() == pytest.approx([-9.2102, 0, 9.2102], abs=1e-3)


def test_games_in_which_nothing_was_asked_are_refused_in_words():
    nothing = [AskedPositions(np.zeros((0, 2)), np.array([1.0, 0.0]), np.zeros(0))]
    with pytest.raises(UsageError, match="play more of them"):
        reliability(nothing, Contest.of(["light", "light"]))


def test_reliability_finds_what_is_said_too_boldly():
    """Chances said with twice the log-odds they should have: the table shows it and the line puts it right."""
    rng, contest = np.random.default_rng(3), Contest.of(["light", "light"])
    asked = []
    for _ in range(4000):
        true = rng.uniform(0.15, 0.85)
        bold = 1 / (1 + np.exp(-2 * np.log(true / (1 - true))))
        won = float(rng.random() < true)
        asked.append(AskedPositions(np.array([[bold, 1 - bold]]), np.array([won, 1 - won]), np.array([0.5])))
    assert worst_difference(reliability(asked, contest, raw=True)) > 0.1
    shift, slope, *bends = fit_line(asked, contest)
    assert shift == pytest.approx(0, abs=0.1)
    assert slope == pytest.approx(0.5, abs=0.08)
    assert bends == pytest.approx([0, 0], abs=0.15)


@pytest.mark.parametrize(("players", "teams"), SET_UPS)
def test_who_plays_better_wins_more_often_and_equals_as_often_as_ever(players: int, teams: bool):
    view = a_game(players, teams).view(1)
    plain, equal = (win_chances(view, worlds=16, levels=levels) for levels in (None, [6.0] * players))
    assert [at.chance for at in equal.seats] == pytest.approx([at.chance for at in plain.seats])
    mine = [9.0 if seat == 0 or (teams and seat == 2) else 6.0 for seat in range(players)]
    better = win_chances(view, worlds=16, levels=mine)
    assert better.of(1) > plain.of(1)
    assert better.of(2) < plain.of(2)
    assert sum(at.chance for at in better.seats[: 2 if teams else players]) == pytest.approx(1)


@pytest.mark.parametrize("setup", EDGES)
def test_a_level_is_worth_more_with_more_of_the_game_to_play(setup: tuple[int, bool]):
    least, more = EDGES[setup]
    assert least > 0
    assert least + more > least


def test_what_a_level_is_worth_is_found_again():
    """Won as often as the line and so much for each level say: the fit finds that much."""
    rng, contest = np.random.default_rng(4), Contest.of(["ladder:5", "ladder:7"])
    asked = []
    for _ in range(6000):
        said, left, gap = rng.uniform(0.2, 0.8), rng.uniform(), float(rng.integers(-2, 3))
        odds = float((np.array(LINES[2, False]) @ columns(np.array([said])))[0]) + (0.4 + 0.5 * left) * gap
        won = float(rng.random() < 1 / (1 + np.exp(-odds)))
        levels = (5.0 + gap, 5.0)
        said_of = np.array([[said, 1 - said]])
        asked.append(AskedPositions(said_of, np.array([won, 1 - won]), np.array([left]), levels))
    assert fit_edges(asked, contest) == pytest.approx((0.4, 0.5), abs=0.1)


@pytest.mark.parametrize("setup", LINES)
def test_a_line_never_turns_round(setup: tuple[int, bool]):
    """What is said to be likelier stays likelier, up to what is as good as certain."""
    said = np.linspace(0, 1, 2001)
    corrected = np.array(LINES[setup]) @ columns(said)
    assert (np.diff(corrected[log_odds(said) > log_odds(said)[0]]) > 0).all()


def test_a_game_is_asked_about_and_ends():
    contest = Contest.of(["light", "light"], players=3)
    asked = ask_in_game(contest, 0)
    assert asked.said.shape[1] == 3
    assert asked.said.sum(axis=1) == pytest.approx(np.ones(len(asked.said)))
    assert asked.won.sum() == pytest.approx(1)


def test_a_win_is_explained_as_one():
    view = position("eighth-military")
    parts = explain_turn(view, win_chances(view))
    assert parts[0].said_in("en").startswith("The turn wins at once: play Military, Age 1")


@pytest.mark.parametrize("name", ["attack-stops-military", "democracy-stops-culture", "three-attack-hits-both"])
def test_a_threat_is_named(name: str):
    view = position(name)
    parts = explain_turn(view, win_chances(view))
    assert {part.key for part in parts} & {"why-bot-meets", "why-bot-suffers"}
    for language in LANGUAGES:
        assert all(part.said_in(language) for part in parts)


def run(command, *arguments: str):
    app = typer.Typer()
    app.command()(command("en"))
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(write_record(Record(a_game())), encoding="utf-8")
    return str(path)


def test_evaluate_prints_every_seat(record: str):
    result = run(evaluate_command, record, "--at", "20", "--explain")
    assert result.exit_code == 0
    assert "After 20 of 60 actions" in result.stdout
    found = json.loads(run(evaluate_command, record, "--seat", "2", "--json").stdout)
    assert [row["seat"] for row in found["seats"]] == [1, 2]


def test_evaluate_refuses_what_it_cannot_do(record: str):
    assert isinstance(run(evaluate_command, record, "--at", "99").exception, UsageError)
    game = a_game()
    other = str(3 - game.deciding)
    assert isinstance(run(evaluate_command, record, "--seat", other, "--explain").exception, UsageError)
    for levels in ("6", "6,eight", "6,11", "6,8,9"):
        assert isinstance(run(evaluate_command, record, "--levels", levels).exception, UsageError)


def test_evaluate_counts_who_plays_better(record: str):
    chances = []
    for levels in ("9,5", "5,9"):
        found = json.loads(run(evaluate_command, record, "--levels", levels, "--json").stdout)
        chances.append(found["seats"][0]["chance"])
    assert chances[0] > chances[1]


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, True)])
def test_mixed_tables_seat_every_bot_and_partners_alike(players: int, teams: bool):
    contest = contest_of(["light", "greedy"], players, "basic", teams, 5)
    seated = [_seated(contest, np.random.default_rng(number)) for number in range(20)]
    assert {name for names in seated for name in names} == {"light", "greedy"}
    assert any(len(set(names)) == 2 for names in seated)
    assert not teams or all(names[:2] == names[2:] for names in seated)


def test_calibrate_asks_at_mixed_tables():
    result = run(calibrate_command, "--games", "3", "--bot", "light, greedy", "--players", "3", "--jobs", "1", "--json")
    assert json.loads(result.stdout)["bot"] == "light,greedy"


def test_more_decisions_are_asked_about_where_that_is_wanted():
    games = ("--games", "2", "--bot", "light", "--jobs", "1", "--json")
    few, many = (json.loads(run(calibrate_command, *games, "--asked", part).stdout) for part in ("0.01", "0.2"))
    positions = [sum(tenth["count"] for tenth in report["tenths"]) for report in (few, many)]
    assert positions[1] > 5 * positions[0] > 0


def test_calibrate_prints_a_table():
    result = run(calibrate_command, "--games", "2", "--bot", "light", "--jobs", "1", "--fit")
    assert result.exit_code == 0
    assert "positions of 2 games" in result.stdout.replace("\n", " ")
