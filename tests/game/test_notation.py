"""Positions as text: one line, the whole truth, there and back; what cannot be read is refused at its column."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera.errors import ImperaError, PositionError
from impera.game.action import ALL_ACTIONS
from impera.game.explain import explain
from impera.game.game import Game
from impera.game.notation import FORMAT, cards_of, parse_position, read_cards, write_cards, write_position
from impera.game.position import truth
from impera.game.setup import ALL_CARDS
from impera.game.view import View
from impera.rules.apply import apply
from impera.rules.state import copy_of, key
from impera.rules.trace import SILENT
from tests.game.whole_games import SPARSELY, actions_of, begun, every_setup, observers, positions
from tests.table_setter import lay


@every_setup
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_of_whole_games_is_read_as_it_was_written(setup, seed):
    for game in positions(setup, seed, every=7 * SPARSELY):
        state = game.state
        text = write_position(state)
        assert "\n" not in text
        again = parse_position(text)
        assert write_position(again) == text
        assert truth(again) == truth(state)
        for seat in observers(game):
            assert key(View(again, seat).record) == key(View(state, seat).record)
        assert key(again) == key(state)


@every_setup
def test_a_game_goes_on_from_a_position_that_was_read(setup):
    actions = actions_of(setup)
    half = len(actions) // 2
    game = Game.replay(begun(setup).setup, actions[:half])
    twin = parse_position(write_position(game.state))
    state = copy_of(game.state)
    for action in actions[half:]:
        apply(state, action.id, SILENT)
        apply(twin, action.id, SILENT)
        assert truth(state) == truth(twin)
    assert key(state) == key(twin)


def test_the_text_can_be_read_by_a_person():
    table = lay(players=2, area={1: "M1 M1 M1 E1"}, hand={1: "S1", 2: "R2 R2"}, embargo={2: "M:E2"}, coin="P1 P2 E")
    text = write_position(table.state)
    for word in (
        FORMAT,
        "players=2",
        "variant=basic",
        "teams=no",
        "decision=effects",
        "seat=P1",
        "area.P1=M1*3,E1",
        "hand.P1=S1",
        "hand.P2=R2*2",
        "embargo.P2=M:E2",
        "coin_holder=P1",
        "coin_seat=P2",
        "coin_domain=E",
    ):
        assert word in text.split(" ")


def test_usual_values_are_left_out():
    text = write_position(begun((3, "basic", False)).state)
    for name in ("coin", "embargo", "democracy", "pile", "known", "spent", "barred", "owed=0", "ending"):
        assert name not in text


@pytest.mark.parametrize("cards", ["-", "M1", "M1*2,R1", "U3*16"])
def test_cards_by_kind(cards):
    row = begun((2, "basic", False)).state.pile
    for kind in read_cards(cards):
        row[kind] += 1
    assert write_cards(row) == cards


def good() -> str:
    return write_position(begun((2, "basic", False)).state)


def swapped(pattern: str, new: str) -> str:
    text, changed = re.subn(pattern, new, good(), count=1)
    assert changed
    return text


@pytest.mark.parametrize("text", ["", "x", "impera-position/2 players=2", " " + FORMAT])
def test_a_text_that_is_no_position_is_refused(text):
    with pytest.raises(PositionError, match=f"begins with “{FORMAT}”") as refusal:
        parse_position(text)
    assert refusal.value.code == "bad-position"


@pytest.mark.parametrize(
    "word",
    [
        "players=two",
        "turns=x",
        "turns=99999",
        "owed=300",
        "seat=P5",
        "first=1",
        "victim=P0",
        "decision=sleep",
        "variant=advanced",
        "teams=maybe",
        "effect=magic",
        "coin_domain=X",
        "barred=MX",
        "hand.P9=M1",
        "hand.P1=Z1",
        "hand.P1=M1*x",
        "area.P1=",
        "pack.P0=M1",
        "pile=M1;M2",
        "embargo.P1=M:M1",
        "embargo.P1=M",
        "democracy.P1=X",
        "democracy=M",
        "picked.P1=M9",
        "removed=M1,M1,M1,M1,M1,M1,M1,M1,M1,M1",
        "passed.P1=M1,M1,M1,M1,M1,M1",
        "known.P1=M1",
        "known.P1.P9=M1",
        "winners=P7",
        "points=a,b",
        "points=1,2",
        "ending=draw",
        "drawn=x",
        "drawn=200",
        "nothing=1",
        "nonsense",
        "=",
    ],
)
def test_a_field_that_cannot_be_read_is_refused_at_its_column(word):
    text = good()
    column = len(text) + 2
    with pytest.raises(PositionError) as refusal:
        parse_position(f"{text} {word}")
    error = refusal.value
    assert (error.key, error.arguments["column"], error.arguments["field"]) == ("position-field", column, word)
    assert f"column {column}" in str(error).replace(",", "")


def test_the_column_is_that_of_the_first_mistake():
    text = good().replace("variant=basic", "variant=basik").replace("teams=no", "teams=nope")
    with pytest.raises(PositionError) as refusal:
        parse_position(text)
    assert refusal.value.arguments["column"] == text.index("variant=basik") + 1


@pytest.mark.parametrize(
    ("pattern", "new", "kind"),
    [
        (r"removed=\w\d", "removed=U3", "U3"),
        (r" hand\.P1=\S+", "", None),
        (r" removed=\S+", "", None),
        (r" deck=\S+", " deck=-", None),
    ],
)
def test_r1_1_a_position_that_lacks_a_card_is_refused(pattern, new, kind):
    with pytest.raises(PositionError, match=r"^R1\.1: the box holds") as refusal:
        parse_position(swapped(pattern, new))
    assert refusal.value.rule == "R1.1"


@pytest.mark.parametrize("players", ["0", "1", "5", "-2", "9"])
def test_r2_1_a_position_of_a_number_of_players_that_does_not_exist_is_refused(players):
    with pytest.raises(PositionError):
        parse_position(swapped("players=2", f"players={players}"))


def test_a_position_without_players_or_a_seat_is_refused():
    for pattern in (" players=2", r" seat=P\d", r" first=P\d", " decision=play"):
        with pytest.raises(PositionError):
            parse_position(swapped(pattern, ""))


def test_a_seat_that_is_not_at_the_table_is_refused():
    for pattern, new in ((r"seat=P\d", "seat=P4"), (r"first=P\d", "first=P3"), (r"hand\.P2", "hand.P4")):
        with pytest.raises(PositionError):
            parse_position(swapped(pattern, new))


def test_no_card_lies_twice_or_nowhere():
    for setup in ((2, "draft", False), (4, "draft", True)):
        for game in positions(setup, every=20):
            assert cards_of(game.state) == ALL_CARDS


@given(st.data())
def test_a_damaged_position_is_refused_or_read_and_never_worse(data):
    """Whatever one character becomes: a PositionError, or a position that can be looked at."""
    text = GOOD
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0123456789PMRESCU=,.*:- x-\u0000Ωab"))
    damaged = text[:place] + letter + text[place + 1 :]
    try:
        state = parse_position(damaged)
    except ImperaError:
        return
    for seat in (1, 2, None):
        View(state, seat).to_json()
    for action in ALL_ACTIONS[::10]:
        explain(state, action)


GOOD = good()
