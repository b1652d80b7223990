"""Whole games over real sockets, every set-up; every message fits its schema, and nothing hidden is in any."""

import asyncio
import contextlib
import hashlib
import json
import random
import re
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from impera.game.game import Game
from impera.game.record_reader import parse_record
from impera.wire.messages import Message, read_message
from impera.wire.shapes import as_data, encode
from tests.server.serving import SET_UPS, full_table, guests, play_on, serving


class Recorder:
    """Everything a socket is sent, as it was sent."""

    def __init__(self, address: str, table: str, token: str | None) -> None:
        self.url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        self.token = token
        self.texts: list[str] = []

    async def __aenter__(self) -> "Recorder":
        self.socket = await connect(self.url, compression=None, proxy=None)
        await self.socket.send(json.dumps({"type": "hello", "token": self.token, "since": 0}))
        self.texts.append(str(await self.socket.recv()))
        self.task = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for text in self.socket:
            self.texts.append(str(text))

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await asyncio.gather(self.task, return_exceptions=True)


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda s: "-".join(str(v) for v in s.values()))
def test_a_whole_game_is_played_and_every_message_is_right(tmp_path, set_up):
    async def promise() -> None:
        rng = random.Random(json.dumps(set_up))
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, set_up["players"])
            table = await full_table(people, **set_up)
            tokens = [*(person.token for person in people), None]
            recorders = [await stack.enter_async_context(Recorder(address, table, token)) for token in tokens]
            seats = [await stack.enter_async_context(person.seat(table, since=0)) for person in people]
            await asyncio.gather(*(play_on(seat, rng.choice) for seat in seats))
            record = await people[0].record(table)
            truth = [await people[0].ask("GET", f"/tables/{table}/positions/{n}") for n in (0, 1, 5)]
            await asyncio.sleep(0.2)
            results = [seat.table.result for seat in seats]
            assert all(result == record.result for result in results)
            game = parse_record(encode(record.record).decode()).game
            assert game.is_over
            assert truth[2]["truth"] == Game.replay(game.setup, game.actions[:5]).truth()
            for number, recorder in enumerate(recorders):
                seat = number + 1 if number < len(people) else None
                _check_messages(recorder.texts, seat, game)

    asyncio.run(promise())


def _fits(read: Message, message: dict[str, Any]) -> bool:
    """Has the message exactly the fields of its shape? What is written again from what was read must be the same."""
    return bool(as_data(read) == message)


def _check_messages(texts: list[str], seat: int | None, game: Game) -> None:
    """Each fits the schema; versions have no gap; view, digest and events are those of the seat, and of nobody else."""
    again = Game(game.setup)
    version, actions = None, list(game.actions)
    for text in texts:
        message = json.loads(text)
        assert _fits(read_message.decode(text), message)
        if message["type"] not in ("update", "welcome"):
            continue
        assert version is None or message["version"] == version + 1
        version = message["version"]
        if message["type"] == "update" and message["change"]["entry"]["what"] == "acted":
            action = actions.pop(0)
            mover = again.deciding
            events = again.play(action)
            assert message["change"]["events"] == [event.seen_by(seat).to_json() for event in events] or again.is_over
            said = message["change"]["entry"]["action"]
            if action.verb == "pick" and seat != mover and not again.is_over:
                assert said == f"pick ?{str(action.kind)[1]}"
            assert said == action.text or "?" in said
        if message["view"]:
            expected = again.view(seat)
            assert message["digest"] == expected.digest == _digest(message["view"])
        if not again.is_over:
            assert not re.search(r'"(server_seed|removed|truth|picked_by)":', text)
    assert not actions


def _digest(view: Any) -> str:
    """As the protocol's page has it."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def test_after_the_end_everything_is_open_and_the_shuffle_is_proved(tmp_path):
    async def promise() -> None:
        rng = random.Random(5)
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            table = await ann.quick_play(players=3, variant="draft", bot="random", seed="my own luck")
            before = await ann.ask("GET", f"/tables/{table}/proof")
            assert before["server_seed"] is None
            assert before["deck"] is None
            with pytest.raises(Exception, match="not-allowed"):
                await ann.record(table)
            async with ann.seat(table) as seat:
                await play_on(seat, rng.choice)
            after = await ann.ask("GET", f"/tables/{table}/proof")
            assert after["verified"]
            assert after["commitment"] == before["commitment"]
            assert "my own luck" in after["player_seeds"]
            statistics = await ann.ask("GET", f"/tables/{table}/statistics")
            record = await ann.record(table)
            assert statistics["actions"] == len(record.record.actions)
            async with httpx.AsyncClient(trust_env=False) as http:
                text = (await http.get(f"{address}/api/tables/{table}/record.txt")).text
            assert parse_record(text).game.actions == parse_record(encode(record.record).decode()).game.actions
            async with ann.seat(table, since=0) as seat:
                shown = [change.entry.action or "" for change in seat.changes]
                assert not any("?" in action for action in shown)

    asyncio.run(promise())


def test_a_rematch_takes_one_call_each_rotates_the_seats_and_is_one_table_for_all(tmp_path):
    async def promise() -> None:
        rng = random.Random(6)
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            seats = [await stack.enter_async_context(person.seat(table)) for person in people]
            await asyncio.gather(*(play_on(seat, rng.choice) for seat in seats))
            asked = [person.ask("POST", f"/tables/{table}/rematch") for person in people]
            one, two = await asyncio.gather(*asked)
            assert one["table"]["id"] == two["table"]["id"] != table
            follows = one["table"]["id"]
            for person, was in zip(people, seats, strict=True):
                state = await person.ask("GET", f"/tables/{follows}")
                assert state["table"]["status"] == "running"
                assert state["you"]["seat"] == (was.number or 0) % 2 + 1
            mine = await people[0].ask("GET", "/me/tables")
            assert {entry["table"]["id"] for entry in mine["tables"]} == {table, follows}

    asyncio.run(promise())


def test_a_seat_kept_for_a_rematch_bears_its_name_and_the_host_may_give_it_away(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, server), contextlib.AsyncExitStack() as stack:
            people = await guests(stack, address, 2)
            table = await full_table(people)
            await people[0].command(table, "offer", kind="concession", to=2)
            follows = (await people[0].ask("POST", f"/tables/{table}/rematch"))["table"]["id"]
            server.house.tables.forget(follows)  # read from the store again
            state = await people[0].ask("GET", f"/tables/{follows}")
            assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest 2", "Guest 1"]
            await people[0].command(follows, "bot", seat=1, bot=None)
            await people[0].command(follows, "bot", seat=1, bot="random")
            await people[0].command(follows, "start")

    asyncio.run(promise())


def test_my_games_come_by_the_fifty_and_none_twice(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (person,) = await guests(stack, address, 1)
            made = {(await person.ask("POST", "/tables", json={"sit": 1}))["table"]["id"] for _ in range(52)}
            latest = await person.ask("GET", "/me/tables")
            older = await person.ask("GET", "/me/tables?offset=50")
            assert (len(latest["tables"]), latest["more"]) == (50, True)
            assert (len(older["tables"]), older["more"]) == (2, False)
            assert {entry["table"]["id"] for entry in latest["tables"] + older["tables"]} == made

    asyncio.run(promise())


def test_a_rematch_against_bots_alone_begins_at_once(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (person,) = await guests(stack, address, 1)
            quick = await person.ask("POST", "/quick", json={"players": 3, "seat": 1, "bot": "random"})
            table = quick["table"]["id"]
            await person.command(table, "offer", kind="concession", to=2)
            follows = await person.ask("POST", f"/tables/{table}/rematch")
            assert follows["table"]["status"] == "running"
            mine = (await person.ask("GET", "/me/tables"))["tables"]
            turns = {entry["table"]["id"]: entry["turn"] for entry in mine}
            assert turns[table] is None
            assert turns[follows["table"]["id"]] in (1, 2, 3)
            assert all(entry["updated"] >= entry["table"]["created"] for entry in mine)

    asyncio.run(promise())
