"""Summaries: what many games add up to, with intervals, in memory that does not grow."""

import json
import math

import numpy as np
import pytest

from impera.lab.playout import OUTCOME
from impera.lab.simulate import Plan, play_chunk
from impera.lab.summary import Summary, rate, wilson
from impera.rules.facts import NONE, Ending
from tests.game.whole_games import every_setup


def outcomes(*games: tuple[Ending, int, list[int], int, int, int]):
    """Games as (ending, Domain, winners, first, turns, decisions), seats from 0."""
    made = np.zeros(len(games), dtype=OUTCOME).view(np.recarray)
    for row, (ending, domain, winners, first, turns, decisions) in zip(made, games, strict=True):
        row.ending, row.hegemony, row.winners = ending, domain, sum(1 << seat for seat in winners)
        row.first, row.turns, row.decisions = first, turns, decisions
        row.effects[0] = 2
    return made


SOME = outcomes(
    (Ending.HEGEMONY, 2, [0], 0, 10, 40),
    (Ending.MAJORITY, NONE, [1], 0, 20, 60),
    (Ending.MAJORITY, NONE, [0, 1], 1, 30, 80),
    (Ending.RUNNING, NONE, [], 1, 2000, 9000),
)
TWO = Plan.of(players=2, bots=["random", "builder"])


def summed(*chunks, plan: Plan = TWO) -> Summary:
    summary = Summary(plan)
    for chunk in chunks:
        summary.add(chunk)
    return summary


def test_games_are_counted_as_they_ended():
    summary = summed(SOME)
    assert (summary.games, summary.finished, summary.unfinished, summary.majorities) == (4, 3, 1, 2)
    assert summary.hegemonies.tolist() == [0, 0, 1, 0, 0, 0]
    assert summary.wins.tolist() == [2, 2, 0, 0]
    assert (summary.shared, summary.first_wins) == (1, 2)
    assert (summary.decisions, summary.turns) == (9180, 2060)
    assert summary.effects[0] == 8


def test_adding_chunks_is_the_same_as_adding_all_at_once():
    assert summed(SOME).to_json() == summed(SOME[:1], SOME[1:3], SOME[3:]).to_json()


def test_bots_are_counted_once_per_seat():
    assert summed(SOME).bot_wins == {"random": (2, 3), "builder": (2, 3)}
    assert summed(SOME, plan=Plan.of(players=2)).bot_wins == {"random": (4, 6)}


def test_in_teams_a_win_of_both_partners_is_not_shared():
    plan = Plan.of(players=4, teams=True)
    chunk = outcomes((Ending.MAJORITY, NONE, [0, 2], 0, 1, 1), (Ending.MAJORITY, NONE, [0, 1, 2, 3], 0, 1, 1))
    assert summed(chunk, plan=plan).shared == 1


def test_it_can_be_written_as_json():
    told = json.loads(json.dumps(summed(SOME).to_json()))
    assert {"games", "decisions", "seconds", "wins"} <= set(told)
    assert told["hegemony"] == {"M": 0, "R": 0, "E": 1, "S": 0, "C": 0, "U": 0}
    assert (told["majority"], told["unfinished"], told["shared"]) == (2, 1, 1)
    assert told["wins"] == [2, 2]
    assert told["turns_per_game"] == 515
    assert told["bots"] == ["random", "builder"]


def test_of_no_games_there_is_a_summary_too():
    told = Summary(TWO).to_json()
    assert told["games"] == 0
    assert told["win_rates"][0] == {"rate": 0.0, "low": 0.0, "high": 1.0}
    assert Summary(TWO).turns_margin == 0.0


@every_setup
def test_everything_adds_up(setup):
    players, variant, teams = setup
    plan = Plan.of(players=players, variant=variant, teams=teams, bots=["builder"])
    summary = summed(play_chunk(plan, 0, 150), plan=plan)
    assert int(summary.hegemonies.sum()) + summary.majorities + summary.unfinished == summary.games == 150
    assert int(summary.wins.sum()) >= summary.finished * (2 if teams else 1)
    assert summary.wins[players:].sum() == 0
    assert summary.mean_turns > 5
    assert 0 < summary.turns_margin < summary.mean_turns


def test_the_mean_has_its_margin():
    chunk = outcomes(*[(Ending.MAJORITY, NONE, [0], 0, turns, 1) for turns in (10, 20, 30, 40)])
    summary = summed(chunk)
    assert summary.mean_turns == 25
    assert summary.turns_margin == pytest.approx(1.96 * math.sqrt(125 / 4), rel=1e-3)


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 20, 0.0089, 0.2361), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(won, played, low, high):
    assert wilson(won, played) == pytest.approx((low, high), abs=2e-4)
    assert rate(won, played)["low"] == wilson(won, played)[0]


def test_the_interval_holds_the_true_share_nineteen_times_in_twenty():
    rng = np.random.default_rng(4)
    held = sum(low <= 0.3 <= high for low, high in (wilson(int(won), 200) for won in rng.binomial(200, 0.3, 1000)))
    assert 920 < held < 980
