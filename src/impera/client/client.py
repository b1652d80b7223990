"""HTTP: who I am, tables, records."""

import ssl
from functools import cache
from types import TracebackType
from typing import Any, TypeVar, cast

import httpx
import msgspec

from impera.client.errors import RefusedError
from impera.client.seat import Seat
from impera.wire.bodies import CommandDone, NewTable, PersonInfo, RecordBody, SignedIn
from impera.wire.refusal import ErrorBody, ErrorInfo
from impera.wire.shapes import as_data
from impera.wire.table import TableOptions, TableState

T = TypeVar("T")

TIMEOUT = 30.0


class Client:
    """One person at one server. Keep `token` to be the same person again."""

    def __init__(self, address: str, token: str | None = None) -> None:
        """Name the server, such as http://127.0.0.1:8420."""
        self.address = address.rstrip("/")
        self.token = token
        self.person: str | None = None
        self._http = httpx.AsyncClient(base_url=self.address, timeout=TIMEOUT, trust_env=False, verify=_trusted())

    async def __aenter__(self) -> "Client":
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End."""
        await self._http.aclose()

    async def told(self, shape: type[T], method: str, path: str, **options: Any) -> T:
        """Ask for something under /api, and read the answer as a shape of the wire; a refusal is raised."""
        return msgspec.json.decode(await self._ask(method, path, **options), type=shape)

    async def ask(self, method: str, path: str, **options: Any) -> Any:
        """Ask for anything under /api; a refusal is raised."""
        content = await self._ask(method, path, **options)
        return msgspec.json.decode(content) if content else None

    async def _ask(self, method: str, path: str, **options: Any) -> bytes:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(method, f"/api{path}", headers=headers, **options)
        if answer.is_error:
            raise RefusedError(_error(answer))
        return answer.content

    async def sign_in(self, name: str) -> str:
        """Be a guest, unless there is a token already; return the token."""
        if self.token is None:
            self.token = (await self.told(SignedIn, "POST", "/guests", json={"name": name})).token
        self.person = (await self.told(PersonInfo, "GET", "/me")).person
        return self.token

    async def quick_play(self, **choices: Any) -> str:
        """Start a private game against bots; return the table's id."""
        return (await self.told(TableState, "POST", "/quick", json=choices)).table.id

    async def make_table(
        self, bots: dict[int, str] | None = None, sit: int | None = None, seed: str | None = None, **options: Any
    ) -> str:
        """Make a table and sit down at it; return its id."""
        chosen = cast(TableOptions, options)  # the server judges them, and says what is wrong
        body = as_data(NewTable(options=chosen, bots=bots or {}, sit=sit, seed=seed))
        return (await self.told(TableState, "POST", "/tables", json=body)).table.id

    async def command(self, table: str, what: str, **fields: Any) -> CommandDone:
        """Do at a table what its socket's message `what` does."""
        return await self.told(CommandDone, "POST", f"/tables/{table}/commands", json={"type": what} | fields)

    async def record(self, table: str) -> RecordBody:
        """The record of a finished game."""
        return await self.told(RecordBody, "GET", f"/tables/{table}/record")

    def seat(self, table: str, since: int | None = None) -> Seat:
        """The live line to a table: to play, or to watch."""
        scheme, _, rest = self.address.partition("://")
        secure = "wss" if scheme == "https" else "ws"
        return Seat(f"{secure}://{rest}/api/tables/{table}/live", self.token, since)


@cache
def _trusted() -> ssl.SSLContext:
    """Whom a client trusts: read once for all clients, since it takes a twentieth of a second."""
    return httpx.create_ssl_context(trust_env=False)


def _error(answer: httpx.Response) -> ErrorInfo:
    try:
        return msgspec.json.decode(answer.content, type=ErrorBody).error
    except msgspec.DecodeError:
        code = f"http-{answer.status_code}"
        return ErrorInfo(code=code, rule=None, key="", arguments={}, message=answer.reason_phrase)
