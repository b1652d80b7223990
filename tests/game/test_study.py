"""A study: records with notes one after the other, each of which replays by itself."""

import json

import pytest

from impera import Game, Record, parse_record, record_to_json, write_record
from impera.errors import RecordError
from impera.game.record import notes_of
from impera.game.study import annotated, parse_study, write_study


def game_of(actions: int, seed: int = 5) -> Game:
    game = Game.new(players=2, seed=seed)
    for _ in range(actions):
        game.play(game.legal()[0])
    return game


NOTES = {0: "The deal", 4: 'He said "now"\nand meant it \\ me', 11: "Γιατί όχι;"}


def study() -> str:
    original = annotated(Record(game_of(12), tags={"Seat1": "Ann"}), "a1", NOTES)
    branch = annotated(Record(game_of(7), tags={"From": "a1 4", "Dealt": "true"}), "b2", {})
    return write_study([original, branch])


def test_notes_survive_text_and_json():
    record = annotated(Record(game_of(12)), "a1", NOTES)
    again = parse_record(write_record(record))
    assert notes_of(again) == NOTES
    assert again.tags["Id"] == "a1"
    assert notes_of(parse_record(json.dumps(record_to_json(record)))) == NOTES


def test_a_study_is_read_as_it_was_written():
    first, second = parse_study(study())
    assert (first.id, first.origin, notes_of(first.record)) == ("a1", None, NOTES)
    assert (second.id, second.origin, notes_of(second.record)) == ("b2", ("a1", 4), {})
    assert [len(one.record.game.actions) for one in (first, second)] == [12, 7]
    assert write_study([first.record, second.record]) == study()
    assert [parse_record(one.text).game.actions for one in (first, second)] == [
        one.record.game.actions for one in (first, second)
    ]


def test_one_record_is_a_study_of_one_game():
    (only,) = parse_study(write_record(Record(game_of(3))))
    assert (only.id, only.origin) == ("", None)


def test_a_note_about_a_position_that_never_was_is_refused_with_its_place():
    text = write_record(annotated(Record(game_of(3)), "a1", {4: "later"}))
    line = next(number for number, one in enumerate(text.splitlines(), 1) if one.startswith("[Note4"))
    with pytest.raises(RecordError, match="Note0 … Note3") as refused:
        parse_record(text)
    assert refused.value.line == line
    with pytest.raises(RecordError, match="Note0 … Note3"):
        parse_record(json.dumps(record_to_json(annotated(Record(game_of(3)), "a1", {4: "later"}))))
    with pytest.raises(RecordError, match="Note04"):
        parse_record(text.replace("[Note4", "[Note04"))


def test_damage_in_a_study_is_told_with_its_line_in_the_whole_text():
    text = study()
    place = text.rindex("1. P")
    damaged = text[:place] + "1. P9" + text[place + 4 :]
    with pytest.raises(RecordError) as refused:
        parse_study(damaged)
    assert refused.value.line == text.count("\n", 0, place) + 1
