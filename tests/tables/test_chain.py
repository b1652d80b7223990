"""The chain of days: decided once, checked by anyone, never read ahead."""

from datetime import date, timedelta

import pytest

from impera.game.shuffle import seed_bytes
from impera.tables.chain import LENGTH, Chain, leads_to, link_before, seed_of
from impera.tables.errors import NotFoundError

FIRST = date(2026, 11, 17)
CHAIN = Chain("0f" * 32, FIRST, 1_000)


def test_every_link_leads_to_the_anchor_and_to_no_later_one():
    for number in (0, 1, 2, 40, 400):
        day = FIRST + timedelta(days=number)
        link = CHAIN.link(day)
        assert leads_to(CHAIN.anchor, FIRST, day, link.hex())
        assert not leads_to(CHAIN.anchor, FIRST, day + timedelta(days=1), link.hex())
        assert link_before(CHAIN.link(day + timedelta(days=1))) == link


def test_the_root_is_the_link_of_the_last_day():
    assert CHAIN.link(CHAIN.last).hex() == CHAIN.root
    assert (CHAIN.last - FIRST).days == LENGTH - 1


def test_the_seed_of_a_day_follows_from_its_date_and_its_link():
    seeds = CHAIN.seeds(FIRST)
    assert seeds == seed_of(FIRST, CHAIN.link(FIRST))
    assert len(seed_bytes(seeds.server)) == 32
    assert len({CHAIN.seeds(FIRST + timedelta(days=number)).server for number in range(100)}) == 100


@pytest.mark.parametrize("days", [-1, LENGTH])
def test_a_day_outside_the_chain_is_refused(days):
    with pytest.raises(NotFoundError):
        CHAIN.link(FIRST + timedelta(days=days))


def test_the_secret_is_not_printed():
    assert CHAIN.root not in repr(CHAIN)
    assert CHAIN.link(FIRST).hex() not in repr(CHAIN)
