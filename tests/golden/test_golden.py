"""Finished games kept in the repository: they replay to the same result, or the rules version must be raised."""

import json
from pathlib import Path
from typing import Any

import pytest

from impera.game.playthrough import check_playthroughs
from impera.game.record import write_record
from impera.game.record_reader import parse_record
from impera.rules.facts import EFFECT_NAMES
from tests.games import SET_UPS, Options
from tests.golden.endings import WANTED, ending_of, points
from tests.golden.perft import SHALLOW, perft_table

HERE = Path(__file__).parent
PERFT = json.loads((HERE / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", WANTED)
def test_a_finished_game_for_every_way_to_end(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    game = parse_record(text).game
    truth: dict[str, Any] = dict(game.truth())
    assert game.is_over
    assert ending_of(truth, game.setup.teams) == name
    if truth["result"]["how"] == "majority":
        assert truth["result"]["points"] == points(truth, game.setup.teams)
    assert write_record(parse_record(text)) == text


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_the_golden_playthrough_of_every_set_up(options: Options) -> None:
    lines = (HERE / f"playthrough-{options}.jsonl").read_text(encoding="utf-8").splitlines()
    games = list(check_playthroughs(lines))
    assert games
    assert all(game.is_over for game in games)


def test_the_golden_games_use_every_effect_and_copy_every_effect() -> None:
    used = set()
    for path in [*HERE.glob("*.txt")]:
        used |= {" ".join(action.text.split()[::2]) for action in parse_record(path.read_text()).game.actions}
    verbs = {text.split()[0] for text in used}
    assert set(EFFECT_NAMES) <= verbs


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_perft(options: Options) -> None:
    shallow = {start: counts[:SHALLOW] for start, counts in PERFT[str(options)].items()}
    assert perft_table(options, SHALLOW) == shallow


@pytest.mark.compiled
@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_perft_to_full_depth(options: Options) -> None:
    assert perft_table(options) == PERFT[str(options)]
