import shutil
from pathlib import Path

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.players.ladder import LADDER
from impera.bots.players.plan import PlanBot
from impera.bots.registry import LEVELS, create, names
from impera.bots.search import weights
from impera.bots.search.weights import School, shipped
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.game import Game
from impera.game.view import View
from impera.words import LANGUAGES


class First:
    """A bot of somebody else's."""

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        """Take the first legal action."""
        return view.legal[0]


class NoBot:
    """Cannot choose."""


@pytest.mark.parametrize("name", [*names(), "ismcts", "plan", "search", "plan:200", "search:0.5s", "ladder:7/diplomat"])
def test_every_name_makes_a_bot_of_that_name(name: str) -> None:
    assert create(name).name == name


def test_the_six_levels_of_old_tables_and_records_are_still_there() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6]
    assert {type(create(f"level:{level}")) for level in (5, 6)} == {type(create("search:20ms"))}


def test_there_are_ten_on_the_ladder() -> None:
    assert list(LADDER) == list(range(1, 11))


def test_a_class_of_ones_own_is_named_by_module() -> None:
    assert create("tests.bots.test_registry:First").name == "tests.bots.test_registry:First"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("gredy", "bots-unknown"),
        ("", "bots-unknown"),
        ("greedy:5", "bots-no-parameter"),
        ("level:7", "bots-level"),
        ("level:", "bots-level"),
        ("level:one", "bots-level"),
        ("ladder:0", "bots-ladder"),
        ("ladder:11", "bots-ladder"),
        ("ladder:3/pirate", "bots-ladder"),
        ("ladder:3/", "bots-ladder"),
        ("plan:0", "bots-count"),
        ("plan:-3", "bots-count"),
        ("ismcts:many", "bots-count"),
        ("ismcts:99999999999", "bots-count"),
        ("search:50", "bots-seconds"),
        ("search:0ms", "bots-seconds"),
        ("search:1h", "bots-seconds"),
        ("plan:@weights.npz", "bots-count"),
        ("plan:10@nowhere.npz", "bots-no-weights"),
        ("search:1s@nowhere.npz", "bots-no-weights"),
        ("no_such_module:Bot", "bots-unknown"),
        ("tests.bots.test_registry:Second", "bots-no-class"),
        ("tests.bots.test_registry:NoBot", "bots-no-bot"),
    ],
)
def test_a_wrong_name_is_refused_with_what_would_be_right(name: str, key: str) -> None:
    with pytest.raises(UsageError) as refusal:
        create(name)
    assert refusal.value.key == key
    assert len({refusal.value.said_in(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("school", weights.School)
@pytest.mark.parametrize("name", ["plan:10", "search:1ms"])
def test_a_learned_bot_plays_with_weights_from_a_file_or_of_a_school(
    name: str, school: weights.School, tmp_path: Path
) -> None:
    file = tmp_path / "own.npz"
    shutil.copy(weights.file_of(2, False, school), file)
    view = Game.new(2, seed=4, first=1).view(1)
    bots = (create(f"{name}@{file}"), create(f"{name}@{school.name.lower()}"))
    with_file, shipped = (bot.choose(view, Budget(), np.random.default_rng(1)) for bot in bots)
    assert with_file == shipped


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 broken"])
def test_a_file_that_holds_no_weights_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    file.write_bytes(content)
    with pytest.raises(UsageError, match="do not fit"):
        create(f"plan:10@{file}").choose(Game.new(2, seed=4, first=1).view(1), Budget(), np.random.default_rng(1))


@pytest.mark.parametrize(
    ("name", "players", "school"),
    [
        ("plan:20", 4, School.BROAD),
        ("plan:20@deep", 4, School.DEEP),
        ("level:5", 2, School.DEEP),
        ("level:5", 4, School.DEEPEST),
        ("level:6", 2, School.DEEPEST),
        ("ladder:8", 2, School.DEEP),
        ("ladder:8", 3, School.DEEPEST),
        ("ladder:9", 2, School.DEEP),
        ("ladder:9", 3, School.DEEPEST),
        ("search:1ms@broad", 3, School.BROAD),
    ],
)
def test_each_bot_judges_by_its_weights(name: str, players: int, school: School) -> None:
    bot = create(name)
    assert isinstance(bot, PlanBot)
    net = bot._net(Game.new(players, seed=1).view(1))
    assert np.array_equal(net[0].table, shipped(players, False, school)[0].table)
