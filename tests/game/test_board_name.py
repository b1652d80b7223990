"""The board of a duplicate match, as records name it: written and read the same, and nothing else is taken for one."""

import pytest

from impera.game.board_name import BoardName
from impera.game.game import Game
from impera.game.record import Record

NAME = BoardName("0123456789abcdef", 3, (2,))


def record(event: str | None, players: int = 2) -> Record:
    return Record(Game.new(players, seed=1), tags={} if event is None else {"Event": event})


def test_a_board_is_read_as_it_was_written() -> None:
    assert str(NAME) == "duplicate 0123456789abcdef deal 3 P2"
    assert BoardName.of(record(str(NAME))) == NAME
    together = BoardName(NAME.duplicate, 12, (1, 3), 5)
    assert str(together) == "duplicate 0123456789abcdef deal 12 P1 P3 level 5"
    assert BoardName.of(record(str(together), players=3)) == together
    assert [NAME.is_together, together.is_together] == [False, True]


@pytest.mark.parametrize(
    "event",
    [None, "a friendly game", "duplicate 0123 deal 3 P2", "duplicate 0123456789abcdef deal 0 P2", f"{NAME} and more"]
    + [f"{NAME} P1", f"{NAME} P2 level 3", f"{NAME} level 0"],  # two without a level, one twice, no level
)
def test_another_event_is_no_board(event: str | None) -> None:
    assert BoardName.of(record(event)) is None


def test_a_seat_that_nobody_has_is_no_board() -> None:
    third = str(BoardName(NAME.duplicate, 1, (3,)))
    assert BoardName.of(record(third)) is None
    assert BoardName.of(record(third, players=3)) is not None
