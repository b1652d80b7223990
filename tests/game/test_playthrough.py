"""Playthroughs: exactly the format of docs/reference/playthrough.md, and any tampering is found in its line."""

import json
from typing import Any

import pytest

from impera.errors import RecordError
from impera.game.game import Game
from impera.game.playthrough import check_playthroughs, write_playthrough
from impera.rules.state import key
from tests.game.whole_games import actions_of, begun, every_draft, every_setup, played

HEADER = ["format", "players", "variant", "teams", "first", "deck", "removed"]
LINE = ["seat", "decision", "legal", "action", "state"]
STATE = [
    "decision", "seat", "turns", "hands", "areas", "packs", "centre", "embargoes", "democracies", "discard", "deck",
    "coin", "spent", "hand_size", "result",
]  # fmt: skip
DECISIONS = {"pick", "claim", "play", "effects", "discard", "sacrifice", "take", "recover", "give", "over"}
KINDS = {"M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"}


def lines_of(setup, seed=1) -> list[str]:
    return list(write_playthrough(begun(setup, seed).setup, actions_of(setup, seed)))


def is_counts(cards: dict[str, int]) -> bool:
    return set(cards) <= KINDS and all(type(count) is int and count > 0 for count in cards.values())


@every_setup
@pytest.mark.parametrize("seed", [1, 2])
def test_the_format_is_that_of_the_page(setup, seed):
    players, variant, teams = setup
    header, *decisions = map(json.loads, lines_of(setup, seed))
    assert list(header) == HEADER
    assert header["format"] == "impera-playthrough/1"
    assert (header["players"], header["variant"], header["teams"]) == setup
    assert len(header["deck"]) == (104 if players == 4 else 95)
    assert len(header["removed"]) == (0 if players == 4 else 9)
    seat, decision = (header["first"], "pick" if variant == "draft" else "play")
    for line in decisions:
        state = line["state"]
        assert list(line) == LINE
        assert list(state) == STATE
        assert (line["seat"], line["decision"]) == (seat, decision)
        assert line["legal"] == sorted(set(line["legal"]))
        assert line["action"] in line["legal"]
        check_state(state, players, teams)
        seat, decision = state["seat"], state["decision"]
    assert decision == "over"


def check_state(state: dict[str, Any], players: int, teams: bool) -> None:
    assert state["decision"] in DECISIONS
    assert [len(state[name]) for name in ("hands", "areas", "embargoes", "democracies")] == [players] * 4
    assert all(map(is_counts, (*state["hands"], *state["areas"], *state["packs"], state["centre"], state["discard"])))
    assert len(state["packs"]) == (players if state["decision"] == "pick" else 0)
    assert state["centre"] == {} or state["decision"] == "claim"
    for laid in state["embargoes"]:
        assert laid == sorted(laid)
        assert all(domain in "MRESCU" and card in ("E1", "E2", "E3") for domain, card in laid)
    for laid in state["democracies"]:
        assert all(domain in "MRESCU" and count > 0 for domain, count in laid.items())
    assert state["coin"] is None or list(state["coin"]) == ["holder", "seat", "domain"]
    assert list(state["spent"]) == ["permanent", "discard"]
    for letters in state["spent"].values():
        assert letters == "".join(letter for letter in "MRESCU" if letter in letters)
    assert state["hand_size"] in (3, 5, 7)
    if state["decision"] in ("pick", "claim"):
        assert (state["turns"], state["spent"], state["hand_size"]) == (0, {"permanent": "", "discard": ""}, 3)
    result = state["result"]
    assert (result is not None) == (state["decision"] == "over")
    if result:
        assert result["winners"] == sorted(result["winners"]) != []
        if result["how"] == "hegemony":
            assert list(result) == ["how", "winners"]
        else:
            assert list(result) == ["how", "winners", "points"]
            assert len(result["points"]) == (2 if teams else players)
        if teams:
            assert set(result["winners"]) in ({1, 3}, {2, 4}, {1, 2, 3, 4})


@every_draft
def test_during_the_picks_a_pick_is_in_no_pile_until_everyone_has_picked(setup):
    players, _, _ = setup
    _, *decisions = map(json.loads, lines_of(setup))
    for number, line in enumerate(decisions[: 3 * players], start=1):
        state = line["state"]
        complete, begun_ = divmod(number, players)
        assert [sum(hand.values()) for hand in state["hands"]] == [complete] * players
        if complete == 3:
            assert (state["packs"], sum(state["centre"].values())) == ([], players)
        else:
            sizes = sorted(sum(pack.values()) for pack in state["packs"])
            assert sizes == sorted([4 - complete - 1] * begun_ + [4 - complete] * (players - begun_))


@every_setup
def test_the_state_after_an_end_is_that_of_the_next_turn(setup):
    _, *decisions = map(json.loads, lines_of(setup))
    for line in decisions:
        if line["action"] == "end":
            state = line["state"]
            assert (state["spent"], state["hand_size"]) == ({"permanent": "", "discard": ""}, 3)
            assert state["decision"] in ("play", "effects", "over")
            if state["coin"] and state["decision"] != "over":
                assert state["coin"]["holder"] != state["seat"]


def test_a_line_is_written_as_on_the_page():
    header, first, *_ = lines_of((3, "basic", False))
    assert header.startswith('{"format": "impera-playthrough/1", "players": 3, "variant": "basic", "teams": false, ')
    assert first.startswith('{"seat": ')
    assert header.isascii()


@every_setup
def test_what_was_written_passes(setup):
    (game,) = check_playthroughs(lines_of(setup))
    assert key(game.state) == key(played(setup).state)
    assert game.actions == actions_of(setup)


def test_a_file_may_hold_several_games():
    lines = lines_of((2, "basic", False)) + lines_of((4, "draft", True)) + lines_of((2, "basic", False), 2)
    games = list(check_playthroughs(lines))
    assert [game.setup.players for game in games] == [2, 4, 2]
    assert all(game.is_over for game in games)


def test_a_game_may_be_unfinished_and_a_file_empty():
    (game,) = check_playthroughs(lines_of((2, "basic", False))[:7])
    assert len(game.actions) == 6
    assert list(check_playthroughs([])) == []


# tampering

LINES = lines_of((3, "basic", False))
DRAFTED = lines_of((2, "draft", False))


def tampered(number: int, lines: list[str] = LINES, /, **changes: Any) -> list[str]:
    data = json.loads(lines[number - 1])
    return [*lines[: number - 1], json.dumps(data | changes), *lines[number:]]


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        list(check_playthroughs(lines))
    assert str(refusal.value).startswith(f"line {refusal.value.line}, column ")
    return refusal.value


def state_with(number: int, lines: list[str] = LINES, /, **changes: Any) -> list[str]:
    return tampered(number, lines, state=json.loads(lines[number - 1])["state"] | changes)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("decision", "over"),
        ("seat", 4),
        ("turns", 99),
        ("hands", [{}, {}, {}]),
        ("areas", [{}, {}, {}]),
        ("packs", [{}]),
        ("centre", {"M1": 1}),
        ("embargoes", [[["M", "E1"]], [], []]),
        ("democracies", [{"M": 1}, {}, {}]),
        ("discard", {"M1": 8}),
        ("deck", 1),
        ("coin", {"holder": 1, "seat": 2, "domain": "M"}),
        ("spent", {"permanent": "MRESCU", "discard": ""}),
        ("hand_size", 7),
        ("result", {"how": "hegemony", "winners": [1]}),
        ("hands", None),
    ],
)
def test_a_tampered_state_is_found_in_its_field(field, value):
    error = refused(state_with(12, **{field: value}))
    assert (error.key, error.line) == ("playthrough-differs", 12)
    assert str(error.arguments["field"]).startswith(f"state.{field}")


def test_the_field_that_differs_is_named_to_the_innermost():
    spent = {"permanent": "M", "discard": json.loads(LINES[11])["state"]["spent"]["discard"]}
    assert refused(state_with(12, spent=spent)).arguments["field"] == "state.spent.permanent"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seat": 9}, "playthrough-differs"),
        ({"decision": "take"}, "playthrough-differs"),
        ({"legal": []}, "playthrough-differs"),
        ({"legal": None}, "playthrough-differs"),
        ({"action": "recover U3"}, "record-action"),
        ({"action": "sing"}, "record-action"),
        ({"action": None}, "record-action"),
        ({"action": 5}, "record-action"),
        ({"state": None}, "playthrough-differs"),
        ({"state": {}}, "playthrough-differs"),
        ({"state": []}, "playthrough-differs"),
    ],
)
def test_a_tampered_line_is_found(changes, key):
    error = refused(tampered(12, **changes))
    assert (error.key, error.line) == (key, 12)


def test_more_in_a_state_than_there_should_be_is_found():
    error = refused(state_with(12, surprise=1))
    assert (error.key, error.line) == ("playthrough-differs", 12)


def test_legal_actions_that_are_not_sorted_are_found():
    number = next(n for n, line in enumerate(LINES[1:], start=2) if len(json.loads(line)["legal"]) > 1)
    legal = json.loads(LINES[number - 1])["legal"]
    assert refused(tampered(number, legal=legal[::-1])).arguments["field"] == "legal"
    assert refused(tampered(number, legal=legal[:-1])).line == number


def test_zeros_are_not_left_in():
    hands = [hand | {"U3": 0} for hand in json.loads(LINES[1])["state"]["hands"]]
    assert refused(state_with(2, hands=hands)).arguments["field"] == "state.hands"


def test_a_line_left_out_is_found():
    assert refused([*LINES[:11], *LINES[12:]]).line == 12


def test_a_line_doubled_is_found():
    assert refused([*LINES[:12], LINES[11], *LINES[12:]]).line == 13


def test_a_decision_after_the_end_is_found():
    error = refused([*LINES, LINES[-1]])
    assert (error.key, error.line) == ("record-action", len(LINES) + 1)
    assert error.rule in ("R8.1", "R8.2")


def test_decisions_need_a_header():
    error = refused(LINES[1:])
    assert (error.key, error.line) == ("playthrough-header", 1)


@pytest.mark.parametrize("text", ["", "nonsense", "{", '{"a" 1}'])
def test_what_is_no_json_is_refused(text):
    error = refused([*LINES[:5], text])
    assert (error.key, error.line) == ("record-json", 6)


@pytest.mark.parametrize("text", ["[]", "5", "null", '"x"'])
def test_json_that_is_no_line_is_refused(text):
    error = refused([*LINES[:5], text])
    assert (error.key, error.line) == ("record-json", 6)


@pytest.mark.parametrize("name", HEADER[1:])
def test_a_header_that_lacks_a_field_is_refused(name):
    data = json.loads(LINES[0])
    del data[name]
    error = refused([json.dumps(data)])
    assert (error.key, error.arguments["field"]) == ("record-json-field", name)


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"players": 5}, "R2.1"),
        ({"players": 4}, "R2.2"),
        ({"teams": True}, "R9.1"),
        ({"first": 0}, "R2.3"),
        ({"deck": ["M1"]}, "R2.2"),
        ({"deck": ["X1"]}, "R1.2"),
        ({"removed": []}, "R1.1"),
        ({"variant": "chess"}, None),
    ],
)
def test_a_header_that_cannot_be_dealt_is_refused_by_its_rule(changes, rule):
    error = refused(tampered(1, **changes))
    assert (error.key, error.line, error.rule) == ("record-setup", 1, rule)


@pytest.mark.parametrize(
    "changes",
    [
        {"players": "3"},
        {"players": [3]},
        {"players": None},
        {"players": 3.0},
        {"variant": 5},
        {"variant": ["basic"]},
        {"teams": "no"},
        {"teams": 0},
        {"first": "1"},
        {"first": None},
        {"first": 1.5},
        {"first": True},
        {"deck": 5},
        {"deck": None},
        {"deck": [5]},
        {"deck": [["M1"]]},
        {"removed": 5},
        {"removed": {"M1": 3}},
        {"format": 1},
        {"format": "impera-playthrough/2"},
        {"format": ["impera-playthrough/1"]},
    ],
    ids=str,
)
def test_a_header_with_a_value_of_another_type_is_refused(changes):
    assert refused(tampered(1, **changes)).line == 1


def test_a_tampered_header_shows_in_the_first_line_it_changes():
    data = json.loads(LINES[0])
    assert refused(tampered(1, first=data["first"] % 3 + 1)).line == 2


def test_a_draft_is_checked_too():
    assert refused(state_with(2, DRAFTED, packs=[{}, {}])).arguments["field"] == "state.packs"
    assert refused(state_with(3, DRAFTED, centre={"M1": 1})).line == 3


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a": ' + "3" * 5000 + "}"])
def test_json_beyond_all_bounds_is_refused(text):
    refused([text])


def test_the_format_is_the_first_key_and_the_writer_takes_any_actions():
    game = Game.new(2, seed=1)
    lines = list(write_playthrough(game.setup, [game.legal()[0]]))
    assert len(lines) == 2
    assert lines[0].startswith('{"format"')
