"""The ladder: people of ten strengths, who forget and overlook but never play what a beginner would laugh at."""

from itertools import pairwise

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.players.ladder import LADDER, Skill, forgetful, pick, skill_of
from impera.bots.players.search import SearchBot
from impera.bots.registry import create
from impera.game.belief import fill_in
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.rules.state import copy_of
from impera.rules.victory import share_of_win
from tests.bots.players import play_game

HUMAN = [skill for skill in LADDER.values() if isinstance(skill, Skill)]
TABLES = [(2, False), (3, False), (4, False), (4, True)]


@pytest.mark.parametrize("level", LADDER)
def test_every_level_plays_by_the_rules(level: int) -> None:
    most = 12 if level == len(LADDER) else 60
    assert len(play_game(create(f"ladder:{level}"), (3, "draft", False), level, most=most)) == most


@pytest.mark.parametrize("table", TABLES)
def test_skill_grows_from_level_to_level(table: tuple[int, bool]) -> None:
    skills = [skill_of(level, *table) for level in range(1, len(HUMAN) + 1)]
    assert (skills[0], skills[-1]) == (HUMAN[0], HUMAN[-1])
    for lower, higher in pairwise(skills):
        assert lower != higher
        assert lower.outcomes <= higher.outcomes
        assert lower.temperature >= higher.temperature
        assert lower.margin >= higher.margin
        assert lower.forgets >= higher.forgets
        assert lower.overlooks >= higher.overlooks


@pytest.mark.parametrize("skill", HUMAN)
def test_no_more_than_the_margin_is_given_away_and_a_win_is_taken(skill: Skill) -> None:
    rng = np.random.default_rng(1)
    values = np.array([0.9, 0.85, 0.7, 0.5, 0.2, 0.0])
    chosen = [values[pick(values, skill, rng)] for _ in range(300)]
    assert min(chosen) >= values[0] - skill.margin
    assert np.mean(chosen) >= values[: len(set(chosen))].mean() - 0.02
    assert pick(np.array([0.99, 1.01, 0.3]), skill, rng) == 1


def test_what_is_forgotten_is_unknown_and_nothing_else() -> None:
    """Worlds can still be made from what is left, and hands stay as large as they are."""
    rng, found = np.random.default_rng(2), 0
    bot, game = create("greedy"), Game.new(3, seed=6)
    while not game.is_over and len(game.actions) < 200:
        view = game.view(game.deciding)
        me, known = view.observer, int(view.record.known[:, :, view.observer].sum())
        record = forgetful(view, 0.5, rng)
        assert record.known[:, :, me].sum() <= known
        assert record.hand[me].tolist() == view.record.hand[me].tolist()
        world = copy_of(record)
        fill_in(record, me, world, new_random_state(len(game.actions)))
        assert world.hand.sum(axis=1)[: view.players].tolist() == view.record.hand_count[: view.players].tolist()
        found += int(record.known[:, :, me].sum()) < known
        game.play(bot.choose(view, Budget(), rng))
    assert found > 0


def test_the_ladder_goes_up() -> None:
    """Four levels apart the higher one wins nearly always; the figures are measured in the arena."""
    won = 0.0
    for seed in range(12):
        game, rng, seat = Game.new(2, seed=seed), np.random.default_rng(seed), seed % 2
        bots = [create("ladder:6" if place == seat else "ladder:2") for place in range(2)]
        while not game.is_over:
            game.play(bots[game.deciding - 1].choose(game.view(game.deciding), Budget(), rng))
        won += share_of_win(game.state, seat, int(game.state.winners))
    assert won >= 8


def test_the_lower_of_those_who_search_takes_less_time_where_partners_play() -> None:
    bot = create("ladder:9")
    assert isinstance(bot, SearchBot)
    alone, in_teams = (bot._usual_seconds(Game.new(4, seed=1, teams=teams).view(1)) for teams in (False, True))
    assert 0 < in_teams < alone
