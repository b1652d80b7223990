"""Records: a game on paper, in text and in JSON; what comes back is the same game."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.compiled import INTERPRETED
from impera.game.game import Game
from impera.game.record import FREE_TAGS, Record, record_to_json, result_text, write_record
from impera.game.record_reader import parse_record
from impera.game.result import Result
from impera.game.shuffle import Seeds
from impera.rules.facts import RULES_VERSION
from impera.rules.state import key
from tests.game.whole_games import SEEDS, actions_of, begun, every_setup, played

TAGS = {
    "Event": "A “friendly” game",
    "Site": 'Kitchen "table" \\ Αθήνα',
    "Date": "2024-02-29",
    "Seat1": "Anna",
    "Seat2": "Béla # not a comment",
    "Comment": "two\nlines",
}


def the_same(one: Record, other: Record) -> bool:
    same_game = key(one.game.state) == key(other.game.state) and one.game.actions == other.game.actions
    same_paper = (one.setup, one.game.seeds, one.commitment) == (other.setup, other.game.seeds, other.commitment)
    return same_game and same_paper and dict(one.tags) == dict(other.tags)


def in_json(record: Record) -> Record:
    return parse_record(json.dumps(record_to_json(record)))


def in_text(record: Record) -> Record:
    return parse_record(write_record(record))


@every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_a_finished_game_comes_back_from_text_and_from_json(setup, seed):
    record = Record(played(setup, seed), tags=TAGS)
    text = write_record(record)
    assert the_same(parse_record(text), record)
    assert the_same(in_json(record), record)
    assert write_record(parse_record(text)) == text == write_record(in_json(record))
    assert record_to_json(in_text(record)) == record_to_json(record)


@every_setup
def test_an_unfinished_game_comes_back_at_any_point(setup):
    begin = begun(setup)
    for count in (0, 1, 2, 5, 9, 14, 21, 40):
        game = Game.replay(begin.setup, actions_of(setup)[:count], begin.seeds)
        record = Record(game)
        assert '[Result "*"]' in write_record(record)
        assert the_same(in_text(record), record)
        assert the_same(in_json(record), record)


@pytest.mark.parametrize("texts", [(), ("", ""), ("Anna's", 'say "x"'), ("a\nb", "Ω\\n")])
def test_seeds_and_commitment_come_back(texts):
    seeds = Seeds("ab" * 32, texts)
    game = Game.new(2, seed=seeds)
    record = Record(game, commitment=seeds.commitment)
    assert the_same(in_text(record), record)
    assert the_same(in_json(record), record)


def test_a_game_from_a_stacked_deck_has_no_seed():
    game = Game.new(3, deck=Game.new(3, seed=1).setup.deck)
    text = write_record(Record(game))
    assert "Seed" not in text
    assert parse_record(text).game.seeds is None
    assert "seed" not in record_to_json(Record(game))
    assert in_json(Record(game)).game.seeds is None


@settings(max_examples=10 if INTERPRETED else 60)
@given(st.dictionaries(st.sampled_from(FREE_TAGS), st.text(st.characters(exclude_categories=["Cs"]), max_size=30)))
def test_whatever_is_written_in_a_tag_comes_back(tags):
    record = Record(SHORT, tags=tags)
    assert the_same(in_json(record), record)
    assert the_same(in_text(record), record)


SHORT = Game.new(2, seed=1)


@pytest.mark.parametrize("text", ["a\rb", "a\r\nb", "a\u2028b", "a\x0bb", "a\x85b", "tab\there", "\\", '"', "\\n", ""])
def test_no_sign_in_a_tag_breaks_its_line(text):
    record = Record(SHORT, tags={"Comment": text})
    assert dict(in_text(record).tags) == {"Comment": text}


@pytest.mark.parametrize("text", ["a\nb", "a\r\nb", "\\", '"', "#"])
def test_no_sign_in_a_player_seed_breaks_its_line(text):
    record = Record(Game.new(2, seed=Seeds("ab" * 32, (text, ""))))
    assert in_text(record).game.seeds == record.game.seeds


def test_the_header_is_in_its_order():
    seeds = Seeds("ab" * 32, ("x", "y"))
    text = write_record(Record(Game.new(2, seed=seeds), commitment=seeds.commitment, tags=TAGS))
    header = re.findall(r"^\[(\w+) ", text, flags=re.MULTILINE)
    assert header == [
        "Impera", "Rules", "Event", "Site", "Date", "Seat1", "Seat2", "Comment", "Players", "Variant", "Teams",
        "First", "Commitment", "Seed", "PlayerSeed1", "PlayerSeed2", "Deck", "Removed", "Result",
    ]  # fmt: skip


@every_setup
def test_a_line_of_play_is_a_turn(setup):
    game = played(setup)
    lines = write_record(Record(game)).split("\n\n", 1)[1].splitlines()
    turns = [line for line in lines if not line.startswith("0. ")]
    assert len(turns) == game.truth()["turns"]
    players, first = game.setup.players, game.setup.first
    for number, line in enumerate(turns, start=1):
        seat = (first - 1 + number - 1) % players + 1
        assert re.fullmatch(rf"{number}\. P{seat} \S.*; end|{number}\. P{seat} end", line)
    drafted = [line for line in lines if line.startswith("0. ")]
    assert sum(line.count("pick ") + line.count("claim ") for line in drafted) == (
        4 * players if setup[1] == "draft" else 0
    )


def test_the_json_twin_has_its_fields():
    data = record_to_json(Record(played((4, "draft", True)), tags={"Event": "x"}))
    assert list(data) == [
        "format", "rules", "players", "variant", "teams", "first", "deck", "removed", "actions", "result", "tags",
        "seed", "player_seeds",
    ]  # fmt: skip
    assert (data["format"], data["rules"]) == ("impera-record/1", RULES_VERSION)
    assert (data["players"], data["variant"], data["teams"]) == (4, "draft", True)


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (None, "*"),
        (Result("hegemony", (2,)), "hegemony P2"),
        (Result("hegemony", (1, 3)), "hegemony P1 P3"),
        (Result("majority", (1, 2), (3, 3)), "majority P1 P2 points 3 3"),
    ],
)
def test_a_result_in_a_few_words(result, text):
    assert result_text(result) == text


# what a person may do to a record with an editor


def edited(change) -> Record:
    return parse_record(change(write_record(Record(played((3, "draft", False)), tags=TAGS))))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\n\n" + text + "\n\n",
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "   \n"),
        lambda text: "# a comment\n" + text.replace("\n\n", "\n# and\n   # another\n\n", 1),
        lambda text: re.sub(r"(?m)^(\d+\. .*)$", r"\1  # what a move!", text),
        lambda text: re.sub(r"(?m)^(\[Players.*)$", r"\1 # three", text),
        lambda text: re.sub(r"(?m)^(\d)", r"    \1", text),
        lambda text: re.sub(r"(?m)^(\d)", "\t\\1", text),
        lambda text: text.replace("; ", ";"),
        lambda text: text.replace("; ", "  ;   "),
        lambda text: re.sub(r"(?m)^(\d+)\. P", r"\1.    P", text),
        lambda text: text.replace("play ", "PLAY  ").replace("; end", "; End"),
        lambda text: re.sub(r"points (\d)", r"points   \1", text),
        lambda text: re.sub(r'Deck "([^"]*)"', lambda deck: 'Deck "' + deck[1].replace(" ", "  ") + '"', text),
        lambda text: re.sub(r"(?m)^(\d+\. P\d) ([^;\n]+); (.*)$", r"\1 \2\n\1 \3", text),
        lambda text: re.sub(r"(?m)^\[", "  [", text),
        lambda text: re.sub(r'(?m)^\[(\w+) "', r'[\1   "', text),
    ],
    ids=[
        "a byte order mark",
        "line ends of Windows",
        "blank lines around",
        "no last line end",
        "blank lines between",
        "space at the ends of lines",
        "comments",
        "comments behind turns",
        "comments behind tags",
        "turns moved in",
        "turns moved in by a tab",
        "no space behind semicolons",
        "much space around semicolons",
        "space behind the number",
        "capitals",
        "space in the result",
        "space in the deck",
        "a turn on two lines",
        "tags moved in",
        "space in a tag",
    ],
)
def test_an_editor_may_move_space_about(change):
    record = Record(played((3, "draft", False)), tags=TAGS)
    assert the_same(edited(change), record)


def test_tags_may_change_places():
    record = Record(played((2, "basic", False)))
    header, turns = write_record(record).split("\n\n", 1)
    assert the_same(parse_record("\n".join(reversed(header.splitlines())) + "\n\n" + turns), record)


@pytest.mark.parametrize("options", [{"indent": 1}, {"indent": None}, {"indent": 4, "sort_keys": True}])
def test_json_may_be_laid_out_in_any_way(options):
    record = Record(played((2, "draft", False)), tags=TAGS)
    text = json.dumps(record_to_json(record), **options)
    assert the_same(parse_record(text), record)
    assert the_same(parse_record(" \n\n" + text + "\n\n"), record)
    assert the_same(parse_record("\ufeff" + text), record)


def test_json_may_leave_out_tags_and_player_seeds():
    record = Record(played((2, "draft", False)))
    data = record_to_json(record)
    for name in ("tags", "player_seeds"):
        del data[name]
    assert the_same(parse_record(json.dumps(data)), record)
