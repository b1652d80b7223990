"""Damaged records: each kind of damage is refused with its line, its column and, where one decides, its rule."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.compiled import INTERPRETED
from impera.errors import ImperaError, RecordError
from impera.game.game import Game
from impera.game.record import Record, record_to_json, write_record
from impera.game.record_reader import ALL_TAGS, NEEDED_TAGS, parse_record
from impera.words import LANGUAGES
from tests.game.whole_games import played

FINISHED = write_record(Record(played((3, "basic", False)), tags={"Event": "x"}))
DRAFT = write_record(Record(played((2, "draft", False))))
LINES = FINISHED.splitlines()
JSON: dict[str, Any] = record_to_json(Record(played((3, "basic", False))))


def line_of(start: str, text: str = FINISHED) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        parse_record(text)
    error = refusal.value
    assert error.code == "damaged-record"
    assert (error.to_wire()["line"], error.to_wire()["column"]) == (error.line, error.column)
    for language in LANGUAGES:
        said = error.said_in(language)
        assert str(error.line) in said
        assert str(error.column) in said
        assert not error.rule or error.rule in said
    return error


def swap(pattern: str, new: str, text: str = FINISHED) -> str:
    changed, times = re.subn(pattern, new, text, count=1, flags=re.MULTILINE)
    assert times == 1
    return changed


def test_the_record_to_be_damaged_is_sound():
    assert parse_record(FINISHED).game.is_over
    assert parse_record(DRAFT).game.is_over


# the whole file


@pytest.mark.parametrize("text", ["", " ", "\n\n\t\n", "\ufeff"])
def test_an_empty_record_is_refused(text):
    error = refused(text)
    assert (error.key, error.line, error.column) == ("record-empty", 1, 1)


@pytest.mark.parametrize("text", ["hello", "1. P1 play M1", "<xml/>", "1"])
def test_what_is_no_record_is_refused(text):
    assert (refused(text).key, refused(text).line) == ("record-format", 1)


def test_a_record_that_is_only_comments_is_refused():
    assert refused("# nothing\n# at all\n").key == "record-tag-missing"


# the header of a text


@pytest.mark.parametrize("name", NEEDED_TAGS)
def test_a_missing_tag_is_named(name):
    error = refused(swap(rf"^\[{name} .*\n", ""))
    assert (error.key, error.arguments["tag"]) == ("record-tag-missing", name)


@pytest.mark.parametrize(
    "line", ["[Players 3]", '[Players "3]', 'Players "3"]', '[Players="3"]', "[", '[Players "3"] x']
)
def test_a_tag_that_is_not_written_like_one(line):
    text = swap(r"^\[Players .*$", line.replace("\\", "\\\\"))
    error = refused(text)
    assert error.line == line_of("[Variant") - 1
    assert error.key in ("record-tag", "record-turn", "record-tag-missing")


def test_an_unknown_tag_with_the_nearest_known_one():
    error = refused(swap(r"^\[Variant", "[Varient"))
    assert (error.key, error.line, error.column) == ("record-tag-unknown", line_of("[Variant"), 2)
    assert "“Variant”" in str(error)


@pytest.mark.parametrize("name", ["Players", "Deck", "Event"])
def test_a_tag_given_twice(name):
    where = line_of(f"[{name}")
    error = refused("\n".join([*LINES[:where], LINES[where - 1], *LINES[where:]]))
    assert (error.key, error.line, error.column) == ("record-tag-twice", where + 1, 2)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Impera", "2"),
        ("Impera", "one"),
        ("Rules", "x"),
        ("Rules", "-1"),
        ("Rules", ""),
        ("Players", "three"),
        ("Players", "3.0"),
        ("Players", "12345678901"),
        ("Variant", "Basic"),
        ("Variant", ""),
        ("Teams", "perhaps"),
        ("First", "3"),
        ("First", "P5"),
    ],
)
def test_a_tag_with_a_value_it_cannot_have(name, value):
    error = refused(swap(rf'^\[{name} ".*"', f'[{name} "{value}"'))
    assert (error.key, error.line, error.column) == ("record-tag-value", line_of(f"[{name}"), len(name) + 4)
    assert f"“{value}”" in str(error)


@pytest.mark.parametrize("version", ["0", "2", "99"])
def test_a_rules_version_that_is_not_known(version):
    error = refused(swap(r'^\[Rules ".*"', f'[Rules "{version}"'))
    assert (error.key, error.line, error.column) == ("record-rules", line_of("[Rules"), 9)


@pytest.mark.parametrize(
    ("pattern", "new", "rule"),
    [
        (r'^\[Players "3"', '[Players "5"', "R2.1"),
        (r'^\[Players "3"', '[Players "4"', "R2.2"),
        (r'^\[Teams "no"', '[Teams "yes"', "R9.1"),
        (r'^\[First "P\d"', '[First "P4"', "R2.3"),
        (r'^\[Deck "\w\d', '[Deck "Q7', "R1.2"),
        (r'^\[Deck "\w\d ', '[Deck "', "R2.2"),
        (r'^\[Deck "(\w\d) (.*) (\w\d)"', r'[Deck "\3 \2 \1"', "R2.2"),
        (r'^\[Deck "..', '[Deck "U3', "R1.1"),
        (r'^\[Removed "..', '[Removed "U3', "R1.1"),
        (r'^\[Removed ".. ', '[Removed "', "R1.1"),
        (r'^\[Removed ".*"', '[Removed "no cards"', "R1.2"),
    ],
)
def test_a_set_up_that_cannot_be_dealt_names_the_rule(pattern, new, rule):
    error = refused(swap(pattern, new))
    assert (error.key, error.rule) == ("record-setup", rule)
    assert (error.line, error.column) == (line_of("[Deck"), 8)
    assert f": {rule}: the set-up of the header cannot be dealt" in str(error)


# the turns of a text

TURN_1 = line_of("1. ")


@pytest.mark.parametrize(
    "line", ["nonsense", "1 P1 end", "1. end", "1. P1", "1.P1 end", "x. P1 end", "1. 1 end", "one. P1 end"]
)
def test_a_line_of_play_that_is_not_written_like_one(line):
    error = refused("\n".join([*LINES[: TURN_1 - 1], line, *LINES[TURN_1:]]))
    assert (error.key, error.line) == ("record-turn", TURN_1)
    assert line in str(error)


def test_a_tag_after_the_first_turn():
    error = refused(FINISHED + '[Event "late"]\n')
    assert (error.key, error.line) == ("record-turn", len(LINES) + 1)


@pytest.mark.parametrize("indent", ["", "   "])
def test_a_wrong_turn_number(indent):
    error = refused(swap(r"^2\. ", f"{indent}3. "))
    assert (error.key, error.line, error.column) == ("record-turn-number", TURN_1 + 1, len(indent) + 1)
    assert "this is turn 2, not 3" in str(error)


def test_a_missing_turn():
    error = refused("\n".join([*LINES[: TURN_1 + 1], *LINES[TURN_1 + 2 :]]))
    assert (error.key, error.line, error.arguments["needed"]) == ("record-turn-number", TURN_1 + 2, 3)


@pytest.mark.parametrize("indent", ["", "  "])
def test_a_wrong_seat(indent):
    text = swap(r"^1\. P\d", f"{indent}1. P9")
    error = refused(text)
    assert (error.key, error.line) == ("record-turn-seat", TURN_1)
    assert error.column == text.splitlines()[TURN_1 - 1].index("P9") + 1


@pytest.mark.parametrize(
    ("action", "rule", "says"),
    [
        ("plya M1", None, "Did you mean “play”"),
        ("play Q1", None, "is no card"),
        ("attack", None, "one word after it"),
        ("inquisition P4", "R2.1", "no P4 at this table"),
        ("pick M1", "R2.4", "nobody drafts"),
        ("end", "R3.2", "play a card from your hand first"),
        ("discard M1", "R3.2", "play a card from your hand first"),
        ("play U3", "R3.2", "you have no U3 in hand"),
        ("", None, "is no action"),
    ],
)
def test_an_action_that_cannot_be_played_is_refused_where_it_stands(action, rule, says):
    text = swap(r"^(1\. P\d) ([^;\n]+)", rf"\1 {action or ';'}")
    error = refused(text)
    assert (error.key, error.line, error.rule) == ("record-action", TURN_1, rule)
    assert error.column == len("1. P1 ") + 1
    assert says in str(error)


def test_the_column_is_that_of_the_action_in_the_middle_of_a_line():
    text = swap(r"^(2\. P\d [^;\n]+);", r"\1;   play  U3 ;")
    error = refused(text)
    assert (error.key, error.line, error.rule) == ("record-action", TURN_1 + 1, "R3.2")
    assert error.column == text.splitlines()[TURN_1].index("play  U3") + 1


def test_an_illegal_effect_names_its_rule_and_its_counts():
    text = swap(r"^(1\. P\d [^;\n]+);", r"\1; divine-right;")
    error = refused(text)
    assert (error.key, error.rule) == ("record-action", "R4.1")
    assert "Divine Right needs 5 Religion in play, you have" in str(error)


def test_an_action_after_the_end():
    error = refused(FINISHED.rstrip("\n") + "; end\n")
    assert (error.key, error.line) == ("record-after-end", len(LINES))
    assert error.column == len(LINES[-1]) + 3


def test_a_turn_after_the_end():
    error = refused(FINISHED + "999. P1 play M1; end\n")
    assert (error.key, error.line, error.column) == ("record-after-end", len(LINES) + 1, 1)


def test_a_record_cut_off_has_another_result():
    error = refused("\n".join(LINES[:-1]) + "\n")
    assert (error.key, error.line, error.arguments["needed"]) == ("record-result", line_of("[Result"), "*")


@pytest.mark.parametrize("result", ["*", "hegemony P9", "majority", "", "nonsense", "majority P9 points 9 9 9"])
def test_a_result_that_is_not_the_one_played(result):
    error = refused(swap(r'^\[Result ".*"', f'[Result "{result}"'))
    assert (error.key, error.line, error.column) == ("record-result", line_of("[Result"), 10)
    assert f"not “{result}”" in str(error)


def test_a_changed_deck_shows_where_the_play_no_longer_fits():
    """Swap two cards of Age 1 that are dealt to different hands: the set-up is sound, the play is not."""
    deck = re.search(r'\[Deck "(.*)"\]', FINISHED)
    assert deck
    cards = deck[1].split()
    first = played((3, "basic", False)).actions[0].kind
    other = next(place for place in range(9, 25) if cards[place] != first)
    mine = [place for place in range(3) if cards[place] == first]
    for place in mine:
        swap_with = next(index for index in range(other, 25) if cards[index] != first)
        cards[place], cards[swap_with] = cards[swap_with], cards[place]
    error = refused(FINISHED.replace(deck[1], " ".join(cards)))
    assert (error.key, error.rule, error.line) == ("record-action", "R3.2", TURN_1)


def test_a_draft_is_checked_pick_by_pick():
    error = refused(swap(r"^0\. (P\d) pick (\w\d)", r"0. \1 pick U3", DRAFT))
    assert (error.key, error.rule, error.line) == ("record-action", "R2.5", line_of("0. ", DRAFT))


@pytest.mark.parametrize("digits", ["9" * 5000, "９"])
def test_a_turn_number_beyond_all_bounds(digits):
    error = refused(swap(r"^1\. ", f"{digits}. "))
    assert error.line == TURN_1


# JSON


def damaged(**changes: Any) -> str:
    return json.dumps(JSON | changes, indent=1)


def place_of(text: str, part: str) -> tuple[int, int]:
    before = text[: text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def test_the_json_to_be_damaged_is_sound():
    assert parse_record(damaged()).game.is_over


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("{", 1, 2), ('{"format": }', 1, 12), ('{\n "format" 1}', 2, 11), ("{}}", 1, 3), ('{"a": "\n"}', 1, 8)],
)
def test_what_is_no_json_is_refused_at_its_place(text, line, column):
    error = refused(text)
    assert (error.key, error.line, error.column) == ("record-json", line, column)


def test_json_cut_off_is_refused():
    text = damaged()
    for length in (len(text) // 3, len(text) // 2, len(text) - 2):
        assert refused(text[:length]).key == "record-json"


@pytest.mark.parametrize(
    "name", ["format", "rules", "players", "variant", "teams", "first", "deck", "removed", "actions", "result"]
)
@pytest.mark.parametrize("value", [None, 1.5, {}, "missing"])
def test_a_field_that_is_missing_or_of_another_type(name, value):
    data = {key: entry for key, entry in JSON.items() if key != name}
    if value != "missing":
        data[name] = value
    text = json.dumps(data, indent=1)
    error = refused(text)
    assert (error.key, error.arguments["field"]) == ("record-json-field", name)
    assert (error.line, error.column) == (place_of(text, f'"{name}"') if value != "missing" else (1, 1))


@pytest.mark.parametrize(
    ("changes", "key", "rule"),
    [
        ({"format": "impera-record/2"}, "record-json-field", None),
        ({"rules": 99}, "record-rules", None),
        ({"rules": True}, "record-json-field", None),
        ({"players": "3"}, "record-json-field", None),
        ({"players": 7}, "record-setup", "R2.1"),
        ({"players": 10**30}, "record-setup", "R2.1"),
        ({"variant": "x"}, "record-setup", None),
        ({"teams": 0}, "record-json-field", None),
        ({"teams": True}, "record-setup", "R9.1"),
        ({"first": 4}, "record-setup", "R2.3"),
        ({"first": 10**30}, "record-setup", "R2.3"),
        ({"deck": []}, "record-setup", "R2.2"),
        ({"deck": [1, 2]}, "record-json-field", None),
        ({"deck": "M1"}, "record-json-field", None),
        ({"removed": ["M1"]}, "record-setup", "R1.1"),
        ({"actions": [5]}, "record-json-field", None),
        ({"actions": ["end"]}, "record-action", "R3.2"),
        ({"actions": ["dance"]}, "record-action", None),
        ({"actions": []}, "record-result", None),
        ({"actions": [*JSON["actions"], "end"]}, "record-after-end", None),
        ({"result": "*"}, "record-result", None),
        ({"result": 5}, "record-json-field", None),
        ({"seed": 5}, "record-json-field", None),
        ({"seed": None}, "record-json-field", None),
        ({"player_seeds": "abc"}, "record-json-field", None),
        ({"player_seeds": [1, 2, 3]}, "record-json-field", None),
        ({"commitment": 5}, "record-json-field", None),
        ({"commitment": ["a"]}, "record-json-field", None),
        ({"tags": "abc"}, "record-json-field", None),
        ({"tags": 5}, "record-json-field", None),
        ({"tags": ["Event"]}, "record-json-field", None),
    ],
)
def test_damaged_json_is_refused(changes, key, rule):
    error = refused(damaged(**changes))
    assert (error.key, error.rule) == (key, rule)


@pytest.mark.parametrize("number", [0, 1, 7, 40])
def test_a_wrong_action_in_json_is_refused_where_it_stands(number):
    actions = list(JSON["actions"])
    actions[number] = "recover U3"
    text = damaged(actions=actions)
    error = refused(text)
    assert error.key == "record-action"
    assert error.rule
    assert (error.line, error.column) == place_of(text, '"recover U3"')


def test_an_action_with_quotes_in_it_keeps_the_place():
    actions = ['say "hello"', *JSON["actions"]]
    text = damaged(actions=actions)
    assert (refused(text).line, refused(text).column) == place_of(text, '"say \\"hello\\""')
    behind = [*JSON["actions"][:3], 'a "', 'b "']
    text = damaged(actions=behind)
    assert (refused(text).line, refused(text).column) == place_of(text, '"a \\""')


def test_where_a_name_is_written_in_escapes_the_place_is_the_beginning():
    text = damaged(actions=["dance"]).replace('"actions"', '"\\u0061ctions"')
    error = refused(text)
    assert (error.key, error.line, error.column) == ("record-action", 1, 1)


def test_the_place_in_a_long_file_is_a_plain_number():
    """Editors go to line 1234, not to line 1,234."""
    actions = ["end"] * 3
    text = "{" + "\n" * 1233 + damaged(actions=actions)[1:]
    error = refused(text)
    assert error.line > 1233
    assert f"line {error.line}, column {error.column}:" in str(error)


@pytest.mark.parametrize("text", ['{"format": ' + "[" * 100_000, "[" * 100_000, '{"a":' * 100_000])
def test_json_nested_too_deeply_is_refused(text):
    refused(text)


def test_a_number_beyond_all_bounds_in_json_is_refused():
    refused(damaged().replace('"players": 3', '"players": ' + "3" * 5000))


@pytest.mark.parametrize("text", ["[" + "x" * 3000, "# a\n" + "x" * 3000, '[Event "' + "x" * 3000])
def test_a_very_long_line_is_refused_like_a_short_one(text):
    refused(text)


# anything


@settings(max_examples=15 if INTERPRETED else 150, deadline=None)
@given(st.data())
def test_one_damaged_letter_is_refused_with_a_place_or_changes_nothing_that_matters(data):
    text = data.draw(st.sampled_from([FINISHED, DRAFT, json.dumps(JSON)]))
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789PMRESCU[]{}";,.:# \n\t\\xyzΩ\u2028\x00')))
    survive(text[:place] + letter + text[place + 1 :])


@settings(max_examples=4 if INTERPRETED else 40, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    survive(text)
    survive("[" + text)
    survive("{" + text)
    survive(FINISHED + text)


def survive(text: str) -> None:
    refusal = None
    try:
        assert isinstance(parse_record(text).game, Game)
    except RecordError as error:
        refusal = error
    if refusal:
        assert 1 <= refusal.line <= len(text.splitlines()) + 1
        assert refusal.column >= 1
        assert str(refusal)


def test_every_tag_of_the_format_is_known():
    assert set(NEEDED_TAGS) <= set(ALL_TAGS)
    assert len(ALL_TAGS) == len(set(ALL_TAGS))


def test_a_refusal_names_the_file_it_is_told_of():
    error = refused("hello")
    error.source = "game.txt"
    assert str(error).startswith("game.txt line 1, column 1: ")
    assert isinstance(error, ImperaError)


def test_player_seeds_of_seats_that_are_not_there_are_not_lost_in_silence():
    text = write_record(Record(Game.new(2, seed=1)))
    more = swap(r"^\[Deck", '[PlayerSeed3 "x"]\n[Deck', text)
    with pytest.raises(RecordError):
        parse_record(more)
