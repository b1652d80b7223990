"""A record from a file is played again by the server; a damaged one is refused with its place."""

import asyncio
import contextlib
import re
from pathlib import Path

import httpx

from impera.game.record_reader import parse_record
from tests.server.serving import full_table, guests, serving

RECORD = (Path(__file__).parents[1] / "golden" / "team-majority-S.txt").read_text(encoding="utf-8")


def test_a_record_is_replayed_position_by_position(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address, timeout=60) as http:
            answer = await http.post("/api/replay", json={"text": RECORD})
            assert answer.status_code == 200
            assert answer.json()["names"] == ["", "", "", ""]
            positions = answer.json()["positions"]
            game = parse_record(RECORD).game
            assert [position["played"] for position in positions] == [None, *(action.text for action in game.actions)]
            assert positions[-1]["truth"]["result"] == (game.result and game.result.to_json())

    asyncio.run(promise())


def test_a_replay_tells_who_sat_where(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address, timeout=60) as http:
            named = RECORD.replace("[Players", '[Seat1 "Ada"]\n[Players', 1)
            answer = await http.post("/api/replay", json={"text": named})
            assert answer.json()["names"] == ["Ada", "", "", ""]

    asyncio.run(promise())


def test_a_damaged_record_is_refused_with_line_and_column(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            answer = await http.post("/api/replay", json={"text": RECORD.replace("; end", "; play M1; end", 1)})
            assert answer.status_code == 422
            error = answer.json()["error"]
            assert error["code"] == "damaged-record"
            assert error["line"] > 1
            assert error["rule"] == "R3.2"

    asyncio.run(promise())


def test_a_replay_tells_the_result_and_what_proves_the_shuffle(tmp_path):
    async def promise() -> None:
        async with (
            serving(tmp_path) as (address, _),
            contextlib.AsyncExitStack() as stack,
            httpx.AsyncClient(base_url=address) as http,
        ):
            people = await guests(stack, address, 2)
            table = await full_table(people)
            await people[0].command(table, "offer", kind="concession")
            text = (await http.get(f"/api/tables/{table}/record.txt")).text
            told = await people[0].ask("POST", "/replay", json={"text": text})
            assert told["result"] == {"how": "concession", "winners": [2]}
            assert told["proof"]["verified"]
            wrong = re.sub('(?<=Commitment ")....', "0000", text)
            assert not (await people[0].ask("POST", "/replay", json={"text": wrong}))["proof"]["verified"]
            told = await people[0].ask("POST", "/replay", json={"text": RECORD})
            assert told["proof"] is None
            assert told["result"]["how"] == "majority"

    asyncio.run(promise())
