"""Dealt anew: what a seat has seen stays as it was, what it has not seen lies anywhere, and the whole replays."""

from collections import Counter

import numpy as np
import pytest

from impera.compiled import INTERPRETED
from impera.game import redeal
from impera.game.game import Game
from impera.game.redeal import redealt
from impera.game.setup import ALL_CARDS
from impera.rules.facts import KINDS, NONE
from impera.rules.state import key
from tests.game.whole_games import SetupName, every_setup, positions

DEALS = 1000


def far(setup: SetupName) -> int:
    """Actions between two looks, every decision of a draft aside; interpreted, one small game is enough."""
    if not INTERPRETED:
        return 67
    return 45 if setup == (3, "basic", False) else 9999


@every_setup
def test_no_dealing_contradicts_what_the_seat_saw(setup):
    rng = np.random.default_rng(5)
    for game in positions(setup, seed=4, every=far(setup)):
        if game.is_over:
            continue
        for seat in range(1, setup[0] + 1):
            dealt = redealt(game, seat, rng)
            assert key(dealt.view(seat).record) == key(game.view(seat).record)
            assert dealt.events(seat) == game.events(seat)
            again = Game.replay(dealt.setup, [action.text for action in dealt.actions])
            assert key(again.state) == key(dealt.state)


def test_unseen_cards_change_places_and_the_removed_ones_too():
    game = Game.new(3, seed=8)
    rng = np.random.default_rng(1)
    decks = {redealt(game, 1, rng).setup.deck for _ in range(20)}
    removed = {redealt(game, 1, rng).setup.removed for _ in range(20)}
    assert (len(decks), len(removed) > 15) == (20, True)


@pytest.mark.many
def test_every_unseen_card_is_equally_likely_to_come_next():
    game = Game.new(2, seed=8, first=1)
    rng = np.random.default_rng(2)
    top = Counter(redealt(game, 1, rng).setup.deck[6] for _ in range(DEALS))
    held = game.view(1).hand
    unseen = {kind: ALL_CARDS[kind] - held.get(kind, 0) for kind in ("M1", "R1", "E1", "S1", "C1")}
    for kind, count in unseen.items():
        expected = DEALS * count / sum(unseen.values())
        assert abs(top[kind] - expected) < 5 * np.sqrt(expected)


@pytest.mark.many
def test_what_others_picked_unseen_may_have_been_the_other_card():
    """After a draft of three a seat knows two cards, one with each of the others: either way round is as likely."""
    rng = np.random.default_rng(3)
    for seed in range(1, 40):
        game = Game.new(3, "draft", seed=seed)
        while game.decision == "pick":
            game.play(game.legal()[int(rng.integers(len(game.legal())))])
        split = game.state.split[0].tolist()
        if split[0] != NONE and not game.view(1).hands[1].known.get(KINDS[split[0]], 0):
            break
    else:
        pytest.fail("no draft left a doubt")
    known = game.view(1).hands[1].known.get(KINDS[split[0]], 0)
    first = [redealt(game, 1, rng).state.hand[1, split[0]] > known for _ in range(200)]
    assert 0.3 < sum(first) / len(first)


def test_where_few_orders_fit_cards_are_exchanged_pair_by_pair(monkeypatch):
    monkeypatch.setattr(redeal, "TRIES", 0)
    game = Game.new(3, seed=8)
    rng = np.random.default_rng(1)
    dealt = [redealt(game, 1, rng) for _ in range(3)]
    assert all(key(each.view(1).record) == key(game.view(1).record) for each in dealt)
    assert len({each.setup.deck for each in dealt}) > 1


def test_where_everything_is_seen_nothing_can_be_exchanged(monkeypatch):
    followed = redeal._follow(redeal._played_again(Game.new(2, seed=8)), 1)
    monkeypatch.setattr(type(followed), "_unseen_by_age", lambda self: [[]])
    assert followed.exchanged_faces(np.random.default_rng(1)) == {}


def test_a_deal_that_the_seat_would_have_seen_otherwise_is_not_taken():
    game = Game.new(2, seed=8)
    assert redeal._told_alike(game.setup, [], [["something else"]], 1) is None  # type: ignore[list-item]


def test_where_no_other_order_fits_the_cards_stay(monkeypatch):
    monkeypatch.setattr(redeal, "_with_faces", lambda *asked: None)
    game = Game.new(3, seed=8)
    assert redealt(game, 1, np.random.default_rng(1)).setup == game.setup
