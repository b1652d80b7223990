"""Determinization is uniform: small cases whose answers can be counted, held to them by chi-square.

The numbers are drawn from a fixed seed, so a pass is a pass for good; the bound would fail one honest case in a
thousand.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import permutations, product
from math import comb, prod
from typing import Any

import numpy as np
import pytest

from impera.game.belief import determinize
from impera.game.view import View
from impera.rules.facts import KINDS, NONE
from impera.rules.state import State
from tests.table_setter import Table, deal, lay, named

pytestmark = pytest.mark.many

SAMPLES = 6000
IMPROBABLE = 0.001
AGE_3 = ("M3", "E3", "S3", "C3", "U3")


def sampled(view: View, what: Callable[[State], Hashable], samples: int = SAMPLES) -> Counter[Hashable]:
    rng = np.random.default_rng(20)
    return Counter(what(determinize(view, rng)) for _ in range(samples))


def assert_shares(found: Counter[Hashable], expected: Mapping[Any, float]) -> None:
    """Only what can be occurs, and as often as it should."""
    from scipy import stats  # slow to import, and not wanted where these tests are left out

    assert set(found) <= set(expected)
    assert sum(expected.values()) == pytest.approx(1)
    counts = [found[case] for case in expected]
    fits = stats.chisquare(counts, [found.total() * share for share in expected.values()])
    assert fits.pvalue > IMPROBABLE


def evenly(cases: Iterable[Hashable]) -> dict[Hashable, float]:
    distinct = set(cases)
    return dict.fromkeys(distinct, 1 / len(distinct))


def deck_of(state: State) -> str:
    return " ".join(KINDS[kind] for kind in state.deck[state.deck_top : state.deck_end])


def hand_of(state: State, seat: int) -> str:
    return named(state.hand[seat - 1])


def unseen_three(hands: dict[int, str], deck: str, **settings) -> Table:
    """Four players late in the game: everything not named lies open in the discard pile."""
    return lay(4, seat=1, hand=hands, deck=deck, **settings)


def test_every_order_of_the_deck_is_as_likely():
    table = unseen_three({1: "M3"}, "U3 S3 C3 E3")
    found = sampled(table.view(1), deck_of)
    assert_shares(found, evenly({" ".join(order) for order in permutations(("U3", "S3", "C3", "E3"))}))


def test_every_place_of_every_unseen_card_is_as_likely():
    table = unseen_three({1: "M3", 2: "U3", 3: "S3", 4: "M1"}, "C3 E3")
    found = sampled(
        table.view(1), lambda state: (hand_of(state, 2), hand_of(state, 3), hand_of(state, 4), deck_of(state))
    )
    cases = {(a, b, "M1", f"{c} {d}") for a, b, c, d in permutations(("U3", "S3", "C3", "E3"))}
    assert_shares(found, evenly(cases))


def test_equal_cards_count_once_for_each_copy():
    """Three of a kind among five unseen: hands follow the hypergeometric law."""
    table = unseen_three({1: "M3", 2: "U3 S3"}, "U3 U3 C3")
    found = sampled(table.view(1), lambda state: hand_of(state, 2))
    unseen = {"U3": 3, "S3": 1, "C3": 1}
    assert_shares(found, hypergeometric(unseen, 2))


def hypergeometric(unseen: dict[str, int], drawn: int) -> dict[Hashable, float]:
    ways: dict[Hashable, float] = {}
    for taken in product(*(range(count + 1) for count in unseen.values())):
        if sum(taken) == drawn:
            hand = dict(zip(unseen, taken, strict=True))
            text = " ".join(kind for kind in KINDS for _ in range(hand.get(kind, 0)))
            ways[text] = prod(comb(unseen[kind], hand[kind]) for kind in unseen)
    return {hand: count / comb(sum(unseen.values()), drawn) for hand, count in ways.items()}


def test_a_known_card_stays_and_the_others_are_drawn_from_the_rest():
    table = unseen_three({1: "M3", 2: "C3 S3 U3"}, "U3 E3 E3", known={(2, 1): "C3"})
    found = sampled(table.view(1), lambda state: hand_of(state, 2))
    rest = hypergeometric({"E3": 2, "S3": 1, "U3": 2}, 2)
    expected = {" ".join(sorted([*str(hand).split(), "C3"], key=KINDS.index)): share for hand, share in rest.items()}
    assert_shares(found, expected)


def test_backs_are_kept_and_each_age_is_dealt_by_itself():
    table = lay(4, seat=1, hand={1: "M3", 2: "M2 U3", 3: "S2"}, deck="S3 C3", area={1: ""}, pile="")
    found = sampled(table.view(1), lambda state: (hand_of(state, 2), hand_of(state, 3)))
    young = [("M2", "S2"), ("S2", "M2")]
    cases = {(f"{two} {old}", three) for (two, three), old in product(young, ("U3", "S3", "C3"))}
    assert_shares(found, evenly({(" ".join(sorted(a.split(), key=KINDS.index)), b) for a, b in cases}))


def test_cards_put_back_at_set_up_are_among_the_unseen():
    """Two players: a hidden card may as well be one of the three of its Age in the box."""
    table = lay(2, seat=1, hand={1: "M1", 2: "U3"}, deck="S3")
    removed = [KINDS[kind] for kind in table.state.removed if kind != NONE and KINDS[kind] in AGE_3]
    unseen = Counter(["U3", "S3", *removed])
    found = sampled(table.view(1), lambda state: hand_of(state, 2))
    assert_shares(found, {kind: count / unseen.total() for kind, count in unseen.items()})


def test_a_spectator_sees_no_hand_and_each_deal_is_as_likely():
    table = unseen_three({1: "U3", 2: "S3", 3: "C3"}, "E3")
    found = sampled(table.view(None), lambda state: tuple(hand_of(state, seat) for seat in (1, 2, 3)))
    assert_shares(found, evenly(set(permutations(("U3", "S3", "C3", "E3"), 3))))


PACKS = {1: "M1 R1 E1 S1", 2: "M1 M1 R1 C1", 3: "R1 S1 S1 C1"}


def test_r2_5_of_the_first_pack_passed_on_any_card_may_have_been_kept():
    """Third pick of three players: P1 passed R1 E1 S1; P2 kept one of them and passed two on to P3."""
    table = deal(3, variant="draft", first=1, packs=PACKS)
    table.play("pick M1", "pick C1", "pick C1")
    table.play("pick S1", "pick E1", "pick M1")
    found = sampled(table.view(1), lambda state: named(state.pack[2]))
    assert_shares(found, evenly({"E1 S1", "R1 S1", "R1 E1"}))


def test_r2_5_a_hidden_pick_may_be_any_card_of_the_pack():
    table = deal(2, variant="draft", first=2, packs={1: "M1 R1 E1 S1", 2: "M1 R1 E1 C1"})
    table.play("pick M1", "pick M1")
    table.play("pick E1")  # P2 has picked from what P1 passed on: R1 E1 S1
    found = sampled(table.view(1), lambda state: KINDS[state.picked[1]])
    assert_shares(found, evenly({"R1", "E1", "S1"}))


def test_r7_2_of_two_cards_split_between_the_next_two_seats_either_way_is_as_likely():
    table = lay(3, seat=1, hand={1: "M2", 2: "M1", 3: "S1"}, deck="U3 C3", split={1: "M1 S1"})
    found = sampled(table.view(1), lambda state: (hand_of(state, 2), hand_of(state, 3)))
    assert_shares(found, evenly({("M1", "S1"), ("S1", "M1")}))


def test_chance_is_used_up_by_each_deal():
    """Two deals from one source differ: the source moves on."""
    view, rng = unseen_three({1: "M3"}, "U3 S3 C3 E3 M3").view(1), np.random.default_rng(1)
    assert len({deck_of(determinize(view, rng)) for _ in range(40)}) > 1
