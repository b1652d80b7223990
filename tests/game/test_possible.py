"""Positions set up by hand: what a game can be in is taken, what it cannot is refused by the rule it breaks."""

import pytest

from impera.errors import PositionError
from impera.game.game import Game
from impera.game.notation import write_position
from impera.game.possible import _check_deck, check_possible, read_possible
from impera.game.sketch import parse_sketch
from impera.rules.state import copy_of
from impera.words import LANGUAGES
from tests.game.whole_games import every_setup, positions

FINE = "players=2 decision=play seat=P1 area.P1=M1*3 hand.P1=M1,R1 hand.P2=E1,S1 deck=S2"


def test_a_sketch_becomes_a_whole_position_that_is_read_again_and_played():
    state = read_possible(FINE)
    text = write_position(state)
    assert write_position(read_possible(f"  {text}\n")) == text
    game = Game.from_position(state)
    game.play("play M1")
    assert game.view(1).areas[0] == {"M1": 4}


@every_setup
def test_every_position_of_a_game_is_possible(setup):
    for game in positions(setup, seed=2, every=41):
        if not game.is_over:
            check_possible(game.state)


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        (FINE.replace("M1*3", "M1*9"), "setup-copies", "R1.1"),
        (FINE.replace("players=2", "players=7"), None, None),
        (FINE.replace("players=2", "players=3 teams=yes"), "setup-teams", "R9.1"),
        (FINE.replace("hand.P1=M1,R1", "hand.P1=-"), "position-nothing-legal", "R3.2"),
        (FINE.replace("hand.P1=M1,R1", "hand.P1=R1 area.P2=R1*2,R2*6"), "position-won", "R8.1"),
        (f"{FINE} coin_holder=P1 coin_seat=P2 coin_domain=M", "position-coin", "R5.7"),
        (f"{FINE} centre=M1", "position-draft", "R2.5"),
        ("nonsense", "position-field", None),
        ("impera-position/1 players=2", "position-missing", None),
    ],
)
def test_what_cannot_be_is_refused_in_every_language(text, key, rule):
    with pytest.raises(PositionError) as refused:
        read_possible(text)
    if key:
        assert (refused.value.key, refused.value.rule) == (key, rule)
    assert all(refused.value.said_in(language) for language in LANGUAGES)


def test_a_deck_out_of_order_and_a_wrong_box_are_refused():
    text = write_position(read_possible(FINE))
    fields = dict(word.split("=", 1) for word in text.split()[1:])
    deck, removed = fields["deck"].split(","), fields["removed"].split(",")
    swapped = fields | {"deck": ",".join([deck[-1], *deck[1:-1], deck[0]])}
    boxed = fields | {"deck": ",".join([removed[0], *deck[1:]]), "removed": ",".join([deck[0], *removed[1:]])}
    for wrong, keys in ((swapped, {"setup-ages"}), (boxed, {"position-removed"})):
        told = " ".join(["impera-position/1", *(f"{name}={value}" for name, value in wrong.items())])
        with pytest.raises(PositionError) as refused:
            read_possible(told)
        assert (refused.value.key in keys, refused.value.rule) == (True, "R2.2")


def test_a_game_that_is_over_is_no_position_to_decide_in():
    game = Game.new(2, seed=3)
    while not game.is_over:
        game.play(game.legal()[0])
    with pytest.raises(PositionError) as refused:
        check_possible(game.state)
    assert refused.value.key == "position-over"


def test_a_sketch_tells_marks_too_and_leaves_no_card_over():
    text = "players=2 decision=play seat=P1 area.P1=M1 area.P2=M1,R1 hand.P1=R1 embargo.P2=M:E1 democracy.P2=R deck=S1"
    position = parse_sketch(text)
    assert "embargo.P2=M:E1" in write_position(position)
    assert "democracy.P2=R" in write_position(position)
    assert int(position.pile.sum()) == 0


def test_a_deck_with_too_many_cards_is_refused():
    position = copy_of(Game.new(2, seed=3).state)
    position.deck_end += 1
    position.deck[position.deck_end - 1] = position.deck[position.deck_end - 2]
    with pytest.raises(PositionError):
        _check_deck(position)
