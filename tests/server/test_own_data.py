"""Everything of mine as one file, and an end to it: over HTTP, in the midst of a game."""

import asyncio
import contextlib
import json
from typing import Any

import httpx

from impera.client import Client
from impera.game.record_reader import parse_record
from tests.server.serving import full_table, guests, play_on, serving


def first(legal: list[str]) -> str:
    return legal[0]


async def data_of(person: Client) -> dict[str, Any]:
    told: dict[str, Any] = await person.ask("GET", "/me/data")
    return told


def test_what_is_mine_is_told_and_then_forgotten_while_games_of_others_go_on(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            ann, bob = await guests(stack, address, 2)
            done = await full_table([ann, bob])
            async with ann.seat(done) as mine, bob.seat(done) as theirs:
                await asyncio.gather(play_on(mine, first), play_on(theirs, first))
            record = (await bob.ask("GET", f"/tables/{done}/record"))["record"]
            await ann.ask("PUT", f"/tables/{done}/notes/0", json={"text": "how it began"})
            running = await full_table([ann, bob])

            told = await data_of(ann)
            assert (told["format"], told["name"]) == ("impera-person/1", "Guest 1")
            assert [game["table"] for game in told["games"]] == [done]
            assert parse_record(json.dumps(told["games"][0]["record"])).game.is_over
            assert [row["text"] for row in told["rows"]["notes"]] == ["how it began"]
            assert "Guest 2" not in json.dumps(told["rows"])
            assert not (await data_of(bob))["rows"]["notes"]

            headers = {"authorization": f"Bearer {ann.token}"}
            async with httpx.AsyncClient(base_url=address, headers=headers) as http:
                refused = await http.post("/api/me/forget", json={"name": "somebody else"})
                assert (refused.status_code, refused.json()["error"]["key"]) == (409, "forget-name")
                assert (await http.get("/api/me")).status_code == 200
                assert (await http.post("/api/me/forget", json={"name": "Guest 1"})).status_code == 204
                assert (await http.get("/api/me")).status_code == 401

            seats = {table: (await bob.ask("GET", f"/tables/{table}"))["table"]["seats"] for table in (done, running)}
            assert [[seat["name"] for seat in each] for each in seats.values()] == 2 * [[None, "Guest 2"]]
            assert seats[running][0]["played_by"] == "bot"  # the game goes on
            after = (await bob.ask("GET", f"/tables/{done}/record"))["record"]
            assert parse_record(json.dumps(after)).game.actions == parse_record(json.dumps(record)).game.actions
            assert "Guest 1" not in json.dumps(await bob.ask("GET", f"/tables/{done}?since=0"))

    asyncio.run(promise())
