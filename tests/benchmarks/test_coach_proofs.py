"""The proofs of what the coach promises run, say what they found, and keep it where it can be read."""

from pathlib import Path

import pytest

from benchmarks.coach.__main__ import parser
from benchmarks.coach.games import SETUPS, Table, played, turns_of
from benchmarks.coach.proof import PAGE, Interrupted, Proof, keep


def prove(*arguments: str) -> list[Proof]:
    asked = parser().parse_args(list(arguments))
    found: list[Proof] = asked.prove(asked)
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        ("account", "--games", "1", "--worlds", "0"),
        ("hidden", "--errors", "3"),
        ("certain", "--claims", "1", "--worlds", "20", "--minutes", "0.05"),
    ],
)
def test_what_must_hold_of_every_game_holds(arguments: tuple[str, ...]):
    found = prove(*arguments)
    assert found
    assert all(proof.holds for proof in found), found


@pytest.mark.parametrize(
    "arguments",
    [
        ("luck", "--games", "2", "--worlds", "0", "--random-weights"),
        ("sharper", "--games", "3", "--bot", "light"),
        ("deals", "--bots", "light,random", "--deals", "2"),
        ("planted", "--mistakes", "1", "--bot", "light", "--worlds", "24"),
        ("strongest", "--games", "1", "--bot", "plan:20", "--minutes", "0.05"),
        ("levels", "--games", "1", "--levels", "1,2", "--every", "20"),
        ("choices", "--games", "1", "--levels", "1,2", "--every", "20", "--bot", "light"),
        ("times", "--bot", "light", "--turns", "2"),
        ("chances", "--hints", "1", "--worlds", "20"),
        ("answers", "--answers", "2"),
        ("likely", "--claims", "1", "--worlds", "20", "--minutes", "0.05"),
        ("blindly", "--deals", "1", "--bot", "light", "--against", "light"),
    ],
)
def test_what_needs_many_games_runs_on_a_few(arguments: tuple[str, ...]):
    for proof in prove(*arguments):
        assert proof.name
        assert proof.found
        assert proof.tried


def test_every_proof_has_its_help(capsys: pytest.CaptureFixture[str]):
    for arguments in (["--help"], ["strongest", "--help"]):
        with pytest.raises(SystemExit, match="0"):
            parser().parse_args(arguments)
    assert "at most 2 %" in capsys.readouterr().out


def test_a_turn_is_cut_where_something_hidden_is_seen_and_nothing_is_left_out():
    for table in (Table(2), Table(3, "draft")):
        game = played(table, 3)
        picks = sum(action.verb in ("pick", "claim") for action in game.actions)
        turns = list(turns_of(game))
        assert sum(len(one.played) for one in turns) + picks == len(game.actions)
        assert all(one.view.is_mine for one in turns)
    assert len(SETUPS) == 8


def test_figures_are_kept_once_by_name(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n| what | a |\n|---|---|\n\nThe end.\n")
    keep(Proof("one", "asked", "first", True, "2 games"), "command", page)
    keep(Proof("two", "asked", "found", False, "2 games"), "command", page)
    keep(Proof("one", "asked", "second", True, "4 games"), "command", page)
    lines = page.read_text().splitlines()
    assert lines[4] == "| one | asked | second | yes | 4 games | `command` |"
    assert "**no**" in lines[5]
    assert lines[-1] == "The end."


def test_whoever_has_no_more_time_keeps_what_is_done():
    assert list(Interrupted("things", 0.0).each([1, 2], 2)) == []
    assert list(Interrupted("things").each([1, 2], 2)) == [1, 2]
    assert PAGE.is_file()
