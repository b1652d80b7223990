"""Playing on while servers are killed, and looking afterwards whether everything acknowledged is there."""

import asyncio
import random

from impera.client import Client, RefusedError, Seat
from impera.game.game import Game


async def play_noting(seat: Seat, rng: random.Random, noted: dict[int, str]) -> None:
    """Play to the end, noting every action that was acknowledged under its sequence number."""
    async for view in seat.decisions():
        action, seq = rng.choice(view.legal), seat.seq
        try:
            await seat.ask("act", seq=seq, action=action)
        except RefusedError as error:
            if error.wire_code not in ("stale", "store-unavailable", "not-your-turn"):
                raise
            continue
        noted[seq] = action


async def check_records(address: str, tables: list[str], noted: list[dict[int, str]]) -> int:
    """Every game is over, replays to its result, and holds every acknowledged action under its number."""
    async with Client(address) as client:
        for table, acknowledged in zip(tables, noted, strict=True):
            record = (await client.record(table)).record
            for seq, action in acknowledged.items():
                assert record.actions[seq] == action
            game = Game.new(record.players, seed=None, deck=record.deck, first=record.first)
            for action in record.actions:
                game.play(action)
            assert game.is_over
    return sum(map(len, noted))


async def check_ratings(address: str, token: str, games: int) -> None:
    """Every game was rated, and none twice."""
    found: list[int] = []
    async with Client(address, token) as client:
        for _ in range(200):
            ratings = (await client.ask("GET", "/me/ratings"))["ratings"]
            found = [each["rating"]["games"] for each in ratings]
            if found == [games]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(found)
