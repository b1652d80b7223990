"""R7: what is public, what is hidden, what stays known."""

import json
from typing import Any

import pytest

from impera.game.game import Game
from impera.game.view import View
from impera.rules.facts import NONE
from impera.rules.state import UNSEEN, key
from tests.table_setter import Table, deal, lay, words


def looks_the_same(one: View, other: View) -> bool:
    """Can the seat not tell the two games apart, in the JSON it is sent or in the record a bot is given?"""
    return one.to_json() == other.to_json() and key(one.record) == key(other.record)


OPEN: dict[str, Any] = {
    "area": {1: "M1 C1", 2: "E1"},
    "pile": "S1 R2",
    "embargo": {2: "E:E3"},
    "democracy": {1: "M"},
    "coin": "P1 P2 E",
}


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_r7_1_areas_pile_markers_and_coin_are_public(seat):
    view = lay(**OPEN).view(seat)
    told = view.to_json()
    assert told["areas"] == [{"M1": 1, "C1": 1}, {"E1": 1}, {}]
    assert told["discard"] == {"R2": 1, "S1": 1}
    assert told["embargoes"] == [[], [["E", "E3"]], []]
    assert told["democracies"] == [{"M": 1}, {}, {}]
    assert told["coin"] == {"holder": 1, "seat": 2, "domain": "E"}


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_r7_1_a_view_can_be_sent_and_compared(seat):
    view = lay(hand={1: "M1", 2: "R1 S2"}, **OPEN).view(seat)
    assert json.loads(json.dumps(view.to_json()))["seat"] == seat
    assert len(view.digest) == 64


@pytest.mark.parametrize("seat", [1, 3, None])
def test_r7_1_hand_sizes_and_backs_are_public(seat):
    hand = lay(hand={2: "M1 R1 S2 U3"}).view(seat).hands[1]
    assert (hand.size, hand.ages, hand.known) == (4, (2, 1, 1), {})


def test_r7_1_the_backs_of_ones_own_hand():
    hand = lay(hand={2: "M1 R1 S2 U3"}).view(2).hands[1]
    assert (hand.size, hand.ages, words(hand.known)) == (4, (2, 1, 1), "M1 R1 S2 U3")


@pytest.mark.parametrize(("players", "ages"), [(2, [19, 29, 41]), (3, [16, 29, 41]), (4, [16, 32, 44])])
def test_r7_1_the_number_and_ages_of_the_deck_are_public(players, ages):
    told = deal(players).view().to_json()
    assert told["deck"] == ages


def test_r7_1_the_ages_of_a_deck_drawn_down():
    table = lay(players=2, deck="E3 S3")
    assert table.view(1).to_json()["deck"] == [0, 0, 2]


@pytest.mark.parametrize("seat", [1, 3, None])
def test_r7_1_faces_in_other_hands_are_hidden(seat):
    one, other = lay(hand={2: "M1 S2"}), lay(hand={2: "R1 C2"})
    assert looks_the_same(one.view(seat), other.view(seat))
    assert not looks_the_same(one.view(2), other.view(2))


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_r7_1_order_and_faces_of_the_deck_are_hidden(seat):
    one, other = lay(top="M1 R1 S1"), lay(top="S1 M1 C1")
    assert one.deck != other.deck
    assert looks_the_same(one.view(seat), other.view(seat))


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_r7_1_the_removed_cards_are_hidden(seat):
    one, other = lay(top="M1"), lay(top="M1")
    one.state.removed[0], other.state.removed[0] = 0, 3
    assert looks_the_same(one.view(seat), other.view(seat))


def test_r7_1_a_spectator_has_no_hand_and_no_decision():
    table = lay(hand={1: "M1", 2: "R1"})
    view = table.view()
    assert (view.hand, view.legal, view.is_mine) == ({}, (), False)


def test_r7_1_only_the_one_who_decides_is_told_what_is_legal():
    table = lay(decision="play", hand={1: "M1", 2: "R1"})
    assert [action.text for action in table.view(1).legal] == ["play M1"]
    assert table.view(2).legal == ()


def test_r7_1_a_draw_shows_its_back():
    table = lay(hand={1: "U3 U3", 2: "M1"}, top="S2")
    table.play("end")
    (drew,) = table.happenings("drew")
    assert [drew.seen_by(seat).card for seat in (1, 2, 3, None)] == ["S2", "?2", "?2", "?2"]


@pytest.mark.parametrize(
    ("actions", "what", "card"),
    [
        (["assassination", "discard R1"], "discarded", "R1"),
        (["development", "sacrifice M1"], "sacrificed", "M1"),
        (["experiment", "take M1"], "took", "M1"),
        (["oligarchy", "recover C1"], "recovered", "C1"),
        (["breakthrough"], "paid", "S1"),
        (["attack M"], "lost", "M1"),
        (["embargo P1 M"], "embargo-laid", "E1"),
        (["democracy P1 M"], "democracy-laid", "U3"),
    ],
)
def test_r7_1_every_other_action_is_public(actions, what, card):
    table = lay(area={1: "M1 M1 M1 E1 E1 E1 S1 S1 S1 U3 U3 U3"}, hand={1: "R1"}, pile="C1")
    table.play(*actions)
    event = table.happenings(what)[0]
    assert [event.seen_by(seat).card for seat in (1, 2, None)] == [card] * 3


# the draft

PACKS = {1: "M1 R1 R1 C1", 2: "M1 M1 S1 E1", 3: "R1 S1 C1 E1"}


def test_r7_1_a_pick_is_hidden():
    one, other = (deal(3, variant="draft", packs=PACKS) for _ in range(2))
    one.play("pick M1")
    other.play("pick C1")
    for seat in (2, 3, None):
        assert looks_the_same(one.view(seat), other.view(seat))
        assert one.view(seat).record.picked[0] == UNSEEN
    (picked,) = one.happenings("picked")
    assert [picked.seen_by(seat).card for seat in (1, 2, 3, None)] == ["M1", "?1", "?1", "?1"]
    assert one.view(1).to_json()["draft"]["picked"] == "M1"
    assert one.view(2).to_json()["draft"]["done"] == [True, False, False]


def test_r7_1_packs_are_hidden():
    one = deal(3, variant="draft", packs=PACKS)
    other = deal(3, variant="draft", packs=PACKS | {2: "R1 R1 S1 S1"})
    assert looks_the_same(one.view(1), other.view(1))
    assert looks_the_same(one.view(), other.view())
    assert one.view(1).to_json()["draft"]["pack"] == {"M1": 1, "R1": 2, "C1": 1}
    assert one.view().to_json()["draft"]["pack"] == {}
    assert one.view().to_json()["draft"]["picked"] is None


def test_r7_1_what_is_passed_is_seen_by_both_neighbours():
    table = deal(3, variant="draft", packs=PACKS)
    table.play("pick C1", "pick M1", "pick R1")
    passed = [event for event in table.happenings("passed") if event.seat == 1]
    assert [event.card for event in passed] == ["M1", "R1", "R1"]
    assert {event.other for event in passed} == {2}
    assert [passed[0].seen_by(seat).card for seat in (1, 2, 3, None)] == ["M1", "M1", "?1", "?1"]
    assert table.view(1).to_json()["draft"]["passed"] == [["M1", "R1", "R1"], []]
    assert table.view(2).to_json()["draft"]["passed"] == [["M1", "E1", "S1"], []]
    assert (table.view(2).record.passed[0] == NONE).all()


def test_r7_1_the_centre_is_public():
    table = drafted_by_three(claims=False)
    for seat in (1, 2, 3, None):
        assert table.view(seat).to_json()["draft"]["centre"] == {"R1": 1, "E1": 2}


def drafted_by_three(claims: bool = True) -> Table:
    """Hands: P1 M1 R1 S1, P2 M1 M1 C1, P3 R1 S1 C1. P2, the First Player, passed M1 S1 E1, then R1 C1."""
    table = deal(3, variant="draft", first=2, packs=PACKS)
    table.play("pick M1", "pick R1", "pick R1")
    table.play("pick M1", "pick S1", "pick S1")
    table.play("pick C1", "pick C1", "pick M1")
    if claims:
        table.play("claim R1", "claim E1", "claim E1")
    return table


# what has been seen stays known


@pytest.mark.parametrize("by", [2, 3, None])
def test_r7_2_a_card_taken_up_is_known_to_all(by):
    table = lay(area={1: "S1 S1 S1 M1"}, hand={1: "R1 R1"})
    table.play("experiment", "take M1")
    assert table.known(1, by) == "M1"
    hand = table.view(by).hands[0]
    assert (hand.size, hand.ages) == (3, (3, 0, 0))


@pytest.mark.parametrize("by", [2, 3, None])
def test_r7_2_a_card_recovered_is_known_to_all(by):
    table = lay(area={1: "U3 U3 U3"}, pile="S3 M1")
    table.play("oligarchy", "recover S3")
    assert table.known(1, by) == "S3"


@pytest.mark.parametrize("by", [2, 3, None])
def test_r7_2_until_it_is_played(by):
    table = lay(area={1: "S1 S1 S1 M1"}, hand={1: "R1"})
    table.play("experiment", "take M1", "play M1")
    assert table.known(1, by) == ""


@pytest.mark.parametrize("by", [2, 3, None])
def test_r7_2_playing_another_card_keeps_it_known(by):
    table = lay(area={1: "S1 S1 S1 M1"}, hand={1: "R1"})
    table.play("experiment", "take M1", "play R1")
    assert table.known(1, by) == "M1"


def test_r7_2_until_it_is_discarded():
    table = lay(area={1: "M1 M1 M1"}, hand={1: "R1 R1 S1"}, known={(1, 2): "R1", (1, None): "R1"})
    table.play("assassination", "discard R1")
    assert (table.hand(1), table.known(1, 2), table.known(1, None)) == ("R1 S1", "", "")


def test_r7_2_a_draw_leaves_what_is_known():
    table = lay(hand={1: "M1", 2: "R1"}, known={(1, 2): "M1"}, top="M1 M1")
    table.play("end")
    assert (table.hand(1), table.known(1, 2)) == ("M1 M1 M1", "M1")


def inquisition() -> Table:
    """P1 (M1 R2) takes the hand of P2 (S1 S2 U3); everybody knew of the S1."""
    known = {(2, 1): "S1", (2, 3): "S1", (2, None): "S1"}
    table = lay(area={1: "R1"}, hand={1: "M1 R2", 2: "S1 S2 U3"}, known=known)
    table.play("inquisition P2")
    return table


def test_r7_2_during_inquisition_the_victim_knows_what_was_taken():
    table = inquisition()
    assert table.known(1, 2) == "S1 S2 U3"
    assert table.known(2, 1) == ""


def test_r7_2_during_inquisition_third_players_know_what_they_knew():
    table = inquisition()
    for by in (3, None):
        assert table.known(1, by) == "S1"
        hand = table.view(by).hands[0]
        assert (hand.size, hand.ages) == (5, (2, 2, 1))


def test_r7_2_the_inquisitor_knows_all_he_gave():
    table = inquisition()
    table.play("give M1", "give R2", "give U3")
    assert table.known(2, 1) == "M1 R2 U3"


def test_r7_2_the_victim_knows_what_was_kept():
    table = inquisition()
    table.play("give M1", "give R2", "give U3")
    assert table.known(1, 2) == "S1 S2"


def test_r7_2_the_victim_does_not_know_the_inquisitors_own_cards():
    table = inquisition()
    table.play("give S1", "give S2", "give U3")
    assert table.known(1, 2) == ""
    assert table.known(2, 1) == "S1 S2 U3"


@pytest.mark.parametrize("by", [3, None])
def test_r7_2_third_players_forget_when_a_card_of_that_back_goes(by):
    table = inquisition()
    table.play("give R2", "give U3")
    assert table.known(1, by) == "S1"
    table.play("give M1")  # an Age 1 back: it might be the S1
    assert table.known(1, by) == ""
    assert table.known(2, by) == ""


@pytest.mark.parametrize("by", [3, None])
def test_r7_2_third_players_still_know_when_only_other_backs_go(by):
    known = {(2, 3): "S1", (2, None): "S1"}
    table = lay(area={1: "R1"}, hand={1: "M2 M2", 2: "S1"}, known=known)
    table.play("inquisition P2", "give M2")
    assert table.known(1, by) == "S1"


@pytest.mark.parametrize("by", [3, None])
def test_r7_2_third_players_follow_a_back_that_can_only_be_one_card(by):
    known = {(2, 3): "S1 S1", (2, None): "S1 S1"}
    table = lay(area={1: "R1"}, hand={1: "M2", 2: "S1 S1"}, known=known)
    table.play("inquisition P2", "give S1", "give M2")
    assert (table.known(1, by), table.known(2, by)) == ("S1", "S1")


@pytest.mark.parametrize("by", [3, None])
def test_r7_2_of_several_known_kinds_of_one_back_one_of_each_may_be_gone(by):
    known = {(2, 3): "M1 M1 S1", (2, None): "M1 M1 S1"}
    table = lay(area={1: "R1"}, hand={2: "M1 M1 S1"}, known=known)
    table.play("inquisition P2", "give S1")
    assert (table.known(1, by), table.known(2, by)) == ("M1", "")


def test_r7_2_third_players_cannot_tell_one_inquisition_from_another():
    games = []
    for mine, theirs, given in (("M1 R2", "S1 S2", "S1"), ("C1 S2", "M1 R2", "M1")):
        table = lay(area={1: "R1"}, hand={1: mine, 2: theirs})
        table.play("inquisition P2", f"give {given}", "give S2" if "S2" in table.hand(1) else "give R2")
        games.append(table)
    for by in (3, None):
        assert looks_the_same(games[0].view(by), games[1].view(by))


@pytest.mark.parametrize("by", [3, None])
def test_r7_1_the_order_in_which_a_hand_is_taken_tells_no_faces(by):
    told = []
    for theirs in ("M2 R1 S1", "M1 R2 C1", "M1 R1 C2", "E2 S1 C1"):
        table = lay(area={1: "R1"}, hand={2: theirs})
        table.play("inquisition P2")
        told.append([event.seen_by(by) for event in table.events])
    assert all(events == told[0] for events in told)


@pytest.mark.parametrize("by", [2, 3, None])
def test_r7_1_the_order_of_draws_is_the_order_of_backs(by):
    told = []
    for top in ("M1 R1 S1", "C1 M1 E1"):
        table = lay(hand={2: "M1"}, top=top)
        table.play("end")
        told.append([event.seen_by(by) for event in table.events])
    assert told[0] == told[1]


def test_r7_2_a_hand_taken_twice_is_known_to_the_second_inquisitor_too():
    table = lay(players=3, area={1: "R1", 2: "R1"}, hand={1: "M1", 2: "M2", 3: "S1"})
    table.play("inquisition P3", "give M1", "end")
    assert (table.hand(3), table.known(3, 1), table.known(3, 2)) == ("M1", "M1", "")
    table.play("play M2", "inquisition P3", "give M1")
    assert (table.known(3, 1), table.known(3, 2)) == ("M1", "M1")


def test_r7_2_what_a_seat_knows_is_not_shown_to_others():
    table = lay(hand={2: "M1"}, known={(2, 1): "M1"})
    other = lay(hand={2: "M1"})
    assert looks_the_same(table.view(3), other.view(3))
    assert not looks_the_same(table.view(1), other.view(1))


def test_r7_2_with_two_players_the_pack_that_comes_back_tells_what_was_kept():
    table = deal(2, variant="draft", packs={1: "M1 R1 E1 S1", 2: "M1 M1 C1 C1"})
    table.play("pick M1", "pick C1")
    assert (table.known(2, 1), table.known(1, 2)) == ("", "")
    table.play("pick C1", "pick R1")
    assert (table.known(2, 1), table.known(1, 2)) == ("R1", "C1")
    table.play("pick E1", "pick M1")
    assert (table.known(2, 1), table.known(1, 2)) == ("M1 R1", "E1 C1")
    assert (table.known(2, None), table.known(1, None)) == ("", "")


def test_r7_2_with_two_players_two_of_a_kind_passed_and_one_back():
    table = deal(2, variant="draft", packs={1: "M1 R1 R1 S1", 2: "M1 M1 C1 C1"})
    table.play("pick M1", "pick C1", "pick C1", "pick R1")
    assert (table.pack(1), table.known(2, 1)) == ("R1 S1", "R1")


def test_r7_2_the_second_pack_tells_what_the_next_seat_kept():
    table = drafted_by_three()
    assert table.known(3, 2) == "C1"  # P2 passed R1 C1, P3 laid R1
    assert table.known(1, 3) == "M1"  # P3 passed M1 E1, P1 laid E1
    assert table.known(2, 1) == "C1"  # P1 passed E1 C1, P2 laid E1


def test_r7_2_the_first_pack_is_split_between_the_next_two_seats():
    table = drafted_by_three()
    assert sorted(table.state.split[1].tolist()) == [0, 8]  # M1 S1: one with P3, one with P1
    assert (table.view(1).record.split[1] == NONE).all()
    assert table.view(2).record.splits == 1


def test_r7_2_two_of_a_kind_in_the_first_pack_are_known_with_both():
    packs = {1: "M1 M1 M1 R1", 2: "E1 E1 E1 R1", 3: "S1 S1 S1 R1"}
    table = deal(3, variant="draft", packs=packs)
    table.play("pick R1", "pick R1", "pick R1")  # P1 passes M1 M1 M1 to P2
    table.play("pick S1", "pick M1", "pick E1")
    table.play("pick E1", "pick S1", "pick M1")
    assert (table.known(2, 1), table.known(3, 1)) == ("M1 S1", "M1")
    assert table.state.splits == 0


def test_r7_2_one_card_of_a_split_shown_tells_the_other():
    table = lay(players=3, variant="draft", seat=2, split={1: "M1 S1"}, decision="play", hand={2: "M1 U3", 3: "S1"})
    assert table.known(3, 1) == ""
    table.play("play M1")
    assert table.known(3, 1) == "S1"
    assert table.known(3, None) == ""


def test_r7_2_the_later_seat_of_a_split_shows_its_card():
    table = lay(players=4, variant="draft", seat=3, split={1: "M1 S1"}, decision="play", hand={2: "M1", 3: "S1 U3"})
    table.play("play S1")
    assert table.known(2, 1) == "M1"


def test_r7_2_a_split_is_not_resolved_by_a_card_that_may_be_another():
    table = lay(players=3, variant="draft", seat=2, split={1: "M1 S1"}, decision="play", hand={2: "M1 S1", 3: "S1"})
    table.play("play S1")
    assert (table.known(3, 1), table.state.splits) == ("", 0)


@pytest.mark.parametrize(("seat", "card"), [(2, "U3"), (4, "M1"), (1, "M1")])
def test_r7_2_cards_outside_a_split_leave_it_alone(seat, card):
    hands = {1: "M1", 2: "M1 U3", 3: "S1", 4: "M1"}
    table = lay(players=4, variant="draft", seat=seat, split={1: "M1 S1"}, decision="play", hand=hands)
    table.play(f"play {card}")
    assert table.state.splits == 1


def test_r7_2_a_card_known_apart_from_the_split_leaves_first():
    table = lay(
        players=3,
        variant="draft",
        seat=2,
        split={1: "M1 S1"},
        decision="play",
        hand={2: "M1 M1", 3: "S1"},
        known={(2, 1): "M1"},
    )
    table.play("play M1")
    assert (table.known(2, 1), table.known(3, 1), table.state.splits) == ("", "", 1)
    table.play("end")
    assert table.state.splits == 1


@pytest.mark.parametrize(
    ("theirs", "partner", "known"), [("M1 U3", "S1", "S1"), ("S1 U3", "M1", "M1"), ("M1 S1", "S1", "")]
)
def test_r7_2_an_inquisitor_sees_which_card_of_the_split_it_was(theirs, partner, known):
    table = lay(
        players=3, variant="draft", split={1: "M1 S1"}, area={1: "R1"}, hand={1: "C2 C3", 2: theirs, 3: partner}
    )
    table.play("inquisition P2")
    assert (table.known(3, 1), table.state.splits) == (known, 0)


def test_r7_2_an_inquisition_between_others_ends_a_split():
    table = lay(players=3, seat=2, variant="draft", split={1: "M1 S1"}, area={2: "R1"}, hand={2: "M1 U3", 3: "S1 U3"})
    table.play("inquisition P3")
    assert table.state.splits == 0


def test_r7_2_an_age_1_back_given_away_ends_a_split():
    hands = {2: "M1 U3", 3: "S1", 4: "U3 U3"}
    table = lay(players=4, seat=2, variant="draft", split={1: "M1 S1"}, area={2: "R1"}, hand=hands)
    table.play("inquisition P4", "give U3")
    assert table.state.splits == 1
    table.play("give M1")
    assert table.state.splits == 0


def test_r7_2_the_victim_of_an_inquisition_sees_a_card_of_its_split_come_back():
    table = lay(
        players=3, seat=2, variant="draft", split={1: "M1 S1"}, area={2: "R1"}, hand={1: "C2", 2: "M1", 3: "S1"}
    )
    table.play("inquisition P1")
    assert table.state.splits == 1
    table.play("give M1")
    assert (table.known(3, 1), table.known(2, 1)) == ("S1", "C2")


# after the game


def finished() -> Table:
    table = lay(players=2, first=1, seat=2, hand={1: "M1 S2", 2: "R1 C2 U3"}, deck="")
    table.play("end")
    assert table.decision == "over"
    return table


@pytest.mark.parametrize("seat", [1, 2, None])
def test_r7_3_after_the_game_every_hand_is_open(seat):
    table = finished()
    view = table.view(seat)
    assert [words(hand.known) for hand in view.hands] == ["M1 S2", "R1 C2 U3"]
    assert [hand.ages for hand in view.hands] == [(1, 1, 0), (1, 1, 1)]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_r7_3_after_the_game_deck_and_removed_cards_are_open(seat):
    table = lay(players=3, area={1: "S1 S1 S2 S2 S3 S3 S3"})
    table.play("end")
    assert table.decision == "over"
    record = table.view(seat).record
    assert record.deck.tolist() == table.state.deck.tolist()
    assert record.removed.tolist() == table.state.removed.tolist()


def test_r7_3_not_before():
    table = lay(players=2, first=1, seat=1, hand={1: "M1 S2", 2: "R1 C2 U3"}, deck="")
    table.play("end")
    assert table.decision == "play"
    assert [words(hand.known) for hand in table.view(1).hands] == ["M1 S2", ""]


def test_r7_3_the_whole_record_can_be_told():
    game = Game.new(2, seed=1)
    assert json.dumps(game.truth())
    assert len(game.setup.deck) == 95
