"""Belief: a determinized game looks the same to its seat, lacks no card, and forgets nothing the seat has seen."""

from collections import Counter

import numpy as np
import pytest

from impera.game.belief import determinize
from impera.game.notation import cards_of
from impera.game.setup import ALL_CARDS
from impera.game.view import View
from impera.rules.actions import ACTIONS
from impera.rules.apply import apply
from impera.rules.facts import KINDS, NONE
from impera.rules.legal import legal_actions
from impera.rules.state import State, key
from impera.rules.trace import SILENT
from tests.game.whole_games import SPARSELY, begun, every_draft, every_setup, observers, positions
from tests.table_setter import deal, lay

RNG = np.random.default_rng(20)


def cards(row) -> Counter[str]:
    return Counter({KINDS[kind]: int(count) for kind, count in enumerate(row) if count})


def is_sound(s: State) -> None:
    """A full position: every card once, every count fitting, the Ages of the deck in order."""
    assert cards_of(s) == ALL_CARDS
    assert s.hand_count[: s.players].tolist() == s.hand.sum(axis=1)[: s.players].tolist()
    assert s.area_count.tolist() == s.area.sum(axis=1).tolist()
    assert not s.veiled.any()
    assert (s.hand >= 0).all()
    assert (s.pack >= 0).all()
    deck = [KINDS[kind] for kind in s.deck[s.deck_top : s.deck_end]]
    assert [kind[1] for kind in deck] == sorted(kind[1] for kind in deck)
    assert sum(kind != NONE for kind in s.removed) == (0 if s.players == 4 else 9)


@every_setup
@pytest.mark.parametrize("seed", [1, 2])
def test_the_seat_cannot_tell_the_determinized_game_from_the_true_one(setup, seed):
    for game in positions(setup, seed, every=9 * SPARSELY):
        for seat in observers(game):
            view = game.view(seat)
            full = determinize(view, RNG)
            is_sound(full)
            again = View(full, seat)
            assert again.to_json() == view.to_json()
            assert key(again.record) == key(view.record)


@every_setup
def test_a_determinized_game_can_be_played_to_its_end(setup):
    ids = np.empty(ACTIONS, dtype=np.int16)
    for number, game in enumerate(positions(setup, every=9)):
        if number % 6 or game.is_over:
            continue
        full = determinize(game.view(game.deciding), RNG)
        for _ in range(3000):
            count = legal_actions(full, ids)
            if count == 0:
                break
            apply(full, int(ids[RNG.integers(count)]), SILENT)
            assert cards_of(full) == ALL_CARDS
            if SPARSELY > 1 and full.turns > game.state.turns + 2:
                return
        else:
            pytest.fail("the game does not end")


@every_draft
def test_what_a_seat_passed_is_where_it_must_be(setup):
    players, _, _ = setup
    for game in positions(setup, every=10_000):
        if game.decision != "pick":
            continue
        for seat in range(players):
            view = game.view(seat + 1)
            state, full = game.state, determinize(view, RNG)
            following, after = (seat + 1) % players, (seat + 2) % players
            first, second = (cards_in(state.passed[seat][:3]), cards_in(state.passed[seat][3:]))
            held = {owner: pack_and_pick(full, owner) for owner in range(players)}
            assert cards(full.pack[seat]) == cards(state.pack[seat])
            if state.draft_round == 1:
                assert held[following] == first
            if state.draft_round == 2:
                assert held[following] == second
                if after == seat:
                    kept = first - held_by_me(state, seat, first)
                    assert kept <= cards(full.hand[following])
                else:
                    assert held[after] <= first
                    assert first - held[after] <= cards(full.hand[following])


def cards_in(kinds) -> Counter[str]:
    return Counter(KINDS[kind] for kind in kinds if kind != NONE)


def pack_and_pick(s: State, owner: int) -> Counter[str]:
    picked = s.picked[owner]
    return cards(s.pack[owner]) + (Counter([KINDS[picked]]) if picked != NONE else Counter())


def held_by_me(s: State, seat: int, first: Counter[str]) -> Counter[str]:
    """Of the first pack, with two players: the two that came back."""
    return pack_and_pick(s, seat)


@every_draft
def test_a_pick_made_this_round_stays_made(setup):
    players, _, _ = setup
    for game in positions(setup, every=10_000):
        if game.decision == "pick":
            for seat in observers(game):
                full = determinize(game.view(seat), RNG)
                done = [kind != NONE for kind in game.state.picked[:players]]
                assert [kind != NONE for kind in full.picked[:players]] == done
                assert [pack.sum() for pack in full.pack] == [pack.sum() for pack in game.state.pack]
                if seat is not None:
                    assert full.picked[seat - 1] == game.state.picked[seat - 1]


@pytest.mark.many
def test_after_the_draft_two_cards_are_known_to_be_one_each_and_either_way_round_is_as_likely():
    packs = {1: "M1 R1 S1 C1", 2: "E1 E1 M1 M1", 3: "R1 R1 S1 S1"}
    table = deal(3, variant="draft", packs=packs)
    # of M1 R1 S1, passed by P1: P2 keeps R1, P3 keeps S1 and lays M1; of R1 S1, passed then, P2 keeps R1 too
    table.play("pick C1", "pick E1", "pick R1", "pick S1", "pick R1", "pick M1", "pick E1", "pick R1", "pick S1")
    view = table.view(1)
    found = Counter[str]()
    for _ in range(400):
        full = determinize(view, RNG)
        second, third = cards(full.hand[1]), cards(full.hand[2])
        one_way = second["R1"] >= 2 and third["S1"] >= 1
        other_way = second["R1"] >= 1 and second["S1"] >= 1 and third["R1"] >= 1
        assert one_way or other_way
        if one_way != other_way:
            found["one way" if one_way else "the other"] += 1
    assert 0.3 < found["one way"] / sum(found.values()) < 0.7


@pytest.mark.many
def test_every_unseen_card_is_as_likely_in_every_place():
    """P2 holds one Age 1 card nobody saw: M1 is it as often as M1 is among the unseen ones of Age 1."""
    table = lay(players=3, area={1: "M1 M1 R1"}, hand={2: "C1", 1: "S1"}, turns=2)
    view = table.view(1)
    times = 2000
    found = Counter[str]()
    for _ in range(times):
        found += cards(determinize(view, RNG).hand[1])
    unseen = {"M1": 6, "R1": 7, "E1": 4, "S1": 3, "C1": 4}
    assert sum(found.values()) == times
    for kind, count in unseen.items():
        share = count / sum(unseen.values())
        spread = 5 * (times * share * (1 - share)) ** 0.5
        assert abs(found[kind] - times * share) < spread, found


def test_known_cards_stay_where_they_are():
    known = lay(hand={2: "M1 M1 E1"}, known={(2, 1): "M1"}, turns=2)
    for _ in range(20):
        assert cards(determinize(known.view(1), RNG).hand[1])["M1"] >= 1


def test_the_same_chance_gives_the_same_game():
    view = begun((3, "draft", False)).view(2)
    one, other = (determinize(view, np.random.default_rng(5)) for _ in range(2))
    assert key(one) == key(other)
    assert key(determinize(view, np.random.default_rng(6))) != key(one)


def test_the_view_is_left_as_it_was():
    view = begun((3, "draft", False)).view(2)
    before = key(view.record)
    determinize(view, RNG)
    assert key(view.record) == before
