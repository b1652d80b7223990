"""What a request costs the server, beside what it is charged: is any kind cheaper to send than to answer?

    python -m benchmarks.attacks.prices [--requests 60] [--minutes 5] [--write]

Each kind is sent so often without limits, one after the other; counted is the processor time of the server. One unit is
meant to be about two milliseconds, and an address may spend so many units a second.
"""

import asyncio
import json
import tempfile

import httpx

from benchmarks.attacks.conduct import Forked, Progress, conduct, options
from benchmarks.tables_clients import Socket
from impera.game.game import Game
from impera.game.record import Record, write_record
from impera.server.prices import SOCKET, price_of
from impera.server.settings import Settings


class Prices:
    """One run."""

    def __init__(self, requests: int, minutes: float) -> None:
        self.each = requests
        self.progress = Progress("requests", 10**9, minutes)
        self.rows: list[tuple[str, float, float]] = []  # what, price, milliseconds

    async def attack(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Forked(IMPERA_DATA=folder) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=120) as http:
                token = (await http.post("/api/guests", json={"name": "Price"})).json()["token"]
                head = {"authorization": f"Bearer {token}"}
                asked = {"players": 2, "bot": "random", "seat": 1}
                table = (await http.post("/api/quick", json=asked, headers=head)).json()["table"]["id"]
                await _play_on(http, table, head)
                for method, path, body in _kinds(table):
                    await self._measure(server, http, head, method, path, body)
                await self._measure_sockets(server, table, token)

    async def _measure(self, server: Forked, http, head: dict[str, str], method: str, path: str, body) -> None:
        content = json.dumps(body).encode() if body is not None else b""
        before = server.processor
        for _ in range(self.each):
            if self.progress.is_done:
                return
            await http.request(method, path, content=content, headers=head | {"content-type": "application/json"})
            self.progress.step()
        price = price_of(method, path.partition("?")[0], len(content), path.partition("?")[2].encode())
        name = path.replace(path.split("/")[3], "{table}") if path.startswith("/api/tables/") else path
        self.rows.append((f"{method} {name}", price, 1000 * (server.processor - before) / self.each))

    async def _measure_sockets(self, server: Forked, table: str, token: str) -> None:
        before = server.processor
        for _ in range(self.each):
            welcome = asyncio.Event()
            line = Socket(f"/api/tables/{table}/live", lambda _, told=welcome: told.set())
            await asyncio.get_running_loop().create_connection(lambda line=line: line, "127.0.0.1", server.port)
            await line.open
            line.send(json.dumps({"type": "hello", "token": token}))
            await asyncio.wait_for(welcome.wait(), 60)
            line.transport.close()
            self.progress.step()
        self.rows.append(("a new line", SOCKET, 1000 * (server.processor - before) / self.each))

    def report(self) -> str:
        rate = Settings().requests_per_second
        rows = sorted(self.rows, key=lambda row: -row[2] / row[1])
        lines = [
            f"| {what} | {price:g} | {took:.1f} ms | {took / price:.2f} ms | {took / price * rate / 10:.0f} % |"
            for what, price, took in rows
        ]
        head = "| request | price | processor for one | for a unit | of a core, sent as often as allowed |"
        note = f"An address may spend {rate:g} units a second; the dearest for their price come first."
        return "\n".join([note, "", head, "|---|---|---|---|---|", *lines])


async def _play_on(http: httpx.AsyncClient, table: str, head: dict[str, str]) -> None:
    """Play a while, so that there is something to tell."""
    for _ in range(60):
        state = (await http.get(f"/api/tables/{table}", headers=head)).json()
        legal = (state["view"] or {}).get("legal")
        if legal:
            act = {"type": "act", "seq": state["seq"], "action": legal[0]}
            await http.post(f"/api/tables/{table}/commands", json=act, headers=head)


def _kinds(table: str):
    game = Game.new(4, seed=3)
    while not game.is_over:
        game.play(game.legal()[-1])
    text = write_record(Record(game))
    at = f"/api/tables/{table}"
    return (
        ("GET", "/api/me", None),
        ("GET", "/api/bots", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/me/tables", None),
        ("GET", "/api/openapi.json", None),
        ("GET", at, None),
        ("GET", f"{at}?since=0", None),
        ("GET", f"{at}/statistics", None),
        ("GET", f"{at}/proof", None),
        ("GET", f"{at}/positions/20", None),
        ("GET", f"{at}/explain?action=end", None),
        ("POST", f"{at}/commands", {"type": "act", "seq": 0, "action": "end"}),
        ("POST", "/api/guests", {"name": "Other"}),
        ("POST", "/api/quick", {"players": 2, "bot": "random"}),
        ("POST", "/api/tables", {"options": {"players": 2}}),
        ("POST", "/api/replay", {"text": text}),
        ("POST", "/api/replay", {"text": "no record"}),
    )


def main() -> None:
    asked = options(__doc__, 5, requests=60)
    run = Prices(asked.requests, asked.minutes)
    conduct("Prices", run.attack, run.report, write=asked.write)


if __name__ == "__main__":
    main()
