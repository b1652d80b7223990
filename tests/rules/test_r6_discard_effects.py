"""R6: discard effects."""

import pytest

from tests.table_setter import lay, said


def test_r6_1_attack_pays_then_everyone_discards_a_card_of_the_domain():
    table = lay(players=4, area={1: "M1 E1", 2: "E2 E3", 3: "S1", 4: "E3"})
    assert table.allowed("attack E").rule == "R6.1"
    table.play("attack E")
    assert [table.area(seat) for seat in (1, 2, 3, 4)] == ["", "E3", "S1", ""]
    assert table.pile == "M1 E1 E2 E3"
    told = [(event.what, event.seat, event.card) for event in table.events if event.card]
    assert told == [("paid", 1, "M1"), ("lost", 1, "E1"), ("lost", 2, "E2"), ("lost", 4, "E3")]


def test_r6_1_attack_goes_round_from_the_attackers_left():
    table = lay(players=4, seat=3, area=dict.fromkeys((1, 2, 3, 4), "M1 S2"))
    table.play("attack S")
    assert [event.seat for event in table.happenings("lost")] == [3, 4, 1, 2]


def test_r6_1_attack_needs_an_own_card_of_the_domain():
    table = lay(area={1: "M1", 2: "E1"}, hand={1: "E1"})
    verdict = table.refused("attack E")
    assert (verdict.rule, verdict.key) == ("R6.1", "why-attack")
    assert said(verdict) == {"domain": "E", "needed": 1, "have": 0}


def test_r6_1_attack_on_military_needs_two():
    verdict = lay(area={1: "M1", 2: "M1"}).refused("attack M")
    assert (verdict.rule, said(verdict)) == ("R6.1", {"domain": "M", "needed": 2, "have": 1})
    table = lay(area={1: "M1 M2", 2: "M1"})
    table.play("attack M")
    assert (table.area(1), table.area(2), table.pile) == ("", "", "M1 M1 M2")


def test_r6_1_partners_too():
    table = lay(players=4, teams=True, area={1: "M1 E1", 3: "E2"})
    table.play("attack E")
    assert table.area(3) == ""


def test_r6_1_an_attack_may_hit_nobody_else():
    table = lay(area={1: "M1 E1"})
    table.play("attack E")
    assert (table.decision, table.pile) == ("effects", "M1 E1")


def test_r6_1_every_domain_can_be_attacked():
    table = lay(area={1: "M1 M1 R1 E1 S1 C1 U3"})
    assert table.can("attack") == [f"attack {domain}" for domain in "MRESCU"]


def test_r6_2_inquisition_takes_the_whole_hand_and_gives_as_many_back():
    table = lay(area={1: "R1"}, hand={1: "R2 U3", 2: "M2 S3 S3"})
    assert table.allowed("inquisition P2").rule == "R6.2"
    table.play("inquisition P2")
    assert (table.decision, table.owed, table.pile) == ("give", 3, "R1")
    assert (table.hand(1), table.hand(2)) == ("M2 R2 S3 S3 U3", "")
    assert table.legal == ["give M2", "give R2", "give S3", "give U3"]
    assert table.allowed("give M2").rule == "R6.2"
    table.play("give R2", "give M2")
    assert (table.decision, table.owed) == ("give", 1)
    table.play("give U3")
    assert (table.decision, table.hand(1), table.hand(2)) == ("effects", "S3 S3", "M2 R2 U3")
    assert table.truth["spent"] == {"permanent": "", "discard": "R"}


def test_r6_2_one_gives_what_one_has():
    table = lay(area={1: "R1"}, hand={1: "R2", 2: "M2"})
    table.play("inquisition P2")
    verdict = table.refused("give S1")
    assert (verdict.rule, verdict.key, said(verdict)) == ("R6.2", "why-not-in-hand", {"card": "S1"})


def test_r6_2_the_same_cards_may_go_back():
    table = lay(area={1: "R1"}, hand={2: "M2 M3"})
    table.play("inquisition P2", "give M2", "give M3")
    assert (table.hand(1), table.hand(2)) == ("", "M2 M3")


def test_r6_2_on_another_player_only():
    table = lay(players=4, seat=2, area={2: "R1"})
    assert table.can("inquisition") == ["inquisition P1", "inquisition P3", "inquisition P4"]
    assert table.refused("inquisition P2").rule == "R6.2"


def test_r6_2_an_empty_hand_may_be_chosen():
    table = lay(area={1: "R1"}, hand={1: "M1"})
    table.play("inquisition P2")
    assert (table.decision, table.hand(1), table.hand(2), table.pile) == ("effects", "M1", "", "R1")


def test_r6_2_who_sees_what():
    table = lay(area={1: "R1"}, hand={1: "R2", 2: "M2"})
    table.play("inquisition P2")
    (seized,) = table.happenings("seized")
    table.play("give R2")
    (gave,) = table.happenings("gave")
    assert [seized.seen_by(seat).card for seat in (1, 2, 3, None)] == ["M2", "M2", "?2", "?2"]
    assert [gave.seen_by(seat).card for seat in (1, 2, 3, None)] == ["R2", "R2", "?2", "?2"]


def test_r6_3_the_economy_card_lies_there_face_down():
    table = lay(area={1: "E1 E2", 2: "M1"})
    assert table.allowed("embargo P2 M").rule == "R6.3"
    table.play("embargo P2 M")
    assert (table.area(1), table.embargoes(2), table.pile) == ("E2", "M:E1", "")
    assert table.decision == "effects"
    (laid,) = table.happenings("embargo-laid")
    assert (laid.seat, laid.other, laid.domain, laid.card) == (1, 2, "M", "E1")


def test_r6_3_on_a_domain_of_which_the_player_has_a_face_up_card():
    table = lay(area={1: "E1 S1", 2: "M1 C1", 3: ""})
    assert table.can("embargo") == ["embargo P1 S", "embargo P2 M", "embargo P2 C"]
    verdict = table.refused("embargo P2 R")
    assert (verdict.rule, verdict.key) == ("R6.3", "why-target-empty")
    assert said(verdict) == {"domain": "R", "target": "P2", "have": 0}


def test_r6_3_on_ones_own_economy_one_needs_two():
    verdict = lay(area={1: "E1"}).refused("embargo P1 E")
    assert (verdict.rule, verdict.key, said(verdict)["have"]) == ("R6.3", "why-target-empty-own", 0)
    table = lay(area={1: "E1 E2"})
    table.play("embargo P1 E")
    assert (table.embargoes(1), table.area(1)) == ("E:E1", "E2")


def test_r6_3_on_the_economy_of_another_one_card_pays():
    lay(area={1: "E1", 2: "E3"}).play("embargo P2 E")


def test_r6_3_the_domain_may_not_be_played_in_that_players_next_turn():
    table = lay(area={1: "E1", 2: "M1"}, hand={1: "R1", 2: "M1 M2 S1"})
    table.play("embargo P2 M", "end")
    assert (table.seat, table.barred, table.legal) == (2, "M", ["play S1"])
    for text in ("play M1", "play M2"):
        verdict = table.refused(text)
        assert (verdict.rule, verdict.key, said(verdict)) == ("R6.3", "why-embargoed", {"domain": "M", "have": 1})


def test_r6_3_nobody_else_is_bound():
    table = lay(area={1: "E1", 2: "M1"}, hand={2: "M1 S1", 3: "M1"}, top="M1 M1 M1")
    table.play("embargo P2 M", "end", "play S1", "end")
    assert (table.seat, table.legal) == (3, ["play M1"])


def test_r6_3_an_embargo_laid_later_in_the_round_waits_for_the_turn():
    table = lay(players=3, seat=2, area={2: "E1", 1: "M1"}, hand={2: "R1", 3: "S1", 1: "M1 R1"})
    table.play("embargo P1 M", "end")
    assert (table.seat, table.barred) == (3, "")
    table.play("play S1", "end")
    assert (table.seat, table.barred, table.legal) == (1, "M", ["play R1"])


@pytest.mark.parametrize(
    ("area", "start", "cost"),
    [
        ("E1 E1 E1", "development", ["sacrifice E1"]),
        ("S1 S1 S1", "experiment", ["take S1"]),
        ("E1 E1 E1 E3 E3", "monopoly", ["sacrifice E1", "sacrifice E1"]),
        ("S1 S1 S1 S3 S3", "research", ["take S1", "take S1"]),
    ],
)
def test_r6_3_by_any_means(area, start, cost):
    table = lay(area={1: area}, embargo={1: "M:E2"}, hand={1: "M1 C1"})
    table.play(start, *cost)
    assert "play C1" in table.legal
    verdict = table.refused("play M1")
    assert (verdict.rule, verdict.key) == ("R6.3", "why-embargoed")


def test_r6_3_a_card_taken_up_under_embargo_cannot_return():
    table = lay(area={1: "S1 S1 S1 C2"}, embargo={1: "C:E2"})
    table.play("experiment", "take C2")
    assert (table.decision, table.hand(1)) == ("effects", "C2")
    assert len(table.happenings("play-skipped")) == 1


def test_r6_3_an_embargo_bars_plays_and_nothing_else():
    table = lay(area={1: "M1 M1 M1 M1 M1 S1 S1 S1 C1"}, embargo={1: "M:E1 S:E1"}, hand={1: "M1 M1 M1"})
    for text in ("assassination", "purge", "attack M", "experiment", "breakthrough"):
        table.allowed(text)
    table.play("assassination", "discard M1", "experiment", "take M1")
    assert table.hand(1) == "M1 M1 M1"
    assert table.decision == "effects"


def test_r6_3_several_may_lie_on_one_domain():
    table = lay(players=3, seat=1, area={1: "E1", 2: "E2 M1", 3: "M1"}, hand={1: "R1", 2: "R1", 3: "M1 R1"})
    table.play("embargo P3 M", "end", "play R1", "embargo P3 M", "end")
    assert (table.seat, table.embargoes(3), table.legal) == (3, "M:E1 M:E2", ["play R1"])
    assert said(table.refused("play M1")) == {"domain": "M", "have": 2}


def test_r6_3_several_domains_at_once():
    table = lay(seat=1, embargo={2: "M:E1 R:E1 S:E3"}, hand={1: "M1 M1 M1", 2: "M1 R1 S1 C1"})
    table.play("end")
    assert (table.barred, table.legal) == ("MRS", ["play C1"])


def test_r6_3_on_oneself_it_binds_the_next_turn_only():
    table = lay(players=2, area={1: "C1 E1 S1 S1 S1"}, hand={1: "C3 C3 C3", 2: "M1"})
    table.play("embargo P1 C")
    assert table.barred == ""
    table.play("experiment", "take S1", "play C3", "end")
    assert table.embargoes(1) == "C:E1"
    table.pass_turn()
    assert (table.seat, table.barred) == (1, "C")
    assert table.refused("play C3").rule == "R6.3"
    table.pass_turn()
    assert table.embargoes(1) == ""
    table.pass_turn()
    assert (table.seat, table.barred) == (1, "")
    table.allowed("play C3")


def test_r6_3_the_one_that_binds_and_a_fresh_one_on_the_same_domain():
    table = lay(players=2, area={1: "M1 E1 E3"}, embargo={1: "M:E1"}, hand={1: "M1 M1 M1", 2: "R1 R1"})
    table.play("embargo P1 M")
    assert table.embargoes(1) == "M:E1 M:E1"
    table.play("end")
    assert (table.embargoes(1), table.pile) == ("M:E1", "E1")
    table.pass_turn()
    assert (table.seat, table.barred) == (1, "M")
    assert table.decision == "effects"
    table.play("end")
    assert (table.embargoes(1), table.pile) == ("", "E1 E1")


def test_r6_3_only_those_that_bind_are_counted():
    table = lay(area={1: "S1 S1 S1 M1 C1 E1"}, embargo={1: "M:E1 M:E2 C:E3"}, fresh="M:E2 C:E3", hand={1: "M1 C2"})
    table.play("experiment", "take S1")
    assert said(table.refused("play M1")) == {"domain": "M", "have": 1}
    table.allowed("play C2")


def test_r6_4_embargo_goes_to_the_pile_after_the_turn():
    table = lay(area={1: "E2", 2: "M1"}, hand={1: "R1", 2: "S1", 3: "S1"})
    table.play("embargo P2 M", "end")
    assert (table.embargoes(2), table.pile) == ("M:E2", "")
    table.play("play S1")
    assert table.embargoes(2) == "M:E2"
    table.play("end")
    assert (table.embargoes(2), table.pile) == ("", "E2")
    (lifted,) = table.happenings("embargo-lifted")
    assert (lifted.seat, lifted.card, lifted.domain) == (2, "E2", "M")


def test_r6_4_not_before_that_turn():
    table = lay(players=3, seat=1, area={1: "E2", 3: "M1"}, hand={1: "R1", 2: "S1", 3: "S1"})
    table.play("embargo P3 M", "end", "play S1", "end")
    assert (table.embargoes(3), table.pile) == ("M:E2", "")
    table.play("play S1", "end")
    assert (table.embargoes(3), table.pile) == ("", "E2")


def test_r6_4_a_skipped_play_counts_as_having_bound():
    table = lay(players=2, embargo={2: "M:E1"}, hand={1: "R1 R1 R1", 2: "M1 M1 M1"})
    table.play("end", "end")
    assert (table.embargoes(2), table.pile) == ("", "E1")


def test_r6_4_if_the_cards_under_it_leave_it_stays():
    table = lay(players=3, seat=2, area={2: "M1 M1", 3: "M1"}, embargo={3: "M:E2"}, hand={2: "R1", 3: "M2 R1"})
    table.play("attack M")
    assert (table.area(3), table.embargoes(3)) == ("", "M:E2")
    table.play("end")
    assert (table.barred, table.legal) == ("M", ["play R1"])


def test_r6_5_breakthrough_draws_five_then_discards_as_many():
    table = lay(area={1: "S1"}, hand={1: "M1"}, top="R1 R1 C1 C1 E1 E2")
    assert table.allowed("breakthrough").rule == "R6.5"
    table.play("breakthrough")
    assert (table.pile, table.hand(1)) == ("S1", "M1 R1 R1 E1 C1 C1")
    assert (table.decision, table.owed) == ("discard", 5)
    assert table.allowed("discard M1").rule == "R6.5"
    table.play("discard M1", "discard R1", "discard R1", "discard C1")
    assert table.owed == 1
    table.play("discard C1")
    assert (table.decision, table.hand(1)) == ("effects", "E1")
    assert table.deck.split()[0] == "E2"


@pytest.mark.parametrize("left", [1, 2, 4, 5])
def test_r6_5_fewer_if_the_deck_runs_out(left):
    table = lay(area={1: "S1"}, hand={1: "M1", 2: "M1"}, deck=" ".join(["U3"] * left))
    table.play("breakthrough")
    assert (table.owed, len(table.hand(1).split()), table.deck) == (left, left + 1, "")
    assert len(table.happenings("deck-emptied")) == 1
    table.play(*["discard U3"] * left)
    assert (table.decision, table.hand(1)) == ("effects", "M1")


def test_r6_5_an_empty_deck_gives_none():
    table = lay(area={1: "S1"}, hand={1: "M1"}, deck="")
    table.play("breakthrough")
    assert (table.decision, table.hand(1), table.area(1)) == ("effects", "M1", "")


def test_r6_5_the_draw_step_comes_none_the_less():
    table = lay(area={1: "S1"}, hand={2: "M1"}, top="R1 R1 R1 R1 R1")
    table.play("breakthrough", *["discard R1"] * 5, "end")
    assert len(table.hand(1).split()) == 3


def test_r6_6_the_utopia_card_lies_there_to_the_end_of_the_game():
    table = lay(players=2, area={1: "U3 U3", 2: "S1"}, hand={1: "M1", 2: "M1"})
    assert table.allowed("democracy P2 S").rule == "R6.6"
    table.play("democracy P2 S")
    assert (table.area(1), table.democracies(2), table.pile, table.decision) == ("U3", "S", "", "effects")
    table.play("end")
    table.pass_turn()
    table.pass_turn()
    table.pass_turn()
    assert table.democracies(2) == "S"


@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("laid", [0, 1, 2])
def test_r6_6_each_one_raises_the_hegemony_requirement(players, needed, laid):
    cards = ["S2"] * 8 + ["S3"] * 4
    for short in (0, 1):
        table = lay(
            players=players,
            area={1: " ".join(cards[: needed + laid - short])},
            democracy={1: "S" * laid},
            hand={2: "M1"},
        )
        assert table.view(1).to_json()["needs"]["hegemony"][0]["S"] == needed + laid
        table.play("end")
        assert table.winners == ([] if short else [1])


def test_r6_6_of_that_player_and_in_that_domain_only():
    table = lay(area={1: "S2 S2 S2 S2 S3 S3 S3"}, democracy={1: "MU", 2: "SS", 3: "S"}, hand={2: "M1"})
    table.play("end")
    assert table.winners == [1]


def test_r6_6_even_if_the_domain_is_emptied_later():
    table = lay(players=3, area={1: "M1 S1", 2: "S2"}, democracy={2: "S"})
    table.play("attack S")
    assert (table.area(2), table.democracies(2)) == ("", "S")
    assert table.view(2).to_json()["needs"]["hegemony"][1]["S"] == 8


def test_r6_6_on_a_domain_of_which_the_player_has_a_face_up_card():
    table = lay(area={1: "U3 S1", 2: "M1"}, embargo={3: "R:E1"})
    assert table.can("democracy") == ["democracy P1 S", "democracy P2 M"]
    verdict = table.refused("democracy P3 R")
    assert (verdict.rule, verdict.key) == ("R6.6", "why-target-empty")
    assert said(verdict) == {"domain": "R", "target": "P3", "have": 0}


def test_r6_6_several_may_lie_on_one_domain():
    table = lay(players=2, seat=1, area={1: "U3", 2: "S1"}, democracy={2: "SS"})
    table.play("democracy P2 S")
    assert table.democracies(2) == "SSS"


def test_r6_6_on_ones_own_utopia_one_needs_two():
    verdict = lay(area={1: "U3"}).refused("democracy P1 U")
    assert (verdict.rule, verdict.key, said(verdict)["have"]) == ("R6.6", "why-target-empty-own", 0)
    table = lay(area={1: "U3 U3"})
    table.play("democracy P1 U")
    assert (table.area(1), table.democracies(1)) == ("U3", "U")


def test_r6_6_one_laid_this_turn_counts_at_once():
    table = lay(area={1: "U3 S2 S2 S2 S2 S3 S3 S3"}, hand={2: "M1"})
    table.play("democracy P1 S", "end")
    assert table.result is None


def test_r6_7_culture_has_no_discard_effect():
    table = lay(area={1: "C1 C1 C1 C2 C2", 2: "M1 R1 C1"}, hand={1: "C3", 2: "M1"}, pile="M1")
    assert table.legal == ["end"]
