"""R4: how effects are read: levels, once per Domain, cost and benefit, face-down cards, which card goes."""

import pytest

from tests.table_setter import lay, said

LEVELS = {  # Domain: a card, level 1, level 2
    "M": ("M1", "assassination", "purge"),
    "R": ("R1", "holy-book", "divine-right"),
    "E": ("E3", "development", "monopoly"),
    "S": ("S2", "experiment", "research"),
    "U": ("U3", "oligarchy", "republic"),
}


def with_cards(players: int, domain: str, count: int):
    card = LEVELS[domain][0]
    return lay(players=players, area={1: " ".join([card] * count)}, hand={1: "C1 C1"}, pile="M2 M2")


@pytest.mark.parametrize("domain", LEVELS)
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 3), (4, 2)])
def test_r4_1_level_1_needs_three_cards_or_two_with_four_players(domain, players, needed):
    effect = LEVELS[domain][1]
    with_cards(players, domain, needed).allowed(effect)
    verdict = with_cards(players, domain, needed - 1).refused(effect)
    assert (verdict.rule, verdict.key) == ("R4.1", "why-level-too-low")
    assert said(verdict) == {"effect": effect, "domain": domain, "needed": needed, "have": needed - 1}


@pytest.mark.parametrize("domain", LEVELS)
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_r4_1_level_2_needs_five_cards_or_four_with_four_players(domain, players, needed):
    effect = LEVELS[domain][2]
    with_cards(players, domain, needed).allowed(effect)
    verdict = with_cards(players, domain, needed - 1).refused(effect)
    assert (verdict.rule, said(verdict)["needed"], said(verdict)["have"]) == ("R4.1", needed, needed - 1)


@pytest.mark.parametrize("domain", LEVELS)
def test_r4_1_level_1_stays_available_when_level_2_is(domain):
    table = with_cards(3, domain, 5)
    table.allowed(LEVELS[domain][1])
    table.allowed(LEVELS[domain][2])


def test_r4_1_the_cards_count_at_the_moment_of_applying():
    table = lay(area={1: "M1 M1 M1 M1"}, hand={1: "C1 C1"})
    table.allowed("assassination")
    table.play("attack M")
    assert table.refused("assassination").rule == "R4.1"


def test_r4_1_cards_of_other_players_or_in_hand_do_not_count():
    table = lay(area={1: "M1 M1", 2: "M1 M1 M1 M1"}, hand={1: "M1 M1"})
    assert said(table.refused("assassination"))["have"] == 2


def test_r4_1_an_effect_once_started_goes_on_below_its_level():
    table = lay(area={1: "E3 E3 E3 E3 E3"}, hand={1: "C1 C1"})
    table.play("monopoly", "sacrifice E3", "sacrifice E3", "play C1", "play C1")
    assert table.area(1) == "E3 E3 E3 C1 C1"


@pytest.mark.parametrize("domain", LEVELS)
@pytest.mark.parametrize("applied", [1, 2])
def test_r4_2_either_level_spends_the_domain(domain, applied):
    table = lay(area={1: " ".join([LEVELS[domain][0]] * 7)}, hand={1: "C1 C1 C1"}, pile="M2 M2 M2")
    table.play(LEVELS[domain][applied])
    assert table.spent == (domain, "")
    while table.decision != "effects":
        table.play(table.legal[0])
    for effect in LEVELS[domain][1:]:
        verdict = table.refused(effect)
        assert (verdict.rule, verdict.key, said(verdict)) == ("R4.2", "why-permanent-spent", {"domain": domain})


def test_r4_2_a_copied_level_spends_the_domain_too():
    table = lay(area={1: "C1 R1 R1 R1 R1 R1", 2: "R1 R1 R1"})
    table.play("inspiration P2 holy-book")
    assert table.spent == ("RC", "")
    for effect in ("holy-book", "divine-right"):
        assert table.refused(effect).rule == "R4.2"


def test_r4_2_an_own_level_spends_the_domain_for_copying():
    table = lay(area={1: "C1 R1 R1 R1 R1 R1", 2: "R2 R2 R2 R2 R2 S1 S1 S1"})
    table.play("holy-book")
    for text in ("inspiration P2 holy-book", "inspiration P2 divine-right"):
        verdict = table.refused(text)
        assert (verdict.rule, said(verdict)) == ("R4.2", {"domain": "R"})
    table.allowed("inspiration P2 experiment")


def test_r4_2_a_discard_effect_does_not_spend_the_permanent_one():
    table = lay(area={1: "R1 R1 R1 R1"})
    table.play("inquisition P2")
    assert table.spent == ("", "R")
    table.allowed("holy-book")


@pytest.mark.parametrize(("held", "assassination", "purge"), [(0, False, False), (1, True, False), (2, True, True)])
def test_r4_3_the_cost_from_hand_must_be_possible_in_full(held, assassination, purge):
    table = lay(area={1: "M1 M1 M1 M1 M1"}, hand={1: " ".join(["C1"] * held)})
    for effect, needed, possible in (("assassination", 1, assassination), ("purge", 2, purge)):
        if possible:
            table.allowed(effect)
        else:
            verdict = table.refused(effect)
            assert (verdict.rule, verdict.key) == ("R4.3", "why-hand-too-small")
            assert said(verdict) == {"effect": effect, "needed": needed, "have": held}


@pytest.mark.parametrize(("copied", "source"), [("monopoly", "E3"), ("research", "S2")])
def test_r4_3_the_cost_from_the_area_must_be_possible_in_full(copied, source):
    other = {2: " ".join([source] * 5)}
    verdict = lay(area={1: "C1"} | other, hand={1: "M1 M1"}).refused(f"inspiration P2 {copied}")
    assert (verdict.rule, verdict.key) == ("R4.3", "why-area-too-small")
    assert said(verdict) == {"effect": copied, "needed": 2, "have": 1}
    lay(area={1: "C1 M1"} | other).allowed(f"inspiration P2 {copied}")


def test_r4_3_plays_are_done_as_far_as_they_can_be():
    table = lay(area={1: "E3 E3 E3 E3 E3"}, hand={1: "M1"})
    table.play("monopoly", "sacrifice E3", "sacrifice E3")
    assert (table.decision, table.owed) == ("play", 2)
    table.play("play M1")
    assert (table.decision, table.hand(1), table.area(1)) == ("effects", "", "M1 E3 E3 E3")
    assert [event.number for event in table.happenings("play-skipped")] == [1]


def test_r4_3_with_no_card_to_play_both_plays_are_skipped():
    table = lay(area={1: "E3 E3 E3 E3 E3"})
    table.play("monopoly", "sacrifice E3", "sacrifice E3")
    assert table.decision == "effects"
    assert [event.number for event in table.happenings("play-skipped")] == [2]


def test_r4_3_recoveries_are_done_as_far_as_they_can_be():
    table = lay(area={1: "U3 U3 U3 U3 U3"}, pile="M1")
    table.play("republic")
    assert table.owed == 1
    table.play("recover M1")
    assert (table.decision, table.hand(1)) == ("effects", "M1")


def test_r4_3_draws_are_done_as_far_as_they_can_be():
    table = lay(area={1: "S1"}, deck="U3 U3", hand={1: "M1"})
    table.play("breakthrough")
    assert (table.hand(1), table.owed) == ("M1 U3 U3", 2)


def test_r4_4_a_face_down_card_counts_for_no_one():
    table = lay(
        area={1: "E1 E1", 2: "U3 U3"},
        embargo={1: "E:E3", 2: "E:E2"},
        democracy={1: "U", 2: "U"},
        pile="M1",
        hand={1: "M1"},
    )
    assert said(table.refused("development"))["have"] == 2
    table = lay(seat=2, area={2: "U3 U3"}, democracy={2: "U", 1: "U"}, pile="M1")
    assert said(table.refused("oligarchy"))["have"] == 2


def test_r4_4_a_face_down_card_counts_for_no_hegemony():
    table = lay(area={1: "E1 E1 E2 E2 E3 E3"}, embargo={1: "E:E3"}, hand={2: "M1"})
    table.play("end")
    assert table.result is None


def test_r4_4_a_face_down_card_cannot_be_discarded_or_taken():
    table = lay(area={1: "E1 E1 E1 S1 S1 S1"}, embargo={1: "M:E3"}, democracy={1: "M"}, hand={1: "M1 M1"})
    table.play("development")
    assert table.legal == ["sacrifice E1", "sacrifice S1"]
    verdict = table.refused("sacrifice E3")
    assert (verdict.rule, verdict.key, said(verdict)) == ("R5.3", "why-not-in-area", {"card": "E3"})
    table = lay(area={1: "S1 S1 S1"}, embargo={1: "M:E3"}, democracy={1: "M"})
    table.play("experiment")
    verdict = table.refused("take U3")
    assert (verdict.rule, verdict.key) == ("R5.4", "why-not-in-area")


def test_r4_4_a_face_down_card_does_not_pay():
    table = lay(area={1: "M1", 2: "M1"}, embargo={1: "M:E1"}, democracy={1: "M"})
    for text, effect, domain in (("embargo P2 M", "embargo", "E"), ("democracy P2 M", "democracy", "U")):
        verdict = table.refused(text)
        assert (verdict.rule, verdict.key) == ("R4.5", "why-cannot-pay")
        assert said(verdict) == {"effect": effect, "domain": domain, "have": 0}


def test_r4_4_a_face_down_card_is_not_aimed_at_nor_lost_to_attack():
    table = lay(area={1: "M1 U3 U3 E1 E1"}, embargo={2: "E:E1"}, democracy={2: "U"})
    assert table.refused("embargo P2 E").rule == "R6.3"
    assert table.refused("democracy P2 U").rule == "R6.6"
    table.play("attack E")
    assert (table.embargoes(2), table.democracies(2)) == ("E:E1", "U")
    assert [event.seat for event in table.happenings("lost")] == [1]


PAYMENTS = [
    ("attack C", "M1 M2 M3 C1", "M1", "M2 M3"),
    ("inquisition P2", "R1 R2", "R1", "R2"),
    ("breakthrough", "S1 S2 S3", "S1", "S2 S3"),
    ("attack C", "M2 M3 C1", "M2", "M3"),
    ("breakthrough", "S3 S2", "S2", "S3"),
    ("inquisition P2", "R2 R2", "R2", "R2"),
]


@pytest.mark.parametrize(("text", "area", "paid", "left"), PAYMENTS)
def test_r4_5_the_lowest_age_pays(text, area, paid, left):
    table = lay(area={1: area})
    table.play(text)
    assert [event.card for event in table.happenings("paid")] == [paid]
    assert paid in table.pile
    assert table.area(1) == left


def test_r4_5_the_lowest_age_lies_face_down():
    table = lay(area={1: "E1 E2 E3 M1"})
    table.play("embargo P1 M")
    assert (table.embargoes(1), table.area(1), table.pile) == ("M:E1", "M1 E2 E3", "")


@pytest.mark.parametrize(
    ("text", "domain"),
    [
        ("attack E", "M"),
        ("inquisition P2", "R"),
        ("embargo P2 C", "E"),
        ("breakthrough", "S"),
        ("democracy P2 C", "U"),
    ],
)
def test_r4_5_a_discard_effect_needs_a_card_of_its_domain_in_play(text, domain):
    table = lay(area={1: "C1", 2: "M1 R1 E1 S1 U3 C1"}, hand={1: "M1 R1 E1 S1 U3"})
    verdict = table.refused(text)
    assert (verdict.rule, verdict.key) == ("R4.5", "why-cannot-pay")
    assert said(verdict) == {"effect": text.split()[0], "domain": domain, "have": 0}


def test_r4_5_one_card_is_enough():
    table = lay(area={1: "R1"})
    assert said(table.allowed("inquisition P2")) == {"effect": "inquisition", "domain": "R", "have": 1}
    table.play("inquisition P2")
    assert table.area(1) == ""


def test_r4_5_attack_takes_the_lowest_age_of_everyone():
    table = lay(area={1: "M1 M2 S2 S3", 2: "S3 S1", 3: "S3"})
    table.play("attack S")
    assert (table.area(1), table.area(2), table.area(3)) == ("M2 S3", "S3", "")
    assert table.pile == "M1 S1 S2 S3"


def test_r4_5_attack_on_military_takes_the_two_lowest_of_the_attacker():
    table = lay(area={1: "M3 M1 M2", 2: "M2 M3"})
    table.play("attack M")
    assert (table.area(1), table.area(2)) == ("M3", "M3")


def test_r4_5_which_card_goes_is_no_decision():
    table = lay(area={1: "M1 M2 S2 S3", 2: "S3 S1"})
    table.play("attack S")
    assert (table.decision, table.seat) == ("effects", 1)


def test_r4_5_where_a_player_picks_they_pick_the_kind():
    table = lay(
        area={1: "E1 E2 E3 S1 S2 S3 U3 U3 U3 M1 M2 M3"},
        hand={1: "R1 R2"},
        pile="M1 M2 M3",
    )
    table.play("assassination")
    assert table.legal == ["discard R1", "discard R2"]
    table.play("discard R2", "development")
    assert table.can("sacrifice") == [f"sacrifice {kind}" for kind in table.view(1).areas[0]]
    table.play("sacrifice E3")
    assert table.legal == ["play R1"]
    table.play("play R1", "experiment")
    assert "take S3" in table.legal
    table.play("take S3", "play S3", "oligarchy")
    assert table.legal == ["recover M1", "recover M2", "recover M3", "recover R2", "recover E3"]
    verdict = table.refused("recover C1")
    assert (verdict.rule, verdict.key, said(verdict)) == ("R5.5", "why-not-in-pile", {"card": "C1"})
