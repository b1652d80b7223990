"""HTTP: who I am, tables, records."""

from types import TracebackType
from typing import Any

import httpx

from impera.client.errors import RefusedError
from impera.client.seat import Seat

TIMEOUT = 30.0


class Client:
    """One person at one server. Keep `token` to be the same person again."""

    def __init__(self, address: str, token: str | None = None) -> None:
        """Name the server, such as http://127.0.0.1:8420."""
        self.address = address.rstrip("/")
        self.token = token
        self.person: str | None = None
        self._http = httpx.AsyncClient(base_url=self.address, timeout=TIMEOUT, trust_env=False)

    async def __aenter__(self) -> "Client":
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End."""
        await self._http.aclose()

    async def ask(self, method: str, path: str, **options: Any) -> Any:
        """Ask for anything under /api; a refusal is raised."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(method, f"/api{path}", headers=headers, **options)
        if answer.is_error:
            raise RefusedError(_error(answer))
        return answer.json() if answer.content else None

    async def sign_in(self, name: str) -> str:
        """Be a guest, unless there is a token already; return the token."""
        if self.token is None:
            guest = await self.ask("POST", "/guests", json={"name": name})
            self.token = guest["token"]
        self.person = (await self.ask("GET", "/me"))["person"]
        return self.token or ""

    async def quick_play(self, **choices: Any) -> str:
        """Start a private game against bots; return the table's id."""
        state = await self.ask("POST", "/quick", json=choices)
        return str(state["table"]["id"])

    async def make_table(
        self, bots: dict[int, str] | None = None, sit: int | None = None, seed: str | None = None, **options: Any
    ) -> str:
        """Make a table and sit down at it; return its id."""
        seats = {str(number): bot for number, bot in (bots or {}).items()}
        body = {"options": options, "bots": seats, "sit": sit, "seed": seed}
        state = await self.ask("POST", "/tables", json=body)
        return str(state["table"]["id"])

    async def command(self, table: str, what: str, **fields: Any) -> Any:
        """Do at a table what its socket's message `what` does."""
        return await self.ask("POST", f"/tables/{table}/commands", json={"type": what} | fields)

    async def record(self, table: str) -> Any:
        """The record of a finished game."""
        return await self.ask("GET", f"/tables/{table}/record")

    def seat(self, table: str, since: int | None = None) -> Seat:
        """The live line to a table: to play, or to watch."""
        scheme, _, rest = self.address.partition("://")
        secure = "wss" if scheme == "https" else "ws"
        return Seat(f"{secure}://{rest}/api/tables/{table}/live", self.token, since)


def _error(answer: httpx.Response) -> dict[str, Any]:
    try:
        error: dict[str, Any] = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": f"http-{answer.status_code}", "key": "", "message": answer.reason_phrase}
    return error
