"""The rulings Q1 to Q23, where the printed editions differ or are silent."""

import pytest

from tests.table_setter import Table, lay, said


def test_q1_inspiration_copies_another_player():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R1 R1 R1"})
    assert table.can("inspiration") == ["inspiration P2 holy-book"]
    assert table.refused("inspiration P1 holy-book").rule == "R5.6"


def test_q2_a_domain_one_also_has_is_copied_instead_of_ones_own():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R1 R1 R1"})
    table.allowed("holy-book")
    table.allowed("inspiration P2 holy-book")
    table.play("inspiration P2 holy-book")
    assert table.refused("holy-book").rule == "R4.2"


def test_q2_not_combined_the_other_way_round():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R1 R1 R1"})
    table.play("holy-book")
    assert table.refused("inspiration P2 holy-book").rule == "R4.2"


def test_q3_a_tie_in_culture_sends_the_coin_back():
    table = lay(seat=2, decision="play", coin="P1 P3 R", area={1: "C1"}, hand={2: "C2"})
    table.play("play C2")
    assert table.coin == ""


def test_q4_losing_the_lead_undoes_nothing():
    table = lay(area={1: "C1 M1", 2: "R1 R1 R1"}, hand={1: "U3", 2: "M1"})
    table.play("inspiration P2 holy-book", "attack C")
    assert (table.coin, table.truth["hand_size"], table.spent) == ("", 5, ("RC", "M"))
    table.play("end")
    assert len(table.hand(1).split()) == 5


def test_q5_religion_is_applied_and_optional():
    table = lay(area={1: "R1 R1 R1 R1 R1"}, hand={2: "M1"})
    table.allowed("holy-book")
    table.allowed("end")
    table.play("end")
    assert len(table.hand(1).split()) == 3


def test_q5_the_cards_are_needed_at_that_moment():
    table = lay(area={1: "R1 R1 R1"}, hand={1: "M1"})
    table.play("inquisition P2")
    assert table.refused("holy-book").rule == "R4.1"


def test_q6_a_skip_is_forced_and_never_free():
    table = lay(seat=1, hand={1: "M1 M1 M1", 2: "M1"}, embargo={2: "M:E1"})
    table.play("end")
    assert table.decision == "effects"
    table = lay(seat=1, hand={1: "M1 M1 M1", 2: "M1 R1"}, embargo={2: "M:E1"})
    table.play("end")
    assert table.legal == ["play R1"]


@pytest.mark.parametrize("text", ["embargo P1 M", "democracy P1 M"])
def test_q7_embargo_and_democracy_may_hit_oneself(text):
    table = lay(area={1: "M1 E1 U3"})
    table.play(text)
    assert table.embargoes(1) + table.democracies(1) != ""


def test_q8_an_embargo_bars_every_play_of_the_turn():
    table = lay(decision="play", area={1: "S1 S1 S1 E1 E1 E1"}, embargo={1: "C:E3"}, hand={1: "C1 M1 M2"})
    assert table.legal == ["play M1", "play M2"]
    table.play("play M1", "experiment", "take E1")
    assert table.refused("play C1").rule == "R6.3"
    table.play("play E1", "development", "sacrifice E1")
    assert table.legal == ["play M2"]


def test_q8_a_copied_effect_is_barred_too():
    table = lay(area={1: "C1", 2: "E1 E1 E1"}, embargo={1: "M:E3"}, hand={1: "M1 R1"})
    table.play("inspiration P2 development", "sacrifice C1")
    assert table.legal == ["play R1"]


def test_q9_democracy_needs_a_face_up_card():
    table = lay(area={1: "U3"}, embargo={2: "M:E1"}, democracy={2: "M"})
    verdict = table.refused("democracy P2 M")
    assert (verdict.rule, said(verdict)["have"]) == ("R6.6", 0)


def test_q10_no_attack_without_an_own_card_of_the_domain():
    assert lay(area={1: "M1", 2: "S1"}).refused("attack S").rule == "R6.1"


def test_q11_level_2_without_its_cost_leaves_level_1():
    table = lay(area={1: "M1 M1 M1 M1 M1"}, hand={1: "R1"})
    assert table.refused("purge").rule == "R4.3"
    table.allowed("assassination")


def test_q12_nothing_to_play_after_development():
    table = lay(area={1: "E1 E1 E1"})
    table.play("development", "sacrifice E1")
    assert (table.decision, table.spent) == ("effects", ("E", ""))


def test_q12_nothing_to_play_after_experiment():
    table = lay(area={1: "S1 S1 S1"}, embargo={1: "S:E1"})
    table.play("experiment", "take S1")
    assert (table.decision, table.hand(1)) == ("effects", "S1")


def test_q13_inquisition_on_an_empty_hand_does_nothing_more():
    table = lay(area={1: "R1 R1"}, hand={1: "M1"})
    table.play("inquisition P3")
    assert (table.decision, table.pile, table.hand(1), table.spent) == ("effects", "R1", "M1", ("", "R"))


def test_q13_breakthrough_on_an_empty_deck_does_nothing_more():
    table = lay(area={1: "S1"}, hand={1: "M1"}, deck="")
    table.play("breakthrough")
    assert (table.decision, table.hand(1), table.spent) == ("effects", "M1", ("", "S"))


def test_q14_only_the_round_is_finished():
    hands = {1: "U3 U3", 2: "M1 M1 M1", 3: "M1 M1 M1"}
    table = lay(players=3, first=1, seat=1, hand=hands, deck="C3")
    table.play("end")
    table.pass_turn()
    table.pass_turn()
    assert table.decision == "over"


def test_q14_no_further_turn_when_the_last_of_the_round_draws_the_last_card():
    table = lay(players=3, first=1, seat=3, hand={1: "M1", 2: "M1", 3: "U3 U3"}, deck="C3")
    table.play("end")
    assert table.decision == "over"


def majority(areas: dict[int, str], teams: bool = False) -> Table:
    players = len(areas)
    table = lay(players=players, first=1, seat=players, area=areas, teams=teams, deck="")
    table.play("end")
    return table


def test_q15_nobody_leads_a_domain_without_cards():
    table = majority({1: "", 2: ""})
    assert table.result == {"how": "majority", "winners": [1, 2], "points": [0, 0]}


def test_q16_a_tie_left_after_military_is_a_shared_win():
    table = majority({1: "M1 S1 U3", 2: "M1 S1 U3", 3: "U3"})
    assert table.winners == [1, 2]


def test_q17_the_sums_of_the_partners_break_a_tie():
    table = majority({1: "M1 M1", 2: "R1 R1 C1", 3: "C1", 4: ""}, teams=True)
    assert (table.points, table.winners) == ([2, 2], [2, 4])


def test_q18_a_level_reached_through_an_effect_counts_at_once():
    table = lay(area={1: "E1 E1 E1 S1 S1"}, hand={1: "S2"})
    assert table.refused("experiment").rule == "R4.1"
    table.play("development", "sacrifice E1", "play S2")
    table.allowed("experiment")


def test_q18_within_one_effect_per_domain():
    table = lay(area={1: "S1 S1 S1 S1 M1"}, hand={1: "S2"})
    table.play("experiment", "take M1", "play S2")
    assert table.refused("research").rule == "R4.2"


def test_q19_the_lowest_age_pays_and_is_lost_without_a_decision():
    table = lay(area={1: "M2 M1 C3 C2", 2: "C3 C1"})
    table.play("attack C")
    assert (table.area(1), table.area(2), table.decision) == ("M2 C3", "C3", "effects")


def test_q20_the_hand_size_lasts_to_this_turns_draw():
    table = lay(players=2, area={1: "R1 R1 R1"}, hand={1: "M1", 2: "M1 M1"})
    table.play("holy-book", "end")
    assert (len(table.hand(1).split()), table.truth["hand_size"]) == (5, 3)
    table.pass_turn()
    table.play(table.legal[0])
    table.allowed("holy-book")
    table.play("end")
    assert len(table.hand(1).split()) == 4


def test_q21_oligarchy_with_an_empty_pile_is_not_possible():
    table = lay(area={1: "U3 U3 U3 U3 S1"}, hand={1: "M1"})
    assert table.refused("oligarchy").rule == "R5.5"
    table.play("democracy P1 S")
    assert table.refused("oligarchy").rule == "R5.5"


def test_q21_the_effect_stays_unspent():
    table = lay(area={1: "U3 U3 U3 R1"})
    table.refused("oligarchy")
    table.play("inquisition P2", "oligarchy", "recover R1")
    assert table.hand(1) == "R1"


def test_q22_inquisition_is_on_another_player():
    table = lay(area={1: "R1"}, hand={1: "M1"})
    verdict = table.refused("inquisition P1")
    assert (verdict.rule, verdict.key) == ("R6.2", "why-aims-at-itself")


def test_q22_the_inquisitor_sees_all_the_victim_what_returns_the_rest_backs():
    table = lay(area={1: "R1"}, hand={1: "S2", 2: "M2 C2"})
    table.play("inquisition P2", "give S2", "give M2")
    assert table.known(2, 1) == "M2 S2"
    assert table.view(2).hand == {"M2": 1, "S2": 1}
    assert (table.known(1, 2), table.known(1, 3), table.known(2, 3)) == ("C2", "", "")
    assert table.view(3).hands[1].ages == (0, 2, 0)


def test_q23_face_down_cards_count_for_no_one():
    table = lay(area={1: "E1 E1", 2: "U3 U3"}, embargo={1: "E:E1"}, democracy={2: "U"}, pile="M1")
    assert said(table.refused("development"))["have"] == 2


def test_q23_face_down_cards_cannot_be_touched():
    table = lay(area={1: "S1 S1 S1"}, embargo={1: "S:E1"}, democracy={1: "S"})
    table.play("experiment")
    assert table.legal == ["take S1"]


def test_q23_an_embargo_stays_when_the_cards_under_it_leave():
    table = lay(area={1: "M1 M1", 2: "M1"}, embargo={2: "M:E1"})
    table.play("attack M")
    assert (table.area(2), table.embargoes(2)) == ("", "M:E1")


def test_q24_partners_do_not_see_each_others_hands():
    table = lay(players=4, teams=True, hand={1: "M1", 3: "R1 S2"})
    assert (table.known(3, 1), table.known(1, 3)) == ("", "")


def test_q25_a_domain_led_by_both_teams_gives_a_point_to_both():
    table = lay(players=4, teams=True, first=1, seat=4, area={1: "M1 M1 R1 U3", 2: "M2 M2", 4: "S1"}, deck="")
    table.play("end")
    assert table.result == {"how": "majority", "winners": [1, 3], "points": [3, 2]}
