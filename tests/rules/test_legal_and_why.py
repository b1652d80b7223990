"""The list of legal actions and the reasons against the others are one set of answers, in whole games too."""

import numpy as np
import pytest

from impera.compiled import INTERPRETED
from impera.game.action import ALL_ACTIONS
from impera.game.explain import REASONS, explain
from impera.game.game import Game
from impera.game.notation import parse_position, write_position
from impera.game.shuffle import seeds_of_number, shuffled
from impera.rules.actions import ACTIONS, IDS
from impera.rules.apply import step
from impera.rules.legal import Reason, legal_mask, why_not
from impera.rules.state import copy_of, is_equal, new_states
from impera.rules.trace import SILENT
from tests.table_setter import Table, lay

TABLES = [(2, "basic", False), (3, "draft", False), (4, "draft", True), (4, "basic", False)]
EVERY = 60 if INTERPRETED else 12  # how many positions apart a game is looked at


def walk(players: int, variant: str, teams: bool, seed: int):
    """Play a whole game at random, preferring effects to ending; hand out the table before each decision."""
    chance = np.random.default_rng(seed)
    table = Table(Game.new(players, variant, teams=teams, seed=seed).state)
    while table.decision != "over":
        yield table
        choices = table.legal
        if len(choices) > 1 and chance.random() < 0.6:
            choices = [text for text in choices if text != "end"]
        table.play(str(chance.choice(choices)))
    yield table


@pytest.mark.parametrize(("players", "variant", "teams"), TABLES)
def test_what_is_legal_has_no_reason_against_it_and_everything_else_has(players, variant, teams):
    for number, table in enumerate(walk(players, variant, teams, seed=players)):
        if number % EVERY == 0:
            legal = {IDS[text] for text in table.legal}
            answers = [Reason(why_not(table.state, action)) for action in range(ACTIONS)]
            assert {action for action, reason in enumerate(answers) if reason == Reason.LEGAL} == legal


@pytest.mark.parametrize(("players", "variant", "teams"), TABLES)
def test_every_position_of_a_game_can_be_written_and_read(players, variant, teams):
    for number, table in enumerate(walk(players, variant, teams, seed=10 + players)):
        if number % EVERY == 0 or table.decision == "over":
            assert is_equal(parse_position(write_position(table.state)), table.state)


def test_every_action_is_explained_with_a_rule_and_a_sentence():
    table = lay(area={1: "M1 E1 C1", 2: "C1"}, hand={1: "R1"})
    for action in ALL_ACTIONS:
        verdict = explain(table.state, action)
        assert str(verdict).startswith(f"{verdict.rule}: ")


def test_every_reason_is_explained():
    assert set(REASONS) == set(Reason) - {Reason.LEGAL, Reason.NO_SUCH_SEAT}


@pytest.mark.parametrize("text", ["inspiration P4 purge", "inquisition P4", "embargo P4 M", "democracy P4 M"])
def test_a_seat_not_at_the_table_is_a_reason(text):
    table = lay(players=3, area={1: "R1 E1 U3 C1"})
    assert why_not(table.state, IDS[text]) == Reason.NO_SUCH_SEAT


def test_a_mask_says_the_same_as_the_list():
    table = lay(area={1: "M1 M1 M1 R1 S1"}, hand={1: "E1"})
    mask = np.ones(ACTIONS, dtype=np.bool_)
    assert legal_mask(table.state, mask) == len(table.legal)
    assert [ALL_ACTIONS[action].text for action in np.flatnonzero(mask)] == table.legal


def test_one_game_of_a_batch_is_stepped_alone():
    batch = new_states(2)
    for game in batch:
        shuffled(seeds_of_number(1), players=2).deal(game)
    untouched = copy_of(batch[1])
    alone = Table(copy_of(batch[0]))
    text = alone.legal[0]
    alone.play(text)
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    assert step(batch, 0, IDS[text], mask, SILENT) == mask.sum() == len(alone.legal)
    assert is_equal(batch[0], alone.state)
    assert is_equal(batch[1], untouched)
