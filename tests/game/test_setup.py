"""Setup: a game that does not exist is refused, by the rule it breaks."""

import pytest

from impera.errors import SetupError
from impera.game.game import Game
from impera.game.setup import ALL_CARDS, Setup, ages_of_deck, missing_from
from impera.rules.facts import KINDS
from tests.game.whole_games import begun, every_setup

BY_AGE = {age: [kind for kind in KINDS if kind[1] == age for _ in range(ALL_CARDS[kind])] for age in "123"}


def ordered_deck(players: int) -> list[str]:
    out = 0 if players == 4 else 3
    return [kind for age in "123" for kind in BY_AGE[age][out:]]


def test_the_box_is_that_of_the_rules():
    assert sum(ALL_CARDS.values()) == 104
    assert [len(BY_AGE[age]) for age in "123"] == [28, 32, 44]


@pytest.mark.parametrize(
    ("players", "ages"), [(2, [25, 29, 41]), (3, [25, 29, 41]), (4, [28, 32, 44])], ids=["two", "three", "four"]
)
def test_the_deck_holds_as_many_cards_of_each_age_as_r2_2_says(players, ages):
    assert ages_of_deck(players) == ages


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_deck_lacks_was_removed(players):
    setup = Setup.of(players=players, deck=ordered_deck(players))
    assert list(setup.removed) == sorted(setup.removed)
    assert sorted((*setup.deck, *setup.removed)) == sorted(ALL_CARDS.elements())
    assert list(setup.removed) == sorted(missing_from(setup.deck))


@every_setup
def test_what_is_seeded_can_be_set_up_again_by_hand(setup):
    made = begun(setup).setup
    players, variant, teams = setup
    again = Setup.of(
        players=players, variant=variant, teams=teams, first=made.first, deck=made.deck, removed=made.removed
    )
    assert again == made


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_r2_1_other_numbers_of_players_are_refused(players):
    with pytest.raises(SetupError, match=r"^R2\.1: .*2, 3 or 4 players") as refusal:
        Game.new(players, seed=1)
    assert (refusal.value.code, refusal.value.rule) == ("bad-setup", "R2.1")


def test_an_unknown_variant_is_refused_with_those_there_are():
    with pytest.raises(SetupError, match="basic, draft"):
        Game.new(2, "advanced", seed=1)


@pytest.mark.parametrize("players", [2, 3])
def test_r9_1_teams_need_four(players):
    with pytest.raises(SetupError, match=rf"^R9\.1: .*four players, not {players}"):
        Game.new(players, teams=True, seed=1)


@pytest.mark.parametrize(("players", "first"), [(2, 3), (3, 4), (4, 5), (2, 0), (2, -1)])
def test_r2_3_the_first_player_sits_at_the_table(players, first):
    with pytest.raises(SetupError, match=rf"^R2\.3: P{first} "):
        Setup.of(players=players, first=first, deck=ordered_deck(players))
    with pytest.raises(SetupError) as refusal:
        Game.new(players, seed=1, first=first)
    assert refusal.value.rule == "R2.3"
    with pytest.raises(SetupError) as refusal:
        Game.new(players, deck=ordered_deck(players), first=first)
    assert refusal.value.rule == "R2.3"


def test_r1_2_a_card_that_does_not_exist_is_refused():
    deck = ["X9", *ordered_deck(2)[1:]]
    with pytest.raises(SetupError, match=r"^R1\.2: “X9”"):
        Setup.of(players=2, deck=deck)
    with pytest.raises(SetupError, match=r"^R1\.2: “R3”"):
        Setup.of(players=2, deck=ordered_deck(2), removed=["R3"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_2_a_deck_of_another_size_is_refused(players):
    deck = ordered_deck(players)
    with pytest.raises(SetupError, match=rf"^R2\.2: .*holds {len(deck)} cards, not {len(deck) - 1}"):
        Setup.of(players=players, deck=deck[:-1])
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=players, deck=[*deck, "U3"])
    assert refusal.value.rule == "R2.2"


def test_r1_1_a_card_too_many_is_refused():
    deck = ordered_deck(4)
    deck[deck.index("R1")] = "M1"
    with pytest.raises(SetupError, match=r"^R1\.1: the box holds 8 cards M1, here are 9"):
        Setup.of(players=4, deck=deck)


def test_r1_1_removed_cards_are_counted():
    good = Setup.of(players=2, deck=ordered_deck(2))
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=2, deck=good.deck, removed=good.removed[:-1])
    assert refusal.value.rule == "R1.1"
    with pytest.raises(SetupError) as refusal:
        Setup.of(players=2, deck=good.deck, removed=[*good.removed, "M1"])
    assert refusal.value.rule == "R1.1"


def test_r2_2_age_1_lies_on_age_2_on_age_3():
    deck = ordered_deck(3)
    deck[0], deck[-1] = deck[-1], deck[0]
    with pytest.raises(SetupError, match=r"^R2\.2: U3 at place 1 .* Age 1"):
        Setup.of(players=3, deck=deck)


def test_a_refusal_is_said_in_every_language():
    with pytest.raises(SetupError) as refusal:
        Game.new(7, seed=1)
    said = {refusal.value.said_in(language) for language in ("en", "el", "hu", "it", "ro")}
    assert len(said) == 5
    assert all(sentence.startswith("R2.1: ") for sentence in said)
