"""R9: teams."""

import pytest

from impera.errors import SetupError
from impera.game.game import Game
from tests.table_setter import Table, deal, lay


def majority(areas: dict[int, str]) -> Table:
    table = lay(players=4, teams=True, first=1, seat=4, area=areas, deck="")
    table.play("end")
    return table


@pytest.mark.parametrize("players", [2, 3])
def test_r9_1_teams_are_for_four_players(players):
    with pytest.raises(SetupError) as refusal:
        Game.new(players, teams=True, seed=1)
    assert refusal.value.rule == "R9.1"


def test_r9_1_hands_are_not_shared():
    table = lay(players=4, teams=True, hand={1: "M1", 3: "R1 S2"})
    hand = table.view(1).hands[2]
    assert (hand.size, hand.ages, hand.known) == (2, (1, 1, 0), {})


def test_r9_1_turns_go_clockwise_as_ever():
    table = deal(4, teams=True, first=4)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.pass_turn()
    assert seats == [4, 1, 2, 3]


def test_r9_1_a_partner_can_be_aimed_at():
    table = lay(players=4, teams=True, area={1: "R1 E1 U3", 3: "M1"}, hand={3: "S1"})
    for text in ("inquisition P3", "embargo P3 M", "democracy P3 M"):
        table.allowed(text)


def test_r9_1_a_partner_is_another_player_for_culture():
    table = lay(players=4, teams=True, area={1: "C1", 3: "C1 R1 R1"})
    assert table.refused("inspiration P3 holy-book").rule == "R5.6"
    lay(players=4, teams=True, area={1: "C1", 3: "R1 R1"}).allowed("inspiration P3 holy-book")


def test_r9_1_partners_do_not_add_up_for_levels_or_hegemony():
    table = lay(players=4, teams=True, area={1: "S1 S1 S1 S1 R1", 3: "S2 S2 S2 S2 R1"}, hand={2: "M1"})
    assert table.refused("holy-book").rule == "R4.1"
    table.play("end")
    assert table.result is None


@pytest.mark.parametrize(("seat", "winners"), [(1, [1, 3]), (2, [2, 4]), (3, [1, 3]), (4, [2, 4])])
def test_r9_2_a_partners_hegemony_wins_for_the_team(seat, winners):
    table = lay(players=4, teams=True, seat=seat, area={seat: "S1 S1 S2 S2 S3 S3 S3"})
    table.play("end")
    assert table.result == {"how": "hegemony", "winners": winners}


def test_r9_3_a_team_scores_for_each_domain_a_partner_leads():
    table = majority({1: "M1 M1", 2: "M1 R1", 3: "S1 C1", 4: "R1 R1"})
    assert table.result == {"how": "majority", "winners": [1, 3], "points": [3, 1]}


def test_r9_3_two_partners_leading_together_still_score_one():
    table = majority({1: "M1", 2: "R1", 3: "M2", 4: "S1"})
    assert table.result == {"how": "majority", "winners": [2, 4], "points": [1, 2]}


def test_r9_3_leaders_in_both_teams_both_score():
    table = majority({1: "M1 M1", 2: "M2 M2", 3: "U3", 4: ""})
    assert table.result == {"how": "majority", "winners": [1, 3], "points": [2, 1]}


def test_r9_3_leaders_are_found_among_the_four_players_not_the_sums():
    table = majority({1: "M1 M1", 2: "M2 M2 M2", 3: "M1 M1", 4: ""})
    assert table.result == {"how": "majority", "winners": [2, 4], "points": [0, 1]}


def test_r9_3_the_example_of_the_rules():
    table = majority(
        {
            1: "M1 M1 M1 E3 E3 S3 U3 U3",
            2: "M2 R1 R1 E3 E3 S3 C3 C3 C3",
            3: "M2 M2 M2 R2 S3 S3 C3 U3",
            4: "R1 R1 E3 S3 S3 U3 U3 U3 U3",
        }
    )
    assert table.result == {"how": "majority", "winners": [2, 4], "points": [3, 5]}


def test_r9_3_ties_on_the_partners_cards_added_up():
    """Both teams lead two Domains. Utopia: P2 leads with 2, but P1 and P3 have 1 each: level. Culture decides."""
    table = majority({1: "U3 C1 C1 R1", 2: "U3 U3", 3: "U3 C1", 4: "M1 C2"})
    assert table.points == [2, 2]
    assert table.winners == [1, 3]


def test_r9_3_sums_and_not_single_hands_break_the_tie():
    """P2 leads Utopia alone with 3; P1 and P3 have 2 each, 4 together."""
    table = majority({1: "U3 U3 R1", 2: "U3 U3 U3", 3: "U3 U3", 4: ""})
    assert (table.points, table.winners) == ([1, 1], [1, 3])


def test_r9_3_teams_still_tied_share_the_win():
    table = majority({1: "M1 R1", 2: "M1", 3: "", 4: "R1"})
    assert (table.points, table.winners) == ([2, 2], [1, 2, 3, 4])
