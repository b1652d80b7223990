"""A study over HTTP: notes of one's own at a finished game, and all of it in a file that opens again."""

import asyncio
import contextlib

import httpx
import pytest

from impera.client import RefusedError
from impera.game.record import notes_of
from impera.game.study import parse_study
from impera.tables.thinking import RandomBots
from tests.server.serving import full_table, guests, serving


def test_notes_are_mine_and_the_study_opens_again(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path, bots=RandomBots()) as (address, _), contextlib.AsyncExitStack() as stack:
            ann, bob = await guests(stack, address, 2)
            table = await full_table([ann, bob])
            with pytest.raises(RefusedError) as running:
                await ann.ask("PUT", f"/tables/{table}/notes/0", json={"text": "too early"})
            assert running.value.key == "table-not-finished"
            await ann.command(table, "offer", kind="concession", to=2)

            await ann.ask("PUT", f"/tables/{table}/notes/0", json={"text": " The deal\n "})
            kept = await ann.ask("PUT", f"/tables/{table}/notes/0", json={"text": "The deal again"})
            assert kept == {"notes": [{"action": 0, "text": "The deal again"}]}
            assert await bob.ask("GET", f"/tables/{table}/notes") == {"notes": []}
            with pytest.raises(RefusedError) as beyond:
                await ann.ask("PUT", f"/tables/{table}/notes/99", json={"text": "nowhere"})
            assert beyond.value.key == "table-no-position"

            made = await ann.ask("POST", f"/tables/{table}/branches", json={"action": 0, "bots": {"2": "random"}})
            branch = made["table"]["id"]
            await ann.command(branch, "offer", kind="concession", to=2)
            text = await study_of(ann, address, table)
            games = parse_study(text)
            assert [(one.id, one.origin) for one in games] == [(table, None), (branch, (table, 0))]
            assert notes_of(games[0].record) == {0: "The deal again"}
            replayed = await ann.ask("POST", "/replay", json={"text": games[0].text})
            assert replayed["notes"] == [{"action": 0, "text": "The deal again"}]
            assert notes_of(parse_study(await study_of(bob, address, table))[0].record) == {}

            assert await ann.ask("PUT", f"/tables/{table}/notes/0", json={"text": "  "}) == {"notes": []}

    asyncio.run(promise())


async def study_of(client, address: str, table: str) -> str:
    headers = {"Authorization": f"Bearer {client.token}"}
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        answer = await http.get(f"/api/tables/{table}/study.txt")
        assert answer.status_code == 200
        return answer.text
