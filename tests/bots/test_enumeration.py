"""Whole-turn plans and the network that judges them."""

import numpy as np
import pytest

from impera.bots.players.plan import PlanBot
from impera.bots.registry import create
from impera.bots.search import weights
from impera.bots.search.enumeration import enumerate_turn, write_plan
from impera.bots.search.features import FEATURES, GROUPS, SIZE, START, Stop, describe
from impera.bots.search.network import HIDDEN, new_network, value
from impera.bots.search.workspace import new_workspace
from impera.errors import UsageError
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.rules.actions import END
from tests.bots.players import SETUPS


@pytest.mark.parametrize("school", weights.School)
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_shipped_weights_load_and_are_small(players: int, teams: bool, school: weights.School) -> None:
    file = weights.file_of(players, teams, school)
    assert weights.shipped(players, teams, school)[0].used_count > 0
    assert weights.read(file, players).setup == (players, teams)
    assert file.stat().st_size < 200_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_higher_levels_judge_by_deeper_schools(players: int) -> None:
    """The champion by the deepest there is; with more than two players whoever searches."""
    broad, deep, deepest = (weights.shipped(players, False, school)[0].table for school in weights.School)
    assert len({table.tobytes() for table in (broad, deep, deepest)}) == 3
    view = Game.new(players, seed=5).view(1)
    for level, table in ((4, broad), (5, deep if players == 2 else deepest), (6, deepest)):
        bot = create(f"level:{level}")
        assert isinstance(bot, PlanBot)
        assert np.array_equal(bot._net(view)[0].table, table)


def test_weights_of_another_setup_are_refused() -> None:
    with pytest.raises(UsageError, match=r"players-2\.npz"):
        weights.load(weights.FOLDER / "players-2.npz", 3, False)


def test_the_table_gives_what_the_single_features_give() -> None:
    rng = np.random.default_rng(1)
    first = rng.normal(0, 0.1, (FEATURES, HIDDEN)).astype(np.float32)
    bias, out = rng.normal(0, 0.1, HIDDEN).astype(np.float32), rng.normal(0, 0.1, (1, HIDDEN)).astype(np.float32)
    net = new_network(4, first, bias, out, np.zeros(1, np.float32))
    levels = np.array([rng.integers(size + 1) for size in SIZE], dtype=np.int8)
    features = np.zeros(FEATURES, np.float32)
    for group in range(GROUPS):
        features[START[group] : START[group] + levels[group]] = 1
    hidden = np.maximum(0, features @ first + bias)
    assert value(net, levels) == pytest.approx(1 / (1 + np.exp(-(out[0] @ hidden))), abs=1e-4)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_feature_exceeds_its_group(setup: tuple[int, str, bool]) -> None:
    players, variant, teams = setup
    game = Game.new(players, variant, teams=teams, seed=6)
    rng = np.random.default_rng(6)
    levels = np.zeros(GROUPS, dtype=np.int8)
    used = set(np.flatnonzero(SIZE).tolist())
    while not game.is_over and len(game.actions) < 300:
        for stop in Stop:
            describe(game.state, game.deciding - 1, int(stop), game.deciding % players, levels)
            assert (levels >= 0).all()
            assert (levels <= SIZE).all()
            assert set(np.flatnonzero(levels).tolist()) <= used
        legal = game.legal()
        game.play(legal[int(rng.integers(len(legal)))])


def test_a_plan_is_legal_to_its_last_action_and_ends_the_turn_or_shows_something() -> None:
    net = weights.shipped(2, False).copy()
    work, plan = new_workspace(300), np.zeros(256, dtype=np.int16)
    game = Game.new(2, seed=8)
    random = new_random_state(8)
    while not game.is_over and len(game.actions) < 150:
        work.states[0] = game.view(game.deciding).record
        best = enumerate_turn(work, net, 300, random)
        actions = plan[: write_plan(work, best, plan)].tolist()
        assert (actions[-1] == END) == (work.outcomes[best].stop == Stop.END)
        for action in actions:
            game.play(action)


def test_a_small_turn_is_enumerated_in_full_and_without_duplicates() -> None:
    """Three different cards and nothing in play: three outcomes."""
    game = next(game for seed in range(99) if len((game := Game.new(2, seed=seed)).view(game.deciding).hand) == 3)
    domains = {kind[0] for kind in game.view(game.deciding).hand}
    work = new_workspace(100)
    work.states[0] = game.view(game.deciding).record
    enumerate_turn(work, weights.shipped(2, False).copy(), 100, new_random_state(1))
    ends = work.outcomes["stop"][: work.progress[0].count] == Stop.END
    assert ends.sum() >= len(domains)
    keys = {work.states[place].tobytes() for place in np.flatnonzero(ends)}
    assert len(keys) == ends.sum()
