"""An opponent that fits: somebody wins about 45 of a hundred games against it."""

import pytest

from impera.bots.fitting import (
    AIM,
    NEWCOMER,
    Strength,
    edges,
    joint_level,
    level_for,
    strength_after,
    strength_of_rating,
)


def test_the_level_is_the_one_against_which_the_chance_is_nearest_to_the_aim() -> None:
    for tenth in range(10, 100):
        strength = Strength(tenth / 10, 0.3)
        chances = {level: strength.chance_against(level) for level in range(1, 11)}
        best = min(chances, key=lambda level: abs(chances[level] - AIM))
        assert level_for(strength) == best
    assert level_for(Strength(5.0, 0.1)) == 5
    assert level_for(Strength(20.0, 0.1)) == 10
    assert level_for(Strength(-5.0, 0.1)) == 1


def test_neighbours_of_the_ladder_win_three_games_of_four() -> None:
    assert Strength(5.0, 0.0).chance_against(4) == pytest.approx(0.74)


def test_wins_raise_and_losses_lower_and_games_make_sure() -> None:
    won, lost = strength_after([(3, 1.0)] * 4), strength_after([(3, 0.0)] * 4)
    assert lost.level < NEWCOMER.level < won.level
    assert max(won.doubt, lost.doubt) < NEWCOMER.doubt
    even = strength_after([(6, 1.0), (6, 0.0)] * 20)
    assert even.level == pytest.approx(6.0, abs=0.2)
    assert level_for(even) == 6


def test_a_rating_is_read_beside_those_of_the_levels() -> None:
    levels = {3: (20.0, 1.0), 6: (31.0, 1.0)}
    weak, strong = (strength_of_rating(mu, 1.5, levels) for mu in (20.0, 31.0))
    assert weak.level == pytest.approx(3.0, abs=0.5)
    assert strong.level == pytest.approx(6.0, abs=0.5)
    assert strength_of_rating(25.0, 8.3, levels).doubt > strength_of_rating(25.0, 1.5, levels).doubt
    assert strength_of_rating(25.0, 1.5, {}) == NEWCOMER


def test_a_first_game_is_against_the_weakest_and_every_win_leads_on() -> None:
    for opponents in (1, 2, 3):
        results: list[tuple[float, float]] = []
        met = []
        for _ in range(9):
            met.append(level_for(strength_after(results), opponents))
            results.append((joint_level([met[-1]] * opponents), 1.0))
        assert met[0] == 1
        assert met == sorted(met)
        assert met[3] >= 3
        assert met[-1] >= 6


def test_several_opponents_are_as_hard_as_the_chance_to_come_first_among_equals() -> None:
    for others in (1, 2, 3):
        equal = Strength(4.0, 0.0).chance_against(joint_level([4.0] * others))
        assert equal == pytest.approx(1 / (1 + others))
    assert joint_level([9, 1]) == pytest.approx(9.0, abs=0.01)


def test_a_seat_is_above_the_others_by_as_many_levels_as_there_are() -> None:
    assert edges([6, 6, 6], teams=False) == pytest.approx([0, 0, 0])
    assert edges([8, 5], teams=False) == pytest.approx([3, -3])
    assert edges([8, 5, 5, 5], teams=False)[0] == pytest.approx(3)
    assert edges([9, 5, 7, 5], teams=True) == pytest.approx([3, -3, 3, -3])  # partners count as one, in the middle
    above = edges([9, 8, 6], teams=False)
    assert above == sorted(above, reverse=True)
    assert above[1] < 0  # one stronger weighs more than one weaker
