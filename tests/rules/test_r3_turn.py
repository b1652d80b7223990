"""R3: the turn: play, effects, draw, end."""

import pytest

from tests.table_setter import deal, lay, said


def test_r3_1_the_first_player_begins_and_play_goes_clockwise():
    table = deal(players=3, first=3)
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.pass_turn()
    assert seats == [3, 1, 2, 3, 1]


def test_r3_1_a_turn_is_play_effects_draw_end():
    table = lay(players=3, decision="play", hand={1: "M1 M1 M1", 2: "S1"}, embargo={1: "R:E1"}, top="R1")
    table.play("play M1")
    assert table.decision == "effects"
    table.play("end")
    told = [(event.what, event.seat) for event in table.events]
    assert told == [("drew", 1), ("embargo-lifted", 1), ("turn-began", 2)]
    assert (table.seat, table.decision) == (2, "play")


def test_r3_1_a_turn_ended_is_counted():
    table = lay(turns=7, hand={2: "M1"})
    table.play("end")
    assert table.truth["turns"] == 8


def test_r3_2_one_card_goes_from_hand_into_the_play_area():
    table = lay(decision="play", hand={1: "M1 R1 U3"}, area={1: "M1"})
    table.play("play R1")
    assert (table.hand(1), table.area(1), table.decision) == ("M1 U3", "M1 R1", "effects")


def test_r3_2_playing_is_mandatory():
    table = lay(decision="play", hand={1: "M1 R1"}, area={1: "M1 M1 M1 S1"})
    assert table.legal == ["play M1", "play R1"]
    for text in ("end", "assassination", "breakthrough", "discard M1"):
        assert table.refused(text).rule == "R3.2"


def test_r3_2_only_one_card_is_played():
    table = lay(decision="play", hand={1: "M1 R1"})
    table.play("play M1")
    verdict = table.refused("play R1")
    assert (verdict.rule, verdict.key) == ("R3.2", "why-play-over")


def test_r3_2_where_the_step_was_skipped_nobody_says_that_a_card_was_played():
    table = lay(seat=1, hand={1: "U3 U3 U3", 2: "M1"}, embargo={2: "M:E1"})
    table.play("end")
    assert (table.seat, table.decision) == (2, "effects")
    verdict = table.refused("play M1")
    assert str(verdict) == "R3.2: the play step of this turn is over: now only an effect lets you play a card"


def test_r3_2_a_card_not_in_hand_cannot_be_played():
    table = lay(decision="play", hand={1: "M1"}, area={1: "R1"})
    verdict = table.refused("play R1")
    assert (verdict.rule, verdict.key, said(verdict)) == ("R3.2", "why-not-in-hand", {"card": "R1"})
    assert said(table.allowed("play M1")) == {"card": "M1", "have": 1}


def test_r3_2_an_empty_hand_skips_the_step():
    table = lay(seat=1, hand={1: "U3 U3 U3"}, area={2: "R1"})
    table.play("end")
    assert (table.seat, table.decision) == (2, "effects")
    assert [event.number for event in table.happenings("play-skipped")] == [1]


def test_r3_2_a_hand_all_under_embargo_skips_the_step():
    table = lay(seat=1, hand={1: "U3 U3 U3", 2: "M1 M2 S1"}, embargo={2: "M:E1 S:E2"})
    table.play("end")
    assert (table.seat, table.decision, table.hand(2)) == (2, "effects", "M1 M2 S1")
    assert table.refused("play M1").rule == "R3.2"


def test_r3_2_a_hand_with_one_card_free_of_embargo_does_not():
    table = lay(seat=1, hand={1: "U3 U3 U3", 2: "M1 M2 R2"}, embargo={2: "M:E1"})
    table.play("end")
    assert (table.decision, table.legal) == ("play", ["play R2"])


def test_r3_3_any_number_of_effects_in_any_order():
    table = lay(area={1: "M1 M1 M1 R1 R1 R1 S1 U3"}, hand={1: "E1 E1 E1", 2: "S2"}, top="C1 C1 C1 C1 C2")
    table.play("breakthrough", *["discard C1"] * 4, "discard C2")
    table.play("holy-book", "democracy P1 M", "assassination", "discard E1", "inquisition P2", "give S2")
    assert table.spent == ("MR", "RSU")
    table.play("end")


def test_r3_3_one_effect_is_resolved_before_the_next():
    table = lay(area={1: "M1 M1 M1 M1 M1 S1"}, hand={1: "E1 E1"})
    table.play("purge")
    for text in ("breakthrough", "end", "attack M", "play E1"):
        verdict = table.refused(text)
        assert (verdict.rule, verdict.key) == ("R3.3", "why-asked-discard")
        assert said(verdict) == {"effect": "purge", "left": 2}
    table.play("discard E1")
    assert said(table.refused("breakthrough")) == {"effect": "purge", "left": 1}
    table.play("discard E1", "breakthrough")


@pytest.mark.parametrize(
    ("start", "asked"),
    [
        ("development", "sacrifice"),
        ("experiment", "take"),
        ("oligarchy", "recover"),
        ("inquisition P2", "give"),
    ],
)
def test_r3_3_what_an_effect_asks_for_comes_first(start, asked):
    table = lay(area={1: "E1 E1 E1 S1 S1 S1 U3 U3 U3 R1"}, hand={1: "M1 M2", 2: "M1"}, pile="R1")
    table.play(start)
    assert table.decision == asked
    verdict = table.refused("end")
    assert (verdict.rule, verdict.key) == ("R3.3", f"why-asked-{asked}")
    assert said(verdict) == {"effect": start.split()[0], "left": 1}


@pytest.mark.parametrize("start", ["development", "experiment"])
def test_r3_3_the_plays_of_an_effect_come_first(start):
    table = lay(area={1: "E1 E1 E1 S1 S1 S1"}, hand={1: "M1 M2"})
    table.play(start, {"development": "sacrifice E1", "experiment": "take S1"}[start])
    verdict = table.refused("end")
    assert (verdict.rule, verdict.key) == ("R3.3", "why-asked-play")


def test_r3_3_at_most_one_permanent_effect_per_domain():
    table = lay(area={1: "M1 M1 M1 R1 R1 R1"}, hand={1: "E1 E1"})
    table.play("assassination", "discard E1")
    verdict = table.refused("assassination")
    assert (verdict.rule, said(verdict)) == ("R4.2", {"domain": "M"})
    table.allowed("holy-book")


def test_r3_3_at_most_one_discard_effect_per_domain():
    table = lay(area={1: "M1 M1 M1 M1 R1 R1 E1 E1 E1 S1 S1 U3 U3 U3", 2: "M1"})
    table.play("attack M")
    for text in ("attack M", "attack E"):
        verdict = table.refused(text)
        assert (verdict.rule, verdict.key, said(verdict)) == ("R3.3", "why-discard-spent", {"domain": "M"})
    table.play("inquisition P2", "embargo P1 E", "democracy P1 U", "breakthrough")
    while table.decision == "discard":
        table.play(table.legal[0])
    for text, domain in {
        "inquisition P3": "R",
        "embargo P1 E": "E",
        "democracy P1 U": "U",
        "breakthrough": "S",
    }.items():
        verdict = table.refused(text)
        assert (verdict.rule, said(verdict)) == ("R3.3", {"domain": domain})


def test_r3_3_both_effects_of_one_domain_in_one_turn():
    table = lay(area={1: "M1 M1 M1 M1"}, hand={1: "E1"})
    table.play("attack M", "end")
    table = lay(area={1: "M1 M1 M1 M1"}, hand={1: "E1"})
    table.play("assassination", "discard E1", "attack M")
    assert table.spent == ("M", "M")


def test_r3_3_the_next_turn_is_fresh():
    table = lay(players=2, area={1: "R1 R1 R1 R1", 2: "R1 R1 R1"}, hand={1: "U3", 2: "U3"})
    table.play("holy-book", "inquisition P2", "give U3", "end")
    assert table.spent == ("", "")
    table.play(table.legal[0])
    table.allowed("holy-book")
    table.pass_turn()
    table.play(table.legal[0])
    table.allowed("holy-book")


def test_r3_3_the_step_may_end_at_any_time_between_effects():
    table = lay(area={1: "R1 R1 R1 S1"})
    assert table.allowed("end").rule == "R3.3"
    table.play("holy-book")
    table.allowed("end")
    table.play("breakthrough")
    table.refused("end")


def test_r3_3_nothing_is_chosen_that_no_effect_asks_for():
    table = lay(area={1: "M1"}, hand={1: "M1"}, pile="M1")
    for verb in ("discard", "sacrifice", "take", "recover", "give"):
        verdict = table.refused(f"{verb} M1")
        assert (verdict.rule, verdict.key) == ("R3.3", "why-no-such-choice")


def test_r3_3_effects_take_precedence_over_the_one_play():
    table = lay(decision="play", area={1: "E1 E1 E1"}, hand={1: "M1 M2"})
    table.play("play M1", "development", "sacrifice E1", "play M2")
    assert table.area(1) == "M1 M2 E1 E1"


@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (6, 0)])
def test_r3_4_draw_up_to_three_and_discard_none(held, drawn):
    table = lay(hand={1: " ".join(["U3"] * held), 2: "M1"}, top="S1 S2 S3")
    table.play("end")
    assert [event.card for event in table.happenings("drew")] == ["S1", "S2", "S3"][:drawn]
    assert len(table.hand(1).split()) == max(held, 3)
    assert table.happenings("discarded") == []


@pytest.mark.parametrize(("size", "held", "drawn"), [(5, 2, 3), (5, 5, 0), (7, 2, 5), (7, 8, 0)])
def test_r3_4_draw_up_to_the_hand_size_religion_gave(size, held, drawn):
    table = lay(hand={1: " ".join(["U3"] * held), 2: "M1"}, hand_size=size)
    table.play("end")
    assert len(table.happenings("drew")) == drawn


@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("S3", 1), ("S3 C3", 2), ("S3 C3 E3", 3)])
def test_r3_4_an_empty_deck_gives_none(deck, drawn):
    table = lay(players=3, seat=1, first=1, hand={2: "M1"}, deck=deck)
    table.play("end")
    assert len(table.hand(1).split()) == drawn


def test_r3_4_the_draw_comes_from_the_top():
    table = lay(hand={1: "U3 U3", 2: "M1"}, top="C2 C3")
    table.play("end")
    assert table.hand(1) == "C2 U3 U3"
    assert table.deck.split()[0] == "C3"


def test_r3_4_nobody_else_draws():
    table = lay(hand={1: "", 2: "M1"})
    table.play("end")
    assert {event.seat for event in table.happenings("drew")} == {1}
    assert (table.hand(2), table.hand(3)) == ("M1", "")


def test_r3_5_embargoes_that_bound_are_discarded():
    table = lay(embargo={1: "M:E1 M:E3 R:E1", 2: "S:E2"}, hand={1: "U3 U3 U3", 2: "M1"})
    table.play("end")
    assert table.pile == "E1 E1 E3"
    assert (table.embargoes(1), table.embargoes(2)) == ("", "S:E2")


def test_r3_5_then_hegemony_is_checked():
    table = lay(players=3, area={1: "S1 S1 S2 S2 S3 S3 S3"}, embargo={1: "M:E1"})
    table.play("end")
    told = [event.what for event in table.events]
    assert told == ["drew", "drew", "drew", "embargo-lifted", "ended"]
    assert table.result == {"how": "hegemony", "winners": [1]}
    assert (table.seat, table.decision) == (1, "over")
