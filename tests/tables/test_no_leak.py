"""Nothing hidden leaves a table: swap two cards a seat has not seen, and every byte it is sent stays the same (R7)."""

import random

import pytest

from tests.server.serving import SET_UPS
from tests.tables.twins import compare_twins


@pytest.mark.parametrize("setup", SET_UPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_r7_no_message_depends_on_what_is_hidden(setup):
    rng = random.Random(setup["players"] * 100 + len(setup["variant"]))
    found = [compare_twins(rng, **setup, most=6, longest=rng.choice((30, 60))) for _ in range(2)]
    twins, messages = sum(each.twins for each in found), sum(each.messages for each in found)
    print(f"\n{setup}: {twins} swaps of hidden cards, {messages} messages compared, none differs")
    assert twins >= 5
