"""R2: the set-up, basic and draft."""

from collections import Counter

import pytest

from impera.errors import SetupError
from impera.game.game import Game
from impera.game.setup import Setup
from impera.game.shuffle import seeds_of_number, shuffled
from tests.table_setter import Table, deal, lay, said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_1_two_three_or_four_play(players):
    assert len(Game.new(players, seed=1).truth()["hands"]) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_r2_1_fewer_or_more_do_not(players):
    with pytest.raises(SetupError) as refusal:
        Game.new(players, seed=1)
    assert refusal.value.rule == "R2.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_1_seats_run_clockwise_and_left_is_the_next_seat(players):
    table = deal(players, first=players)
    seats = []
    for _ in range(players + 1):
        seats.append(table.seat)
        table.pass_turn()
    assert seats == [players, *range(1, players + 1)]


@pytest.mark.parametrize("text", ["embargo P4 M", "democracy P4 M", "inquisition P4", "inspiration P4 purge"])
def test_r2_1_there_is_no_seat_beyond_the_last(text):
    table = lay(players=3, area={1: "E1 U3 R1 C1"})
    verdict = table.refused(text)
    assert (verdict.status, verdict.rule) == ("impossible", "R2.1")
    assert said(verdict) == {"seat": "P4", "players": 3}


@pytest.mark.parametrize(("players", "out", "deck"), [(2, 3, 95), (3, 3, 95), (4, 0, 104)])
def test_r2_2_three_of_each_age_go_back_to_the_box_unless_four_play(players, out, deck):
    setup = shuffled(seeds_of_number(5), players=players)
    assert len(setup.deck) == deck
    assert [sum(kind[1] == age for kind in setup.removed) for age in "123"] == [out] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_2_age_1_lies_on_age_2_on_age_3(players):
    ages = [kind[1] for kind in shuffled(seeds_of_number(6), players=players).deck]
    assert ages == sorted(ages)


def test_r2_2_each_age_is_shuffled():
    one, other = (shuffled(seeds_of_number(number), players=4).deck for number in (1, 2))
    for start, end in ((0, 28), (28, 60), (60, 104)):
        assert one[start:end] != other[start:end]
        assert sorted(one[start:end]) == sorted(other[start:end])


def test_r2_2_a_deck_with_its_ages_mixed_is_refused():
    deck = list(shuffled(seeds_of_number(1), players=4).deck)
    deck[27], deck[28] = deck[28], deck[27]
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=4, deck=deck)
    assert refusal.value.rule == "R2.2"


def test_r2_2_a_deck_of_another_size_is_refused():
    deck = shuffled(seeds_of_number(1), players=4).deck
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=3, deck=deck)
    assert (refusal.value.rule, refusal.value.arguments["needed"]) == ("R2.2", 95)


def test_r2_2_the_removed_cards_are_unseen():
    table = deal(players=3)
    assert table.removed != ""
    for seat in (1, 2, 3, None):
        assert (table.view(seat).record.removed == -1).all()


def test_r2_2_the_deck_is_never_reshuffled():
    table = lay(players=2, seat=1, first=1, hand={1: "U3", 2: "U3"}, deck="")
    assert len(table.pile.split()) > 50
    table.play("end")
    assert table.hand(1) == "U3"
    assert table.deck == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_3_the_first_player_is_random(players):
    firsts = {shuffled(seeds_of_number(number), players=players).first for number in range(40)}
    assert firsts == set(range(1, players + 1))


@pytest.mark.parametrize("first", [0, 4])
def test_r2_3_the_first_player_sits_at_the_table(first):
    with pytest.raises(SetupError) as refusal:
        Game.new(3, seed=1, first=first)
    assert refusal.value.rule == "R2.3"


@pytest.mark.parametrize("variant", ["basic", "draft"])
def test_r2_3_the_coin_starts_beside_the_deck(variant):
    assert deal(variant=variant).coin == ""


def test_r2_4_basic_deals_three_at_a_time_from_the_first_player_clockwise():
    table = deal(players=3, first=2)
    top = [event.card or "" for event in table.events if event.what == "drew"]
    seats = [event.seat for event in table.events if event.what == "drew"]
    assert seats == [2, 2, 2, 3, 3, 3, 1, 1, 1]
    assert table.hand(2).split() == sorted(top[:3])
    assert len(table.deck.split()) == 95 - 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_4_basic_starts_with_three_in_hand_and_none_in_play(players):
    table = deal(players)
    assert all(len(table.hand(seat).split()) == 3 for seat in range(1, players + 1))
    assert all(table.area(seat) == "" for seat in range(1, players + 1))
    assert (table.decision, table.seat, table.truth["turns"]) == ("play", 1, 0)


def test_r2_4_nobody_drafts_in_the_basic_game():
    table = deal()
    for text in ("pick M1", "claim M1"):
        assert table.refused(text).rule == "R2.4"


THREE = {1: "M1 R1 R1 C1", 2: "M1 M1 S1 E1", 3: "R1 S1 C1 E1"}  # the example of docs/rules.md


def three_players(*actions: str) -> Table:
    table = deal(3, variant="draft", first=2, packs=THREE)
    table.play(*actions)
    return table


def test_r2_5_draft_deals_four_at_a_time_from_the_first_player_clockwise():
    setup = shuffled(seeds_of_number(3), players=4, variant="draft")
    game = Game(setup)
    clockwise = [(setup.first - 1 + step) % 4 for step in range(4)]
    for step, seat in enumerate(clockwise):
        assert game.truth()["packs"][seat] == Counter(setup.deck[4 * step : 4 * step + 4])
    assert game.truth()["deck"] == 104 - 16


def test_r2_5_the_packs_are_the_top_of_the_deck():
    assert [three_players().pack(seat) for seat in (1, 2, 3)] == ["M1 R1 R1 C1", "M1 M1 E1 S1", "R1 E1 S1 C1"]


def test_r2_5_picks_are_asked_from_the_first_player_clockwise():
    table = three_players()
    seats = []
    for _ in range(9):
        seats.append(table.seat)
        assert table.decision == "pick"
        table.play(table.legal[0])
    assert seats == [2, 3, 1] * 3


def test_r2_5_a_pick_is_in_no_hand_until_everyone_has_picked():
    table = three_players("pick M1", "pick S1")
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert [table.pack(seat) for seat in (1, 2, 3)] == ["M1 R1 R1 C1", "M1 E1 S1", "R1 E1 C1"]
    table.play("pick R1")
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["R1", "M1", "S1"]


def test_r2_5_what_is_left_of_a_pack_goes_left():
    table = three_players("pick M1", "pick S1", "pick R1")
    assert [table.pack(seat) for seat in (1, 2, 3)] == ["R1 E1 C1", "M1 R1 C1", "M1 E1 S1"]
    table.play("pick M1", "pick S1", "pick R1")
    assert [table.pack(seat) for seat in (1, 2, 3)] == ["M1 E1", "E1 C1", "R1 C1"]


def test_r2_5_the_last_cards_lie_in_the_centre():
    table = three_players(*["pick M1", "pick S1", "pick R1"] * 2, "pick C1", "pick C1", "pick M1")
    assert table.centre == "R1 E1 E1"
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["M1 R1 R1", "M1 M1 C1", "S1 S1 C1"]
    assert [table.pack(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert table.truth["packs"] == []
    assert table.truth["turns"] == 0


def test_r2_5_claims_run_counter_clockwise_from_the_first_players_right():
    table = three_players(*["pick M1", "pick S1", "pick R1"] * 2, "pick C1", "pick C1", "pick M1")
    assert (table.decision, table.seat) == ("claim", 1)
    assert table.legal == ["claim R1", "claim E1"]
    table.play("claim R1")
    assert (table.decision, table.seat, table.legal) == ("claim", 3, ["claim E1"])
    table.play("claim E1")
    assert (table.decision, table.seat) == ("claim", 2)
    table.play("claim E1")
    assert (table.decision, table.seat) == ("play", 2)
    assert [table.area(seat) for seat in (1, 2, 3)] == ["R1", "E1", "E1"]
    assert table.centre == ""


def test_r2_5_with_two_players_the_pack_comes_back():
    table = deal(2, variant="draft", packs={1: "M1 R1 E1 S1", 2: "M1 M1 C1 C1"})
    table.play("pick M1", "pick C1")
    assert (table.pack(1), table.pack(2)) == ("M1 M1 C1", "R1 E1 S1")
    table.play("pick C1", "pick R1")
    assert (table.pack(1), table.pack(2)) == ("E1 S1", "M1 M1")
    table.play("pick E1", "pick M1")
    assert table.centre == "M1 S1"
    assert (table.hand(1), table.hand(2)) == ("M1 E1 C1", "M1 R1 C1")
    assert table.seat == 2
    table.play("claim S1")
    assert table.seat == 1
    table.play("claim M1")
    assert (table.area(1), table.area(2), table.seat) == ("M1", "S1", 1)


def test_r2_5_with_four_players_a_pack_travels_two_seats():
    packs = {1: "M1 M1 M1 M1", 2: "R1 R1 R1 R1", 3: "E1 E1 E1 E1", 4: "S1 S1 S1 S1"}
    table = deal(4, variant="draft", first=3, packs=packs)
    table.play("pick E1", "pick S1", "pick M1", "pick R1")
    assert [table.pack(seat) for seat in (1, 2, 3, 4)] == ["S1 S1 S1", "M1 M1 M1", "R1 R1 R1", "E1 E1 E1"]
    table.play("pick R1", "pick E1", "pick S1", "pick M1")
    assert [table.pack(seat) for seat in (1, 2, 3, 4)] == ["E1 E1", "S1 S1", "M1 M1", "R1 R1"]
    table.play("pick M1", "pick R1", "pick E1", "pick S1")
    assert table.centre == "M1 R1 E1 S1"
    claimers = []
    for text in ("claim M1", "claim R1", "claim E1", "claim S1"):
        claimers.append(table.seat)
        table.play(text)
    assert claimers == [2, 1, 4, 3]
    assert (table.seat, table.decision) == (3, "play")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_5_all_start_with_three_in_hand_and_one_in_play(players):
    table = deal(players, variant="draft", first=2)
    while table.decision in ("pick", "claim"):
        table.play(table.legal[-1])
    seats = range(1, players + 1)
    assert {len(table.hand(seat).split()) for seat in seats} == {3}
    assert {len(table.area(seat).split()) for seat in seats} == {1}
    assert (table.seat, table.decision, table.truth["turns"]) == (2, "play", 0)


def test_r2_5_one_picks_from_the_pack_and_claims_from_the_centre():
    table = three_players()
    verdict = table.refused("pick C1")
    assert (verdict.rule, verdict.key) == ("R2.5", "why-not-in-pack")
    assert table.allowed("pick M1").rule == "R2.5"
    assert table.refused("claim M1").rule == "R2.5"
    assert table.refused("end").rule == "R2.5"
    table.play(*["pick M1", "pick S1", "pick R1"] * 2, "pick C1", "pick C1", "pick M1")
    verdict = table.refused("claim S1")
    assert (verdict.rule, verdict.key) == ("R2.5", "why-not-in-centre")
    assert table.allowed("claim R1").rule == "R2.5"
    assert table.refused("pick R1").rule == "R2.5"


def test_r2_5_all_the_cards_of_a_draft_are_of_age_1():
    verdict = three_players().refused("pick M2")
    assert (verdict.status, verdict.rule) == ("impossible", "R2.5")


def test_r2_5_once_over_nobody_picks_any_more():
    table = deal(2, variant="draft")
    while table.decision in ("pick", "claim"):
        table.play(table.legal[0])
    assert table.refused("pick M1").rule == "R3.2"
    table.pass_turn()
