"""The Python client: the bot of twenty lines plays, and the client notices when it is out of step."""

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any

import pytest

from impera.client import OutOfStepError, RefusedError, Seat
from impera.game.game import Game
from impera.wire.log import ChangeInfo, EntryInfo
from impera.wire.messages import Update
from impera.wire.table import ClockInfo
from tests.server.serving import full_table, guests, serving

PROTOCOL = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"


def test_the_documented_bot_plays_a_game_to_its_end(tmp_path):
    code = re.search(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.S)
    assert code
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 20
    printed: list[str] = []
    names: dict[str, Any] = {
        "__name__": "documented",
        "print": lambda *words: printed.append(" ".join(map(str, words))),
    }
    exec(code[1], names)

    async def promise() -> None:
        async with serving(tmp_path) as (address, _):
            await names["main"](address)

    asyncio.run(promise())
    assert any("winners" in each for each in printed)


def test_a_refusal_is_raised_with_its_code_rule_and_sentence(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            seats = [await stack.enter_async_context(person.seat(table)) for person in people]
            seat = next(seat for seat in seats if seat.is_mine)
            with pytest.raises(RefusedError, match="illegal-action") as refused:
                await seat.act("end")
            assert refused.value.wire.rule == "R3.2"
            verdict = await seat.explain("end")
            assert (verdict.status, verdict.rule) == ("illegal", "R3.2")
            hint = await seat.hint()
            assert seat.view
            assert hint in seat.view.legal
            await seat.act(hint)
            assert seat.can_undo
            await seat.undo()
            assert seat.is_mine

    asyncio.run(promise())


def update(version: int, digest: str | None) -> Update:
    """Something happened at a table, and this is what I see now."""
    return Update(
        version=version,
        seq=0,
        digest=digest,
        change=ChangeInfo(version=version, entry=EntryInfo(what="started", at=0), events=[]),
        view=Game.new(2, seed=1).view(1).to_wire(),
        table=None,
        clock=ClockInfo(mode="none", now=0, seat=None, deadline=None, bank=[]),
        you=None,
        can_undo=False,
    )


def test_a_view_that_does_not_fit_its_digest_is_noticed():
    seat = Seat("ws://nowhere", None)
    with pytest.raises(OutOfStepError):
        seat._take_state(update(1, "00"))


def test_a_version_that_was_missed_is_noticed():
    seat = Seat("ws://nowhere", None, since=3)
    with pytest.raises(OutOfStepError):
        seat._take_state(update(5, Game.new(2, seed=1).view(1).digest))
