"""The result of a game: typed for programs, in a few words for people, and as it was ever written in JSON."""

import json
import re
from pathlib import Path

import pytest

import impera
from impera.game.result import Result, result_of, result_to_json
from tests.table_setter import lay

GAME = Path(impera.__file__).parent / "game"


def test_r8_1_a_hegemony_has_winners_and_no_points():
    table = lay(players=3, seat=2, area={2: "S1 S1 S2 S2 S3 S3 S3"})
    table.play("end")
    result = result_of(table.state)
    assert result == Result("hegemony", (2,))
    assert str(result) == "hegemony P2"
    assert json.dumps(result_to_json(result)) == '{"how": "hegemony", "winners": [2]}'


def test_r8_3_a_majority_has_the_points_of_every_seat():
    table = lay(players=3, first=1, seat=3, area={1: "M1 R1", 2: "E1", 3: ""}, deck="")
    table.play("end")
    result = result_of(table.state)
    assert result == Result("majority", (1,), (2, 1, 0))
    assert str(result) == "majority P1 points 2 1 0"
    assert json.dumps(result_to_json(result)) == '{"how": "majority", "winners": [1], "points": [2, 1, 0]}'


def test_r9_3_a_majority_of_teams_has_the_points_of_both():
    table = lay(players=4, teams=True, first=1, seat=4, area={1: "M1", 2: "", 3: "R1", 4: "E1"}, deck="")
    table.play("end")
    assert result_of(table.state) == Result("majority", (1, 3), (2, 1))


def test_a_game_that_runs_has_no_result():
    table = lay(players=2)
    assert result_of(table.state) is None
    assert result_to_json(result_of(table.state)) is None


@pytest.mark.parametrize("path", sorted(GAME.glob("*.py")), ids=lambda path: path.stem)
def test_seats_counted_from_one_and_from_nought_meet_in_one_place(path):
    """Elsewhere nobody adds or takes away the one between `P1` and the first row of an array."""
    seats = r"\w*(?:seat|deciding|victim|holder|observer|source|other)\w*\)?"
    found = re.findall(rf"(?m)^.*\b{seats} [+-] 1\b(?! [+-]|\) %).*$", path.read_text(encoding="utf-8"))
    assert path.stem == "seat" or found == []
