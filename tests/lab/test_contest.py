"""Duplicate deals: the same cards and First Player in every seating, and streams that depend on nothing else."""

import numpy as np
import pytest

from impera.errors import SetupError, UsageError
from impera.lab.contest import Contest, deal_number, stream
from impera.rules.state import key


def seats_of(contest: Contest) -> list[tuple[int, ...]]:
    return [seating.bots for seating in contest.seatings]


def test_two_bots_change_places():
    contest = Contest.of(["random", "light"])
    assert seats_of(contest) == [(0, 1), (1, 0)]


@pytest.mark.parametrize("players", [3, 4])
def test_as_many_bots_as_seats_rotate(players: int):
    contest = Contest.of(["random"] * players, players=players)
    assert len(contest.seatings) == players
    for seat in range(players):
        assert {seats[seat] for seats in seats_of(contest)} == set(range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_two_bots_at_a_larger_table_sit_alone_in_every_seat_in_turn(players: int):
    contest = Contest.of(["random", "light"], players=players)
    assert len(contest.seatings) == 2 * players
    for seating in contest.seatings:
        (bot,) = seating.counted
        assert seating.bots.count(bot) == 1
    assert len(set(seats_of(contest))) == 2 * players
    assert contest.chance == pytest.approx(1 / players)


def test_r9_1_partners_play_the_same_bot():
    contest = Contest.of(["random", "light"], players=4, teams=True)
    assert seats_of(contest) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert contest.chance == 0.5


def test_a_deal_is_the_same_whatever_bots_play_it():
    one = deal_number(Contest.of(["random", "light"], seed=5), 3)
    other = deal_number(Contest.of(["greedy", "random"], seed=5), 3)
    assert key(one) == key(other)
    assert key(one) != key(deal_number(Contest.of(["random", "light"], seed=6), 3))
    assert key(one) != key(deal_number(Contest.of(["random", "light"], seed=5), 4))


def test_every_seat_may_be_first():
    contest = Contest.of(["random", "light"], players=4)
    assert {int(deal_number(contest, number).first) for number in range(60)} == {0, 1, 2, 3}


def test_random_numbers_depend_on_seed_deal_seating_and_seat():
    contest, other = Contest.of(["a", "b"], seed=1), Contest.of(["a", "b"], seed=2)
    places = [(contest, 0, 0, 0), (other, 0, 0, 0), (contest, 1, 0, 0), (contest, 0, 1, 0), (contest, 0, 0, 1)]
    drawn = {stream(*place).integers(2**62) for place in places}
    assert len(drawn) == len(places)
    assert stream(contest, 4, 1, 0).integers(2**62) == stream(contest, 4, 1, 0).integers(2**62)
    assert isinstance(stream(Contest.of(["a", "b"], seed=-1), 0, 0, 0), np.random.Generator)


def test_what_is_no_contest_is_refused():
    with pytest.raises(UsageError, match="name 2 bots or 4, here are 3"):
        Contest.of(["a", "b", "c"], players=4)
    with pytest.raises(UsageError, match="here are 4"):
        Contest.of(["a", "b", "c", "d"], players=4, teams=True)
    with pytest.raises(SetupError, match=r"R9\.1"):
        Contest.of(["a", "b"], players=2, teams=True)
    with pytest.raises(SetupError, match=r"R2\.1"):
        Contest.of(["a", "b"], players=5)
