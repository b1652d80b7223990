"""R5: permanent effects, own and copied, and the coin."""

import pytest

from impera.rules.facts import EFFECT_NAMES, LEVELLED
from tests.table_setter import lay, said


def test_r5_1_assassination_discards_one_card_from_hand():
    table = lay(area={1: "M1 M1 M1"}, hand={1: "R1 S1"})
    assert table.allowed("assassination").rule == "R5.1"
    table.play("assassination")
    assert (table.decision, table.legal) == ("discard", ["discard R1", "discard S1"])
    assert table.allowed("discard R1").rule == "R5.1"
    verdict = table.refused("discard M1")
    assert (verdict.rule, verdict.key) == ("R5.1", "why-not-in-hand")
    table.play("discard S1")
    assert (table.decision, table.hand(1), table.pile, table.area(1)) == ("effects", "R1", "S1", "M1 M1 M1")


def test_r5_1_purge_discards_two():
    table = lay(area={1: "M1 M1 M1 M1 M1"}, hand={1: "R1 S1 S1"})
    table.play("purge", "discard S1")
    assert (table.decision, table.owed) == ("discard", 1)
    table.play("discard S1")
    assert (table.decision, table.hand(1), table.pile) == ("effects", "R1", "S1 S1")


@pytest.mark.parametrize(("effect", "size"), [("holy-book", 5), ("divine-right", 7)])
def test_r5_2_holy_book_and_divine_right_raise_the_hand_size(effect, size):
    table = lay(area={1: "R1 R1 R1 R1 R1"}, hand={1: "M1", 2: "M1"})
    table.play(effect)
    assert (table.decision, table.truth["hand_size"]) == ("effects", size)
    assert [event.number for event in table.happenings("hand-size-set")] == [size]
    table.play("end")
    assert len(table.hand(1).split()) == size


def test_r5_2_it_must_be_applied():
    table = lay(area={1: "R1 R1 R1 R1 R1"}, hand={2: "M1"})
    table.play("end")
    assert len(table.hand(1).split()) == 3


def test_r5_2_it_is_applied_in_the_effects_step():
    table = lay(decision="play", area={1: "R1 R1 R1"}, hand={1: "M1"})
    assert table.refused("holy-book").rule == "R3.2"


def test_r5_2_it_lasts_even_if_the_religion_cards_leave():
    table = lay(area={1: "R1 R1 R2 M1"}, hand={1: "M1", 2: "M1"})
    table.play("holy-book", "inquisition P3", "attack R")
    assert table.area(1) == "R2"
    table.play("end")
    assert len(table.hand(1).split()) == 5


def test_r5_2_it_lasts_to_this_turns_draw_only():
    table = lay(players=2, area={1: "R1 R1 R1"}, hand={1: "M1", 2: "M1"})
    table.play("holy-book", "end")
    assert table.truth["hand_size"] == 3
    table.pass_turn()
    assert len(table.hand(2).split()) == 3
    table.play(table.legal[0], "end")
    assert len(table.hand(1).split()) == 4


def test_r5_3_development_discards_one_from_the_area_then_plays_one():
    table = lay(area={1: "E1 E1 E1 M1"}, hand={1: "S1 S2"})
    table.play("development")
    assert table.legal == ["sacrifice M1", "sacrifice E1"]
    assert table.allowed("sacrifice M1").rule == "R5.3"
    table.play("sacrifice M1")
    assert (table.decision, table.legal) == ("play", ["play S1", "play S2"])
    assert table.allowed("play S1").rule == "R5.3"
    verdict = table.refused("play M1")
    assert (verdict.rule, verdict.key) == ("R5.3", "why-not-in-hand")
    table.play("play S2")
    assert (table.decision, table.area(1), table.hand(1), table.pile) == ("effects", "E1 E1 E1 S2", "S1", "M1")


def test_r5_3_monopoly_discards_both_then_plays_both():
    table = lay(area={1: "E1 E1 E1 E2 E2"}, hand={1: "S1 S2 S3"})
    decisions = []
    for text in ("monopoly", "sacrifice E1", "sacrifice E2", "play S1", "play S3"):
        table.play(text)
        decisions.append((table.decision, table.owed))
    assert decisions == [("sacrifice", 2), ("sacrifice", 1), ("play", 2), ("play", 1), ("effects", 0)]
    assert (table.area(1), table.hand(1), table.pile) == ("E1 E1 E2 S1 S3", "S2", "E1 E2")


def test_r5_3_the_discarded_cards_are_not_played_again():
    table = lay(area={1: "E1 E1 E1"}, hand={1: "S1"})
    table.play("development", "sacrifice E1")
    assert table.legal == ["play S1"]


def test_r5_4_experiment_takes_one_card_then_plays_one():
    table = lay(area={1: "S1 S1 S1 M1"}, hand={1: "C1"})
    table.play("experiment")
    assert table.legal == ["take M1", "take S1"]
    table.play("take M1")
    assert (table.decision, table.hand(1), table.area(1)) == ("play", "M1 C1", "S1 S1 S1")
    table.play("play C1")
    assert (table.decision, table.hand(1), table.area(1), table.pile) == ("effects", "M1", "S1 S1 S1 C1", "")


def test_r5_4_research_takes_both_then_plays_both():
    table = lay(area={1: "S1 S1 S1 S2 S2"}, hand={1: "C1"})
    decisions = []
    for text in ("research", "take S1", "take S2", "play C1", "play S2"):
        table.play(text)
        decisions.append((table.decision, table.owed))
    assert decisions == [("take", 2), ("take", 1), ("play", 2), ("play", 1), ("effects", 0)]
    assert (table.area(1), table.hand(1)) == ("S1 S1 S2 S2 C1", "S1")


def test_r5_4_the_same_card_may_be_played_again():
    table = lay(area={1: "S1 S1 S1"})
    table.play("experiment", "take S1", "play S1")
    assert (table.area(1), table.hand(1)) == ("S1 S1 S1", "")


@pytest.mark.parametrize(("effect", "many"), [("oligarchy", 1), ("republic", 2)])
def test_r5_5_oligarchy_and_republic_take_from_the_pile(effect, many):
    table = lay(area={1: "U3 U3 U3 U3 U3"}, hand={1: "C1"}, pile="M1 M1 S2")
    table.play(effect)
    assert (table.decision, table.owed, table.legal) == ("recover", many, ["recover M1", "recover S2"])
    table.play(*["recover S2", "recover M1"][:many])
    assert table.decision == "effects"
    assert (table.hand(1), table.pile) == {1: ("S2 C1", "M1 M1"), 2: ("M1 S2 C1", "M1")}[many]


def test_r5_5_a_card_recovered_is_no_longer_there():
    table = lay(area={1: "U3 U3 U3 U3 U3"}, pile="M1 S2")
    table.play("republic", "recover M1")
    assert table.legal == ["recover S2"]


@pytest.mark.parametrize("effect", ["oligarchy", "republic"])
def test_r5_5_needs_at_least_one_card_in_the_pile(effect):
    table = lay(area={1: "U3 U3 U3 U3 U3"})
    verdict = table.refused(effect)
    assert (verdict.rule, verdict.key, said(verdict)) == ("R5.5", "why-pile-empty", {"effect": effect})


def test_r5_5_republic_with_one_card_takes_one():
    table = lay(area={1: "U3 U3 U3 U3 U3"}, pile="M1")
    table.play("republic", "recover M1")
    assert (table.decision, table.hand(1), table.pile, table.spent) == ("effects", "M1", "", ("U", ""))


# Inspiration

ALL_MET = "M1 M1 M1 M1 M1 R1 R1 R1 R1 R1 E3 E3 E3 E3 E3 S2 S2 S2 S2 S2 U3 U3 U3 U3 U3"
COPYABLE = EFFECT_NAMES[:LEVELLED]


@pytest.mark.parametrize("effect", COPYABLE)
def test_r5_6_every_permanent_effect_can_be_copied(effect):
    table = lay(area={1: "C1 C1", 3: ALL_MET}, hand={1: "M1 R1"}, pile="S1 S1")
    verdict = table.allowed(f"inspiration P3 {effect}")
    assert verdict.rule == "R5.6"
    table.play(f"inspiration P3 {effect}")
    domain = table.coin.split()[2]
    assert table.spent[0] == "".join(sorted(domain + "C", key="MRESCU".index))
    while table.decision != "effects":
        table.play(table.legal[0])
    assert table.refused(f"inspiration P3 {effect}").rule == "R5.6"


@pytest.mark.parametrize(
    ("mine", "others", "leads"),
    [
        ("C1", ("", ""), True),
        ("C1 C1", ("C2", "C2"), True),
        ("C1 C1", ("C2 C2", ""), False),
        ("C1 C1", ("", "C2 C2"), False),
        ("C1", ("C2 C2", ""), False),
        ("", ("", ""), False),
    ],
)
def test_r5_6_needs_strictly_more_culture_than_each_other_player(mine, others, leads):
    table = lay(area={1: mine, 2: f"{others[0]} R1 R1 R1", 3: others[1]})
    if leads:
        table.allowed("inspiration P2 holy-book")
    else:
        verdict = table.refused("inspiration P2 holy-book")
        assert (verdict.rule, verdict.key) == ("R5.6", "why-no-culture-lead")
        most = max(len(cards.split()) for cards in others)
        assert said(verdict) == {"have": len(mine.split()), "others": most}


@pytest.mark.parametrize(("players", "level_1", "level_2"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
def test_r5_6_the_level_must_be_met_by_the_other_player_now(players, level_1, level_2):
    for effect, needed in (("holy-book", level_1), ("divine-right", level_2)):
        table = lay(players=players, area={1: "C1", 2: " ".join(["R1"] * needed)})
        table.allowed(f"inspiration P2 {effect}")
        table = lay(players=players, area={1: "C1", 2: " ".join(["R1"] * (needed - 1))})
        verdict = table.refused(f"inspiration P2 {effect}")
        assert (verdict.rule, verdict.key) == ("R5.6", "why-source-too-low")
        assert said(verdict) == {
            "effect": effect,
            "source": "P2",
            "domain": "R",
            "needed": needed,
            "have": needed - 1,
        }


def test_r5_6_the_level_is_that_of_the_player_named():
    table = lay(area={1: "C1", 2: "R1 R1 R1", 3: "R1 R1"})
    assert table.can("inspiration") == ["inspiration P2 holy-book"]


def test_r5_6_not_ones_own_effect():
    table = lay(area={1: "C1 R1 R1 R1"})
    verdict = table.refused("inspiration P1 holy-book")
    assert (verdict.rule, verdict.key) == ("R5.6", "why-copies-itself")


def test_r5_6_once_per_turn():
    table = lay(area={1: "C1", 2: "R1 R1 R1 S1 S1 S1"})
    table.play("inspiration P2 holy-book")
    verdict = table.refused("inspiration P2 experiment")
    assert (verdict.rule, verdict.key) == ("R5.6", "why-culture-spent")


def test_r5_6_not_when_the_copied_domain_is_spent():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R1 R1 R1 S1 S1 S1"})
    table.play("holy-book")
    assert table.refused("inspiration P2 holy-book").rule == "R4.2"
    table.play("inspiration P2 experiment", "take C1", "play C1")
    assert table.spent == ("RSC", "")


def test_r5_6_a_discard_effect_of_the_domain_does_not_prevent_it():
    table = lay(area={1: "C1 R1", 2: "R1 R1 R1"})
    table.play("inquisition P3", "inspiration P2 holy-book")


def test_r5_6_costs_and_benefits_are_ones_own():
    table = lay(area={1: "C1 C1", 2: "M1 M1 M1 M1 M1"}, hand={1: "S1 S2 S3", 2: "R1 R1"})
    table.play("inspiration P2 purge")
    assert (table.seat, table.legal) == (1, ["discard S1", "discard S2", "discard S3"])
    table.play("discard S1", "discard S2")
    assert (table.hand(1), table.hand(2)) == ("S3", "R1 R1")


@pytest.mark.parametrize(
    ("effect", "source", "poor", "rich"),
    [
        ("assassination", "M1", {}, {"hand": {1: "R1"}}),
        ("purge", "M1", {"hand": {1: "R1"}}, {"hand": {1: "R1 R1"}}),
        ("oligarchy", "U3", {}, {"pile": "R1"}),
        ("republic", "U3", {}, {"pile": "R1"}),
    ],
)
def test_r5_6_the_cost_must_be_possible_for_the_one_who_copies(effect, source, poor, rich):
    area = {1: "C1", 2: " ".join([source] * 5)}
    rule = "R5.5" if source == "U3" else "R4.3"
    verdict = lay(area=area, **poor).refused(f"inspiration P2 {effect}")
    assert verdict.rule == rule
    assert said(verdict)["effect"] == effect
    lay(area=area, **rich).allowed(f"inspiration P2 {effect}")


@pytest.mark.parametrize(("effect", "cost"), [("development", "sacrifice C1"), ("experiment", "take C1")])
def test_r5_6_the_single_culture_card_can_be_the_cost(effect, cost):
    table = lay(area={1: "C1", 2: "E1 E1 E1 S1 S1 S1"}, hand={1: "M1"})
    table.play(f"inspiration P2 {effect}", cost)
    assert table.decision == "play"


def test_r5_6_an_effect_whose_level_one_meets_oneself_may_be_copied():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R1 R1 R1"})
    table.play("inspiration P2 holy-book")
    assert table.truth["hand_size"] == 5


def test_r5_6_a_higher_level_than_ones_own_may_be_copied():
    table = lay(area={1: "C1 R1 R1 R1", 2: "R2 R2 R2 R2 R2"})
    assert table.refused("divine-right").rule == "R4.1"
    table.play("inspiration P2 divine-right")
    assert table.truth["hand_size"] == 7


def test_r5_6_from_any_other_player():
    table = lay(players=4, seat=3, area={3: "C1", 1: "R1 R1", 2: "R1 R1", 4: "R1 R1"})
    assert table.can("inspiration") == [f"inspiration P{seat} holy-book" for seat in (1, 2, 4)]


# the coin


def test_r5_7_the_coin_marks_the_copied_domain():
    table = lay(area={1: "C1", 3: "R1 R1 R1"})
    table.play("inspiration P3 holy-book")
    assert table.coin == "P1 P3 R"
    (placed,) = table.happenings("coin-placed")
    assert (placed.seat, placed.other, placed.domain) == (1, 3, "R")


def test_r5_7_it_goes_back_when_its_holders_next_turn_begins():
    table = lay(players=2, area={1: "C1", 2: "R1 R1 R1"}, hand={1: "M1", 2: "M1"})
    table.play("inspiration P2 holy-book", "end")
    assert table.coin == "P1 P2 R"
    table.play("play M1", "end")
    assert (table.seat, table.coin) == (1, "")
    assert [event.seat for event in table.happenings("coin-returned")] == [1]


def test_r5_7_it_stays_during_the_turns_of_others():
    table = lay(players=3, area={1: "C1", 2: "R1 R1 R1"}, hand={1: "M1", 2: "M1", 3: "M1"})
    table.play("inspiration P2 holy-book", "end")
    table.play("play M1", "end")
    assert (table.seat, table.coin) == (3, "P1 P2 R")


@pytest.mark.parametrize(("mine", "coin"), [("C1 C1", ""), ("C1 C1 C1", "P1 P3 R")])
def test_r5_7_it_goes_back_when_another_draws_level(mine, coin):
    table = lay(seat=2, decision="play", coin="P1 P3 R", area={1: mine, 2: "C2"}, hand={2: "C2"})
    table.play("play C2")
    assert table.coin == coin


def test_r5_7_another_card_changes_nothing():
    table = lay(seat=2, decision="play", coin="P1 P3 R", area={1: "C1 C1", 2: "C2"}, hand={2: "M1"})
    table.play("play M1")
    assert table.coin == "P1 P3 R"


@pytest.mark.parametrize(
    ("copied", "gives_up", "plays"), [("development", "sacrifice C2", "C3"), ("experiment", "take C2", "C2")]
)
def test_r5_7_compared_after_each_single_card_inside_an_effect(copied, gives_up, plays):
    table = lay(area={1: "C1 C2", 2: "C1 E1 E1 E1 S1 S1 S1"}, hand={1: "C3"})
    table.play(f"inspiration P2 {copied}")
    assert table.coin != ""
    table.play(gives_up)
    assert table.coin == ""
    table.play(f"play {plays}")
    assert table.coin == ""
    assert table.spent[0].endswith("C")


def test_r5_7_a_single_play_in_the_middle_of_monopoly():
    table = lay(
        seat=2,
        coin="P1 P3 R",
        area={1: "C1 C1", 2: "C2 E3 E3 E3 E3 E3"},
        hand={2: "C2 M1"},
    )
    table.play("monopoly", "sacrifice E3", "sacrifice E3")
    assert table.coin == "P1 P3 R"
    table.play("play C2")
    assert (table.coin, table.decision) == ("", "play")


def test_r5_7_cards_discarded_from_hand_do_not_count():
    table = lay(seat=1, coin="P1 P2 R", area={1: "C1 M1 M1 M1"}, hand={1: "C2"}, spent=("RC", ""))
    table.play("assassination", "discard C2")
    assert table.coin == "P1 P2 R"


def test_r5_7_attacks_discards_are_one_event():
    table = lay(coin="P1 P2 R", area={1: "C1 C2 M1", 2: "C1"}, spent=("RC", ""))
    table.play("attack C")
    assert (table.area(1), table.area(2), table.coin) == ("C2", "", "P1 P2 R")


def test_r5_7_an_attack_that_leaves_no_lead_sends_it_back():
    table = lay(coin="P1 P2 R", area={1: "C1 M1"}, spent=("RC", ""))
    table.play("attack C")
    assert (table.area(1), table.coin) == ("", "")


def test_r5_7_an_attack_by_another_player():
    table = lay(seat=3, coin="P1 P2 R", area={1: "C1 C1", 2: "C1", 3: "C1 M1"})
    table.play("attack C")
    assert table.coin == "P1 P2 R"


def test_r5_7_a_coin_gone_back_does_not_return():
    table = lay(seat=2, decision="play", coin="P1 P3 R", area={1: "C1", 2: "M1 M1"}, hand={2: "C2", 3: "M1"})
    table.play("play C2", "attack M", "end")
    table.pass_turn()
    assert table.coin == ""


def test_r5_7_it_changes_nothing_else():
    table = lay(area={1: "C1 C2", 2: "C1 E1 E1 E1"}, hand={1: "M1"})
    table.play("inspiration P2 development", "sacrifice C2")
    assert (table.coin, table.decision) == ("", "play")
    table.play("play M1")
    assert table.spent == ("EC", "")
    assert table.area(1) == "M1 C1"
