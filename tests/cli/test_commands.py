"""The command `impera`, as people call it: what it prints and its exit codes.

Most calls happen in this process, where everything is loaded; what only a process of its own shows gets one.
"""

import contextlib
import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from impera.cli import main
from impera.game.game import Game
from impera.game.playthrough import check_playthroughs
from impera.game.record import Record, record_to_json, write_record
from impera.game.record_reader import parse_record
from impera.game.shuffle import Seeds
from impera.lab.game_columns import SIM as COLUMNS
from impera.words import LANGUAGES, say
from tests.game.whole_games import played

COMMAND = [sys.executable, "-m", "impera"]
LONGEST = 120.0  # seconds; a first start may have to compile
QUICK = {"IMPERA_INTERPRETED": "1"}  # starts at once, plays slowly: for all but the many games of `sim`


def settings(language: str = "en", compiled: bool = False) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "IMPERA_LANG"))}
    return (
        kept
        | {"IMPERA_LANGUAGE": language, "PYTHONUTF8": "1", "COLUMNS": "200", "NO_COLOR": "1"}
        | ({} if compiled else QUICK)
    )


def impera(*arguments: str, given: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    """Call the command here, as `python -m impera` would be called."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        mock.patch.dict(os.environ, settings(language, compiled=True), clear=True),
        mock.patch.object(sys, "argv", ["impera", *arguments]),
        mock.patch.object(sys, "stdin", io.StringIO(given)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def started(
    *arguments: str, given: str = "", language: str = "en", compiled: bool = False
) -> subprocess.CompletedProcess[str]:
    """Call the command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=settings(language, compiled),
        timeout=LONGEST,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done


def refused(*arguments: str, given: str = "", language: str = "en") -> str:
    """Refused with exit code 2, in one line on standard error."""
    done = impera(*arguments, given=given, language=language)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    return lines[0]


# help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(language):
    done = impera("--help", language=language)
    assert done.returncode == 0
    text = " ".join(done.stdout.split())
    assert say("help-impera", language)[:60] in text
    for command in ("play", "playthrough", "sim", "replay", "verify", "explain", "convert"):
        assert f" {command} " in text


@pytest.mark.parametrize(
    ("command", "language"), [("sim", "el"), ("play", "hu"), ("explain", "it"), ("playthrough", "ro")]
)
def test_the_options_of_a_command_are_explained_in_every_language(command, language):
    text = " ".join(impera(command, "--help", language=language).stdout.split())
    assert say(f"help-{command}", language)[:60] in text
    option = "help-argument-action" if command == "explain" else "help-option-players"
    assert say(option, language)[:30] in text


@pytest.mark.parametrize(
    ("setting", "value", "language"),
    [("LANG", "it_IT.UTF-8", "it"), ("LC_ALL", "ro_RO", "ro"), ("LANG", "fi_FI.UTF-8", "en"), ("LANG", "C", "en")],
)
def test_the_language_is_that_of_the_locale(setting, value, language):
    environment = settings() | {setting: value}
    del environment["IMPERA_LANGUAGE"]
    done = subprocess.run(
        [*COMMAND, "verify", "none.txt"], capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )
    assert say("usage-no-file", language, path="none.txt") in done.stderr


def test_without_a_command_there_is_help():
    done = impera()
    assert "playthrough" in done.stdout + done.stderr


# playthrough


def lines_of(*arguments: str) -> list[str]:
    done = impera("playthrough", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def games_of(lines: list[str]) -> list[list[str]]:
    games: list[list[str]] = []
    for line in lines:
        if line.startswith('{"format"'):
            games.append([])
        games[-1].append(line)
    return games


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "2", "--variant", "basic"],
        ["--players", "3", "--variant", "draft", "--policy", "builder"],
        ["--players", "4", "--variant", "draft", "--teams", "--policy", "mixed"],
    ],
    ids=["two", "three", "teams"],
)
def test_playthroughs_pass_and_game_i_is_the_same_whatever_the_number_of_games(options):
    both = games_of(lines_of(*options, "--seed", "7", "--games", "2"))
    alone = games_of(lines_of(*options, "--seed", "7", "--games", "1"))
    assert len(both) == 2
    assert alone == both[:1]
    assert both[0] != both[1]
    for lines in both:
        (game,) = check_playthroughs(lines)
        assert game.is_over
        assert str(game.setup.players) == options[1]


def test_compiled_and_interpreted_write_the_same_playthrough():
    options = ["playthrough", "--players", "3", "--variant", "draft", "--seed", "2", "--policy", "builder"]
    assert started(*options, compiled=True).stdout == started(*options).stdout == impera(*options).stdout


def test_another_seed_and_another_policy_are_other_games():
    one, other = lines_of("--seed", "1"), lines_of("--seed", "2")
    assert one[0] != other[0]
    builder = lines_of("--seed", "1", "--policy", "builder")
    assert builder[0] == one[0]
    assert builder[1:] != one[1:]


def test_whoever_stops_reading_is_not_told_off():
    process = subprocess.Popen(
        [*COMMAND, "playthrough", "--games", "200"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=settings()
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read().decode()
    process.wait(LONGEST)
    process.stderr.close()
    assert "Traceback" not in errors
    assert "Error" not in errors


# sim


def simulated(*arguments: str) -> dict[str, Any]:
    done = impera("sim", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    return dict(json.loads(line))


def test_a_simulation_is_the_same_for_any_number_of_jobs(tmp_path):
    options = ["--players", "3", "--bots", "random,builder,random", "--games", "2100", "--seed", "5"]
    alone = simulated(*options, "--jobs", "1", "--out", str(tmp_path / "one.csv"))
    shared = simulated(*options, "--jobs", "2", "--out", str(tmp_path / "two.csv"))
    del alone["seconds"], shared["seconds"]
    assert alone == shared
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    assert (alone["games"], alone["interrupted"]) == (2100, False)


def test_the_json_of_a_simulation_has_its_keys():
    told = simulated("--players", "4", "--teams", "--games", "300", "--bots", "builder")
    assert {"games", "decisions", "seconds", "wins"} <= set(told)
    assert told["games"] == 300
    assert len(told["wins"]) == 4
    assert (told["wins"][0], told["wins"][1]) == (told["wins"][2], told["wins"][3])
    assert sum(told["hegemony"].values()) + told["majority"] + told["unfinished"] == 300
    assert told["decisions"] > 300
    assert told["seconds"] > 0
    for share in told["win_rates"]:
        assert 0 <= share["low"] <= share["rate"] <= share["high"] <= 1


@pytest.mark.parametrize("language", ["en", "el", "ro"])
def test_the_tables_of_a_simulation_are_in_every_language(language):
    done = impera("sim", "--games", "2", language=language)
    assert done.returncode == 0, done.stderr
    for key in ("sim-wins", "sim-endings", "sim-effects", "effect-breakthrough", "term-first-player"):
        assert say(key, language) in done.stdout
    assert "%" in done.stdout


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_every_game_is_a_row_of_the_file(tmp_path, ending):
    path = tmp_path / f"games.{ending}"
    told = simulated("--players", "2", "--games", "12", "--out", str(path))
    rows = read_rows(path)
    assert len(rows) == 12
    assert list(rows[0]) == list(COLUMNS)
    assert [int(row["game"]) for row in rows] == list(range(12))
    assert sum(int(row["decisions"]) for row in rows) == told["decisions"]
    assert sum(int(row["winners"]) & 1 for row in rows) == told["wins"][0]


def read_rows(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            return [dict(row) for row in csv.DictReader(file)]
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    import pyarrow.parquet

    return list(pyarrow.parquet.read_table(path).to_pylist())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sim", "--players", "5"], "players"),
        (["sim", "--players", "two"], "players"),
        (["sim", "--games", "0"], "games"),
        (["sim", "--variant", "chess"], "variant"),
        (["sim", "--unknown"], "--unknown"),
        (["simulate"], "simulate"),
        (["sim", "--players", "3", "--teams"], "R9.1: teams need four players"),
        (["sim", "--bots", "deep-blue"], "“deep-blue”"),
        (["sim", "--players", "3", "--bots", "random,random"], "name 3 bots"),
        (["sim", "--games", "5", "--out", "games.xlsx"], ".parquet, .csv, .jsonl"),
        (["sim", "--games", "5", "--out", "/no/such/folder/games.csv"], "/no/such/folder"),
        (["sim", "--games", "5", "--out", "/proc/games.csv"], "/proc/games.csv"),
        (["playthrough", "--players", "2", "--teams"], "R9.1"),
        (["playthrough", "--policy", "clever"], "policy"),
        (["play", "--bots", "nobody"], "“nobody”"),
        (["play", "--players", "2", "--bots", "random,random"], "name 1 bots"),
        (["verify"], "FILE"),
        (["verify", "no-such-file.txt"], "there is no file no-such-file.txt"),
        (["verify", "."], "there is no file ."),
    ],
    ids=lambda part: "-".join(part) if isinstance(part, list) else "",
)
def test_bad_input_is_one_line_and_exit_code_2(arguments, says):
    assert says.lower() in refused(*arguments).lower()


def interrupted(path: Path, *arguments: str) -> tuple[int, str, str]:
    """Press Ctrl-C once the first games are in the file: the whole process group hears it, as in a terminal."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background hands on that it ignores it
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--games", "100000000", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=settings(compiled=True),
        start_new_session=True,
    )
    for _ in range(int(10 * LONGEST)):
        if (path.exists() and path.stat().st_size) or process.poll() is not None:
            break
        time.sleep(0.1)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=LONGEST)
    return process.returncode, output, errors


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_is_done(tmp_path, jobs):
    path = tmp_path / "games.jsonl"
    code, output, errors = interrupted(path, "sim", "--jobs", jobs, "--json")
    assert "Traceback" not in errors, errors
    told = json.loads(output)
    assert told["interrupted"] is True
    assert 0 < told["games"] < 100_000_000
    assert len(path.read_text(encoding="utf-8").splitlines()) == told["games"]
    assert code in (0, 130)


def test_ctrl_c_prints_the_tables_of_what_is_done(tmp_path):
    _, output, errors = interrupted(tmp_path / "games.csv", "sim")
    assert "Traceback" not in errors
    assert "Interrupted after" in errors
    assert say("sim-wins") in output


# records


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A folder with a record, its twin, and some that are damaged."""
    folder: Path = tmp_path_factory.mktemp("records")
    seeds = Seeds("5a" * 32, ("Anna", "Béla"))
    game = Game.new(2, "draft", seed=seeds)
    while not game.is_over:
        game.play(game.legal()[-1] if game.decision != "effects" else "end")
    record = Record(game, commitment=seeds.commitment, tags={"Seat1": "Anna", "Seat2": "[red]Béla[/red]"})
    text = write_record(record)
    (folder / "good.txt").write_text(text, encoding="utf-8")
    (folder / "good.json").write_text(json.dumps(record_to_json(record)), encoding="utf-8")
    (folder / "cut.txt").write_text("\n".join(text.splitlines()[:-3]) + "\n", encoding="utf-8")
    (folder / "illegal.txt").write_text(text.replace("; end", "; divine-right; end", 1), encoding="utf-8")
    (folder / "unfinished.txt").write_text(write_record(Record(Game.new(2, seed=1))), encoding="utf-8")
    (folder / "seedless.txt").write_text(write_record(Record(Game.replay(game.setup, game.actions))), encoding="utf-8")
    lied = re.sub(r'\[Commitment ".."?', '[Commitment "00', text)
    (folder / "lied.txt").write_text(lied, encoding="utf-8")
    (folder / "bytes.txt").write_bytes(b"\xff\xfe\x00[Impera")
    (folder / "empty.txt").write_text("", encoding="utf-8")
    (folder / "broken.json").write_text('{\n "format": "impera-record/1",\n', encoding="utf-8")
    return folder


def test_verify_says_what_holds(folder):
    for name in ("good.txt", "good.json"):
        done = impera("verify", str(folder / name))
        assert done.returncode == 0
        lines = done.stdout.splitlines()
        assert len(lines) == 6
        assert all(line.startswith("✓ ") for line in lines)


@pytest.mark.parametrize(
    ("name", "key"), [("lied.txt", "commitment"), ("unfinished.txt", "finished"), ("seedless.txt", "seed")]
)
def test_verify_says_what_fails_and_exits_with_1(folder, name, key):
    done = impera("verify", str(folder / name), language="hu")
    assert done.returncode == 1
    assert f"✗ {say(f'verify-{key}-fails', 'hu')}" in done.stdout.splitlines()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("cut.txt", r"cut\.txt line \d+, column 10: the result is “\*”"),
        (
            "illegal.txt",
            r"illegal\.txt line \d+, column \d+: R4\.1: Divine Right needs 5 Religion in play, you have \d",
        ),
        ("bytes.txt", r"bytes\.txt is not a text file"),
        ("empty.txt", r"empty\.txt line 1, column 1: the record is empty"),
        ("broken.json", r"broken\.json line 3, column 1: this is no JSON"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_damaged_record_is_refused_with_its_place(folder, name, says, command):
    assert re.search(says, refused(command, str(folder / name)))


def test_explain_says_the_rule_and_the_counts(folder):
    done = impera("explain", str(folder / "good.txt"), "--at", "12", "holy-book")
    assert done.returncode == 0
    assert re.match(r"holy-book: (not )?legal\. R\d\.\d: ", done.stdout)
    done = impera("explain", str(folder / "good.txt"), "--at", "0", "embargo", "p2", "m", language="it")
    assert done.stdout.startswith(f"embargo P2 M: {say('cli-illegal', 'it')}. R2.5: ")
    done = impera("explain", str(folder / "good.txt"), "end")
    assert re.match(r"end: not legal\. R8\.[12]: the game is over", done.stdout)
    done = impera("explain", str(folder / "good.txt"), "--at", "3", "inquisition P4")
    assert done.stdout.startswith("inquisition P4: not possible in this game. R2.1: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["good.txt", "--at", "9999", "end"], "there is no position after 9"),
        (["good.txt", "--at", "-1", "end"], "--at"),
        (["good.txt", "fly"], "“fly” is no action"),
        (["illegal.txt", "end"], "R4.1"),
        (["none.txt", "end"], "there is no file"),
    ],
)
def test_explain_refuses_what_is_not_there(folder, arguments, says):
    assert says in refused("explain", str(folder / arguments[0]), *arguments[1:])


def test_convert_goes_there_and_back(folder, tmp_path):
    twin, back = tmp_path / "twin.json", tmp_path / "back.txt"
    assert impera("convert", str(folder / "good.txt"), str(twin)).returncode == 0
    assert impera("convert", str(twin), str(back)).returncode == 0
    assert back.read_text(encoding="utf-8") == (folder / "good.txt").read_text(encoding="utf-8")
    assert json.loads(twin.read_text(encoding="utf-8")) == json.loads(
        (folder / "good.json").read_text(encoding="utf-8")
    )


def test_convert_refuses_what_it_cannot_read_or_write(folder):
    assert "there is no file" in refused("convert", "none.txt", "x.json")
    assert "/no/such/folder" in refused("convert", str(folder / "good.txt"), "/no/such/folder/x.json")


@pytest.mark.parametrize("language", ["en", "hu", "it"])
def test_replay_shows_a_position_where_there_is_no_terminal(folder, language):
    done = impera("replay", str(folder / "good.txt"), "--at", "9", language=language)
    assert done.returncode == 0, done.stderr
    for letter in "MRESCU":
        assert say(f"domain-{letter}", language) in done.stdout
    assert "Anna" in done.stdout
    assert "[red]Béla[/red]" in done.stdout


def test_replay_shows_the_end_and_its_winners(folder):
    done = impera("replay", str(folder / "good.json"))
    assert done.returncode == 0
    assert "Winners: P" in done.stdout
    assert parse_record((folder / "good.json").read_text(encoding="utf-8")).game.is_over
    assert "there is no position" in refused("replay", str(folder / "good.txt"), "--at", "9999")


# play


def play(*arguments: str, given: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    bots = () if "--bots" in arguments else ("--bots", "random")
    return impera("play", *arguments, *bots, given=given, language=language)


def test_a_whole_game_can_be_played_by_typing_numbers(tmp_path):
    for arguments in (["--players", "2"], ["--players", "4", "--teams", "--variant", "draft", "--bots", "builder"]):
        done = play(*arguments, "--seed", "3", given="1\n" * 3000)
        assert done.returncode == 0, done.stderr
        assert "Winners: P" in done.stdout
        assert re.search(r"hegemony|majority", done.stdout)


@pytest.mark.parametrize("language", ["el", "hu", "it", "ro"])
def test_a_game_can_be_played_in_another_language(language):
    done = play("--players", "3", "--variant", "draft", "--seed", "4", given="1\n" * 20, language=language)
    assert done.returncode == 0, done.stderr
    for key in ("play-welcome", "play-ask-pick", "play-ask-play", "screen-your-hand", "play-left"):
        assert say(key, language).splitlines()[0][:40] in done.stdout


def test_the_same_seed_is_the_same_game():
    one, other = (play("--players", "2", "--seed", "8", given="1\n" * 25).stdout for _ in range(2))
    assert one == other
    assert len(one) > 3000


@pytest.mark.parametrize("given", ["", "1\n1\n", "quit\n", "q\n"])
def test_who_leaves_is_let_go(given):
    done = play("--players", "2", "--seed", "3", given=given)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith(say("play-left"))


def test_at_the_table_one_may_ask_save_and_take_back(tmp_path):
    path = tmp_path / "my game.txt"
    typed = [
        "why end",
        "why nonsense",
        "help",
        "?",
        "",
        "0",
        "99",
        "undo",
        "fly",
        "end",
        "1",
        "undo",
        "1",
        f"save {path}",
        "save",
    ]
    done = play("--players", "2", "--seed", "3", given="\n".join(typed) + "\nquit\n")
    assert done.returncode == 0
    for sentence in (
        "R3.2: play a card from your hand first",
        "“nonsense” is no action",
        "there is no choice 0",
        "there is no choice 99",
        say("play-no-undo"),
        "“fly” is no action",
        say("play-save-where"),
    ):
        assert sentence in done.stdout, sentence
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.game.seeds == Game.new(2, seed=3).seeds
    assert len(record.game.actions) >= 1


@pytest.mark.parametrize(
    "typed",
    [
        ["²", "①", "٣٣٣"],
        ["9" * 5000],
        ["x" * 3000],
        ["\x00", "[bold]x[/bold]", "[/]", "\u2028", "why", "why ²", "undo 3"],
    ],
    ids=["odd digits", "a huge number", "a long word", "odd signs"],
)
def test_nothing_that_is_typed_breaks_the_game(typed):
    done = play("--players", "2", "--seed", "3", given="\n".join(typed) + f"\nwhy {typed[0]}\n1\nquit\n")
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith(say("play-left"))


@pytest.mark.parametrize("seed", ["-1", "123456789012345678901234567890"])
def test_any_whole_number_is_a_seed(seed):
    assert play("--players", "2", "--seed", seed, given="1\nquit\n").returncode == 0
    assert impera("playthrough", "--seed", seed).returncode == 0
    assert simulated("--games", "2", "--seed", seed)["games"] == 2


def test_a_file_that_cannot_be_written_does_not_end_the_game():
    done = play("--players", "2", "--seed", "3", given="save /no/such/folder/x.txt\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith(say("play-left"))


def test_other_hands_are_not_shown_before_the_end():
    """What is told of the bots' draws is backs."""
    done = play("--players", "2", "--seed", "3", given="1\n" * 12 + "quit\n")
    draws = re.findall(r"P2 draws (.*)", done.stdout)
    assert draws
    assert all(re.fullmatch(r"an Age \d card", card.strip()) for card in draws)
    assert played((2, "basic", False)).is_over
