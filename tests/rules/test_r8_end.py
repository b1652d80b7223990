"""R8: Hegemony, Majority, ties."""

import pytest

from tests.table_setter import lay

SCIENCE = ["S2", "S2", "S2", "S2", "S2", "S2", "S3", "S3", "S3"]


@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("over", [-1, 0, 1])
def test_r8_1_seven_cards_of_one_domain_or_eight_with_two_players(players, needed, over):
    table = lay(players=players, area={1: " ".join(SCIENCE[: needed + over])}, hand={2: "M1"})
    table.play("end")
    if over < 0:
        assert (table.result, table.seat) == (None, 2)
    else:
        assert table.result == {"how": "hegemony", "winners": [1]}
        assert table.state.hegemony == 3


def test_r8_1_of_one_domain():
    table = lay(area={1: "S1 S1 S2 S2 M1 M1 M2"}, hand={2: "M1"})
    table.play("end")
    assert table.result is None


@pytest.mark.parametrize("cards", ["M1 M1 M2 M2 M3 M3 M3", "R1 R1 R1 R2 R2 R2 R2", "U3 U3 U3 U3 U3 U3 U3"])
def test_r8_1_of_any_domain(cards):
    table = lay(area={1: cards})
    table.play("end")
    assert table.winners == [1]


def test_r8_1_after_the_draw():
    table = lay(area={1: " ".join(SCIENCE[:7])}, hand={1: "M1"}, top="R1 R1")
    table.play("end")
    assert table.hand(1) == "M1 R1 R1"
    assert [event.what for event in table.events] == ["drew", "drew", "ended"]
    (ended,) = table.happenings("ended")
    assert (ended.seat, ended.ending) == (1, "hegemony")


def test_r8_1_not_before_the_turn_ends():
    table = lay(decision="play", area={1: " ".join(SCIENCE[:6])}, hand={1: "S3", 2: "M1"})
    table.play("play S3")
    assert table.result is None
    table.play("breakthrough", *["discard M1"] * 5, "end")
    assert table.result is None


def test_r8_1_at_the_end_of_ones_own_turn_only():
    table = lay(players=3, seat=3, area={1: " ".join(SCIENCE[:7])}, hand={1: "M1", 3: "M1"})
    table.play("end")
    assert (table.result, table.seat) == (None, 1)
    table.play("play M1", "end")
    assert table.winners == [1]


def test_r8_1_the_democracy_of_this_turn_comes_in_time():
    table = lay(players=3, seat=3, area={1: " ".join(SCIENCE[:7]), 3: "U3"}, hand={1: "M1", 2: "M1", 3: "M1"})
    table.play("democracy P1 S", "end", "play M1", "end")
    assert (table.result, table.seat) == (None, 2)


@pytest.mark.parametrize(("count", "wins"), [(7, False), (8, False), (9, True)])
def test_r8_1_one_more_for_each_face_down_utopia_in_it(count, wins):
    table = lay(area={1: " ".join(SCIENCE[:count])}, democracy={1: "SS"}, hand={2: "M1"})
    table.play("end")
    assert (table.winners == [1]) is wins


def test_r8_1_face_down_utopia_does_not_count_as_utopia():
    table = lay(area={1: "U3 U3 U3 U3 U3 U3"}, democracy={1: "UM"}, hand={2: "M1"})
    table.play("end")
    assert table.result is None


def test_r8_1_the_winner_wins_at_once():
    table = lay(area={1: " ".join(SCIENCE[:7])}, hand={2: "M1"}, coin="P1 P2 E", embargo={2: "M:E1"})
    table.play("end")
    assert (table.decision, table.legal, table.seat, table.truth["turns"]) == ("over", [], 1, 13)
    assert (table.coin, table.embargoes(2)) == ("P1 P2 E", "M:E1")
    verdict = table.refused("end")
    assert (verdict.rule, verdict.key) == ("R8.1", "why-over-hegemony")


LAST_ROUNDS = [
    (players, first, seat) for players in (2, 3, 4) for first in range(1, players + 1) for seat in range(1, players + 1)
]


@pytest.mark.parametrize(("players", "first", "seat"), LAST_ROUNDS)
def test_r8_2_the_round_in_which_the_last_card_is_drawn_is_finished(players, first, seat):
    hands = dict.fromkeys(range(1, players + 1), "M1 U3 U3")
    table = lay(players=players, first=first, seat=seat, hand=hands | {seat: "U3 U3"}, deck="C3")
    table.play("end")
    played = [seat]
    while table.decision != "over":
        assert table.seat != first
        played.append(table.seat)
        table.pass_turn()
    last_of_round = (first - 2) % players + 1
    assert played[-1] == last_of_round
    assert len(played) == (last_of_round - seat) % players + 1
    assert table.result is not None
    assert table.result["how"] == "majority"
    assert table.truth["turns"] == 12 + len(played)


@pytest.mark.parametrize(("first", "over"), [(2, True), (1, False), (3, False)])
def test_r8_2_the_last_card_drawn_by_breakthrough(first, over):
    hands = {1: "U3", 2: "M1", 3: "M1"}
    table = lay(players=3, first=first, seat=1, area={1: "S1"}, hand=hands, deck="C3 C3")
    table.play("breakthrough", "discard C3", "discard C3")
    assert table.decision == "effects"
    table.play("end")
    assert (table.decision == "over") is over
    assert table.hand(1) == "U3"


def test_r8_2_nobody_draws_any_more():
    table = lay(players=3, first=1, seat=1, hand={1: "U3 U3", 2: "M1", 3: "M1 M2"}, deck="C3")
    table.play("end")
    table.pass_turn()
    table.pass_turn()
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("C3 U3 U3", "", "M2")


def test_r8_2_a_deck_with_one_card_left_is_no_last_round():
    table = lay(players=2, first=1, seat=2, hand={1: "M1 M1 M1", 2: "U3 U3"}, deck="C3 E3")
    table.play("end")
    assert (table.result, table.seat) == (None, 1)


def test_r8_2_an_end_is_told():
    table = lay(players=2, first=1, seat=2, hand={2: "U3 U3"}, deck="C3")
    table.play("end")
    assert [event.what for event in table.events] == ["drew", "deck-emptied", "ended"]
    assert table.happenings("ended")[0].ending == "majority"
    verdict = table.refused("play M1")
    assert (verdict.rule, verdict.key) == ("R8.2", "why-over-majority")


def test_r8_2_hegemony_comes_first_in_the_last_turn():
    area = {1: "M1 M1 M1 R1 R1 E1 E1 C1 C1 U3", 2: " ".join(SCIENCE[:8])}
    table = lay(players=2, first=1, seat=2, area=area, deck="")
    table.play("end")
    assert table.result == {"how": "hegemony", "winners": [2]}


def test_r8_2_hegemony_can_still_be_reached_in_the_last_round():
    table = lay(players=3, first=1, seat=2, area={3: " ".join(SCIENCE[:6])}, hand={2: "U3 U3", 3: "S3"}, deck="C3")
    table.play("end", "play S3", "end")
    assert table.result == {"how": "hegemony", "winners": [3]}


def majority(areas: dict[int, str], **options):
    """Lay the last turn of a game with an empty deck and end it."""
    players = options.pop("players", len(areas))
    table = lay(players=players, first=1, seat=players, area=areas, deck="", **options)
    table.play("end")
    assert table.result is not None
    assert table.result["how"] == "majority"
    return table


def test_r8_3_one_point_for_each_domain_led():
    table = majority({1: "M1 M1 R1 E1 E1", 2: "M1 R1 R1 S1", 3: "C1 U3 M1"})
    assert table.points == [2, 2, 2]


def test_r8_3_most_points_win():
    table = majority({1: "M1 R1 E1", 2: "S1 S1 S1 C1 C1 C1 C2", 3: "U3 U3 U3 U3"})
    assert table.result == {"how": "majority", "winners": [1], "points": [3, 2, 1]}


def test_r8_3_tied_leaders_score_one_each():
    table = majority({1: "M1 M1 R1", 2: "M2 M3", 3: "M1 S1 C1"})
    assert table.result == {"how": "majority", "winners": [3], "points": [2, 1, 2]}


def test_r8_3_all_may_lead():
    table = majority({1: "M1", 2: "M1", 3: "M1", 4: "M1"})
    assert table.points == [1, 1, 1, 1]


def test_r8_3_at_least_one_card():
    table = majority({1: "M1", 2: ""})
    assert table.points == [1, 0]


def test_r8_3_hands_and_face_down_cards_do_not_count():
    table = majority({1: "M1 E1", 2: "M1 E1"}, hand={1: "M1 M1 U3"}, embargo={1: "E:E2"}, democracy={1: "UUU"})
    assert table.points == [2, 2]


def test_r8_3_embargoes_that_bound_the_last_turn_are_lifted_first():
    table = majority({1: "E1", 2: "E1"}, embargo={2: "E:E2"})
    assert table.embargoes(2) == ""
    assert table.points == [1, 1]


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        # points 1 each, decided in Utopia although P1 has more of everything else
        ("M1 M1 M1", "U3", 2),
        # Utopia level, decided in Culture
        ("U3 M1 M1", "U3 C1", 2),
        # Utopia and Culture level, decided in Science
        ("U3 C1 M1 M1", "U3 C1 S1", 2),
        # decided in Economy
        ("U3 C1 S1 M1 M1", "U3 C1 S1 E1", 2),
        # decided in Religion
        ("U3 C1 S1 E1 M1 M1", "U3 C1 S1 E1 R1", 2),
        # and the other way round
        ("U3 C1 S1 E1 R1 R1", "U3 C1 S1 E1 M1", 1),
    ],
)
def test_r8_4_ties_are_broken_domain_by_domain(one, two, winner):
    table = majority({1: one, 2: two})
    assert table.points[0] == table.points[1]
    assert table.winners == [winner]


def test_r8_4_military_is_the_last_step():
    """Level from Utopia to Religion, P3 the only one to lead Military: more points, so three must tie otherwise."""
    table = majority({1: "U3 M1", 2: "U3 M2 M2", 3: "M1 M1 M1 R1"})
    assert table.points == [1, 1, 2]
    table = majority({1: "U3 M1", 2: "U3 M2 M2", 3: "M1 M1 M1"})
    assert (table.points, table.winners) == ([1, 1, 1], [2])


def test_r8_4_among_the_tied_only():
    table = majority({1: "M1 M1 M1 R1 R1", 2: "E1 S1 C1", 3: "M1 U3 U3"})
    assert (table.points, table.winners) == ([2, 3, 1], [2])
    table = majority({1: "M1 R1", 2: "E1 E1 C1 C1", 3: "U3 U3 U3"})
    assert (table.points, table.winners) == ([2, 2, 1], [2])


def test_r8_4_step_by_step_once_out_is_out():
    table = majority(
        {
            1: "M1 M1 M1 M1 R1 R1 S2 S2 S2 S2 C1 U3 U3",
            2: "M2 M2 M2 M2 E1 E1 E1 S2 C1 U3 U3 U3",
            3: "M1 R2 R2 E2 S3 S3 C2 C2 U3 U3 U3",
        }
    )
    assert (table.points, table.winners) == ([3, 3, 3], [3])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r8_4_still_tied_they_share_the_win(players):
    table = majority(dict.fromkeys(range(1, players + 1), "M1 R1 U3"))
    assert table.winners == list(range(1, players + 1))


def test_r8_4_only_the_tied_share():
    table = majority({1: "M1 R1 U3", 2: "M1 R1 U3", 3: "M1"})
    assert (table.points, table.winners) == ([3, 3, 1], [1, 2])


def test_r8_5_there_is_no_rule_against_repetition():
    table = lay(players=2, hand={1: "U3", 2: "U3"}, area={1: "S1 S1 S1", 2: "S2 S2 S2"}, embargo={2: "U:E1"})
    table.state.turns = 5000
    table.play("end")
    assert (table.result, table.truth["turns"]) == (None, 5001)


def test_r8_5_a_position_may_come_back():
    table = lay(decision="effects", area={1: "S1 S1 S1"}, hand={1: "M1 M1 M1", 2: "M1", 3: "M1"})
    before = (table.area(1), table.hand(1))
    table.play("experiment", "take S1", "play S1")
    assert (table.area(1), table.hand(1), table.decision) == (*before, "effects")
