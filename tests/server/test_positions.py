"""A position of one's own over HTTP: shown whole, refused by its rule, and played in practice against a bot."""

import msgspec
import pytest

from impera.errors import PositionError
from impera.server import positions, practice
from impera.tables.errors import TableError
from impera.wire.positions import PositionAsked
from impera.wire.practice import PracticeAsked, PracticeQuestion

FINE = "players=2 decision=play seat=P1 area.P1=M1*3 hand.P1=M1,R1 hand.P2=E1,S1 deck=S2"


def test_a_position_is_shown_as_the_seat_that_decides_sees_it():
    shown = positions.show(PositionAsked(text=FINE))
    assert shown.text.startswith("impera-position/1 players=2")
    assert shown.view.turn == 1
    sent = msgspec.json.decode(msgspec.json.encode(shown.view))
    assert (sent["hand"], sent["hands"][1]["known"]) == ({"M1": 1, "R1": 1}, {})
    assert positions.show(PositionAsked(text=shown.text)).text == shown.text


def test_one_that_cannot_be_is_refused():
    with pytest.raises(PositionError, match=r"R1\.1"):
        positions.show(PositionAsked(text=FINE.replace("M1*3", "M1*9")))


def test_it_is_played_without_a_match():
    asked = PracticeAsked(start="position/1", moves=["play M1", "end"], position=FINE)
    told = practice.practise(asked, practice.start_of(asked))
    assert told.outcome == "open"
    assert told.updates[0].change.entry.action == "play M1"
    assert any(update.change.entry.seat == 2 for update in told.updates)  # the bot has answered
    question = PracticeQuestion(start="position/1", moves=[], action="end", position=FINE)
    verdict = practice.explain(question, practice.start_of(question))
    assert verdict.rule == "R3.2"


def test_a_seat_that_is_not_there_and_a_start_without_its_position_are_refused():
    with pytest.raises(TableError) as nowhere:
        practice.start_of(PracticeAsked(start="position/4", moves=[], position=FINE))
    assert nowhere.value.key == "table-no-seat"
    with pytest.raises(TableError) as unknown:
        practice.start_of(PracticeAsked(start="position/1", moves=[]))
    assert unknown.value.key == "practice-unknown"
