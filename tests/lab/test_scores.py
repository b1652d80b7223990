"""Win rates, their intervals by deal, and the sequential test."""

import math
from dataclasses import replace

import numpy as np
import pytest

from impera.lab.arena import Played
from impera.lab.contest import Contest
from impera.lab.ratings import rate, rated_games
from impera.lab.scores import Running, Tally, rate_interval, score_of
from impera.lab.sequential import FIRST_LOOK, half_width, is_decided
from impera.lab.summary import wilson


def game(deal: int, seating: int, winners: int, players: int = 2) -> Played:
    spent = tuple(2.0 + seat for seat in range(players))
    return Played(deal, seating, 0, winners, 1, 0, 20, 90, spent, (10,) * players)


def test_a_running_mean_is_the_mean():
    scores = np.random.default_rng(1).random(50)
    running = Running()
    for score in scores:
        running.add(score)
    assert running.mean == pytest.approx(scores.mean())
    assert running.variance == pytest.approx(scores.var(ddof=1))


def test_shared_wins_are_split():
    contest = Contest.of(["a", "b"], players=3)
    seating = contest.seatings[0]
    assert score_of(contest, seating, 0b001, 0) == 1
    assert score_of(contest, seating, 0b011, 0) == 0.5
    assert score_of(contest, seating, 0b111, 0) == pytest.approx(1 / 3)
    assert score_of(contest, seating, 0b110, 0) == 0


def test_a_game_without_end_is_split_among_all():
    contest = Contest.of(["a", "b"], players=2)
    assert score_of(contest, contest.seatings[0], 0, 0) == 0.5


def test_r9_2_a_team_wins_once():
    contest = Contest.of(["a", "b"], players=4, teams=True)
    assert score_of(contest, contest.seatings[0], 0b0101, 0) == 1
    assert score_of(contest, contest.seatings[0], 0b0101, 1) == 0
    assert score_of(contest, contest.seatings[1], 0b0101, 1) == 1
    assert score_of(contest, contest.seatings[0], 0b1111, 1) == 0.5


def test_a_tally_counts_wins_and_time_for_the_bot_wherever_it_sits():
    tally = Tally(Contest.of(["a", "b"]))
    tally.add([game(0, 0, 0b01), game(0, 1, 0b10)])
    assert [running.mean for running in tally.rates] == [1, 0]
    assert tally.cpu_ms == [2.0 + 3.0, 3.0 + 2.0]
    assert tally.ms_per_turn(0) == pytest.approx(5 / 20)
    assert (tally.deals, tally.games) == (1, 2)


def test_without_duplicates_the_interval_is_wilsons():
    """Two hundred deals of one game each: nothing to cluster."""
    won, deals = 130, 200
    mean = won / deals
    variance = mean * (1 - mean) / deals
    assert rate_interval(mean, variance, deals, deals) == pytest.approx(wilson(won, deals), abs=0.002)


def test_deals_whose_games_always_agree_count_once():
    """If both games of a deal end alike there are only as many observations as deals."""
    apart, agreed = Tally(Contest.of(["a", "b"])), Tally(Contest.of(["a", "b"]))
    rng = np.random.default_rng(3)
    for deal in range(400):
        one, other = rng.integers(2, size=2)
        agreed.add([game(deal, 0, 1 << int(one)), game(deal, 1, 1 << int(1 - one))])
        apart.add([game(deal, 0, 1 << int(one)), game(deal, 1, 1 << int(other))])
    widths = [high - low for low, high in (agreed.ci95(0), apart.ci95(0))]
    assert widths[0] / widths[1] == pytest.approx(math.sqrt(2), rel=0.1)


def tally_with_luck(strength: float, matters: float, deals: int, seed: int) -> Tally:
    """Deals, each from both sides, in which luck is worth `matters` times what the judge says."""
    tally, rng = Tally(Contest.of(["a", "b"])), np.random.default_rng(seed)
    for deal in range(deals):
        played = []
        for seating in (0, 1):
            luck = float(rng.uniform(-0.4, 0.4))
            won = rng.random() < strength + matters * luck
            seat = seating if won else 1 - seating
            gave = luck if seating == 0 else -luck
            played.append(replace(game(deal, seating, 1 << seat), luck=(gave, -gave)))
        tally.add(played)
    return tally


@pytest.mark.parametrize(("strength", "matters"), [(0.5, 1.0), (0.85, 0.3), (0.5, 0.0)])
def test_less_luck_never_spreads_more_for_long_and_the_mean_stays(strength: float, matters: float):
    tally = tally_with_luck(strength, matters, 3000, 5)
    assert tally.luck_weight.value == pytest.approx(matters, abs=0.1)
    assert tally.adjusted[0].deviation <= 1.005 * tally.rates[0].deviation
    assert tally.adjusted[0].mean == pytest.approx(strength, abs=0.02)
    assert tally.adjusted[0].mean + tally.adjusted[1].mean == pytest.approx(1)


def test_the_weight_of_luck_comes_from_the_deals_before():
    """What is known beforehand cannot lean to either side: the first deal's own result does not choose its weight."""
    for winners in (0b01, 0b10):
        tally = Tally(Contest.of(["a", "b"]))
        tally.add([replace(game(0, 0, winners), luck=(0.2, -0.2)), replace(game(0, 1, winners), luck=(0.1, -0.1))])
        assert tally.adjusted[0].mean == pytest.approx(tally.rates[0].mean - 0.5 * (0.2 - 0.1) / 2)


def test_an_interval_without_spread_is_still_an_interval():
    low, high = rate_interval(1.0, 0.0, 100, 200)
    assert high == 1
    assert 0.95 < low < 0.97
    assert rate_interval(0.5, 0.0, 100, 200)[0] == pytest.approx(0.43, abs=0.01)
    assert rate_interval(0.0, 0.0, 0, 0) == (0.0, 1.0)


def test_intervals_by_deal_hold_the_truth_as_often_as_they_say():
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(300):
        luck = rng.normal(0, 0.15, 100)
        wins = [rng.random(100) < np.clip(0.6 + shift, 0, 1) for shift in (luck, -luck)]
        scores = np.mean(wins, axis=0)
        low, high = rate_interval(scores.mean(), scores.var(ddof=1) / 100, 100, 200)
        held += low <= 0.6 <= high
    assert 0.91 < held / 300 < 0.985


def test_the_sequential_test_seldom_calls_equals_different():
    """Looked at after every deal, for a thousand deals, it errs less often than it may."""
    rng = np.random.default_rng(5)
    wrong = sum(_ever_decided(rng.integers(3, size=1000) / 2, 0.5) for _ in range(200))
    assert wrong / 200 < 0.05


def test_the_sequential_test_finds_a_difference():
    rng = np.random.default_rng(6)
    assert all(_ever_decided((rng.random((600, 2)) < 0.6).mean(axis=1), 0.5) for _ in range(30))


def _ever_decided(scores: np.ndarray, chance: float) -> bool:
    running = Running()
    for score in scores:
        running.add(float(score))
        if is_decided(running.count, running.mean, running.deviation, chance, 0.05):
            return True
    return False


def test_the_confidence_sequence_is_wider_than_an_interval_and_shrinks():
    assert half_width(500, 0.35, 0.05) > 1.96 * 0.35 / math.sqrt(500)
    assert half_width(2000, 0.35, 0.05) < half_width(500, 0.35, 0.05)
    assert not is_decided(FIRST_LOOK - 1, 1.0, 0.0, 0.5, 0.05)


def test_ratings_order_the_bots_and_grow_surer():
    contest = Contest.of(["a", "b"])
    results = [(0, 0b01), (1, 0b10), (0, 0b01), (1, 0b01)]  # three of four for the first
    few = rate(2, rated_games(contest, results, (0, 1)))
    many = rate(2, rated_games(contest, results * 20, (0, 1)))
    assert few[0].mu > few[1].mu
    assert many[0].sigma < few[0].sigma


def test_a_game_cut_off_tells_a_rating_nothing():
    contest = Contest.of(["a", "b"])
    assert rate(2, rated_games(contest, [(0, 0)], (0, 1)))[0].mu == 25
