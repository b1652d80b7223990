"""After a first start some bots still wait for their machine code: each for a part that is really made."""

import pytest

from impera.cli.warm import PARTS as MADE
from impera.compiled import meanwhile
from impera.server import bots
from impera.server.bots import HASTY, NAMES, PARTS, RegistryBots
from impera.tables.release import Occasion


def test_every_bot_waits_for_a_part_that_is_made() -> None:
    assert {*PARTS.values(), "opponents"} <= MADE.keys()
    assert PARTS.keys() <= {*NAMES}


def test_a_bot_is_ready_once_its_part_is_there_or_nobody_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"search", "tree"}
    monkeypatch.setattr(bots, "is_awaited", lambda part: part in missing)
    here = RegistryBots()
    assert [
        here.is_ready(name) for name in ("ladder:1", "ladder:8/raider", "ladder:9", "ladder:10/raider", "level:3")
    ] == [
        True,
        True,
        False,
        False,
        False,
    ]
    missing.clear()
    assert here.is_ready("ladder:10")
    missing.add("search")
    assert here.is_ready("ladder:9")  # what once was there stays


def test_while_code_is_made_the_weaker_bots_play_interpreted_and_are_given_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "is_awaited", lambda part: True)
    monkeypatch.setattr(meanwhile, "is_interpreting", lambda: True)
    here = RegistryBots()
    ready = {name for name in NAMES if here.is_ready(name)}
    assert ready == HASTY
    slots = [here.slot("ladder:1/raider", occasion) for occasion in Occasion]
    monkeypatch.setattr(meanwhile, "is_interpreting", lambda: False)
    assert slots > [here.slot("ladder:1/raider", occasion) for occasion in Occasion]
    assert not here.is_ready("ladder:1")  # one that waits is not told to compile for itself
