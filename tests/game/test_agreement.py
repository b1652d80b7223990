"""An end that players agreed on is read from a record's comment, and never overrules the rules."""

import pytest

from impera.game.agreement import Agreement, agreement_of
from impera.game.game import Game
from impera.game.record import Record, write_record
from impera.game.record_reader import parse_record


@pytest.mark.parametrize(
    ("comment", "agreed"),
    [
        ("draw", Agreement("draw")),
        ("concession P2", Agreement("concession", (2,))),
        ("concession P1 P3", Agreement("concession", (1, 3))),
        ("concession P2 P4", Agreement("concession", (2,))),  # nobody sits there
        ("a draw, nearly", None),
        ("", None),
    ],
)
def test_the_comment_of_a_record_tells_how_it_was_ended(comment: str, agreed: Agreement | None):
    record = Record(Game.new(players=3, seed=1), tags={"Comment": comment} if comment else {})
    assert agreement_of(parse_record(write_record(record))) == agreed


def test_an_agreement_is_written_as_it_is_read():
    assert [str(Agreement("draw")), str(Agreement("concession", (2, 4)))] == ["draw", "concession P2 P4"]


def test_an_end_by_the_rules_has_the_last_word():
    game = Game.new(players=2, seed=3)
    while not game.is_over:
        game.play(game.legal()[0])
    assert agreement_of(Record(game, tags={"Comment": "draw"})) is None
