"""A duplicate match is scored against the field: trimmed means, sums, intervals by deal, places."""

import random
from statistics import fmean

import pytest

from impera.coach.deals import Deal, play_among_bots
from impera.coach.duplicates.scoring import BOTS, PlayedBoard, datums, standings, trimmed_mean
from impera.coach.jobs import AccountJob, AmongBotsJob
from impera.coach.ledger import ledger
from impera.coach.worker import answer
from impera.game.game import Game
from impera.game.record import Record, record_to_wire


def played(who: str, deal: int, won: float, luck: float = 0.0, seat: int = 1) -> PlayedBoard:
    return PlayedBoard(who, deal, seat, won, luck)


def test_a_fifth_is_left_out_at_either_end_from_five_results_on():
    assert trimmed_mean([1.0, 0.0, 0.0, 0.0]) == 0.25
    assert trimmed_mean([1.0, 0.0, 0.0, 0.0, 0.0]) == 0.0
    assert trimmed_mean([9.0, 8.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -7.0, -9.0]) == 1.0


def test_a_score_is_the_sum_of_results_less_their_datums_with_and_without_luck():
    results = [
        *(played("ann", 1, 1.0, 0.5), played("ann", 2, 0.0, -0.25)),
        *(played("bob", 1, 0.0, -0.5), played("bob", 2, 0.0, 0.25)),
    ]
    assert datums(results)[1, 1].won == 0.5
    first, second = standings(results)
    assert (first.who, first.place, first.raw.score, first.adjusted.score) == ("ann", 1, 0.5, 0.25)
    assert (second.who, second.place, second.raw.score, second.adjusted.score) == ("bob", 2, -0.5, -0.25)
    assert first.raw.margin is None  # two deals say nothing of how sure it is


def test_whoever_did_the_same_shares_a_place_and_whoever_is_not_through_has_none():
    results = [played(who, deal, 1.0) for who in ("ann", "bob", BOTS) for deal in (1, 2)] + [played("cid", 1, 1.0)]
    assert [(each.who, each.place, each.raw.score) for each in standings(results)] == [
        *((BOTS, 1, 0.0), ("ann", 1, 0.0), ("bob", 1, 0.0)),
        ("cid", None, 0.0),
    ]


def test_four_or_fewer_are_compared_with_nothing_but_each_other():
    rng = random.Random(5)
    results = [
        played(who, deal, float(rng.random() < 0.4), rng.uniform(-0.4, 0.4), seat)
        for who in ("ann", "bob", "cid", BOTS)
        for deal in range(1, 7)
        for seat in (1, 2, 3)
    ]
    found = standings(results)
    assert sum(each.raw.score for each in found) == pytest.approx(0.0, abs=1e-3)
    assert sum(each.adjusted.score for each in found) == pytest.approx(0.0, abs=1e-3)


def test_the_interval_holds_what_a_player_is_worth():
    """People who win with a chance of their own: the true difference to the field lies inside about 95 times of 100."""
    rng = random.Random(11)
    chances = {"ann": 0.7, "bob": 0.5, "cid": 0.3}
    inside = tries = 0
    for _ in range(400):
        results = [
            played(who, deal, float(rng.random() < chance)) for who, chance in chances.items() for deal in range(1, 9)
        ]
        for each in standings(results):
            truth = 8 * (chances[each.who] - fmean(chances.values()))
            assert each.raw.margin is not None
            inside += abs(each.raw.score - truth) <= each.raw.margin
            tries += 1
    assert inside / tries > 0.92


def test_the_coach_in_its_own_process_says_what_came_of_a_board():
    game, rng = Game.new(players=3, seed=5), random.Random(5)
    while not game.is_over:
        game.play(rng.choice(game.legal()))
    found = answer(AccountJob(record_to_wire(Record(game))))
    assert isinstance(found, list)
    assert [each.won for each in found] == [at.result for at in ledger(game).seats]
    assert sum(each.luck for each in found) == pytest.approx(0.0, abs=1e-3)
    deal = Deal("7b" * 32, 2, 1, "ladder:1", "draft")
    assert answer(AmongBotsJob(deal)) == play_among_bots(deal)  # always the same game
