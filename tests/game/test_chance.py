"""Chance for programs: the documented generator, the same on every machine; every order as likely."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from impera.game.chance import below, mixed, new_random_state, shuffle, shuffle_deck
from impera.game.setup import ALL_CARDS
from impera.rules.facts import KINDS


def splitmix64(state: int) -> tuple[int, int]:
    """The published generator, in whole numbers of Python."""
    state = (state + 0x9E3779B97F4A7C15) % 2**64
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
    return state, z ^ (z >> 31)


def test_it_is_splitmix64():
    random = np.array([1234567], dtype=np.uint64)
    drawn = [int(mixed(random)) for _ in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]  # the published test vector
    state = 99
    random = np.array([state], dtype=np.uint64)
    for _ in range(100):
        state, expected = splitmix64(state)
        assert int(mixed(random)) == expected


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**70 + 5])
def test_any_whole_number_is_a_seed_and_its_streams_differ(seed):
    words = {int(new_random_state(seed, stream)[0]) for stream in range(100)}
    assert len(words) == 100
    assert int(new_random_state(seed, 3)[0]) == int(new_random_state(seed, 3)[0])


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 104])
def test_numbers_below_a_bound_are_equally_likely(bound):
    random = new_random_state(5)
    drawn = Counter(below(random, bound) for _ in range(60 * bound))
    assert set(drawn) == set(range(bound))
    assert max(drawn.values()) < 120


def test_a_word_that_would_make_some_numbers_likelier_is_passed_over():
    """Below a large bound nearly every second number is unfit: the range must still be reached evenly."""
    random = new_random_state(7)
    bound = 3 * 2**30
    drawn = [below(random, bound) for _ in range(3000)]
    assert all(0 <= number < bound for number in drawn)
    thirds = Counter(number // 2**30 for number in drawn)
    assert all(850 < thirds[third] < 1150 for third in range(3))


def test_every_order_is_equally_likely():
    random = new_random_state(11)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cells = np.array([9, 0, 1, 2, 3, 9], dtype=np.int8)
        shuffle(random, cells, 1, 5)
        assert (cells[0], cells[5]) == (9, 9)
        found[tuple(cells[1:5].tolist())] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(50 < count < 160 for count in found.values())


@pytest.mark.parametrize(("players", "size"), [(2, 95), (3, 95), (4, 104)])
def test_a_deck_is_the_whole_box_in_the_order_of_ages(players, size):
    deck, removed = np.empty(size, dtype=np.int8), np.empty(104 - size, dtype=np.int8)
    shuffle_deck(new_random_state(3), players, deck, removed)
    kinds = [KINDS[kind] for kind in deck]
    out = [KINDS[kind] for kind in removed]
    assert Counter(kinds + out) == ALL_CARDS
    assert [kind[1] for kind in kinds] == sorted(kind[1] for kind in kinds)
    assert [kind[1] for kind in out] == sorted("111222333" if out else "")
