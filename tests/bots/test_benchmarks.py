"""What the figures of the bots are made with."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from benchmarks.duel import Duel
from benchmarks.glances import share_won
from benchmarks.ideas import IDEAS, write
from benchmarks.ladder_drawing import Step, chance_of, drawn
from benchmarks.population import bot_of
from impera.bots.search.features import CLOSEST, GROUPS
from impera.bots.search.network import Network, value
from impera.bots.search.weights import load


def liked(net: Network, group: int, level: int) -> float:
    levels = np.zeros(GROUPS, np.int8)
    levels[group] = level
    return float(value(net, levels))


def test_an_idea_likes_what_it_says(tmp_path: Path) -> None:
    files = write(tmp_path, 4)
    nets = {path.stem: load(path, 4, False) for path in files}
    assert set(nets) == set(IDEAS)
    assert liked(nets["racer"], CLOSEST, 5) > liked(nets["racer"], CLOSEST, 0)
    for step in (1, 2, 3):
        assert liked(nets["spoiler"], CLOSEST + step, 5) < liked(nets["spoiler"], CLOSEST + step, 0)
        is_minded = liked(nets["neighbour"], CLOSEST + step, 5) < liked(nets["neighbour"], CLOSEST + step, 0)
        assert is_minded == (step == 1)


def test_kinds_are_bots_files_and_ideas(tmp_path: Path) -> None:
    assert bot_of("greedy", tmp_path) == "greedy"
    assert bot_of("plan:200@deep", tmp_path) == "plan:200@deep"
    assert bot_of("run/weights.npz", tmp_path) == "plan:1000@run/weights.npz"
    assert bot_of("racer", tmp_path) == f"plan:1000@{tmp_path / 'racer.npz'}"


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_a_duel_seats_the_one_everywhere_and_counts_every_game(players: int, teams: bool) -> None:
    duel = Duel("light", "random", players, teams)
    duel.play(6, 3)
    assert duel.games == 6
    assert len(duel.scores) == 6 // duel.sides
    assert duel.share > chance_of("teams" if teams else f"{players} players")
    assert sum(duel.won_by.values()) >= 6


def test_weights_at_a_glance_win_their_part_among_themselves_and_more_among_the_weak() -> None:
    """Alone among its like, from every seat of a deal, just one seat wins each time."""
    assert share_won("deep", "deep", 4, 1, 8, 5) == pytest.approx(0.25)
    assert share_won("deep", "light", 3, 4, 40, 5) > 0.5


def test_every_step_is_drawn_with_its_interval() -> None:
    steps = [
        Step("2 players", "ladder:2", 0.75, 0.05, 100, 1, 2.0),
        Step("teams", "ladder:10", 0.98, 0.05, 100, 1, 2.0),
    ]
    picture = ElementTree.fromstring(drawn(steps))
    told = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert told[1:] == ["level 2: 75.0 ± 5.0 % of 100 games", "level 10: 98.0 ± 5.0 % of 100 games"]
    assert all(0 <= float(line.get("y2", "")) for line in picture.iter("{http://www.w3.org/2000/svg}line"))
