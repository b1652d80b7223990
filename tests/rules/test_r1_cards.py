"""R1: the cards."""

import pytest

from impera.errors import SetupError
from impera.game.setup import ALL_CARDS, Setup
from impera.rules.facts import AGE_CARDS, AGE_OF, CARDS, COPIES, DOMAIN_LETTERS, DOMAIN_OF, KINDS
from tests.table_setter import deal, lay

PRINTED = {  # Domain: Age 1, Age 2, Age 3
    "M": (8, 8, 4),
    "R": (8, 8, 0),
    "E": (4, 4, 8),
    "S": (4, 8, 8),
    "C": (4, 4, 8),
    "U": (0, 0, 16),
}


@pytest.mark.parametrize(("domain", "copies"), PRINTED.items())
def test_r1_1_the_box_holds_the_printed_number_of_each_card(domain, copies):
    assert tuple(ALL_CARDS[f"{domain}{age}"] for age in (1, 2, 3)) == copies


def test_r1_1_the_box_holds_104_cards_of_three_ages():
    assert ALL_CARDS.total() == CARDS == 104
    by_age = [sum(row[age] for row in PRINTED.values()) for age in range(3)]
    assert by_age == AGE_CARDS.tolist() == [28, 32, 44]


def test_r1_1_a_kind_of_another_number_is_no_box():
    table = deal(players=4)
    deck = [*table.deck.split()]
    hands = [card for seat in range(1, 5) for card in table.hand(seat).split()]
    swapped = ["R1" if card == "M1" else card for card in hands + deck]
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=4, deck=swapped)
    assert refusal.value.rule == "R1.1"


def test_r1_1_the_age_is_public_even_in_a_hidden_hand():
    table = lay(hand={2: "M1 M2 R2 U3 U3 U3"})
    for seat in (1, 3, None):
        hand = table.view(seat).hands[1]
        assert hand.ages == (1, 2, 3)
        assert hand.known == {}


@pytest.mark.parametrize("military", ["M1 M1 M1", "M1 M2 M3", "M3 M3 M3"])
def test_r1_1_the_age_changes_no_count(military):
    table = lay(area={1: military}, hand={1: "E1"})
    table.allowed("assassination")


@pytest.mark.parametrize("last", ["S1", "S2", "S3"])
def test_r1_1_the_age_changes_no_hegemony(last):
    table = lay(players=3, seat=1, decision="play", area={1: "S1 S1 S2 S2 S3 S3"}, hand={1: last})
    table.play(f"play {last}", "end")
    assert table.winners == [1]


def test_r1_2_a_kind_is_a_domain_with_an_age():
    assert " ".join(KINDS) == "M1 M2 M3 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3 U3"
    assert [f"{DOMAIN_LETTERS[d]}{a + 1}" for d, a in zip(DOMAIN_OF, AGE_OF, strict=True)] == list(KINDS)
    assert (COPIES > 0).all()


def test_r1_2_two_cards_of_a_kind_are_the_same_thing():
    table = lay(decision="play", hand={1: "M1 M1 M2"})
    assert table.legal == ["play M1", "play M2"]
    table.play("play M1")
    assert table.hand(1) == "M1 M2"


def test_r1_2_there_is_no_sixteenth_kind():
    deck = deal(players=4).deck.split()
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=4, deck=[*deck, "U1"])
    assert refusal.value.rule == "R1.2"
