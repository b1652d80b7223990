"""View: everything a seat may see, nothing it may not, ready for the wire."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

from impera.game.game import Game
from impera.game.view import View
from impera.rules.facts import KINDS, NONE, PUBLIC
from impera.rules.knowledge import observe, observe_each
from impera.rules.state import copy_of, is_equal, key
from tests.game.whole_games import SPARSELY, begun, every_draft, every_setup, observers, played, positions
from tests.table_setter import lay

FIELDS = [
    "players", "variant", "teams", "first", "seat", "decision", "turn", "turns", "effect", "owed", "plays", "victim",
    "hand", "hands", "areas", "embargoes", "barred", "democracies", "discard", "deck", "coin", "spent", "hand_size",
    "draft", "needs", "legal", "result", "open",
]  # fmt: skip
PUBLIC_FIELDS = [  # the same for everyone, and as in the truth
    "decision", "turns", "areas", "embargoes", "democracies", "discard", "coin", "spent", "hand_size", "result",
]  # fmt: skip


def ages_of(cards: dict[str, int]) -> list[int]:
    return [sum(count for kind, count in cards.items() if kind[1] == age) for age in "123"]


def sent(view: View) -> dict[str, Any]:
    """What arrives at the other end of the wire."""
    return dict(json.loads(json.dumps(view.to_json())))


@every_setup
def test_a_view_can_be_sent_as_json(setup):
    for game in positions(setup, every=15 * SPARSELY):
        for seat in observers(game):
            told = sent(game.view(seat))
            assert list(told) == sorted(FIELDS)
            assert told["seat"] == seat


@every_setup
def test_what_is_public_is_true_for_everyone(setup):
    for game in positions(setup, every=12 * SPARSELY):
        truth: dict[str, Any] = dict(game.truth())
        for seat in observers(game):
            told = sent(game.view(seat))
            assert {name: told[name] for name in PUBLIC_FIELDS} == {name: truth[name] for name in PUBLIC_FIELDS}
            assert (told["turn"], sum(told["deck"])) == (truth["seat"], truth["deck"])
            assert [hand["ages"] for hand in told["hands"]] == [ages_of(hand) for hand in truth["hands"]]
            assert [hand["size"] for hand in told["hands"]] == [sum(hand.values()) for hand in truth["hands"]]
            deck = game.state.deck[game.state.deck_top : game.state.deck_end]
            assert told["deck"] == ages_of(Counter(KINDS[kind] for kind in deck))


@every_setup
def test_all_looks_at_once_are_the_looks_one_by_one(setup):
    for game in positions(setup, every=12 * SPARSELY):
        together = np.repeat(game.states, PUBLIC + 1)
        observe_each(game.states, together)
        for observer in (*range(game.setup.players), PUBLIC):
            alone = copy_of(game.state)
            observe(game.state, observer, alone)
            assert is_equal(together[observer], alone)


@every_setup
def test_a_sight_handed_over_is_the_same_view_again(setup):
    for game in [*positions(setup, every=12 * SPARSELY), played(setup)]:
        for seat in observers(game):
            view = game.view(seat)
            again = View.of_sight(view.sight, seat)
            assert (again.is_open, sent(again)) == (view.is_open, sent(view))


@every_setup
def test_a_seat_sees_its_own_hand_and_of_others_only_what_is_there(setup):
    for game in positions(setup, every=12 * SPARSELY):
        hands = game.truth()["hands"]
        for seat in observers(game):
            view = game.view(seat)
            assert view.hand == (hands[seat - 1] if seat else {})
            for owner, (hand, true) in enumerate(zip(view.hands, hands, strict=True), start=1):
                assert all(count <= true.get(kind, 0) for kind, count in hand.known.items())
                if owner == seat:
                    assert hand.known == true


@every_setup
def test_a_view_holds_no_hidden_card(setup):
    """The record inside has nothing in it that the JSON does not tell: not the deck, not a face, not a memory."""
    for game in positions(setup, every=12 * SPARSELY):
        for seat in observers(game) if not game.is_over else ():
            view = game.view(seat)
            record = view.record
            assert view.to_json()["open"] is None
            assert (record.deck == NONE).all()
            assert (record.removed == NONE).all()
            for owner in range(game.setup.players):
                if owner + 1 != seat:
                    assert not record.pack[owner].any()
                    assert record.picked[owner] in (NONE, -2)
                    assert (record.passed[owner] == NONE).all()
                    assert (record.split[owner] == NONE).all()
                    assert (record.hand[owner] == record.known[owner, :, view.observer]).all()


@every_setup
def test_r7_3_after_the_game_everything_is_open(setup):
    game = played(setup)
    truth, setup_ = game.truth(), game.setup
    for seat in observers(game):
        told = sent(game.view(seat))
        assert [hand["known"] for hand in told["hands"]] == truth["hands"]
        assert told["open"] == {
            "deck": list(setup_.deck)[len(setup_.deck) - truth["deck"] :],
            "removed": list(setup_.removed),
        }


@every_setup
def test_only_who_is_asked_is_told_what_is_legal(setup):
    for game in positions(setup, every=12 * SPARSELY):
        for seat in observers(game):
            view = game.view(seat)
            assert view.is_mine == (seat == game.deciding and not game.is_over)
            assert view.legal == (game.legal() if view.is_mine else ())
            assert sent(view)["legal"] == [action.text for action in view.legal]


@every_setup
def test_two_views_have_one_digest_if_and_only_if_they_tell_the_same(setup):
    told: dict[str, str] = {}
    for game in positions(setup, every=12 * SPARSELY):
        for seat in observers(game):
            view = game.view(seat)
            text = json.dumps(view.to_json(), sort_keys=True)
            assert told.setdefault(view.digest, text) == text
    assert len(set(told.values())) == len(told)


@every_setup
def test_a_view_does_not_follow_the_game(setup):
    game = begun(setup)
    view = game.view(game.deciding)
    before = key(view.record)
    game.play(game.legal()[0])
    assert key(view.record) == before
    truth = game.truth()
    view.record.hand[:] = 9
    assert game.truth() == truth


def test_a_view_of_the_set_up():
    game = Game.new(4, "draft", teams=True, seed=4, first=3)
    view = game.view(2)
    assert (view.players, view.variant, view.teams, view.first) == (4, "draft", True, 3)
    assert (view.deciding, view.is_over, view.decision) == (3, False, "pick")
    assert played((2, "basic", False)).view(1).is_over


@pytest.mark.parametrize(
    ("players", "levels", "hegemony"), [(2, (3, 5), 8), (3, (3, 5), 7), (4, (2, 4), 7)], ids=["two", "three", "four"]
)
def test_the_numbers_to_count_towards(players, levels, hegemony):
    table = lay(players, area={1: "U3"}, democracy={2: "MMC"})
    needs = table.view(1).to_json()["needs"]
    assert (needs["level_1"], needs["level_2"], needs["hand_size"]) == (*levels, 3)
    plain = dict.fromkeys("MRESCU", hegemony)
    assert needs["hegemony"] == [plain, plain | {"M": hegemony + 2, "C": hegemony + 1}, *[plain] * (players - 2)]


def test_a_pending_effect_is_told():
    table = lay(area={1: "E1 E1 E1 E1 E2"}, hand={1: "M1 M1 M1"})
    table.play("monopoly")
    told = table.view(2).to_json()
    assert (told["effect"], told["decision"], told["owed"], told["plays"]) == ("monopoly", "sacrifice", 2, 2)
    table = lay(area={1: "R1"}, hand={1: "M1", 3: "S1 S1"})
    table.play("inquisition P3")
    told = table.view(2).to_json()
    assert (told["effect"], told["owed"], told["victim"]) == ("inquisition", 2, 3)
    assert lay().view(1).to_json()["victim"] is None


def test_barred_domains_are_told():
    assert lay(hand={1: "S1"}, embargo={1: "M:E1 C:E2"}).view(3).to_json()["barred"] == "MC"


@every_draft
def test_the_draft_part_is_there_as_long_as_the_draft(setup):
    for game in positions(setup, every=25):
        truth = game.truth()
        for seat in observers(game):
            draft = game.view(seat).to_json()["draft"]
            if game.decision not in ("pick", "claim"):
                assert draft is None
                continue
            mine = None if seat is None or game.decision == "claim" else truth["packs"][seat - 1]
            assert draft["pack"] == (mine or {})
            assert draft["centre"] == truth["centre"]
            assert draft["round"] in (1, 2, 3)
            if seat is None:
                assert (draft["picked"], draft["passed"]) == (None, [[], []])


@every_draft
def test_during_a_draft_a_seat_sees_what_it_kept_and_what_it_passed(setup):
    players, _, _ = setup
    game = begun(setup)
    kept: dict[int, list[str]] = {seat: [] for seat in range(1, players + 1)}
    passed: dict[int, list[list[str]]] = {seat: [] for seat in range(1, players + 1)}
    for round_number in (1, 2, 3):
        for place in range(players):
            seat, action = game.deciding, game.legal()[-1]
            draft = game.view(seat).to_json()["draft"]
            assert (draft["round"], draft["picked"], sum(draft["done"])) == (round_number, None, place)
            assert sum(draft["pack"].values()) == 5 - round_number
            rest = Counter(draft["pack"]) - Counter([str(action.kind)])
            game.play(action)
            kept[seat].append(str(action.kind))
            passed[seat].append(sorted(rest.elements()))
            if place < players - 1:
                after = game.view(seat).to_json()["draft"]
                assert (after["picked"], after["done"][seat - 1]) == (action.kind, True)
                other = game.view(seat % players + 1).to_json()["draft"]
                assert other["picked"] is None or other["done"][seat % players]
        for seat, cards in kept.items():
            assert sorted(Counter(game.view(seat).hand).elements()) == sorted(cards)
            draft = game.view(seat).to_json()["draft"]
            told = [sorted(cards) for cards in draft["passed"]]
            assert told == [*passed[seat][:2], [], []][:2] if round_number > 1 else [passed[seat][0], []]
    assert game.decision == "claim"
